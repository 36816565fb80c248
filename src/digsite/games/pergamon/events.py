"""What happened, as events: the action itself, and what followed from it without anybody's decision.

All of it happens in front of everybody. So even at a table with secret tickets the points of an evaluation are told as
they are awarded; what is kept secret is how many tickets somebody holds in all, and that no event says.
"""

from __future__ import annotations

from digsite.core.bits import bit, each, has, size_of
from digsite.core.game import CHANCE
from digsite.core.record import copy_of
from digsite.games.pergamon.actions import CHOICE, KIND, Act
from digsite.games.pergamon.components import (
    ASKED,
    CARDS_A_ROUND,
    DEEPEST,
    GALLERIES,
    HIGHEST_CARD,
    RAIDER,
)
from digsite.games.pergamon.evaluated import evaluation
from digsite.games.pergamon.exhibited import exhibited, exhibition
from digsite.games.pergamon.rows import printed
from digsite.games.pergamon.rules.dig import price
from digsite.games.pergamon.rules.funds import cards_drawn, cards_revealed, pay_out, reveal
from digsite.games.pergamon.rules.store import storage_fee
from digsite.games.pergamon.scoring import places, row_value, score, winners
from digsite.games.pergamon.shapes.events import (
    CannotDigEvent,
    DigEvent,
    DiscardEvent,
    DrawEvent,
    Event,
    FindEvent,
    FinishEvent,
    FirstPlayerEvent,
    GameOverEvent,
    GrantEvent,
    JoinEvent,
    LayEvent,
    LootEvent,
    NewRoundEvent,
    NoDigEvent,
    PlaceEvent,
    ReturningFigure,
    RevealEvent,
    StoreEvent,
)
from digsite.games.pergamon.shapes.names import BACK_NAMES, figure_name
from digsite.games.pergamon.shares import on_the_track
from digsite.games.pergamon.solo import is_solo, medal
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.view import placing_order


def events(before: State, action: int, after: State) -> list[Event]:
    """The deed first, then what followed in the order of a round."""
    shown = exhibited(before, action)
    return [
        *deed(before, action, shown, after),
        *layings(before, action, after),
        *raider_placed(before, after),
        *grants(before, action),
        *loots(before, after),
        *missed_digs(before, after),
        *round_end(shown, after),
    ]


# 1. The action itself


def deed(s: State, action: int, shown: State, after: State) -> list[Event]:
    """What the mover did."""
    if s.mover == CHANCE:
        return [draw(s, action, after)]
    if KIND[action] == Act.EXHIBIT:
        return exhibition(s, action, shown)
    return [decision(s, action, after)]


def draw(s: State, action: int, after: State) -> Event:
    """What chance did."""
    choice = CHOICE[action]
    match KIND[action]:
        case Act.FIRST:
            return FirstPlayerEvent(kind="first_player", player=choice, order=placing_order(after))
        case Act.FIND:
            return FindEvent(kind="find", tile=choice + 1)
        case Act.BACK:
            return DrawEvent(kind="draw", card=cards_drawn(s) + 1, back=BACK_NAMES[choice])
    return RevealEvent(kind="reveal", card=cards_revealed(s) + 1, coins=choice + 1)


def decision(s: State, action: int, after: State) -> Event:
    """What a player did, other than exhibiting."""
    p, choice = s.mover, CHOICE[action]
    match KIND[action]:
        case Act.LAY:
            return laying(after, choice, p)
        case Act.PLACE:
            return placing(p, choice + 1)
        case Act.DIG:
            return digging(s, p, choice)
        case Act.NO_DIG:
            return NoDigEvent(kind="no_dig", player=p)
        case Act.JOIN:
            return joining(after, p, choice)
        case Act.DISCARD:
            return DiscardEvent(kind="discard", player=p, tile=choice + 1)
        case Act.STORE:
            return storing(p, size_of(s.finds[p]))
    return FinishEvent(kind="finish", player=p)


def laying(after: State, tile: int, player: int | None) -> LayEvent:
    """A tile that lies in a gallery now."""
    gallery = next(gallery for gallery in range(GALLERIES) if has(after.gallery[gallery], tile))
    return {"kind": "lay", "player": player, "tile": tile + 1, "gallery": gallery + 1}


def placing(figure: int, space: int) -> PlaceEvent:
    """A figure takes its space."""
    return {
        "kind": "place",
        "figure": figure_name(figure),
        "space": space,
        "coins": ASKED[space],
        "deepest": DEEPEST[space],
    }


def digging(s: State, p: int, gallery: int) -> DigEvent:
    """A player digs."""
    tiles = printed(s.gallery[gallery])
    return {"kind": "dig", "player": p, "gallery": gallery + 1, "tiles": tiles, "coins": price(gallery)}


