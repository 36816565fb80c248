"""Every body that the server sends of the golden games and the lessons: it stays the same when the server changes.

A game has one text file with a short hash for each ply, kind of body and viewer. A body is a ``table`` as it is after a
move, with all that happened from the ply on, or a ``ply`` as those get it who look back.
``python -m tests.server.bodies`` records them anew; look at the difference before you commit it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import orjson

from digsite.server.commands.change import of_game
from digsite.server.store.records import BY_HAND, SeatRecord
from digsite.server.tables import serialize
from digsite.server.tables.factory import new_record, new_table
from digsite.server.tables.serialize import Serializer
from digsite.server.tables.table import Table
from digsite.study.lessons import LESSONS
from tests.golden.games import FILES, golden

FOLDER = Path(__file__).parent
GAMES = [*(path.stem for path in FILES), *(f"lesson-{game}" for game in LESSONS)]
LETTERS = 6  # of a hash
SALT = "0123456789abcdef0123456789abcdef"
FIRST_ACCOUNT = 101
BOT_ACCOUNT = 2
LESSON_LEVEL = 2
PLIES_AFTER_LESSON = 40
AT = 1_700_000_000_000
# Bodies that are kept as a whole, to be read: the game, the ply, the kind of body and the viewer
WHOLE = (
    ("pergamon-3", 60, "table", "seat 2"),
    ("pergamon-2-secret-sorting", 60, "ply", "watcher"),
    ("thebes-3", 60, "table", "seat 2"),
    ("thebes-4-all-options", 60, "ply", "seat 1"),
)


def file_of(game: str) -> Path:
    """Where the hashes of a game are kept."""
    return FOLDER / f"{game}.txt"


# 1. Tables


def tables_of(game: str) -> dict[str, Table]:
    """The tables at which a game is played: by people who each sit elsewhere, and on one device."""
    if game.startswith("lesson-"):
        lesson = LESSONS[game.removeprefix("lesson-")]
        bot = SeatRecord("", 1, "bot", BOT_ACCOUNT, "Charles", level=LESSON_LEVEL)
        origin = {"lesson": lesson.game, "edition": lesson.edition}
        more = {"secret": f"7-{SALT}", "origin": origin}
        record = new_record(lesson.game, 2, lesson.options, FIRST_ACCOUNT, AT, **more)
        return {"online": new_table(record, [SeatRecord("", 0, "person", FIRST_ACCOUNT, "Ada"), bot], AT)}
    kept = golden(game)
    names = list(enumerate(kept.names))
    secret = BY_HAND if kept.seed is None else f"{kept.seed}-{SALT}"
    record = new_record(kept.game, kept.players, kept.options, FIRST_ACCOUNT, AT, secret=secret)
    online = [SeatRecord("", number, "person", FIRST_ACCOUNT + number, name) for number, name in names]
    device = [SeatRecord("", number, "hotseat" if number else "person", FIRST_ACCOUNT, name) for number, name in names]
    return {"online": new_table(record, online, AT), "device": new_table(record, device, AT)}


def viewers_of(where: str, table: Table) -> dict[str, int | None]:
    """Those who look at a table, with their accounts; at a device it is one, the host, for everybody."""
    if where == "device":
        return {"device": FIRST_ACCOUNT}
    people = {f"seat {seat.seat}": seat.account for seat in table.seats if seat.kind == "person"}
    return {**people, "watcher": None}


def play_next(table: Table, actions: list[int] | None) -> Table | None:
    """Let whoever is to move play what was recorded, or the lesson's line and some plies more; None at the end."""
    ply = table.record.ply
    if actions is None:
        assert table.lesson is not None
        actions = [*table.lesson.line, *[serialize.allowed(table)[0]] * PLIES_AFTER_LESSON]
    if ply >= len(actions) or table.record.mover is None:
        return None
    return after(table, ply, actions[ply])


