"""The table and the components drawn as text."""

from __future__ import annotations

from digsite.core.actions import ROMAN
from digsite.core.bits import each
from digsite.core.game import NOBODY
from digsite.games.pergamon.components import (
    ASKED,
    CARDS_A_ROUND,
    DEEPEST,
    GALLERIES,
    HIGHEST_CARD,
    MARKERS,
    NO_EVALUATION,
    OLDEST_PRIZES,
    POINTS,
    PRINTED,
    PRIZE,
    PRIZE_FOR,
    RAIDER,
    RESEARCH_SPACES,
    ROUNDS,
    SHIFT,
    SPACES,
    TILES,
    TOP_SPACE,
    Back,
)
from digsite.games.pergamon.rows import row_in_order
from digsite.games.pergamon.rules.evaluation import OLDEST_RANKS
from digsite.games.pergamon.rules.funds import NO_FIGURE, figure_on, is_raider, plays_raider
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.shares import coins_to_come
from digsite.games.pergamon.solo import MEDALS, is_solo, medal
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.words import EXPECTED, coins, mover_name, name, points, thing, tile

# 1. The table


def table(s: State) -> str:
    """The whole table."""
    lines = [*headline(s), "", *research(s), "", *site(s), "", *museum(s), "", *desks(s)]
    return "\n".join(line.rstrip() for line in lines)


def headline(s: State) -> list[str]:
    """The round, its evaluation, and what is expected of whom."""
    prize = PRIZE_FOR[s.calendar]
    evaluation = ""
    if prize != NO_EVALUATION:
        fall = f", then markers fall by {SHIFT[s.calendar]}" if SHIFT[s.calendar] else ""
        evaluation = f" · evaluation after this round: prize for the oldest {thing(prize)}{fall}"
    turn = result(s) if s.mover == NOBODY else f"{mover_name(s)} {EXPECTED[Phase(s.phase)]}"
    return [f"ROUND {s.calendar} of {ROUNDS}{evaluation}", turn]


def result(s: State) -> str:
    """The scores in one line."""
    scores = ", ".join(f"{name(p)} {s.tickets[p]}" for p in range(s.players))
    if is_solo(s):
        won = medal(s)
        return f"{scores} points: {f'a {won} medal' if won else 'no medal this time'}."
    return f"{scores} points."


def research(s: State) -> list[str]:
    """The research track as it lies on the board: 13 on the left, 1 on the right; then the funds cards."""
    spaces = range(SPACES, 0, -1)
    rows = [
        ("space", [str(space) for space in spaces]),
        ("asks for", [str(ASKED[space]) for space in spaces]),
        ("down to", [ROMAN[DEEPEST[space]] for space in spaces]),
        ("figures", [figure_mark(figure_on(s, space)) for space in spaces]),
    ]
    return [f"{title:<8}" + "".join(f"{cell:>4}" for cell in cells) for title, cells in rows] + [funds(s)]


def figure_mark(figure: int) -> str:
    """A figure on the track."""
    if figure == NO_FIGURE:
        return "·"
    return "R" if is_raider(figure) else name(figure)


def funds(s: State) -> str:
    """The two cards, and the cards that nobody has seen."""
    cards = [card for card in range(CARDS_A_ROUND) if s.back[card] != Back.NONE]
    shown = " + ".join(str(s.face[card] or Back(s.back[card]).name.lower()) for card in cards)
    low, high = coins_to_come(s)
    worth = coins(low) if low == high else f"{low} to {high} coins"
    unseen = " ".join(f"{value}×{s.deck[value]}" for value in range(1, HIGHEST_CARD + 1))
    return f"cards    {f'{shown}: {worth}' if cards else 'none yet'}   (not seen yet: {unseen})"


def site(s: State) -> list[str]:
    """The galleries and their finds."""
    lines = [
        f"{'gallery ' + ROMAN[gallery + 1]:<13}{tile_list(s.gallery[gallery]) or '–'}" for gallery in range(GALLERIES)
    ]
    return [*lines, f"{'turned up':<13}{tile_list(s.fresh)}"] if s.fresh else lines


