"""A position is written down as it lies on the table, and is the same position again."""

from __future__ import annotations

import ast
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from digsite.core.position import Position
from digsite.games.pergamon.state import Phase
from digsite.match import Match
from digsite.study.setups import PositionError, line_of, parse, pergamon_state, read, written
from digsite.study.setups.reasons import REASONS
from digsite.study.setups.writing import as_text

NAMES = ("Ada", 'Bo "the Brave"', "Çetin", "Dörte")
TABLES = [
    ("pergamon", 1, []),
    ("pergamon", 2, ["secret_tickets"]),
    ("pergamon", 3, ["variant_order", "variant_sorting"]),
    ("thebes", 2, []),
    ("thebes", 3, ["next_cards"]),
    ("thebes", 4, ["strict_knowledge"]),
]


def decisions(game: str, players: int, options: list[str], seed: int) -> Iterator[Position]:
    """Every fourth decision of a game at random."""
    chosen: dict[str, Any] = dict.fromkeys(options, True)
    match = Match(game, players, seed=seed, **chosen)
    dice = random.Random(seed)
    while not match.over:
        if dice.random() < 0.25 and not (game == "pergamon" and match.state.phase == Phase.SORTING):
            yield match
        match.play(dice.choice(match.legal))


CARDS = ("display", "next_cards", "cards", "exhibitions")  # where Thebes' views name cards by their numbers


def alike(position: Position) -> Any:
    """What the mover sees, without telling identical cards apart."""
    cards = position.rules.show.tables().get("cards", [])

    def same(seen: Any, is_card: bool = False) -> Any:
        if isinstance(seen, dict):
            return {name: same(value, is_card or name in CARDS) for name, value in seen.items()}
        if isinstance(seen, list):
            return sorted((same(one, is_card) for one in seen), key=repr)
        return {**cards[seen], "card": None} if is_card and cards and seen is not None else seen

    return same(position.view(position.mover))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_is_written_down_is_the_same_position(game: str, players: int, options: list[str]) -> None:
    for position in decisions(game, players, options, seed=players):
        found = parse(written(position, NAMES[:players])).position
        assert found.mover == position.mover
        assert alike(found) == alike(position)
        assert found.legal == position.legal
        assert found.scores == position.scores


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_game_goes_on_from_there(game: str, players: int, options: list[str]) -> None:
    *_, position = (one.copy() for one in decisions(game, players, options, seed=9))
    found = parse(written(position, NAMES[:players])).position
    dice = random.Random(1)
    while not found.over:
        assert found.legal == position.legal
        action = dice.choice(found.legal)
        found.play(action)
        position.play(action)
    assert found.scores == position.scores


def test_players_keep_their_names() -> None:
    position = next(decisions("thebes", 4, [], seed=3))
    assert parse(written(position, NAMES)).names == NAMES


def test_only_a_decision_can_be_written_down() -> None:
    with pytest.raises(PositionError, match="nobody decides here"):
        written(Position("pergamon", 2), NAMES[:2])  # chance does
    sorting = Match("pergamon", 3, seed=1, variant_sorting=True)
    while sorting.state.phase != Phase.SORTING:
        sorting.play(sorting.legal[0])
    with pytest.raises(PositionError, match="nobody decides here"):
        written(sorting, NAMES[:3])


# What cannot be


def changed_text(position: Position, changed: dict[str, Any]) -> str:
    return as_text({**tomllib.loads(written(position, NAMES[: position.players])), **changed})


def pergamon_text(**changed: Any) -> str:
    position = next(decisions("pergamon", 2, [], seed=4))
    for later in decisions("pergamon", 2, [], seed=4):
        position = later.copy()
        if position.round > 3:
            break
    return changed_text(position, changed)


def thebes_text(**changed: Any) -> str:
    position = next(one.copy() for one in decisions("thebes", 2, [], seed=4) if len(one.actions) > 40)
    return changed_text(position, changed)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"game": "chess"}, "game: 'chess' is none of pergamon, thebes"),
        ({"round": 13}, "round: is a number from 1 to 12, not 13"),
        ({"rounds": 3}, "rounds: says nothing here; known are game"),
        ({"spent": [1, 1]}, "spent: before round"),
        ({"galleries": [[61]]}, "gallery 1, finds: 61 is no tile; tiles are 1 to 60"),
        ({"galleries": [[1, 1]]}, "gallery 1, finds: tile 1 lies somewhere else already"),
        ({"galleries": [["vase vase 1"]]}, "gallery 1, finds: 'vase vase 1' is no tile"),
        ({"order": [1, 1]}, "order: names each of the 2 players once"),
        ({"raider": {}}, "raider: stands on the track with 1 or 2 players"),
        ({"players": []}, "Pergamon is for 1 to 4 players, not 0"),
        ({"waits_for": "lunch"}, "waits_for: 'lunch' is none of place, dig, exhibit, store"),
    ],
)
def test_pergamon_refuses_what_cannot_be(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError) as raised:
        parse(pergamon_text(**changed))
    assert str(raised.value).startswith(why)


