"""Offers as clients get them: beside what an action would do, whether it should be asked for or warned of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from typing_extensions import TypedDict

from digsite.core.game import Presenter
from digsite.core.refusal import Refusal


class Asking(TypedDict):
    """How carefully a client asks before it plays an action."""

    loses: bool  # something that one would not give away by mistake, and not as the usual price
    may_be_taken_back: bool  # the same player decides again before anything is drawn or anybody else decides
    is_only_choice: bool  # nothing else can be done that anybody would do: it is played without asking


class Blocked(TypedDict):
    """A piece that the mover may not choose, though it is time to choose such pieces."""

    piece: Any
    refusal: Refusal


USUAL: Asking = {"loses": False, "may_be_taken_back": False, "is_only_choice": False}


def offers_of(show: Presenter, s: Any, legal: Sequence[int]) -> list[Any]:
    """The legal actions by piece; those of a game that does not say how are asked for in the usual way."""
    offers = show.offers(s, legal)
    for offer in offers:
        offer["actions"] = [action if "loses" in action else {**action, **USUAL} for action in offer["actions"]]
    return offers


def blocked_of(show: Presenter, s: Any) -> list[Blocked]:
    """The pieces that the mover may not choose, and why; none of a game that does not say it."""
    blocked: Callable[[Any], list[Blocked]] | None = getattr(show, "blocked", None)
    return [] if blocked is None else blocked(s)
