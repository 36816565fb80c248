"""Results as notebooks show them: tables in HTML. Texts are escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[object]], names: int = 1) -> str:
    """A table with a caption; the first columns have names, the others numbers."""
    sides = ["left" if place < names else "right" for place in range(len(columns))]
    head = "".join(_cell("th", name, side) for name, side in zip(columns, sides, strict=True))
    body = "".join(
        f"<tr>{''.join(_cell('td', value, side) for value, side in zip(row, sides, strict=True))}</tr>" for row in rows
    )
    return (
        f'<table><caption style="text-align:left">{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )


def paragraph(text: str) -> str:
    """A line of text below a table."""
    return f"<p>{escape(text)}</p>"


def _cell(kind: str, value: object, side: str) -> str:
    return f'<{kind} style="text-align:{side}">{escape(str(value))}</{kind}>'