def test_coins_come_from_the_cards() -> None:
    text = pergamon_text()
    with pytest.raises(PositionError, match=r"coins: the cards have brought .* but .* are on the table"):
        parse(text.replace("\ncoins = ", "\ncoins = 9"))


def test_halves_that_do_not_match_are_no_collection() -> None:
    player = {"coins": 0, "space": 3, "collections": [{"space": 5, "tiles": ["vase jug 1", "mask vase 1"]}]}
    with pytest.raises(PositionError, match="player 1, collection 1, tiles: a jug on the right of tile 7 meets a mask"):
        parse(as_text({"game": "pergamon", "round": 1, "players": [player, {"space": 4}]}))


def test_with_corrected_tables_a_name_that_two_tiles_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pergamon_state.NAMES, "vase jug 1", [6, 8])
    with pytest.raises(PositionError, match="there are several tiles 'vase jug 1'; name one of 7, 9"):
        parse(as_text({"game": "pergamon", "round": 1, "box": ["vase jug 1"], "players": [{"space": 3}, {"space": 4}]}))


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        (
            {"display": ["greece 9 rome"]},
            "display: 'greece 9 rome' is no card; cards are named such as 'greece 2 rome'",
        ),
        ({"display": ["zeppelin rome"] * 4}, "display: there are not so many cards 'zeppelin rome'"),
        ({"stack": 1, "showing": {"a": "small exhibition london"}}, "showing, a: there are not so many cards"),
        ({"showing": {"d": "small exhibition london"}}, "showing, d: says nothing here; known are a, b, c"),
        ({"map": ["atlantis"]}, "map: 'atlantis' is none of greece, crete, egypt, palestine, mesopotamia"),
        ({"map": []}, "map: the first artefact of"),
        ({"upcoming": ["car moscow"]}, "upcoming: up to 2 cards lie open, with the option next_cards"),
    ],
)
def test_thebes_refuses_what_cannot_be(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError) as raised:
        parse(thebes_text(**changed))
    assert str(raised.value).startswith(why)


@pytest.mark.parametrize(
    "text", ["x" * 10_001, "round = " + "[" * 9000, "round = 0x" + "f" * 5000, "round = " + "9" * 5000]
)
def test_nothing_is_too_much_to_be_refused(text: str) -> None:
    with pytest.raises(PositionError):
        parse(text)


@pytest.mark.parametrize("key", ["a" + ".a" * 4_990, '"a"' + '."a"' * 2_490, "[a" + ".a" * 4_900 + "]"])
def test_tables_within_tables_take_no_time(key: str) -> None:
    with pytest.raises(PositionError, match="has more than 200 dots"):
        parse(f"{key} = 1")


def test_a_file_is_named_in_its_error(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text("game = ", encoding="utf-8")
    with pytest.raises(PositionError) as raised:
        read(path)
    assert str(raised.value).startswith(f"{path}: is no TOML: ")


# What an error is


def errors() -> Iterator[tuple[str, set[str]]]:
    """The kinds that are raised, each with its arguments."""
    for path in sorted(Path(pergamon_state.__file__).parent.glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name | ast.Attribute):
                continue
            named = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
            if named not in ("PositionError", "error"):
                continue
            given = {str(keyword.arg) for keyword in call.keywords}
            place = call.args[0 if named == "PositionError" else 1]
            for node in ast.walk(place):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value, given


def test_every_kind_is_raised_somewhere() -> None:
    assert {kind for kind, _ in errors()} == set(REASONS)


def test_every_error_has_the_arguments_of_its_kind() -> None:
    for kind, given in errors():
        wanted = {name for _, name, _, _ in Formatter().parse(REASONS[kind]) if name}
        assert given == wanted or "None" in given, kind


# Where an error is


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (PositionError("not-a-number", ("round",)), 2),
        (PositionError("tile-elsewhere", ("gallery 2", "finds")), 3),
        (PositionError("missing", ("player 1", "coins")), 7),
        (PositionError("not-a-number", ("player 2", "coins")), 11),
        (PositionError("halves-differ", ("player 2", "collection 1", "tiles")), 12),
        (PositionError("unknown-word", ("player 2", "finds", "crete")), 10),
        (PositionError("not-toml", why="Invalid value (at line 4, column 3)"), 4),
        (PositionError("too-many-coins", ("coins",)), None),
        (PositionError("wrong-players"), None),
    ],
)
def test_an_error_says_its_line(error: PositionError, line: int | None) -> None:
    text = """game = "pergamon"
round = 13
galleries = [
  [1],
]

[[players]]
name = "Ada"
[[players]]
finds = { crete = ["vase"] }
coins = "many"
collections = [
  { space = 1, tiles = [1, 2] },
]
"""
    assert line_of(text, error) == line