def after(table: Table, keep: int, *actions: int) -> Table:
    """A table that has gone back to a ply, and on with an action."""
    plies = table.game.after(*actions) if actions else ()
    change = of_game(table, table.seats, keep, plies, AT)
    table.game.apply(keep, plies)
    return Table(change.record, change.seats, table.game)


def actions_of(game: str) -> list[int] | None:
    """What is played in a game; a lesson's line is known at its table."""
    return None if game.startswith("lesson-") else golden(game).actions


# 2. Bodies


def table_body(table: Table, account: int | None, since: int) -> dict[str, Any]:
    """A table as it is sent after a move, but for what differs from run to run."""
    return fixed(orjson.loads(Serializer().table(table, account, since)))


def fixed(body: dict[str, Any]) -> dict[str, Any]:
    """A table's body with the id, the times and the version that all recorded ones have."""
    return {**body, "id": "table", "version": 1, "created": AT, "moved": AT}


def ply_body(table: Table, account: int | None, ply: int) -> dict[str, Any]:
    """A ply as it is sent to those who look back."""
    sent: dict[str, Any] = orjson.loads(serialize.ply_body(table, account, ply, with_offers=True))
    return sent


def hash_of(body: dict[str, Any]) -> str:
    """A short hash of what a body says."""
    return hashlib.sha256(orjson.dumps(body, option=orjson.OPT_SORT_KEYS)).hexdigest()[:LETTERS]


def bodies(
    game: str, every: int = 1, after_move: Callable[[Table], Table] = lambda table: table
) -> Iterator[tuple[int, str, str, dict[str, Any]]]:
    """All bodies of a game, or those of every so manieth ply: the ply, the kind, the viewer and the body."""
    for where, table in tables_of(game).items():
        viewers = viewers_of(where, table)
        since, last = 0, table
        while True:
            if since % every == 0:
                for viewer, account in viewers.items():
                    yield since, "table", viewer, table_body(last, account, since)
            since = last.record.ply
            if (following := play_next(last, actions_of(game))) is None:
                break
            last = after_move(following)
        for ply in range(0, last.record.ply + 1, every) if where == "online" else ():
            for viewer, account in viewers.items():
                yield ply, "ply", viewer, ply_body(last, account, ply)


# 3. Files


def hashes(game: str, every: int = 1, **more: Any) -> dict[tuple[int, str, str], str]:
    """The hashes of all bodies of a game, or of those of every so manieth ply."""
    return {(ply, kind, viewer): hash_of(body) for ply, kind, viewer, body in bodies(game, every, **more)}


@cache
def recorded(game: str) -> dict[tuple[int, str, str], str]:
    """The hashes that are kept of a game."""
    lines = file_of(game).read_text(encoding="utf-8").splitlines()
    viewers = lines[0].split("\t")[2:]
    found: dict[tuple[int, str, str], str] = {}
    for line in lines[1:]:
        ply, kind, *kept = line.split("\t")
        found |= {(int(ply), kind, viewer): one for viewer, one in zip(viewers, kept, strict=True) if one != "-"}
    return found


def record(game: str) -> None:
    """Keep the hashes of a game."""
    found = hashes(game)
    viewers = list(dict.fromkeys(viewer for _, _, viewer in found))
    rows = sorted({(kind, ply) for ply, kind, _ in found})
    lines = ["\t".join(["ply", "kind", *viewers])]
    for kind, ply in rows:
        lines.append("\t".join([str(ply), kind, *(found.get((ply, kind, viewer), "-") for viewer in viewers)]))
    file_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")


def whole(game: str, ply: int, kind: str, viewer: str) -> tuple[Path, str]:
    """A body to be read: its file and its text, of the first such ply from one on."""
    wanted = (body for at, of, who, body in bodies(game) if at >= ply and (of, who) == (kind, viewer))
    text = orjson.dumps(next(wanted), option=orjson.OPT_SORT_KEYS | orjson.OPT_INDENT_2).decode()
    return FOLDER / f"{game}.{kind}.{viewer.replace(' ', '-')}.json", text + "\n"
