"""Guided first games: a real game whose line is written down, with a step that explains each thing on the way."""

from __future__ import annotations

from digsite.core import registry
from digsite.study.lessons.lesson import Lesson

_brought = {game: registry.part(game, __name__, "lesson") for game in registry.names()}
LESSONS: dict[str, Lesson] = {game: lesson for game, lesson in _brought.items() if lesson is not None}
