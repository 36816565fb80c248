"""The rules as pages: texts, pictures, rulings, an index, and what to print."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Header, Query, Request, Response

from digsite.core import registry
from digsite.server.api.answers import problems
from digsite.server.api.models import GameName
from digsite.server.api.rules_models import (
    Language,
    ReminderCard,
    RuleBlock,
    RulePicture,
    RulePlaces,
    Rules,
    RuleSection,
    RuleTerm,
    Ruling,
    RulingGroup,
    ScoreSheet,
)
from digsite.server.web.pages import Page as Sent
from digsite.study import rulebook
from digsite.study.rulebook.pages import Chapter, Rulings, Sheet, Shown

ROUTER = APIRouter(prefix="/api/rules", tags=["games"])
JSON = "application/json"
ETAG = {
    "ETag": {"description": "of this answer", "schema": {"type": "string"}},
    "Cache-Control": {"description": "ask again with the ETag", "schema": {"type": "string"}},
}
IfNoneMatch = Annotated[str | None, Header()]


@ROUTER.get("/{game}", response_model=Rules, responses={200: {"headers": ETAG}, **problems(304)})
async def rules(
    request: Request,
    game: GameName,
    language: Annotated[Language, Query(description="of the texts")] = "en",
    if_none_match: IfNoneMatch = None,
) -> Response:
    """The rules of a game, with pictures as views, every ruling with its reason, an index, and what to print."""
    made = await asyncio.to_thread(_rules, game, language)
    return made.answer(request.headers)


@ROUTER.get("/{game}/places", response_model=RulePlaces, responses={200: {"headers": ETAG}, **problems(304)})
async def places(request: Request, game: GameName, if_none_match: IfNoneMatch = None) -> Response:
    """Where the rules of a game apply: the section for each piece, kind of action and kind of event."""
    return _places(game).answer(request.headers)


@cache
def _rules(game: GameName, language: Language) -> Sent:
    return packed(described(game, language).model_dump(exclude_unset=True))


@cache
def _places(game: GameName) -> Sent:
    return packed(_where(game).model_dump())


def packed(answer: object) -> Sent:
    """An answer that is the same for everybody, for browsers to keep."""
    body = orjson.dumps(answer)
    return Sent(body, {"gzip": gzip.compress(body, mtime=0)}, JSON, is_for_ever=False)


# The page as it is sent


def described(game: GameName, language: Language) -> Rules:
    """The rules of a game as they are sent."""
    page, known = rulebook.page(game, language), registry.game(game).about.components
    return Rules(
        game=game,
        language=language,
        title=page.title,
        sections=[_section(chapter) for chapter in page.chapters],
        rulings=[_group(group) for group in page.rulings],
        index=[RuleTerm(term=one.term, places=one.places) for one in page.index],
        sheet=_sheet(page.sheet),
        places=_where(game),
        are_as_shipped=known is None or known.are_shipped,
    )


def _where(game: str) -> RulePlaces:
    found = rulebook.places(game)
    return RulePlaces(pieces=dict(found.pieces), actions=dict(found.actions), events=dict(found.events))


def _section(chapter: Chapter) -> RuleSection:
    blocks = [_block(block) for block in chapter.blocks]
    return RuleSection(name=chapter.name, level=chapter.level, title=chapter.title, blocks=blocks)


def _block(block: str | Shown) -> RuleBlock:
    if isinstance(block, str):
        return RuleBlock(html=block)
    return RuleBlock(caption=block.caption, picture=RulePicture(**vars(block.picture)))


def _group(group: Rulings) -> RulingGroup:
    rows = [
        Ruling(id=one.id, name=one.name, question=one.question, ruling=one.ruling, reason=one.reason)
        for one in group.rulings
    ]
    return RulingGroup(name=group.name, title=group.title, html=group.html, rulings=rows)


def _sheet(sheet: Sheet) -> ScoreSheet:
    cards = [ReminderCard(name=card.name, title=card.title, html=card.html) for card in sheet.cards]
    return ScoreSheet(title=sheet.title, html=sheet.html, lines=sheet.lines, cards=cards)