def joining(after: State, p: int, tile: int) -> JoinEvent:
    """A tile ends the row now."""
    value = row_value(after, after.row)
    return {"kind": "join", "player": p, "tile": tile + 1, "place": size_of(after.row), "value": value}


def storing(p: int, finds: int) -> StoreEvent:
    """A player stores finds."""
    return {"kind": "store", "player": p, "finds": finds, "coins": storage_fee(finds)}


# 2. What followed


def layings(before: State, action: int, after: State) -> list[LayEvent]:
    """Tiles that the rules laid out, from gallery I downwards."""
    turned_up = before.fresh
    if KIND[action] == Act.FIND:
        turned_up |= bit(CHOICE[action])
    elif KIND[action] == Act.LAY:
        turned_up ^= bit(CHOICE[action])
    laid = [laying(after, t, None) for t in each(turned_up & ~after.fresh)]
    return sorted(laid, key=lambda event: event["gallery"])


def raider_placed(before: State, after: State) -> list[PlaceEvent]:
    """The tomb raider takes his space as soon as both cards lie there."""
    space = after.figure[RAIDER]
    return [placing(RAIDER, space)] if space and not before.figure[RAIDER] else []


def grants(s: State, action: int) -> list[GrantEvent]:
    """Who took how much, once the second card is turned over."""
    if KIND[action] != Act.REVEAL or cards_revealed(s) != CARDS_A_ROUND - 1:
        return []
    paid = copy_of(s)
    reveal(paid, CHOICE[action] + 1)
    pay_out(paid)
    return [
        {"kind": "grant", "figure": figure_name(figure), "space": space, "coins": paid.coins[figure] - s.coins[figure]}
        for space, figure in on_the_track(s)
    ]


def loots(before: State, after: State) -> list[LootEvent]:
    """Galleries that the raider emptied: their finds went straight into the box."""
    return [
        {
            "kind": "loot",
            "gallery": gallery + 1,
            "tiles": printed(before.gallery[gallery]),
            "coins": price(gallery),
        }
        for gallery in range(GALLERIES)
        if before.gallery[gallery] & after.box
    ]


def missed_digs(before: State, after: State) -> list[CannotDigEvent]:
    """Players whose turn has come, and who were not asked where to dig: there was nothing to choose."""
    is_round_over = after.calendar != before.calendar or after.phase == Phase.OVER
    found: list[CannotDigEvent] = []
    for space, figure in on_the_track(before):
        is_due = before.acting < space and (is_round_over or space <= after.acting)
        is_asked = not is_round_over and space == after.acting
        if is_due and figure != RAIDER and not (is_asked and after.phase == Phase.DIG):
            found.append(missed_dig(before, after, figure, falls_out=not is_asked))
    return found


def missed_dig(before: State, after: State, p: int, *, falls_out: bool) -> CannotDigEvent:
    """Why a player could not dig."""
    space = before.figure[p]
    nearest = next((g for g in range(DEEPEST[space]) if finds_in(before, after, g, space)), None)
    return {
        "kind": "cannot_dig",
        "player": p,
        "coins": after.coins[p],
        "deepest": DEEPEST[space],
        "gallery": None if nearest is None else nearest + 1,
        "price": 0 if nearest is None else price(nearest),
        "falls_out": falls_out,
    }


def finds_in(before: State, after: State, gallery: int, space: int) -> int:
    """What lay in a gallery when the figure on a space had its turn: what the raider took later was still there."""
    looted = before.gallery[gallery] & after.box if before.figure[RAIDER] > space else 0
    return after.gallery[gallery] | looted


def round_end(before: State, after: State) -> list[Event]:
    """The evaluation, and the next round or the end of the game."""
    if after.phase == Phase.OVER:
        return [*evaluation(before, after), game_over(after)]
    if after.calendar != before.calendar:
        return [*evaluation(before, after), new_round(before, after)]
    return []


def new_round(before: State, after: State) -> NewRoundEvent:
    """Figures and cards leave the board."""
    spent = [after.spent[value] - before.spent[value] for value in range(HIGHEST_CARD + 1)]
    return {
        "kind": "new_round",
        "round": after.calendar,
        "order": placing_order(after),
        "figures": [ReturningFigure(figure=figure_name(figure), space=space) for space, figure in on_the_track(before)],
        "cards": [value for value, count in enumerate(spent) for _ in range(count)],
    }


def game_over(s: State) -> GameOverEvent:
    """Who has won."""
    return {
        "kind": "game_over",
        "scores": [score(s, p) for p in range(s.players)],
        "places": places(s),
        "winners": winners(s),
        "medal": medal(s) if is_solo(s) else None,
    }
