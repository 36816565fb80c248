"""Thebes' first game: the year 1901, up to a dig in 1902."""

from __future__ import annotations

from digsite.games.thebes.actions import DIG, HELPS
from digsite.games.thebes.components import MOST_WEEKS, Area
from digsite.study.lessons.lesson import Chapter, Lesson, Step

OPENING = "draw egypt 2 berlin; draw mesopotamia 1 moscow; draw congress vienna; draw shovel rome"
AFTER_BOOK = """
    draw crete 1 paris; take 2; draw greece 1 vienna;
    exchange; draw general 1 paris; draw mesopotamia 2 vienna; draw palestine 1 rome; draw egypt 1 moscow
"""
AFTER_GENERAL = """
    draw rumour egypt rome; take 2; draw crete 2 rome;
    exchange; draw egypt 3 london; draw assistant berlin; draw shovel moscow; draw greece 1 rome
"""
AFTER_BOOKS = """
    draw car moscow; take 2; draw palestine 2 paris;
    exchange; draw congress london; draw general 2 moscow; draw crete 1 berlin; draw palestine 1 vienna
"""
AFTER_DIG = """
    find 4; find debris; find general book; find debris; find 2; find debris;
    dig mesopotamia 9 weeks; find 3; find debris; find debris;
    exchange; draw greece 2 rome; draw general 1 berlin; draw shovel london; draw crete 1 vienna
"""
AFTER_GREECE_BOOK = """
    draw egypt 1 paris;
    exchange; draw general 2 london; draw congress moscow; draw mesopotamia 1 paris; draw small exhibition london;
    draw crete 3 moscow; take 4; draw special permission london
"""
AFTER_GREECE = """
    find debris; find 3; find debris;
    take 2; draw rumour crete paris; dig crete 12 weeks; find debris; find 2; find debris; find debris
"""
AFTER_EGYPT = """
    find 5; find debris; find debris; find 3; find book; find debris;
    take 2; draw assistant vienna; take 3; draw greece 2 london;
    dig mesopotamia 8 weeks; find 4; find debris; find debris; find debris
"""
MARKERS = ("marker:0", "marker:1")


def digs_in(area: int) -> range:
    """For any number of weeks, with whatever help."""
    digs = MOST_WEEKS * HELPS
    return range(DIG + area * digs, DIG + (area + 1) * digs)


CHAPTERS = (
    Chapter(
        "weeks-and-turns",
        (
            Step("welcome", "idea"),
            Step("weeks", "order", pieces=MARKERS),
            Step("book", "take", "take 1", AFTER_BOOK, ("card:0", "place:berlin")),
            Step("order", "order", pieces=MARKERS),
            Step("exchange", "exchange", pieces=("place:warsaw",)),
        ),
    ),
    Chapter(
        "reading",
        (
            Step("general", "knowledge", "take 1", AFTER_GENERAL, ("card:0", "place:paris")),
            Step("both-kinds", "knowledge", pieces=("desk:0",)),
            Step("books", "knowledge", "take 1", AFTER_BOOKS, ("card:0", "place:london")),
            Step("congress", "scoring", "take 1", "draw zeppelin rome", ("card:0",)),
            Step("tie", "order", pieces=MARKERS),
        ),
    ),
    Chapter(
        "digging",
        (
            Step("permission", "dig", pieces=("site:egypt",)),
            Step("wheel", "wheel", pieces=("site:egypt",)),
            Step("dig", "wheel", "dig egypt 9 weeks", AFTER_DIG, ("site:egypt",), digs_in(Area.EGYPT)),
            Step("bag", "draws", pieces=("desk:0",)),
            Step("first", "draws", pieces=("site:egypt",)),
        ),
    ),
    Chapter(
        "exhibition",
        (
            Step("greece-book", "knowledge", "take 1", AFTER_GREECE_BOOK, ("card:0", "place:rome")),
            Step("announced", "announcements", pieces=("exhibition:a",)),
            Step("dig-greece", "knowledge", "dig greece 6 weeks", AFTER_GREECE, ("site:greece",), digs_in(Area.GREECE)),
            Step("exhibit", "exhibit", "exhibit a", pieces=("exhibition:a",)),
            Step("shown", "exhibit", pieces=("desk:0",)),
        ),
    ),
    Chapter(
        "new-year",
        (
            Step("again", "order", "take 1", "draw palestine 3 london", ("card:0",)),
            Step("year", "year", pieces=("marker:0", "site:egypt")),
            Step("dig-again", "wheel", "dig egypt 5 weeks", AFTER_EGYPT, ("site:egypt",), digs_in(Area.EGYPT)),
            Step("harvest", "draws", pieces=("desk:0",)),
            Step("scoring", "scoring", pieces=("desk:0",)),
            Step("end", "end"),
        ),
    ),
)

LESSON = Lesson("thebes", OPENING, CHAPTERS)
