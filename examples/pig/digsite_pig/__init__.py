"""Pig, a folk game with one die: roll as often as you dare, but a 1 takes all that you have not held."""

from __future__ import annotations

from digsite.core.game import About, Game, Option
from digsite_pig import show, text
from digsite_pig.actions import SPACE
from digsite_pig.observe import LAYOUT, observe
from digsite_pig.rules import chance_weight, draw, legal_actions, play, score, setup, tie_break
from digsite_pig.state import MAX_PLAYERS, State

SEATS = range(2, MAX_PLAYERS + 1)

GAME = Game(
    about=About(
        name="pig",
        title="Pig",
        credit="a folk game",
        rules_version=1,
        seats=SEATS,
        options=(  # in the order of state.Choice
            Option("first_player", "the seat that begins; chance chooses if none is named", SEATS, is_seat=True),
        ),
        state=State,
        observation=LAYOUT,
        sources=(),  # nothing is printed
    ),
    actions=SPACE,
    setup=setup,
    legal_actions=legal_actions,
    play=play,
    chance_weight=chance_weight,
    draw=draw,
    score=score,
    tie_break=tie_break,
    observe=observe,
    show=show,
    text=text,
)
