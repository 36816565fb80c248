"""Bots: players that see only what a player sees, from one that plays at random to one that thinks ahead."""
