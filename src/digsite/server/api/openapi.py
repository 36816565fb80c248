"""Parts of the OpenAPI description: the problems that each route may answer with, and examples."""

from __future__ import annotations

from typing import Any

from digsite.server.api import examples
from digsite.server.api.problems import PROBLEM_JSON, body_of

_WHY = {
    304: "Nothing has changed.",
    401: "You need a name, or a token that is valid.",
    403: "Someone else may do this.",
    404: "Not found.",
    409: "It conflicts with the current state; the detail says why.",
    413: "The body is too large.",
    422: "The request is malformed.",
    429: "Too many requests; wait as long as Retry-After says.",
    503: "The database is unavailable; try again in a moment.",
}
_ALWAYS = (413, 422, 429, 503)


NAMED: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
ANYBODY: dict[str, Any] = {"security": [*NAMED, {}]}  # a name changes what one sees, and a void token is told
ETAG = {"ETag": {"description": "of what you see of this version", "schema": {"type": "string"}}}
RETRY_AFTER = {"Retry-After": {"description": "seconds", "schema": {"type": "integer", "minimum": 1}}}


def problems(*statuses: int) -> dict[int | str, Any]:
    """The problems a route may answer with, and those that all may."""
    return {status: _problem(status) for status in sorted({*statuses, *_ALWAYS})}


def _problem(status: int) -> dict[str, Any]:
    if status == 304:
        return {"description": _WHY[status], "headers": ETAG}
    schema = {"$ref": "#/components/schemas/Problem"}
    told = {"description": _WHY[status], "content": {PROBLEM_JSON: {"schema": schema}}}
    return {**told, "headers": RETRY_AFTER} if status == 429 else told


# Examples


def add_examples(description: dict[str, Any]) -> None:
    """An example of every body in a description of the API."""
    known = {f"problem-{status}": body_of(refused) for status, refused in examples.PROBLEMS.items()}
    known |= examples.SENT | examples.answered()
    description["components"]["examples"] = {name: {"value": value} for name, value in known.items()}
    for path in description["paths"].values():
        for operation in path.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                _add_example(content)
            for status, answer in operation["responses"].items():
                for content in answer.get("content", {}).values():
                    _add_example(content, status)


def _add_example(content: dict[str, Any], status: str = "") -> None:
    if "example" in content:
        return
    schema = content["schema"]
    name = schema.get("$ref", "journal").rpartition("/")[2]
    if name == "Problem":
        name = f"problem-{status}"
    if schema.get("type") == "array":
        content["example"] = [examples.answered()[schema["items"]["$ref"].rpartition("/")[2]]]
    else:
        content["examples"] = {"usual": {"$ref": f"#/components/examples/{name}"}}
