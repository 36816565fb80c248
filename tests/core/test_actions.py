from __future__ import annotations

import pickle
import re
from difflib import get_close_matches
from enum import IntEnum

import numpy as np
import pytest

import digsite.games  # noqa: F401
from digsite.core import actions, registry
from digsite.core.actions import ActionSpace, IllegalAction, UnknownAction


class Act(IntEnum):
    WALK = 0
    DIG = 1
    SHOW = 2


def space() -> ActionSpace:
    made = ActionSpace()
    made.add(Act.WALK, ["walk north", "walk south"])
    made.add(Act.DIG, ["dig I", "dig II", "dig IV"])
    made.add(Act.SHOW, ["show +0", "show +1", "show +0 for I", "show +1 for I"], extras=[0, 0, 1, 1])
    return made


def test_numbers_run_through_all_kinds() -> None:
    made = space()
    assert [action.number for action in made.actions] == list(range(9))
    assert [made.kinds[n] for n in range(9)] == [0, 0, 1, 1, 1, 2, 2, 2, 2]
    assert [made.choices[n] for n in range(9)] == [0, 1, 0, 1, 2, 0, 1, 0, 1]
    assert [made.extras[n] for n in range(9)] == [0, 0, 0, 0, 0, 0, 0, 1, 1]


@pytest.mark.parametrize("written", ["dig IV", "DIG iv", "  dig   4 ", "Dig 4"])
def test_capitals_blanks_and_numerals_do_not_matter(written: str) -> None:
    assert space().find(written).number == 4


def test_a_number_may_come_from_numpy() -> None:
    assert space().find(np.int64(4)).notation == "dig IV"  # type: ignore[arg-type]


def test_an_action_reads_as_its_notation() -> None:
    assert str(space().find(0)) == "walk north"


def test_a_slip_of_the_pen_gets_a_suggestion() -> None:
    with pytest.raises(UnknownAction, match="did you mean 'walk north'"):
        space().find("wlak north")


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("pergamon", "fnish", "finish"),
        ("pergamon", "exhibit 2", "exhibit +2"),
        ("thebes", "take2", "take 2"),
        ("thebes", "dig egypt 6 weks with rumour by zeppelin", "dig egypt 6 weeks with rumour by zeppelin"),
    ],
)
def test_the_notation_that_was_meant_is_found_among_all_of_a_game(game: str, written: str, meant: str) -> None:
    with pytest.raises(UnknownAction, match=f"did you mean '{re.escape(meant)}'"):
        registry.game(game).actions.find(written)


def test_a_misspelt_notation_is_compared_with_a_few_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letter by letter with all 1,556 of Thebes it took a tenth of a second, on the server's event loop."""
    compared: list[int] = []

    def counting(text: str, notations: list[str], n: int) -> list[str]:
        compared.append(len(notations))
        return get_close_matches(text, notations, n=n)

    monkeypatch.setattr(actions, "get_close_matches", counting)
    with pytest.raises(UnknownAction, match="did you mean 'dig egypt 6 weeks'"):
        registry.game("thebes").actions.find("dig egipt 6 weeks")
    assert compared == [actions.AKIN]


@pytest.mark.parametrize("wanted", ["fly", 9, -1, True, 1.5, None, "x" * 10_000])
def test_what_is_no_action_is_refused_in_one_line(wanted: object) -> None:
    with pytest.raises(IllegalAction) as caught:
        space().find(wanted)  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200
    assert (caught.value.kind, caught.value.section) == ("unknown-action", None)


def test_an_error_keeps_its_reason_on_the_way_to_another_process() -> None:
    with pytest.raises(UnknownAction) as caught:
        space().find("fly")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.refusal) == (str(caught.value), caught.value.refusal)


def test_two_actions_cannot_be_written_alike() -> None:
    made = space()
    with pytest.raises(ValueError, match="two actions"):
        made.add(Act.WALK, ["WALK north"])
