from __future__ import annotations

import numpy as np
import pytest

from digsite.core.record import (
    TAKEN_NAMES,
    Grid,
    Ints,
    copy_into,
    copy_of,
    dtype_of,
    field,
    grid,
    pack,
    record,
    table,
    unpack,
)


@record
class Desk:
    """A record for these tests."""

    coins: int = field()
    shelves: Ints = field(3)
    drawers: Grid = field(2, 3)


def full_desk() -> Desk:
    desk = Desk()
    desk.coins = 7
    desk.shelves[1] = 4
    desk.drawers[1, 2] = 9
    return desk


def test_a_new_record_is_blank() -> None:
    desk = Desk()
    assert desk.coins == 0
    assert [desk.shelves[i] for i in range(3)] == [0, 0, 0]
    assert repr(desk) == "Desk(coins=0, shelves=[0, 0, 0], drawers=[[0, 0, 0], [0, 0, 0]])"


def test_a_misspelt_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        Desk().coin = 3  # type: ignore[attr-defined]


def test_a_field_needs_a_declaration() -> None:
    with pytest.raises(TypeError, match="needs `= field"):

        @record
        class Bad:
            coins: int = 3


@pytest.mark.parametrize("name", ["round", "min", "size"])
def test_names_that_numpy_uses_are_refused(name: str) -> None:
    kind = type("Bad", (), {"__annotations__": {name: int}, name: field()})
    with pytest.raises(TypeError, match="choose another"):
        record(kind)


def test_all_names_that_numpy_uses_are_known() -> None:
    assert {name for name in dir(np.record) if not name.startswith("_")} <= TAKEN_NAMES


def test_a_field_has_at_most_two_dimensions() -> None:
    with pytest.raises(TypeError, match="a number, a row or a grid"):
        field(2, 2, 2)


def test_a_copy_shares_nothing() -> None:
    desk = full_desk()
    copy = copy_of(desk)
    assert copy == desk
    copy.drawers[1, 2] = 0
    assert copy != desk
    assert desk.drawers[1, 2] == 9


def test_copying_into_a_record_overwrites_all_of_it() -> None:
    target = full_desk()
    target.shelves[0] = 1
    copy_into(target, Desk())
    assert target == Desk()


def test_packing_and_unpacking_go_both_ways() -> None:
    array = np.zeros(3, dtype_of(Desk))
    pack(full_desk(), array, 1)
    assert unpack(Desk, array, 1) == full_desk()
    assert unpack(Desk, array, 0) == Desk()


def test_a_printed_grid_is_read_by_row_and_column() -> None:
    printed = grid([[1, 2, 3], [4, 5, 6]])
    assert printed[1, 0] == 4
    with pytest.raises(ValueError, match="one length"):
        grid([[1], [2, 3]])


def test_a_printed_table_is_read_by_index() -> None:
    assert table([3, 1, 4])[2] == 4
