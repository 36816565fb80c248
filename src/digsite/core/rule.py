"""``@rule``: the mark of a function that runs at both speeds.

A rule stays what it is, an ordinary Python function: that is plain mode. ``jit`` builds a compiled twin of it from the
same source when one is wanted. A rule may use records, bits, printed tables, integers and other rules, nothing else.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_MARK = "__digsite_rule__"
_WHOLE = "__digsite_whole__"


def rule(function: F) -> F:
    """Mark a function as a rule; its parameters need annotations, since they fix its compiled signature."""
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.annotation is parameter.empty:
            raise TypeError(f"rule {function.__qualname__}: parameter {name} needs an annotation")
    setattr(function, _MARK, True)
    return function


def whole_rule(function: F) -> F:
    """Mark a large rule that stays a function of its own when compiled; all others become part of their callers."""
    setattr(function, _WHOLE, True)
    return rule(function)


def is_rule(value: object) -> bool:
    """Whether a value is a function marked by ``@rule``."""
    return hasattr(value, _MARK)


def is_whole(value: object) -> bool:
    """Whether a rule stays a function of its own when compiled."""
    return hasattr(value, _WHOLE)