def tile_list(tiles: int) -> str:
    """Some tiles side by side."""
    return "  ".join(tile(t) for t in each(tiles))


def museum(s: State) -> list[str]:
    """The markers on show, the highest first."""
    standing = [(s.space[p, m], p, m) for p in range(s.players) for m in range(MARKERS) if s.space[p, m]]
    lines = [
        f"museum {space:>2}  {name(p)} {ROMAN[m + 1]:<3}  {points(POINTS[space]):<8}  {row(s, s.collection[p, m])}"
        for space, p, m in sorted(standing, reverse=True)
    ]
    return lines or ["museum       no collection on show"]


def row(s: State, tiles: int) -> str:
    """A row of joined tiles from left to right."""
    return " – ".join(tile(t) for t in row_in_order(s, tiles))


def desks(s: State) -> list[str]:
    """What lies before the players; a star marks the mover."""
    lines = []
    for p in range(s.players):
        mark = "*" if s.mover == p else " "
        owned = f"{coins(s.coins[p]):>8}  {points(s.tickets[p]):>9}"
        lines.append(f"{mark}{name(p)}  {owned}  {tile_list(s.finds[p]) or 'no finds'}")
    if s.row:
        lines.append(f"     piecing together, worth {row_value(s, s.row)}: {row(s, s.row)}")
    if plays_raider(s):
        lines.append(f" R   {coins(s.coins[RAIDER]):>8}             the tomb raider")
    return lines


# 2. The components


def components() -> str:
    """The printed pieces, and where each fact comes from."""
    return "\n".join(
        [
            *("THE RESEARCH SPACES, from right to left", *spaces_table()),
            *("", "THE MUSEUM, points for each space", *points_table()),
            *("", "THE CALENDAR", *calendar_table()),
            *("", "THE FUNDS CARDS", "1 to 4 coins (a bag on the back) and 5 to 8 coins (a chest), three of each"),
            *("", "THE FIND TILES, youngest first: left half with its number | century and right half", *tile_table()),
            *("", "SOLO MEDALS (our own mode; targets from the play of bots)", medal_line()),
            *("", "WHERE IT COMES FROM", *source_lines()),
        ]
    )


def spaces_table() -> list[str]:
    """Coins and depth of each research space."""
    lines = [
        f"{space:>5}  {asked:>5}  {'I–' + ROMAN[deepest] if deepest > 1 else 'I'}"
        for space, asked, deepest in RESEARCH_SPACES
    ]
    return ["space  coins  galleries", *lines]


def points_table() -> list[str]:
    """The museum in bands of equal points."""
    bands: dict[int, list[int]] = {}
    for space in range(1, TOP_SPACE + 1):
        bands.setdefault(POINTS[space], []).append(space)
    return [f"spaces {spaces[0]:>2} to {spaces[-1]:>2}: {points(worth)}" for worth, spaces in bands.items()]


def calendar_table() -> list[str]:
    """The evaluations."""
    lines = []
    for number in range(1, ROUNDS + 1):
        if PRIZE_FOR[number] != NO_EVALUATION:
            last = ", ".join(str(OLDEST_PRIZES[rank]) for rank in range(OLDEST_RANKS))
            then = f"all markers fall by {SHIFT[number]}" if SHIFT[number] else f"{last} for the oldest objects"
            lines.append(f"after round {number}: {PRIZE} points for the oldest {thing(PRIZE_FOR[number])}, then {then}")
    return lines


def tile_table() -> list[str]:
    """The tiles, two in a line."""
    return ["  ".join(f"{tile(t):<28}" for t in range(first, first + 2)).rstrip() for first in range(0, TILES, 2)]


def medal_line() -> str:
    """What each medal takes."""
    return ", ".join(f"{metal} from {points(target)}" for metal, target in reversed(MEDALS))


def source_lines() -> list[str]:
    """Every table with its origin."""
    return [f"{source.table} ({source.status}, {source.confidence}): {source.origin}" for source in PRINTED.sources]
