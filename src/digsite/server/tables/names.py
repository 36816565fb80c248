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
# Letters and digits that look like a Latin letter, in small letters
LOOK_ALIKES = str.maketrans(
    "авсԁеһнііјкӏморԛѕтуѵԝхё" + "αβεηικμνορτυχζγω" + "ıɑɡſ01",
    "abcdehhiijklmopqstyvwxë" + "abehikmvoptuxzyw" + "iagsol",
)
CAPITAL_I = re.compile(r"(?<=[^\W\d_A-Z])I")  # after a small letter it is read as an l
# Alphabets whose letters look alike; nobody's name mixes them
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN")


def plain(name: str) -> str:
    """A name as it is compared: capitals, accents' spelling, blanks and letters that look alike do not matter."""
    letters = CAPITAL_I.sub("l", unicodedata.normalize("NFKC", name))
    return " ".join(unicodedata.normalize("NFKC", letters.casefold()).translate(LOOK_ALIKES).split())


def _alphabets(name: str) -> set[str]:
    """The alphabets of a name's letters, of those whose letters look alike."""
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}.intersection(
        ALPHABETS
    )


def as_shown(name: str) -> str:
    """A name as it is written; some letters stand for whole words and make it too long."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if INVISIBLE.search(shown) or not shown.isprintable():
        raise Refused("name-invisible")
    if len(_alphabets(shown)) > 1:
        raise Refused("name-mixed")
    if len(shown) > LONGEST_NAME:
        raise Refused("name-too-long", most=LONGEST_NAME)
    return shown
