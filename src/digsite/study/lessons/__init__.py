"""Guided first games: a real game whose line is written down, with a step that explains each thing on the way."""

from __future__ import annotations

from digsite.study.lessons.lesson import Lesson
from digsite.study.lessons.pergamon import PERGAMON
from digsite.study.lessons.thebes import THEBES

LESSONS: dict[str, Lesson] = {lesson.game: lesson for lesson in (PERGAMON, THEBES)}
