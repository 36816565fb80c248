"""Previews: what an action would do, by the very functions that the rules use.

A site may be dug in more than a hundred ways, so the parts that many previews share are made once.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from digsite.core.bits import has, lowest, size_of
from digsite.core.memo import Memo
from digsite.core.record import copy_of
from digsite.games.thebes.actions import CHOICE, EXTRA, KIND, Act
from digsite.games.thebes.components import (
    BONUS,
    CITY,
    DISPLAY,
    MOST_WEEKS,
    NO_CARD,
    RESEARCHERS,
    WEEKS,
    Place,
    site_of,
)
from digsite.games.thebes.gains import gains
from digsite.games.thebes.pieces import (
    AREA_NAMES,
    MOST_KEPT,
    artefact_value,
    artefact_values,
    dig_knowledge,
    exhibition,
    journey,
    spot,
)
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.rules.desk import artefacts, general_knowledge
from digsite.games.thebes.rules.dig import is_permission_valid, tokens_with
from digsite.games.thebes.rules.exhibition import has_artefacts_for
from digsite.games.thebes.rules.year import is_finished, next_player, spend_weeks, weeks_left, year_of
from digsite.games.thebes.shapes.offers import (
    Arrival,
    ExchangePreview,
    Odds,
    PassPreview,
    Preview,
    Requirement,
    Stay,
    TakePreview,
    ThebesDigPreview,
    ThebesExhibitPreview,
)
from digsite.games.thebes.shapes.pieces import Journey, Knowledge
from digsite.games.thebes.state import WAYS, State
from digsite.games.thebes.words import order_of_play

DECIMALS = 4  # of expectations and chances


class Previews:
    """What one player could do in one state."""

    def __init__(self, s: State, p: int) -> None:
        self.s = s
        self.p = p
        self.scratch = scratch = copy_of(s)  # to try things on
        general = general_knowledge(s, p)
        # The parts that previews share. None of them knows this object, so that all goes away with it at once
        self.expedition = Memo(lambda area, declared: expedition(s, p, area, declared, general))
        self.arrival = Memo(lambda weeks: marker(s, p, weeks, scratch))

    def preview(self, action: int) -> Preview:
        """What a legal action would do."""
        choice, extra = CHOICE[action], EXTRA[action]
        match KIND[action]:
            case Act.DIG:
                area, weeks = divmod(choice, MOST_WEEKS)
                return self.dig(area, weeks + 1, extra)
            case Act.TAKE:
                return self.take(self.s.display[choice], extra)
            case Act.EXCHANGE:
                return self.exchange(extra)
            case Act.EXHIBIT:
                return self.exhibit(self.s.showing[choice], extra)
        return self.passing()

    def take(self, card: int, way: int) -> TakePreview:
        """Taking a card."""
        return {
            "kind": "take",
            **self.stay(CITY[card], way, WEEKS[card]),
            "card": card,
            "gains": gains(self.s, self.p, card, self.scratch),
        }

    def exchange(self, way: int) -> ExchangePreview:
        """Exchanging the cards."""
        s = self.s
        return {
            "kind": "exchange",
            **self.stay(Place.WARSAW, way, exchange_price(s, self.p)),
            "discards": sum(s.display[space] != NO_CARD for space in range(DISPLAY)),
        }

    def dig(self, area: int, weeks: int, declared: int) -> ThebesDigPreview:
        """Digging."""
        there = self.expedition[area, declared]
        tokens = there.tokens[weeks - 1]
        total = there.travel + weeks
        found = odds(area, self.s.bag[area], there.has_bonus, tokens)
        return {
            "kind": "dig",
            "journey": there.journey,
            "work_weeks": weeks,
            "total_weeks": total,
            "marker": self.arrival[total],
            "area": AREA_NAMES[area],
            "knowledge": there.knowledge,
            "tokens": tokens,
            "expected_points": found["expected_points"],
            "artefact_chance": found["artefact_chance"],
            "bonus": found["bonus"],
            "by_special_permission": there.by_special_permission,
        }

    def exhibit(self, number: int, way: int) -> ThebesExhibitPreview:
        """Holding an exhibition."""
        shown = exhibition(number)
        return {
            "kind": "exhibit",
            **self.stay(CITY[RESEARCHERS + number], way, shown["weeks"]),
            "card": shown["card"],
            "points": shown["points"],
            "needs": requirements(self.s, self.p, number),
            "met": has_artefacts_for(self.s, self.p, number),
        }

    def passing(self) -> PassPreview:
        """Passing."""
        return {"kind": "pass", **self.stay(self.s.place[self.p], 0, weeks_left(self.s, self.p))}

    def stay(self, goal: int, way: int, weeks: int) -> Stay:
        """The time that a journey and some weeks of work take, and where the marker comes to stand."""
        gone = journey(self.s, self.p, goal, way)
        total = gone["weeks"] + weeks if gone else weeks
        return {"journey": gone, "work_weeks": weeks, "total_weeks": total, "marker": self.arrival[total]}


# The parts


class Expedition(NamedTuple):
    """What all digs in an area with the same declaration share, however long they last."""

    journey: Journey | None
    travel: int  # weeks
    knowledge: Knowledge
    tokens: list[int]  # for 1 to 12 weeks
    has_bonus: bool
    by_special_permission: bool


def expedition(s: State, p: int, area: int, declared: int, general: int) -> Expedition:
    """The journey to an area, and what is known there."""
    gone = journey(s, p, site_of(area), declared & WAYS)
    travel = gone["weeks"] if gone else 0
    known = dig_knowledge(s, p, area, declared & ~WAYS, general)
    tokens = [tokens_with(known["total"], weeks, known["shovels"]) for weeks in range(1, MOST_WEEKS + 1)]
    is_special = not is_permission_valid(s, p, area, travel)
    return Expedition(gone, travel, known, tokens, has(s.bonus, area), is_special)


def marker(s: State, p: int, weeks: int, scratch: State) -> Arrival:
    """Where a marker comes to stand, on top of whom, and who has the turn then."""
    scratch.week[p] = s.week[p]
    spend_weeks(scratch, p, weeks)
    finished = is_finished(scratch, p)
    week = scratch.week[p]
    there = [q for q in range(s.players) if q != p and scratch.week[q] == week]
    return {
        **spot(scratch, p),
        "on_top_of": [q for q in order_of_play(scratch) if q in there] if there else [],
        "new_year": not finished and year_of(week) > year_of(s.week[p]),
        "finished": finished,
        "next_player": next_player(scratch),
    }


@lru_cache(MOST_KEPT)
def odds(area: int, bag: int, has_bonus: bool, tokens: int) -> Odds:
    """What drawing some tokens from a bag is worth on average; debris of this dig is not put back between draws."""
    values = artefact_values(area, bag)
    left = size_of(bag)
    bonus = artefact_value(area, lowest(BONUS)) if has_bonus else 0
    nothing = comb(left - len(values), tokens) / comb(left, tokens)
    return {
        "expected_points": round(tokens * sum(values) / left + bonus, DECIMALS),
        "artefact_chance": round(1 - nothing, DECIMALS),
        "bonus": bonus,
    }


def requirements(s: State, p: int, number: int) -> list[Requirement]:
    """What an exhibition asks for, and what a player has of it."""
    needs = exhibition(number)["needs"]
    return [{**need, "owned": artefacts(s, p, AREA_NAMES.index(need["area"]))} for need in needs]
