"""The shapes of all that a client gets, as JSON; wherever there are several, ``kind`` tells them apart."""

from __future__ import annotations

from digsite.games.thebes.shapes.events import Event
from digsite.games.thebes.shapes.offers import Offer
from digsite.games.thebes.shapes.tables import ThebesTables
from digsite.games.thebes.shapes.view import View

__all__ = ["Event", "Offer", "ThebesTables", "View"]
