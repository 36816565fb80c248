"""Offers: the mover's legal actions, grouped by the piece that they touch, each with a preview of what it does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from digsite.games.pergamon.actions import BROKEN_UP, CHOICE, KIND, SPACE, Act
from digsite.games.pergamon.asking import askings
from digsite.games.pergamon.previews import previews
from digsite.games.pergamon.rules.funds import cards_revealed
from digsite.games.pergamon.shapes.names import ACT_NAMES, BACK_NAMES
from digsite.games.pergamon.shapes.offers import (
    CardPiece,
    CollectionPiece,
    DeckPiece,
    GalleryPiece,
    PergamonOffer,
    Piece,
    ResearchSpacePiece,
    RowPiece,
    SeatPiece,
    StoragePiece,
    TilePiece,
    TurnPiece,
)
from digsite.games.pergamon.state import State


def offers(s: State, legal: Sequence[int]) -> list[PergamonOffer]:
    """The legal actions, each of them once; pieces in the order of their first actions."""
    found: dict[object, PergamonOffer] = {}
    for act, same in groupby(legal, key=KIND.__getitem__):
        actions = list(same)
        kind = ACT_NAMES[act]
        told = zip(actions, previews(s, act, actions), askings(s, act, actions), strict=True)
        for action, preview, asking in told:
            key = GROUPS[action]
            if key not in found:
                found[key] = {"piece": piece_of(s, action), "actions": []}
            found[key]["actions"].append(
                {"action": action, "notation": NOTATIONS[action], "kind": kind, **asking, "preview": preview}
            )
    return list(found.values())


def group_of(act: int, action: int) -> tuple[str, int]:
    """Actions touch the same piece if this is the same."""
    match act:
        case Act.JOIN | Act.DISCARD:
            return "find", CHOICE[action]
        case Act.EXHIBIT:
            return "exhibit", BROKEN_UP[action]
        case Act.REVEAL | Act.NO_DIG | Act.FINISH:
            return ("card" if act == Act.REVEAL else "turn"), 0
    return ACT_NAMES[act], CHOICE[action]


GROUPS = [group_of(KIND[action.number], action.number) for action in SPACE.actions]  # GROUPS[action]
NOTATIONS = [action.notation for action in SPACE.actions]


def piece_of(s: State, action: int) -> Piece:
    """The piece that an action touches."""
    choice = CHOICE[action]
    match KIND[action]:
        case Act.FIRST:
            return SeatPiece(kind="seat", player=choice)
        case Act.FIND:
            return TilePiece(kind="tile", tile=choice + 1, where="unseen")
        case Act.BACK:
            return DeckPiece(kind="deck", back=BACK_NAMES[choice])
        case Act.REVEAL:
            return CardPiece(kind="card", card=cards_revealed(s) + 1)
        case Act.LAY:
            return TilePiece(kind="tile", tile=choice + 1, where="fresh")
        case Act.PLACE:
            return ResearchSpacePiece(kind="research_space", space=choice + 1)
        case Act.DIG:
            return GalleryPiece(kind="gallery", gallery=choice + 1)
        case Act.JOIN | Act.DISCARD:
            return TilePiece(kind="tile", tile=choice + 1, where="finds")
        case Act.EXHIBIT:
            return exhibited_piece(s.mover, BROKEN_UP[action])
        case Act.STORE:
            return StoragePiece(kind="storage")
    return TurnPiece(kind="turn")


def exhibited_piece(p: int, broken_up: int) -> Piece:
    """The row, or the collection that makes room for it."""
    if broken_up:
        return CollectionPiece(kind="collection", player=p, marker=broken_up)
    return RowPiece(kind="row")
