"""What environments draw: a table as text, as an SVG picture, or as an array of pixels."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from digsite.arena.output_files import need
from digsite.core import registry
from digsite.core.game import BadOptions

MODES = ["ansi", "human", "svg", "rgb_array"]
Rendered = str | NDArray[np.uint8]


def modes_of(game: str, modes: Sequence[str] = MODES) -> list[str]:
    """The modes of these that a game has: without a picture of its table only those that are text."""
    has_picture = hasattr(registry.game(game).show, "picture")
    return [mode for mode in modes if has_picture or mode not in ("svg", "rgb_array")]


def check_mode(game: str, mode: str | None, modes: Sequence[str] = MODES) -> str | None:
    """A render mode, if a game has it."""
    there = modes_of(game, modes)
    if mode is not None and mode not in there:
        raise BadOptions(f"there is no render mode {mode!r}; there is {', '.join(there)}")
    return mode


def render(game: str, state: Any, mode: str) -> Rendered | None:
    """A table as a mode wants it, seen by somebody who only watches: printed by ``human``, else returned."""
    if mode == "svg":
        return picture(game, state)
    if mode == "rgb_array":
        return pixels(picture(game, state))
    text = registry.game(game).text.table(state)
    if mode == "ansi":
        return text
    print(text)
    return None


def picture(game: str, state: Any) -> str:
    """A table as SVG."""
    show = registry.game(game).show
    if not hasattr(show, "picture"):
        raise ValueError(f"{game} has no picture of its table; render_mode 'ansi' draws it as text")
    drawn: str = show.picture(show.view(state, None))
    return drawn


def pixels(drawn: str) -> NDArray[np.uint8]:
    """A picture as an array of height, width and the three colours."""
    for package in ("vl_convert", "PIL"):
        need(package, "rgb_array")
    import vl_convert
    from PIL import Image

    with Image.open(io.BytesIO(vl_convert.svg_to_png(drawn))) as image:
        ground = Image.new("RGBA", image.size, "white")  # beside the rounded corners
        return np.asarray(Image.alpha_composite(ground, image.convert("RGBA")).convert("RGB"))
