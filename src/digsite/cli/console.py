"""How the command line prints: what comes from files and from people stands as it is, and never steers the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from textwrap import fill

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

BETWEEN = 2  # blanks between two columns of a table
FRAMED = 64  # columns that a game's table needs with a frame around it
LABEL = re.compile(r" *[^ ]+(?: [^ ]+)* {2,}")  # at the beginning of a line
LONGEST_LABEL = 20


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


def print_drawing(out: Console, drawing: str, title: str | None = None) -> None:
    """Print a game's table, in a frame if there is room for one."""
    if out.width < FRAMED:
        out.print(Text(fitted("\n\n".join(filter(None, [title, drawing])), out.width)))
    else:
        out.print(Panel(Text(fitted(drawing, out.width - 4)), title=title, expand=False))


def fitted(text: str, width: int) -> str:
    """A text whose longer lines go on below, beside their label."""
    return "\n".join(line if len(line) <= width else _folded(line, width) for line in text.splitlines())


def _folded(line: str, width: int) -> str:
    label = LABEL.match(line)
    blanks = len(line) - len(line.lstrip())
    indent = label.end() if label and label.end() <= LONGEST_LABEL else blanks + 2
    return fill(line, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
