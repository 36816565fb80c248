"""The table server: people and bots at one table, nothing lost."""
