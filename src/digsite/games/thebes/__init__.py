"""Thebes, by Peter Prinz (2007): gather knowledge in Europe, dig in the south, exhibit what you find; time is money."""

from __future__ import annotations

from digsite.core.game import About, Game, Option
from digsite.games.thebes import show, text
from digsite.games.thebes.actions import SPACE
from digsite.games.thebes.chance import chance_weight, draw
from digsite.games.thebes.components import MAX_PLAYERS
from digsite.games.thebes.observe import LAYOUT, observe
from digsite.games.thebes.rules.setup import setup
from digsite.games.thebes.rules.turn import legal_actions, play
from digsite.games.thebes.scoring import score, tie_break
from digsite.games.thebes.sources import SOURCES
from digsite.games.thebes.state import State

ANY_NUMBER = range(2, MAX_PLAYERS + 1)

GAME = Game(
    about=About(
        name="thebes",
        title="Thebes",
        credit="Peter Prinz, Queen Games 2007",
        rules_version=1,
        seats=ANY_NUMBER,
        options=(  # in the order of state.Option
            Option("strict_knowledge", "a dig needs special knowledge of the area's own colour", ANY_NUMBER),
            Option("next_cards", "the next two cards of the supply lie open, to soften luck", ANY_NUMBER),
            Option("first_player", "the seat that begins; chance chooses if none is named", ANY_NUMBER, is_seat=True),
        ),
        state=State,
        observation=LAYOUT,
        sources=SOURCES,
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
