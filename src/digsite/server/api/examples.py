"""Examples of all that goes in and out, for the description of the API; the server makes those of tables itself."""

from __future__ import annotations

from functools import cache
from typing import Any

import orjson

from digsite import __version__
from digsite.core import registry
from digsite.server.api import puzzle_examples, study_examples
from digsite.server.api.rules_examples import RULES
from digsite.server.problems import Refused
from digsite.server.store.records import SeatRecord
from digsite.server.tables import serialize
from digsite.server.tables.factory import new_record, new_table
from digsite.server.tables.serialize import Serializer
from digsite.server.tables.table import Table
from digsite.study import setups

TABLE_ID = "k3v9qa2mxz7p"
AT = 1_767_225_600_000  # milliseconds since 1970
ADA, CONZE = 7, 3
SECRET = "1871-5a1f0c3e9b7d2468ace013579bdf8642"
MESSAGE = {"id": 41, "name": "Ada", "text": "Good luck!", "at": AT}
PERSON = {"name": "Ada", "kind": "guest"}
RATING = {"mu": 27.4, "sigma": 6.1, "games": 12, "is_provisional": False}
CLOCK = {"kind": "per_move", "seconds": 259_200}

POSITION = """game = "pergamon"
round = 1
waits_for = "place"
cards = ["bag", "chest"]
galleries = [[7], [32], [], [40], [49]]
[[players]]
name = "Ada"
[[players]]
name = "Bo"
[[players]]
name = "Cy"
"""

SENT: dict[str, Any] = {
    "TakeName": {"name": "Ada"},
    "Claim": {"password": "a long sentence of mine"},
    "LogIn": {"name": "Ada", "password": "a long sentence of mine"},
    "NewBot": {"name": "Deep Shovel"},
    "NewTable": {
        "game": "pergamon",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": 3}],
        "options": {"first_player": 0},
        "clock": CLOCK,
    },
    "Join": {"seat": 1},
    "Start": {"fill": 3},
    "Act": {"action": "place 5", "ply": 12},
    "Answer": {"agree": True},
    "Leave": {"level": 3},
    "Say": {"text": "Good luck!"},
    "Entry": {"text": "5; 17; 40; 8", "ply": 0},
    "NewPosition": {"text": POSITION},
    "Tried": {"text": POSITION},
    "Clone": {"ply": 12, "seats": [{"kind": "me"}, {"kind": "bot", "level": 4}]},
    **puzzle_examples.SENT,
}

NOT_A_NUMBER = {"where": "body.ply", "field": "ply", "why": "Input should be a valid integer"}
PROBLEMS = {
    401: Refused("no-name"),
    403: Refused("not-your-turn", player="Bo"),
    404: Refused("not-found", what="such table"),
    409: Refused("another-ply", ply=12, now=15),
    413: Refused("too-large", most=16_384),
    422: Refused("wrong-request", {"errors": [NOT_A_NUMBER]}, **NOT_A_NUMBER),
    429: Refused("too-many-requests", seconds=3),
    503: Refused("no-database", seconds=1),
}


