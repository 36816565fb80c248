"""Pergamon, by Stefan Dorra and Ralf zur Linde (2011): dig for halves of objects, exhibit them in the museum."""

from __future__ import annotations

from digsite.core.components import Components
from digsite.core.game import About, Game, Option
from digsite.games.pergamon import show, text
from digsite.games.pergamon.actions import SPACE
from digsite.games.pergamon.chance import chance_weight, draw
from digsite.games.pergamon.check_sheet import sheet
from digsite.games.pergamon.components import FILE, MAX_PLAYERS, PRINTED
from digsite.games.pergamon.components_file import FIRST_SHIPPED, shipped_fingerprint
from digsite.games.pergamon.observe import LAYOUT, observe
from digsite.games.pergamon.reconstruction import check
from digsite.games.pergamon.rules.setup import setup
from digsite.games.pergamon.rules.turn import legal_actions, play
from digsite.games.pergamon.scoring import score, tie_break
from digsite.games.pergamon.state import State

ANY_NUMBER = range(1, MAX_PLAYERS + 1)  # one player is our solo mode

GAME = Game(
    about=About(
        name="pergamon",
        title="Pergamon",
        credit="Stefan Dorra and Ralf zur Linde, eggertspiele 2011",
        rules_version=1,
        seats=ANY_NUMBER,
        options=(  # in the order of state.Option; ruling P-41: variant 1 is for three or four
            Option(
                "variant_order", "figures keep their order for the next round (variant 1)", range(3, MAX_PLAYERS + 1)
            ),
            Option("variant_sorting", "the first player sorts finds of one century (variant 2)", ANY_NUMBER),
            Option("secret_tickets", "tickets are hidden from the other players", ANY_NUMBER),
            Option("first_player", "the seat that begins; chance chooses if none is named", ANY_NUMBER, is_seat=True),
        ),
        state=State,
        observation=LAYOUT,
        sources=PRINTED.sources,
        components=Components(
            file=FILE,
            tables=PRINTED.as_json(),
            shipped=shipped_fingerprint(),
            first_shipped=FIRST_SHIPPED,
            check=check,
            sheet=sheet,
        ),
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
