"""How the command line prints: what comes from files and from people stands as it is, and never steers the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

BETWEEN = 2  # blanks between two columns of a table


def console(*, stderr: bool = False) -> Console:
    """A console that takes texts as they are: what looks like markup or an emoji's code is neither."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def printable(text: object) -> str:
    """A text for one line, with control characters written out as in Python."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in str(text)
    )


def print_table(
    out: Console, columns: Sequence[str], rows: Sequence[Sequence[str]], title: str | None = None, names: int = 1
) -> None:
    """Print a table whose first columns name the rows; the others are figures.

    On a narrow terminal it goes on below, with the names again: nothing is cut off.
    """
    widths = [
        max(cell_len(row[place]) for row in [columns, *rows] if place < len(row)) for place in range(len(columns))
    ]
    for places in _shares(widths, names, out.width):
        table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        for place in places:
            table.add_column(columns[place], justify="left" if place < names else "right", no_wrap=True)
        for row in rows:
            cells = [row[place] if place < len(row) else "" for place in places]
            if any(cells[names:]):
                table.add_row(*cells)
        out.print(table)
        title = None


def _shares(widths: Sequence[int], names: int, width: int) -> list[list[int]]:
    """The columns of each part of a table: those that name the rows, and as many others as fit."""
    named = list(range(names))
    shares = [list(named)]
    for place in range(names, len(widths)):
        together = [*shares[-1], place]
        if shares[-1] != named and sum(widths[each] + BETWEEN for each in together) > width:
            together = [*named, place]
            shares.append(together)
        shares[-1] = together
    return shares
