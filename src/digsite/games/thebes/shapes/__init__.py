"""The shapes of all that a client gets, as JSON; wherever there are several, ``kind`` tells them apart."""

from __future__ import annotations

from digsite.games.thebes.shapes.events import Event
from digsite.games.thebes.shapes.offers import ThebesOffer
from digsite.games.thebes.shapes.tables import ThebesTables
from digsite.games.thebes.shapes.view import ThebesView

__all__ = ["Event", "ThebesOffer", "ThebesTables", "ThebesView"]
