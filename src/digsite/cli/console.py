"""How the command line prints: what comes from files and from people stands as it is, and never steers the terminal."""

from __future__ import annotations

from rich.console import Console


def console(*, stderr: bool = False) -> Console:
    """A console that takes texts as they are: what looks like markup or an emoji's code is neither."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def printable(text: object) -> str:
    """A text for one line, with control characters written out as in Python."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in str(text)
    )