@cache
def answered() -> dict[str, Any]:
    """The answers, by the names of their models."""
    table = a_table()
    seats = [serialize.seat(seat, seat.account == ADA) for seat in table.seats]
    listed = {key: value for key, value in serialize.header(table).items() if key not in NOT_LISTED}
    made = {
        "Me": PERSON,
        "Notice": {"text": "Tournament on Sunday at 15:00"},
        "Session": {
            "id": 7,
            "browser": "Firefox",
            "system": "Linux",
            "created": 1_767_225_600_000,
            "seen": 1_767_312_000_000,
            "is_this": True,
        },
        "Bot": {"name": "Deep Shovel"},
        "BotToken": {"name": "Deep Shovel", "token": "dig_3q2-7wYx"},
        "Player": {**PERSON, "created": AT, "ratings": [{"game": table.record.game, "players": 2, **RATING}]},
        "Results": RESULTS,
        "Leaderboard": {"leaders": [{**PERSON, **RATING}]},
        "Games": GAMES,
        "Components": COMPONENTS,
        "GameWords": {
            "game": "pergamon",
            "title": "Pergamon",
            "language": "en",
            "messages": "pergamon-track = Research spaces",
        },
        "Tables": {"tables": [{**listed, "seats": seats, "waits_for_you": True}], "next": f"{AT}-{TABLE_ID}"},
        "TableView": orjson.Fragment(Serializer().table(table, ADA, 0)),
        "PlyView": orjson.Fragment(serialize.ply_body(table, ADA, 1, with_offers=False)),
        "Frames": {"frames": [_a_frame(table)]},
        "Course": {
            "course": [
                {"after": "round", "number": 1, "ply": 7, "points": {"exhibiting": [4, 0], "evaluations": [0, 0]}}
            ]
        },
        "PositionFile": {"text": POSITION},
        "PositionView": serialize.position(setups.parse(POSITION)),
        "Message": MESSAGE,
        "Messages": {"messages": [MESSAGE]},
        "LessonText": LESSON,
        "Health": {"status": "ok", "version": __version__},
        **study_examples.EXAMPLES,
        "journal": str(table.journal()),
        **RULES,
        **puzzle_examples.answered(),
    }
    found: dict[str, Any] = orjson.loads(orjson.dumps(made))
    return found


LESSON = {
    "game": "pergamon",
    "edition": 2744637214,
    "chapters": ["Money"],
    "steps": [
        {
            "name": "bid",
            "chapter": 0,
            "ply": 7,
            "asks": 1,
            "title": "Ask for money",
            "html": "<p>Your figure says how many coins you ask for.</p>",
            "task": "<p><strong>Click space 7 and confirm.</strong></p>",
            "pieces": ["space:7"],
            "rule": "funds",
        }
    ],
}
RESULTS = {
    "records": [{"game": "pergamon", "games": 12, "against": 11, "won": 5, "best": 61}],
    "newest": [
        {"table": TABLE_ID, "at": AT, "game": "pergamon", "players": 2, "is_rated": True, "score": 54, "place": 1}
    ],
}
NOT_LISTED = ("version", "mover", "rematch", "origin", "chance")
GAMES = {
    "games": [
        {
            "name": "pergamon",
            "title": "Pergamon",
            "credit": "Stefan Dorra and Ralf zur Linde, 2011",
            "players": [1, 2, 3, 4],
            "options": [{"name": "first_player", "about": "who begins", "players": [2, 3, 4], "is_seat": True}],
            "components": {"fingerprint": "d9405ee17743", "are_shipped": True},
            "parts": ["strategy", "measures", "lesson", "puzzles", "rules", "positions"],
        }
    ],
    "levels": [{"number": 3, "name": "Alexander Conze", "sentence": "He dug.", "play": "Plays at once."}],
}
COMPONENTS = {
    "game": "pergamon",
    "fingerprint": "d9405ee17743",
    "are_shipped": True,
    "tables": registry.game("pergamon").show.tables(),
    "sources": [
        {
            "table": "museum points",
            "status": "reconstruction",
            "origin": "24 spaces, 1 to 6 points; filled in: six bands of four",
            "confidence": "about 65 %",
        }
    ],
}


def a_table() -> Table:
    """A table as it stands when the first player is to decide."""
    seats = [SeatRecord("", 0, "person", ADA, "Ada"), SeatRecord("", 1, "bot", CONZE, "Alexander Conze", level=3)]
    record = new_record("pergamon", 2, {"first_player": 0}, ADA, AT, id=TABLE_ID, secret=SECRET)
    return new_table(record, seats, AT)


def _a_frame(table: Table) -> dict[str, Any]:
    ply: dict[str, Any] = orjson.loads(serialize.ply_body(table, ADA, 1, with_offers=False))
    return {name: part for name, part in ply.items() if name not in ("plies", "offers")}
