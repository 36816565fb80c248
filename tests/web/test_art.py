"""Thebes' drawings: one for everything that is drawn, painted with colours that there are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest
from hatch_build import WEB

from digsite.games.thebes.components import EXHIBITION_CARDS, RESEARCHER_CARDS, TOP_VALUE, Area, Card
from digsite.games.thebes.shapes.pieces import CardKind, TokenName

ART = WEB / "src" / "games" / "thebes" / "art"
DRAWINGS = sorted(ART.glob("*.svg"))
COLOURS = set(re.findall(r"(--[\w-]+):", (ART / "palette.css").read_text(encoding="utf-8")))
OUTSIDE = {"--art-wash", "--art-band"}  # painted by the components around the drawings
FINEST = 3  # an area's artefacts look different by worth: 1 and 2, 3 and 4, 5 and more


def expected() -> set[str]:
    """The names of all drawings."""
    books = {points for kind, _, points, *_ in RESEARCHER_CARDS if kind == Card.SPECIAL}
    scenes = set(get_args(CardKind)) - {"special_knowledge"} | {f"special_knowledge-{number}" for number in books}
    museums = {f"museum-{city.name.lower()}" for city, *_ in EXHIBITION_CARDS}
    artefacts = {f"{area.name.lower()}-{worth}" for area in Area for worth in range(1, FINEST + 1)}
    return scenes | museums | artefacts | set(get_args(TokenName)) - {"artefact"}


def test_everything_has_a_drawing_of_its_own() -> None:
    assert TOP_VALUE > FINEST
    assert {path.stem for path in DRAWINGS} == expected()
    assert len({path.read_text(encoding="utf-8") for path in DRAWINGS}) == len(DRAWINGS)


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_a_drawing_is_painted_with_the_palette(path: Path) -> None:
    picture = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert re.fullmatch(r"0 0 (180 (134|110)|48 48)", picture.get("viewBox", ""))
    paints = [part.get(name) for part in picture.iter() for name in ("fill", "stroke")]
    used = {paint for paint in paints if paint not in (None, "none", "currentColor", "#0003", "var(--glaze)")}
    assert {f"var({name})" for name in COLOURS} >= used
    assert not any(part.tag.endswith(("text", "image", "style")) for part in picture.iter())


def test_no_colour_is_left_over() -> None:
    whole = "".join(path.read_text(encoding="utf-8") for path in DRAWINGS)
    assert {name for name in COLOURS - OUTSIDE if f"var({name})" not in whole} == set()
