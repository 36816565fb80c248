"""The shapes of all that a client gets: the view of a table, offers with their previews, and events.

Seats are counted from 0. All else is numbered as it is printed, from 1: tiles to 60, galleries to 5, markers to 3, the
cards of a round to 2, research spaces to 13, museum spaces to 24, rounds to 12.
"""

from __future__ import annotations

from digsite.games.pergamon.shapes.events import Event
from digsite.games.pergamon.shapes.offers import PergamonOffer, PergamonOfferedAction, Piece, Preview
from digsite.games.pergamon.shapes.tables import PergamonTables
from digsite.games.pergamon.shapes.view import PergamonView

__all__ = ["Event", "PergamonOffer", "PergamonOfferedAction", "PergamonTables", "PergamonView", "Piece", "Preview"]
