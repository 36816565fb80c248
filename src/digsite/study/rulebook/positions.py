"""The pictures of the rules: moments of recorded games, and which part of the table to look at.

The games lie in ``games/`` as journals. A client draws a picture with the same board as a table, so a picture has what
a table has: the view, the offers, and perhaps an action that is chosen, with its consequences drawn.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Generic

from pydantic import Field
from typing_extensions import TypedDict

from digsite.core import journal, registry
from digsite.core.journal import Journal, Replay
from digsite.core.offers import offers_of
from digsite.study.boards import BoardT, DrawnOn, GameName, HappeningT, OfferT, ViewT, on_any_board
from digsite.study.rulebook.places import rulebook

FOLDER = Path(__file__).parent / "games"
COMPONENTS = ""  # the printed tables that the games were played with, as records name them


class RulePictureOn(TypedDict, Generic[BoardT, ViewT, OfferT, HappeningT]):
    """A moment of a recorded game, to be drawn by the board of the game."""

    board: DrawnOn[BoardT]
    game: GameName
    name: str
    part: Annotated[str, Field(description="which part of the board to show")]
    names: Annotated[list[str], Field(description="of the players, by seat")]
    seat: Annotated[int, Field(description="whose eyes one looks through")]
    ply: int
    view: Annotated[ViewT, Field(description="as at a table")]
    offers: Annotated[list[OfferT], Field(description="as at a table; empty where nothing is to be done")]
    chosen: Annotated[int | None, Field(description="an offered action whose consequences are drawn")]
    opens: Annotated[str | None, Field(description="a site that is opened")]
    before: Annotated[ViewT | None, Field(description="an earlier view, where what happened since is drawn")]
    happened: Annotated[list[HappeningT], Field(description="what was played since the earlier view, as in TableView")]


if TYPE_CHECKING:
    RulePicture = RulePictureOn[str, Any, Any, Any]
else:
    RulePicture = on_any_board(RulePictureOn)


def are_available(game: str) -> bool:
    """Whether the pictures of a game fit the printed tables in use."""
    return registry.game(game).about.components_id == COMPONENTS


@cache
def picture(game: str, name: str) -> RulePicture:
    """The picture of a game's rules with a name, drawn from a recorded game."""
    moment = rulebook(game).moments[name]
    record = _record(game, moment.record)
    replay = replayed(record, moment.ply)
    seat = max(0, replay.mover)
    chosen = replay.rules.actions.find(moment.chosen).number if moment.chosen else None
    wants_offers = bool(moment.chosen or moment.opens)
    return {
        "board": replay.rules.show.board,
        "game": record.game,
        "name": name,
        "part": moment.part,
        "names": list(record.names),
        "seat": seat,
        "ply": moment.ply,
        "view": _view(replay, seat),
        "offers": offers_of(replay.rules.show, replay.state, replay.legal_numbers()) if wants_offers else [],
        "chosen": chosen,
        "opens": moment.opens or None,
        "before": None if moment.since is None else _view(replayed(record, moment.since), seat),
        "happened": [] if moment.since is None else _happened(record, moment.since, moment.ply),
    }


def replayed(record: Journal, ply: int) -> Replay:
    """A recorded game after so many plies."""
    replay = record.replay()
    for action in record.actions[:ply]:
        replay.play(action)
    return replay


def _happened(record: Journal, since: int, ply: int) -> list[dict[str, Any]]:
    """What was played from a ply to another, as a table tells it."""
    replay, found = replayed(record, since), []
    for number in range(since, ply):
        before, action = replay.state, record.actions[number]
        replay.play(action)
        events = replay.rules.show.events(before, action, replay.state)
        notation = replay.rules.actions.actions[action].notation
        played = {"ply": number, "mover": int(before.mover), "action": action, "notation": notation, "events": events}
        found.append(played)
    return found


def _view(replay: Replay, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = replay.rules.show.view(replay.state, seat)
    return view


@cache
def _record(game: str, name: str) -> Journal:
    folder = FOLDER if registry.is_own(game) else registry.folder(game) / "texts" / "games"
    return journal.read(folder / f"{name}.dig")
