"""Records: what lies on a table, declared once and used at both speeds.

``@record`` turns a class of annotated fields into a plain Python object of ints and lists. The same declaration also
gives the NumPy dtype under which compiled rules see it, so one source of rules works on either.

Every number is an int64: the fastest choice when compiled, and alike in both modes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")


class Ints(Protocol):
    """A row of numbers: a list in plain mode, an int64 array in compiled mode."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Floats(Protocol):
    """A row of real numbers, such as observations: a list in plain mode, a float32 array in compiled mode."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


class Flags(Protocol):
    """A row of flags, 0 or 1: a list in plain mode, an int8 array in compiled mode."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Grid(Protocol):
    """A table of numbers, indexed ``grid[row, column]``."""

    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...


_get, _set = list.__getitem__, list.__setitem__  # quicker than super() where views read thousands of numbers


class GridList(list[int]):
    """The plain form of a grid: its rows one after the other."""

    __slots__ = ("columns",)

    def __init__(self, values: list[int], columns: int) -> None:
        super().__init__(values)
        self.columns = columns

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            row, column = index
            return _get(self, row * self.columns + column)
        return _get(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is tuple:
            row, column = index
            _set(self, row * self.columns + column, value)
        else:
            _set(self, index, value)

    def rows(self) -> list[list[int]]:
        """The grid as a list of rows, for people to read."""
        flat = list(self)
        return [flat[i : i + self.columns] for i in range(0, len(flat), self.columns)]

    def __repr__(self) -> str:
        return repr(self.rows())


@dataclass(frozen=True)
class Field:
    """The shape of one field: ``()`` a number, ``(n,)`` a row, ``(n, m)`` a grid."""

    shape: tuple[int, ...]


def field(*shape: int) -> Any:
    """Declare a field of a record: a number, or a row or grid of the given shape."""
    if len(shape) > 2 or any(extent < 1 for extent in shape):
        raise TypeError(f"a field is a number, a row or a grid, not of shape {shape}")
    return Field(shape)


# Attributes of NumPy's own record type: a field of that name could not be read in compiled mode.
_TAKEN = """
    T all any argmax argmin argsort astype base byteswap choose clip compress conj conjugate copy cumprod cumsum data
    device diagonal dtype dump dumps fill flags flat flatten getfield imag item itemset itemsize max mean min nbytes
    ndim newbyteorder nonzero pprint prod ptp put ravel real repeat reshape resize round searchsorted setfield setflags
    shape size sort squeeze std strides sum swapaxes take to_device tobytes tofile tolist tostring trace transpose var
    view
"""
TAKEN_NAMES = frozenset(_TAKEN.split())


def record(cls: type[T]) -> type[T]:
    """Make a class of ``field()`` declarations into a record."""
    fields: dict[str, tuple[int, ...]] = {}
    for name in cls.__annotations__:
        declared = cls.__dict__.get(name)
        if not isinstance(declared, Field):
            raise TypeError(f"{cls.__name__}.{name} needs `= field(...)`")
        if name in TAKEN_NAMES:
            raise TypeError(f"{cls.__name__}.{name}: NumPy's records use this name already, choose another")
        fields[name] = declared.shape

    def blank(self: Any) -> None:
        for name, shape in fields.items():
            setattr(self, name, _zeros(shape))

    def same(self: Any, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in fields)

    def show(self: Any) -> str:
        return f"{cls.__name__}({', '.join(f'{name}={_shown(getattr(self, name))}' for name in fields)})"

    body = {name: value for name, value in cls.__dict__.items() if name not in fields and name != "__dict__"}
    body.pop("__weakref__", None)
    body |= {"__slots__": tuple(fields), "FIELDS": fields, "__init__": blank, "__eq__": same, "__repr__": show}
    made: type[T] = type(cls.__name__, cls.__bases__, body)
    return made


def is_record(kind: object) -> bool:
    """Whether a class was made by ``@record``."""
    return isinstance(kind, type) and "FIELDS" in kind.__dict__


def fields_of(kind: type) -> dict[str, tuple[int, ...]]:
    """The names and shapes of a record's fields."""
    shapes: dict[str, tuple[int, ...]] = kind.FIELDS  # type: ignore[attr-defined]
    return shapes


def copy_into(target: T, source: T) -> None:
    """Make one record equal to another of its kind, without sharing anything."""
    for name, shape in fields_of(type(source)).items():
        if shape:
            getattr(target, name)[:] = getattr(source, name)
        else:
            setattr(target, name, getattr(source, name))


def clear(row: Ints | Floats | Flags, start: int, count: int) -> None:
    """Make some numbers of a row 0."""
    for index in range(start, start + count):
        row[index] = 0


def copy_of(source: T) -> T:
    """A record of its own with the same contents."""
    kind = type(source)
    target = kind.__new__(kind)
    _written_out(kind).copy(target, source)  # type: ignore[arg-type]  # classes can be hashed
    return target


@cache
def dtype_of(kind: type) -> np.dtype[Any]:
    """The NumPy dtype under which compiled code sees a record."""
    import numpy as np

    return np.dtype([(name, np.int64, shape) for name, shape in fields_of(kind).items()], align=True)


def pack(source: object, target: NDArray[Any], index: int) -> None:
    """Write a plain record into one place of a structured array."""
    row = target[index]
    for name, shape in fields_of(type(source)).items():
        value = getattr(source, name)
        row[name] = value.rows() if len(shape) == 2 else value


def unpack(kind: type[T], source: NDArray[Any], index: int) -> T:
    """Read one place of a structured array as a plain record."""
    import numpy as np

    numbers: list[int] = source[index : index + 1].view(np.int64).tolist()  # at once: far quicker than by fields
    target = kind.__new__(kind)
    _written_out(kind).fill(target, numbers)  # type: ignore[arg-type]  # classes can be hashed
    return target


class _WrittenOut(NamedTuple):
    """What is done to a record field by field, as one function each."""

    fill: Callable[[Any, list[int]], None]  # a record, with the numbers of all its fields
    copy: Callable[[Any, Any], None]


@cache
def _written_out(kind: type) -> _WrittenOut:
    """The functions of a kind of record, with a line for each field: they run for every ply, and loops are slow."""
    filling, copying = ["def fill(to, numbers):"], ["def copy(to, source):"]
    begin = 0
    for name, shape in fields_of(kind).items():
        end = begin + prod(shape)
        part, own = f"numbers[{begin}:{end}]", f"source.{name}"
        if not shape:
            part = f"numbers[{begin}]"
        elif len(shape) == 1:
            own = f"{own}[:]"
        else:
            part, own = (f"GridList({numbers}, {shape[1]})" for numbers in (part, own))
        filling.append(f"    to.{name} = {part}")
        copying.append(f"    to.{name} = {own}")
        begin = end
    made: dict[str, Any] = {"GridList": GridList}
    exec("\n".join(filling + copying), made)
    return _WrittenOut(made["fill"], made["copy"])


def _shown(value: Any) -> str:
    """A field for people: plain mode may hold an enumeration's member where compiled mode has its number."""
    if isinstance(value, GridList):
        return repr([[int(number) for number in row] for row in value.rows()])
    return repr([int(number) for number in value] if isinstance(value, list) else int(value))


def _zeros(shape: tuple[int, ...]) -> int | list[int]:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return GridList([0] * (shape[0] * shape[1]), shape[1])


class LookupTable(list[int]):
    """The plain form of a printed row of numbers."""

    __slots__ = ()


def table(numbers: Iterable[int]) -> Ints:
    """A printed row of numbers, written once; compiled rules see it as a constant array."""
    return LookupTable(numbers)


class PrintedGrid(dict[tuple[int, int], int]):
    """The plain form of a printed grid: by row and column, which is found quicker than a place in a list."""

    __slots__ = ()

    def rows(self) -> list[list[int]]:
        """The grid as a list of rows."""
        height, width = (1 + max(place[axis] for place in self) for axis in (0, 1))
        return [[self[row, column] for column in range(width)] for row in range(height)]


def grid(rows: Iterable[Iterable[int]]) -> Grid:
    """A printed grid of numbers, indexed ``grid[row, column]``; the rows are of one length."""
    listed = [list(row) for row in rows]
    if len({len(row) for row in listed}) != 1:
        raise ValueError("the rows of a printed grid have one length")
    return PrintedGrid(
        ((row, column), number) for row, numbers in enumerate(listed) for column, number in enumerate(numbers)
    )
