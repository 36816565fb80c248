"""Thebes as clients see it: what ``core.game.Presenter`` asks of every game."""

from __future__ import annotations

from digsite.games.thebes.course import course
from digsite.games.thebes.events import events
from digsite.games.thebes.offers import offers
from digsite.games.thebes.picture import picture
from digsite.games.thebes.refusals import blocked, refusal
from digsite.games.thebes.rules.turn import why_not
from digsite.games.thebes.shapes import Event
from digsite.games.thebes.shapes import ThebesOffer as Offer
from digsite.games.thebes.shapes import ThebesTables as Tables
from digsite.games.thebes.shapes import ThebesView as View
from digsite.games.thebes.tables import tables
from digsite.games.thebes.thumbnail import thumbnail
from digsite.games.thebes.view import hidden, vantage, view

__all__ = [
    "Event",
    "Offer",
    "Tables",
    "View",
    "blocked",
    "board",
    "course",
    "events",
    "hidden",
    "offers",
    "picture",
    "refusal",
    "tables",
    "thumbnail",
    "vantage",
    "view",
    "why_not",
]

board = "thebes"
