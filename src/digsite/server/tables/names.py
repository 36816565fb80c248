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
# Letters and digits that look like a Latin letter, in small letters: Cyrillic, Greek, Armenian and Georgian, Latin
LOOK_ALIKES = str.maketrans(
    "авсԁеһнііјкӏморԛѕтуѵԝхёьгүҽѡԍ" + "αβεηικμνορτυχζγωσ" + "ահոռսօգզցտքყჿ" + "ıɑɡſ01",
    "abcdehhiijklmopqstyvwxëbryewg" + "abehikmvoptuxzywo" + "whnnuoqqgsfyo" + "iagsol",
)
CAPITAL_I = re.compile(r"(?<=[^\W\d_A-Z])I")  # after a small letter it is read as an l
# Letters of the alphabets that imitate each other, as people write them today. Those of linguists, of tones and clicks,
# and small capitals are left out, because they look like the usual ones.
USUAL = {
    "LATIN": "A-Za-zÀ-ÖØ-öø-ķĹ-ňŊ-žƁƆƉƊƏƐƘƙƝƠơƯưƳƴǍ-ǜǞ-ǰǴǵǸ-țȞȟȦ-ȳɓɔɖɗəɛɲḀ-ẙẞẠ-ỹ",
    "GREEK": "Ά-ώἀ-ῼ",
    "CYRILLIC": "Ѐ-џҐ-ӿ",
    "ARMENIAN": "Ա-Ֆա-և",
    "GEORGIAN": "ა-ჰᲐ-Ჰ",
    "COMBINING": "\u0300-\u0304\u0306\u0308-\u030c\u0323",  # accents that have no letter of their own
}
USUAL_LETTER = {script: re.compile(f"[{letters}]") for script, letters in USUAL.items()}
# The other scripts of living languages; Chinese, Japanese and Korean are written with several of them
EAST_ASIAN = ("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO")
OTHERS = (
    *("HEBREW", "ARABIC", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA"),
    *("MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "ETHIOPIC", "KHMER"),
)


def comparison_key(name: str) -> str:
    """A name as it is compared: capitals, accents' spelling, blanks and letters that look alike do not matter."""
    letters = CAPITAL_I.sub("l", unicodedata.normalize("NFKC", name))
    return " ".join(unicodedata.normalize("NFKC", letters.casefold()).translate(LOOK_ALIKES).split())


def _script(letter: str) -> str:
    """The script of a letter, a digit or an accent; raises ``Refused`` for one that no everyday writing has."""
    script = unicodedata.name(letter, "").partition(" ")[0]
    if script in EAST_ASIAN:
        return EAST_ASIAN[0]
    if script in OTHERS or (script in USUAL and USUAL_LETTER[script].fullmatch(letter)):
        return script
    raise Refused("name-unusual", text=letter)


def _scripts(name: str) -> set[str]:
    """The scripts of a name's letters."""
    signs = " .'-0123456789"
    return {_script(letter) for letter in name if letter not in signs} - {"COMBINING"}


def checked_name(name: str) -> str:
    """A name as it is written, or ``Refused``; some letters stand for whole words and make it too long."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if INVISIBLE.search(shown) or not shown.isprintable():
        raise Refused("name-invisible")
    if len(_scripts(shown)) > 1:
        raise Refused("name-mixed")
    if len(shown) > LONGEST_NAME:
        raise Refused("name-too-long", most=LONGEST_NAME)
    return shown
