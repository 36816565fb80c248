"""The table and the components drawn as text."""

from __future__ import annotations

from textwrap import wrap

from digsite.core.bits import each, has, size_of
from digsite.core.game import NOBODY
from digsite.core.sources import Source
from digsite.games.thebes.actions import SPACE_NAMES, TOKEN_NAMES
from digsite.games.thebes.components import (
    ARTEFACTS,
    BAGS,
    BOOKS,
    CONGRESS_POINTS,
    DISPLAY,
    DISTANCE,
    EXHIBITION_POINTS,
    EXHIBITIONS,
    MOST_KNOWLEDGE,
    MOST_WEEKS,
    NEEDS,
    NEXT_CARDS,
    NO_CARD,
    RESEARCHER_CARDS,
    RESEARCHERS,
    ROUTES,
    TOKEN_KIND,
    TOKEN_SET,
    TOP_VALUE,
    WEEKS,
    WHEEL,
    Area,
    Place,
)
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge
from digsite.games.thebes.rules.year import weeks_left
from digsite.games.thebes.scoring import artefact_points, congress_points, exhibition_points, majority_points, score
from digsite.games.thebes.sources import SOURCES
from digsite.games.thebes.state import Phase, State
from digsite.games.thebes.words import (
    EXPECTED,
    area,
    card,
    card_title,
    mover_name,
    name,
    order_of_play,
    place,
    points,
    space_and_year,
    weeks,
    year_on_the_marker,
)

WIDTH = 76  # columns inside a frame on a terminal of 80

# 1. The table


def table(s: State) -> str:
    """The whole table."""
    lines = [*headline(s), "", *track(s), "", *cards(s), "", *bags(s), "", *desks(s)]
    return "\n".join(line.rstrip() for line in lines)


def headline(s: State) -> list[str]:
    """The year, and what is expected of whom."""
    turn = result(s) if s.mover == NOBODY else f"{mover_name(s)} {EXPECTED[Phase(s.phase)]}"
    return [f"YEAR {year_on_the_marker(s)}", turn]


def result(s: State) -> str:
    """The scores in one line."""
    return ", ".join(f"{name(p)} {score(s, p)}" for p in range(s.players)) + " points."


def track(s: State) -> list[str]:
    """The markers in the order of play."""
    lines = []
    for p in order_of_play(s):
        space, year = space_and_year(s, p)
        where = f"week {space:>2} of {year}" if weeks_left(s, p) else "finished       "
        lines.append(f"{name(p)}  {where}  {weeks(weeks_left(s, p)):>9} left  in {place(s.place[p])}")
    return lines


def cards(s: State) -> list[str]:
    """The display, the cards that come next by table option, the exhibitions and the supply."""
    lines = [f"display {space + 1}  {researcher(s.display[space])}" for space in range(DISPLAY)]
    lines += [f"next       {card(s.upcoming[i])}" for i in range(NEXT_CARDS) if s.upcoming[i] != NO_CARD]
    for space, letter in enumerate(SPACE_NAMES):
        lines += wrapped(f"exhibit {letter}  {exhibition(s.showing[space])}", later=" " * 25)
    left = "1 card" if s.stack_left == 1 else f"{s.stack_left} cards"
    return [*lines, f"supply     {left} left in {('', 'stack 1', 'stack 2', 'the new supply')[s.stack]}"]


def researcher(number: int) -> str:
    """A researcher card, its city and its price."""
    return "–" if number == NO_CARD else f"{card(number):<26} {weeks(WEEKS[number])}"


def exhibition(number: int) -> str:
    """An exhibition, its price and what it needs."""
    if number == NO_CARD:
        return "–"
    needs = ", ".join(f"{NEEDS[number, a]} {area(a)}" for a in Area if NEEDS[number, a])
    title = card(RESEARCHERS + number).replace(" exhibition", "")
    return f"{title:<12}  {weeks(WEEKS[RESEARCHERS + number])}, {points(EXHIBITION_POINTS[number])}: {needs}"


def bags(s: State) -> list[str]:
    """What is left in each bag."""
    heads = [*(f"{name:>3}" for name in TOKEN_NAMES[:TOP_VALUE]), "  book", "  general", "  debris"]
    lines = [f"{'bag':<11}{''.join(heads)}  map"]
    for a in Area:
        counts = [size_of(s.bag[a] & TOKEN_SET[a, kind]) for kind in range(len(heads))]
        cells = "".join(f"{count or '·':>{len(head)}}" for count, head in zip(counts, heads, strict=True))
        lines.append(f"{area(a):<11}{cells}{1 if has(s.bonus, a) else '·':>5}")
    if s.digger != NOBODY:
        lines.append(f"{name(s.digger)} digs in {area(s.site)}: {s.draws_due} tokens to draw")
    return lines


