"""The games. Each is a folder that builds one ``GAME``; a new one needs a line here."""

from digsite.core.registry import register

register("pergamon", "digsite.games.pergamon")
register("thebes", "digsite.games.thebes")
