from __future__ import annotations

import pickle
from enum import IntEnum

import numpy as np
import pytest

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
