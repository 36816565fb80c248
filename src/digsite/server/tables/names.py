"""Names of people, as they are written and as they are compared."""

from __future__ import annotations

import re
import unicodedata

from digsite.server.problems import Refused

LONGEST_NAME = 24
# What fonts do not draw: with it one could look like somebody else, or like nobody
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def plain(name: str) -> str:
    """A name as it is compared: capitals, accents' spelling and blanks do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def as_shown(name: str) -> str:
    """A name as it is written; some letters stand for whole words and make it too long."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if INVISIBLE.search(shown) or not shown.isprintable():
        raise Refused("name-invisible")
    if len(shown) > LONGEST_NAME:
        raise Refused("name-too-long", most=LONGEST_NAME)
    return shown