def desks(s: State) -> list[str]:
    """What lies before the players; a star marks the mover."""
    return [line for p in range(s.players) for line in desk(s, p)]


def desk(s: State, p: int) -> list[str]:
    """Points by source, each area, and all other cards."""
    scored = (
        f"artefacts {artefact_points(s, p)}, exhibitions {exhibition_points(s, p)}, "
        f"congresses {congress_points(s, p)}, majorities {majority_points(s, p)}"
    )
    lines = [f"{'*' if s.mover == p else ' '}{name(p)}  {points(score(s, p))}: {scored}"]
    for a in Area:
        permission = "used " if has(s.used[p], a) else "valid"
        known = f"     {area(a):<12} knowledge {book_knowledge(s, p, a):>2}  permission {permission}"
        lines += wrapped(f"{known}  {found(s, p, a)}", later=" " * 50)
    owned = [card(BOOKS + helper) for helper in each(s.helpers[p])]
    owned += [card(RESEARCHERS + e) for e in each(s.exhibitions[p])]
    lines.append(f"     {'general':<12} knowledge {general_knowledge(s, p):>2}")
    return [*lines, *wrapped(", ".join(owned) or "no other cards", "     ")]


def found(s: State, p: int, a: int) -> str:
    """The tokens a player has found in an area: artefacts by their values, and books."""
    tokens = list(each(s.found[p, a]))
    values = " ".join(str(TOKEN_KIND[a, t] + 1) for t in tokens if t < ARTEFACTS)
    return ", ".join([*filter(None, [values]), *(TOKEN_NAMES[TOKEN_KIND[a, t]] for t in tokens if t >= ARTEFACTS)])


def wrapped(text: str, indent: str = "", later: str | None = None) -> list[str]:
    """A long text in lines that fit into a frame on a terminal of 80 columns."""
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent if later is None else later)


# 2. The components


def components() -> str:
    """The printed pieces, and where each fact comes from."""
    return "\n".join(
        [
            *("THE MAP: weeks between all places", *distance_table()),
            *wrapped("routes: " + ", ".join(f"{place(a)}–{place(b)}" for a, b in ROUTES), later="  "),
            *("", "THE TIME WHEEL: tokens by knowledge (rows) and weeks (columns)", *wheel_table()),
            *("", "THE 85 RESEARCHER CARDS", *card_table()),
            *(
                "",
                "THE 10 EXHIBITIONS: weeks, points, and the artefacts they ask for",
                *(exhibition(number) for number in range(EXHIBITIONS)),
            ),
            *(
                "",
                "THE TOKENS of each area: artefacts, a book about another area, a general book, 16 debris",
                *token_table(),
            ),
            *("", "CONGRESSES: points for 1, 2, … cards", " ".join(str(CONGRESS_POINTS[n]) for n in range(1, 10))),
            *("", "WHERE IT COMES FROM"),
            *(line for source in SOURCES for line in origin(source)),
        ]
    )


def origin(source: Source) -> list[str]:
    """How sure a table is, and why."""
    return wrapped(f"{source.table} ({source.status}, {source.confidence}): {source.origin}", later="  ")


def distance_table() -> list[str]:
    """Distances by the shortest routes."""
    heads = "".join(f"{place(b)[:3]:>4}" for b in Place)
    rows = [f"{place(a):<12}" + "".join(f"{DISTANCE[a, b] or '–':>4}" for b in Place) for a in Place]
    return [f"{'':<12}{heads}", *rows]


def wheel_table() -> list[str]:
    """The wheel."""
    heads = "".join(f"{week:>4}" for week in range(1, MOST_WEEKS + 1))
    rows = [
        f"{k:>4}" + "".join(f"{WHEEL[k, week]:>4}" for week in range(1, MOST_WEEKS + 1))
        for k in range(1, MOST_KNOWLEDGE + 1)
    ]
    return [f"    {heads}", *rows]


def card_table() -> list[str]:
    """Every set of identical cards."""
    return [
        f"{copies} × {card_title(number):<26} {weeks(price)}"
        for number, (*_, price, copies) in enumerate(RESEARCHER_CARDS)
    ]


def token_table() -> list[str]:
    """The bags."""
    return [
        f"{area(a):<12} artefacts {' '.join(map(str, values))}; book about {area(subject)}"
        for a, (subject, values) in BAGS.items()
    ]
