"""A table: its game in memory, how it is opened, and how it is sent."""
