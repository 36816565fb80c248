"""Pergamon for PettingZoo: ``env(players=2, render_mode=None, **options)``."""

from functools import partial

from digsite.adapters.pettingzoo.aec import TableEnv

env = partial(TableEnv, "pergamon")
raw_env = env
