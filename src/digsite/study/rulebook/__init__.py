"""The rules as pages: the texts of both games in three languages, with pictures, rulings, an index, and cards to print.

A text is Markdown in ``en``, ``de`` or ``fr``; its sections, rulings and pictures have the same names in all of them.
"""

from __future__ import annotations

from digsite.study.rulebook.pages import LANGUAGES, Page, page
from digsite.study.rulebook.places import Places, places

__all__ = ["LANGUAGES", "Page", "Places", "page", "places"]
