"""A position as a file: every fact on a line of its own, as ``parse`` reads it and as a person would write it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from digsite.core.position import Position
from digsite.study.setups.files import position_files
from digsite.study.setups.reasons import PositionError

LONG = 44  # letters of a line with a list in it


def written(position: Position, names: Sequence[str]) -> str:
    """The text of a position file, or ``PositionError`` where a game is at a moment that no file describes."""
    known = position_files(position.game)
    if known is None:
        raise PositionError("no-files", game=position.game)
    about = position.rules.about
    options = [one.name for place, one in enumerate(about.options) if not one.is_seat and position.state.options[place]]
    facts = known.facts(position.state) if position.mover >= 0 else None
    if facts is None:
        raise PositionError("nobody-decides")
    players = [{"name": name, **desk} for name, desk in zip(names, facts["players"], strict=True)]
    return as_text({"game": position.game, "options": options, **facts, "players": players}, known.remarks)


def as_text(facts: Mapping[str, Any], remarks: Mapping[str, str] | None = None) -> str:
    """Facts as TOML, with remarks above some of them where they come first; empty options are left out."""
    head = {name: value for name, value in facts.items() if name != "players" and (name != "options" or value)}
    left = dict(remarks or {})
    lines = _lines(head, left)
    for desk in facts.get("players", ()):
        lines += ["", "[[players]]", *_lines(desk, left)]
    return "\n".join(lines) + "\n"


def _lines(facts: Mapping[str, Any], remarks: dict[str, str]) -> list[str]:
    """The lines of some facts; a remark is made once."""
    lines: list[str] = []
    for name, value in facts.items():
        remark = remarks.pop(name, "")
        lines += [*([f"# {remark}"] if remark else []), *_fact(name, value)]
    return lines


def _fact(name: str, value: Any) -> list[str]:
    """A fact; a list that is long or has lists in it takes several lines."""
    line = f"{name} = {_value(value)}"
    is_deep = isinstance(value, list) and any(isinstance(one, list | dict) for one in value)
    if not is_deep and (len(line) <= LONG or not isinstance(value, list)):
        return [line]
    return [f"{name} = [", *_filled(value, 1 if is_deep else len(value)), "]"]


def _filled(values: list[Any], most: int) -> list[str]:
    """Lines with some values each, as many as there is room for."""
    lines: list[list[str]] = []
    for value in map(_value, values):
        if not lines or len(lines[-1]) >= most or len(", ".join([*lines[-1], value])) > LONG:
            lines.append([])
        lines[-1].append(value)
    return [f"  {', '.join(line)}," for line in lines]


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
