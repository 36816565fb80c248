"""The rules as pages: the texts of the games in three languages, with pictures, rulings, an index, and cards to print.

A text is Markdown in ``en``, ``de`` or ``fr``; its sections, rulings and pictures have the same names in all of them.
"""

from __future__ import annotations

from digsite.study.rulebook.pages import Rules, rules
from digsite.study.rulebook.places import Places, RulePlaces, has_rulebook, places

__all__ = ["Places", "RulePlaces", "Rules", "has_rulebook", "places", "rules"]
