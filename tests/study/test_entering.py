from __future__ import annotations

from pathlib import Path

import pytest

from digsite import CHANCE
from digsite.core import journal
from digsite.core.position import Position
from digsite.study.entering import EntryError, fits, parse_entry

GOLDEN = Path(__file__).parent.parent / "golden"


def begun(game: str = "pergamon", text: str = "first P1") -> Position:
    position = Position(game, 2)
    parse_entry(position, text)
    return position


def notations(position: Position) -> list[str]:
    return [position.rules.actions.actions[number].notation for number in position.actions]


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("5", "find 5"),
        ("FIND 5", "find 5"),
        ("gre 2 par", "draw greece 2 paris"),
        ("small exh berl", "draw small exhibition berlin"),
        ("dig eg 6", "dig egypt 6 weeks with rumour"),
    ],
)
def test_beginnings_of_words_are_enough(typed: str, notation: str) -> None:
    assert fits(typed, notation)


@pytest.mark.parametrize(("typed", "notation"), [("5", "find 53"), ("paris greece", "draw greece 2 paris")])
def test_numbers_are_whole_and_words_in_order(typed: str, notation: str) -> None:
    assert not fits(typed, notation)


def test_several_draws_are_entered_at_once() -> None:
    position = Position("pergamon", 2)
    parse_entry(position, "p2; 5; 17\n40;8;  ; 60;")
    assert notations(position) == ["first P2", "find 5", "find 17", "find 40", "find 8", "find 60"]


def test_the_shortest_of_what_may_be_meant_is_taken_if_the_others_say_more() -> None:
    position = begun("thebes", "first P1; gre 2 rom; crete 1 par; zeppelin rome; shovel london")
    parse_entry(position, "take 3; cre 2 vie")  # not by zeppelin
    assert notations(position)[-2] == "take 3"


@pytest.mark.parametrize("name", ["pergamon-3.dig", "thebes-3.dig", "thebes-3-without-the-car.dig"])
def test_the_body_of_a_journal_can_be_pasted(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    record = journal.parse(text)
    body = text.partition("\n\n")[2].rpartition("end:")[0]
    position = Position(record.game, record.players, record.options)
    assert parse_entry(position, body) == record.actions == position.actions
    assert position.over


@pytest.mark.parametrize(
    ("text", "why", "kind"),
    [
        ("5; 5", "entry 2: '5' is not legal: tile 5 has been seen already", "seen-before"),
        ("99", "there is no action '99'", "unknown-action"),
        ("5\nP1: 6", "entry 2: chance is to move, not P1", "draw-due"),
        (
            "place 3",
            "'place 3' is not legal: figures are placed before the cards are turned over; now chance",
            "figures-placed",
        ),
        ("find", "'find' may be 'find 1', 'find 2', 'find 3', 'find 4' and 56 more", "unclear-action"),
    ],
)
def test_what_does_not_fit_is_told(text: str, why: str, kind: str) -> None:
    with pytest.raises(EntryError) as raised:
        parse_entry(begun(), text)
    assert str(raised.value).startswith(why)
    assert raised.value.refusal["kind"] == kind
    assert raised.value.entry == (2 if "entry 2" in why else 1)


def test_nothing_is_entered_for_those_who_decide_themselves() -> None:
    position = begun("pergamon", "first P1; 1; 2; 3; 4; 5; bag; bag")
    assert position.mover != CHANCE
    with pytest.raises(EntryError, match=f"P{position.mover + 1} is to move, and decides without you") as raised:
        parse_entry(position, "place 3", seats=[1 - position.mover])
    assert raised.value.refusal["kind"] == "not-your-turn"


def test_who_is_named_must_be_the_mover() -> None:
    position = begun("pergamon", "first P1; 1; 2; 3; 4; 5; bag; bag")
    with pytest.raises(EntryError, match="P1 is to move, not P2") as raised:
        parse_entry(position, "P2: place 3")
    assert raised.value.refusal["arguments"] == {"player": 0, "named": "P2"}
