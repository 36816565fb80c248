"""Validation errors in words for the sender: where each is in the request, and why."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from digsite.server.api.models import NAME_FORM, NOT_BLANK
from digsite.server.problems import Refused

MOST_TOLD = 20
NOT_JSON = "send it as JSON, with the header Content-Type: application/json"
FORMS = {
    NAME_FORM: "a name has letters and digits, with single blanks, dots, dashes or apostrophes between them",
    NOT_BLANK: "there is nothing to read in it",
}
ONE_OF_SEVERAL = re.compile(r"(constrained-)?(int|str|bool)|function-before\[.*\]")  # pydantic's names of alternatives


def wrong_request(found: Sequence[Any]) -> Refused:
    """The refusal of a request in which pydantic has found errors."""
    reasons: dict[str, list[str]] = {}
    for one in found[:MOST_TOLD]:
        reasons.setdefault(_where(one), []).append(_why(one))
    errors = [
        {"where": where, "field": where.rpartition(".")[2], "why": "; or: ".join(why)} for where, why in reasons.items()
    ]
    first = errors[0] if errors else {"where": "request", "why": "cannot be read"}
    return Refused("wrong-request", {"errors": errors}, **first)


def _where(one: Any) -> str:
    *before, last = map(str, one["loc"])
    is_field = one["type"] == "extra_forbidden" or not ONE_OF_SEVERAL.fullmatch(last)
    return readable(".".join([*before, last] if is_field else before))


def _why(one: Any) -> str:
    if one["type"] == "model_attributes_type":
        return NOT_JSON if isinstance(one["input"], bytes) else "it should be a JSON object"
    if one["type"] == "string_pattern_mismatch":
        return FORMS.get(one["ctx"]["pattern"], "it is not formed as it should be")
    return str(one["msg"])


def readable(text: str) -> str:
    """A client's text without lone surrogates, which cannot be sent back."""
    return text[:200].encode(errors="replace").decode()
