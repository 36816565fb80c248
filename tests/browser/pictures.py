"""Which pictures README and docs have, and whether one still shows what is drawn today.

A picture is compared with the page itself: the moment is shown again, photographed, and both are laid over each other
in coarse grey. So there is nothing to keep in step beside the picture, a change that nobody sees makes no picture
stale, and a page that has been rearranged is found whatever file was changed. Two pictures of one moment by one
Chromium are equal but for a date or a number; others smooth edges differently, which coarse grey forgives.

That takes seconds for each picture. ``make test`` does it for the two pictures of README, ``make soak`` for all.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PIL import Image, ImageChops

from tests.browser.moments import MOMENTS
from tests.browser.place import ROOT

FOLDER = ROOT / "docs" / "pictures"
INDEX = FOLDER / "README.md"
PHONE, LAPTOP, WIDE = (390, 844), (1366, 768), (1440, 900)
FULLY_SHOWN = (  # in all sizes, light and dark
    "front",
    "lobby",
    "pergamon",
    "placing",
    "evaluation",
    "thebes",
    "dig-told",
    "pergamon-end",
    "thebes-end",
    "analysis",
    "puzzle-answer",
)
THINKING = ("hint", "analysis", "lesson")  # bots play and think before it: numbers differ
IN_README = ("pergamon", "thebes")
COARSE = 4  # pixels that become one
VISIBLE = 24  # of 255: a difference in grey that counts
MAY_DIFFER, MAY_DIFFER_BY_THINKING = 0.005, 0.04  # of the picture
PLOTS = {"ppo.svg": "what a learner achieves over time, from docs/ppo.json"}
Scheme = Literal["light", "dark"]


@dataclass(frozen=True)
class Picture:
    """A moment on a screen."""

    moment: str
    size: tuple[int, int]
    scheme: Scheme

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.moment}-{self.size[0]}{'-dark' * (self.scheme == 'dark')}.webp"

    @property
    def may_differ(self) -> float:
        """How much of it may differ from what is drawn today."""
        return MAY_DIFFER_BY_THINKING if self.moment in THINKING else MAY_DIFFER


def pictures_of(moment: str) -> list[Picture]:
    """The pictures of a moment."""
    if moment not in FULLY_SHOWN:
        return [Picture(moment, size, "light") for size in (PHONE, WIDE)]
    return [Picture(moment, size, scheme) for size in (PHONE, LAPTOP, WIDE) for scheme in ("light", "dark")]


ALL = [picture for moment in MOMENTS for picture in pictures_of(moment)]
FILES = {FOLDER / INDEX.name, *(FOLDER / name for name in PLOTS), *(picture.path for picture in ALL)}
OF_README = [Picture(moment, WIDE, "light") for moment in IN_README]


def difference(one: bytes, other: bytes) -> float:
    """How much of a picture is visibly different in another: all of it if their sizes differ."""
    first, second = _coarse(one), _coarse(other)
    if first.size != second.size:
        return 1.0
    changed = ImageChops.difference(first, second).point(lambda grey: 255 * (grey > VISIBLE))
    return changed.histogram()[255] / (changed.width * changed.height)


def _coarse(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as whole:
        return whole.convert("L").reduce(COARSE)


def index() -> str:
    """The page that shows all pictures."""
    lines = ["# Pictures", "", "Every page of the web client, made by `make pictures` from real games.", ""]
    for moment in MOMENTS:
        shown = [f"[{_about(picture)}]({picture.path.name})" for picture in pictures_of(moment)]
        lines += [f"## {moment}", "", " · ".join(shown), "", f"![{moment}]({moment}-{WIDE[0]}.webp)", ""]
    lines += ["## Plots", "", *(f"- [{name}]({name}): {about}" for name, about in PLOTS.items())]
    return "\n".join(lines) + "\n"


def _about(picture: Picture) -> str:
    return f"{picture.size[0]} × {picture.size[1]}{', dark' * (picture.scheme == 'dark')}"
