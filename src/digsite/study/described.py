"""Shapes of JSON whose fields are described where they are declared."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def described(shape: type[T]) -> type[T]:
    """Let the text below each field of a typed dictionary describe it wherever the shape is part of an API.

    pydantic reads this attribute; nothing of it is needed to declare a shape.
    """
    shape.__pydantic_config__ = {"use_attribute_docstrings": True}  # type: ignore[attr-defined]
    return shape
