"""Pergamon as clients see it: what ``core.game.Presenter`` asks of every game."""

from __future__ import annotations

from digsite.games.pergamon.course import course
from digsite.games.pergamon.events import events
from digsite.games.pergamon.offers import offers
from digsite.games.pergamon.picture import picture
from digsite.games.pergamon.refusals import blocked, refusal
from digsite.games.pergamon.rules.turn import why_not
from digsite.games.pergamon.shapes import Event
from digsite.games.pergamon.shapes import PergamonOffer as Offer
from digsite.games.pergamon.shapes import PergamonTables as Tables
from digsite.games.pergamon.shapes import PergamonView as View
from digsite.games.pergamon.tables import tables
from digsite.games.pergamon.thumbnail import thumbnail
from digsite.games.pergamon.view import hidden, vantage, view

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

board = "pergamon"
