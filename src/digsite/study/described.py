"""Shapes of JSON whose fields are described where they are declared."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def described(shape: type[T]) -> type[T]:
    """Let the text below each field of a typed dictionary describe it wherever the shape is part of an API.

    pydantic reads this attribute, and builds what it needs of the shape when it is first used; nothing of it is
    needed to declare one.
    """
    shape.__pydantic_config__ = {"use_attribute_docstrings": True, "defer_build": True}  # type: ignore[attr-defined]
    return shape
