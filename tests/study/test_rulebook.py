"""The rules as pages: the same in every language, with a rule for everything one can meet."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import digsite.games
from digsite.core import registry
from digsite.games.pergamon import refusals as pergamon_refusals
from digsite.games.pergamon import shapes as pergamon_shapes
from digsite.games.pergamon.shapes import offers as pergamon_offers
from digsite.games.pergamon.shapes.names import ActName as PergamonAct
from digsite.games.thebes import refusals as thebes_refusals
from digsite.games.thebes import shapes as thebes_shapes
from digsite.games.thebes.shapes import offers as thebes_offers
from digsite.games.thebes.shapes.pieces import ActName as ThebesAct
from digsite.study.catalogue import catalogue
from digsite.study.prose import LANGUAGES, Language, Section
from digsite.study.rulebook import places, rules
from digsite.study.rulebook.pages import FOLDER, parts_of, plain
from digsite.study.rulebook.places import rule_of_action, rulebook
from digsite.study.rulebook.positions import picture

GAMES = ("pergamon", "thebes")
TEXTS = [f"{game}{text}" for game in GAMES for text in ("", "-rulings", "-sheet")]
OTHERS = [language for language in LANGUAGES if language != "en"]
EVENTS: dict[str, Any] = {"pergamon": pergamon_shapes.Event, "thebes": thebes_shapes.Event}
PIECES: dict[str, Any] = {"pergamon": pergamon_offers.Piece, "thebes": thebes_offers.Piece}
ACTS: dict[str, Any] = {"pergamon": PergamonAct, "thebes": ThebesAct}
REASONS = {"pergamon": pergamon_refusals.REASONS, "thebes": thebes_refusals.REASONS}
SAID = {"pergamon": r"pergamon-(?:about|told)-[a-z-]+", "thebes": r"thebes-(?:explain|tell)-[a-z-]+"}
CODE = Path(digsite.games.__file__).parent
ALSO_EXPLAINED: dict[str, set[str]] = {
    "pergamon": set(),
    "thebes": {"thebes-figure", "thebes-marker", "thebes-bar", "thebes-source"},
}


def kinds(union: Any) -> set[str]:
    """The kinds of a union of typed dictionaries."""
    found = (get_args(get_type_hints(member)["kind"]) for member in get_args(union))
    return {str(kind) for one in found for kind in one}


# Languages


def parts(text: str, language: Any) -> list[Section]:
    """A text of a rulebook, such as ``pergamon`` or ``thebes-rulings``."""
    game, _, more = text.partition("-")
    return parts_of(game, language, more)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", TEXTS)
def test_sections_have_the_same_names_in_every_language(text: str, language: str) -> None:
    named = [(part.name, part.level) for part in parts(text, language)]
    assert named == [(part.name, part.level) for part in parts(text, "en")]
    assert all(name for name, _ in named)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", TEXTS)
def test_titles_are_translated(text: str, language: str) -> None:
    own = [part.title for part in parts(text, language)]
    alike = set(own) & {part.title for part in parts(text, "en")}
    assert alike <= {"Index"}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", TEXTS)
def test_tables_say_the_same_numbers_in_every_language(text: str, language: str) -> None:
    for part, english in zip(parts(text, language), parts(text, "en"), strict=True):
        if not part.name.startswith("rulings"):
            assert numbers(part.text) == numbers(english.text), part.name


def numbers(text: str) -> list[str]:
    """The figures in the tables of a text."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [number for row in rows for number in re.findall(r"\d+", re.sub(r"`[^`]*`", "", row))]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_texts_point_to_the_same_rulings_and_pictures(game: str, language: str) -> None:
    for part, english in zip(parts(game, language), parts(game, "en"), strict=True):
        for pattern in (r"[PT]-\d\d", r"\(position:[a-z-]+\)", r"`[^`]+`"):
            assert sorted(re.findall(pattern, part.text)) == sorted(re.findall(pattern, english.text)), part.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "count"), [("pergamon", 61), ("thebes", 52)])
def test_every_ruling_is_there_with_its_reason(game: str, count: int, language: Language) -> None:
    rulings = [ruling for group in rules(game, language)["rulings"] for ruling in group["rulings"]]
    assert sorted(ruling["id"] for ruling in rulings) == [f"{game[0].upper()}-{n:02}" for n in range(1, count + 1)]
    assert all(ruling["question"] and ruling["ruling"] and len(ruling["reason"]) > 5 for ruling in rulings)


@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_in_the_same_order_in_every_language(game: str) -> None:
    def ids(language: Language) -> list[list[str]]:
        return [[ruling["id"] for ruling in group["rulings"]] for group in rules(game, language)["rulings"]]

    assert ids("de") == ids("fr") == ids("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_code_that_a_ruling_points_to_names_it(game: str, language: str) -> None:
    text = (FOLDER / language / f"{game}-rulings.md").read_text(encoding="utf-8")
    rows = [
        (row[1], re.findall(r"`([\w/]+\.\w+)`", row[0])) for row in re.finditer(r"^\| ([PT]-\d\d) \|.*$", text, re.M)
    ]
    pointers = [(ruling, CODE / game / file) for ruling, files in rows for file in files]
    assert pointers or language != "en"  # the translations leave the column out
    assert [f"{file.name} does not name {ruling}" for ruling, file in pointers if not names(file, ruling)] == []


def names(file: Path, ruling: str) -> bool:
    return file.is_file() and ruling in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_that_a_text_names_exists(game: str, language: Language) -> None:
    found = rules(game, language)
    known = {ruling["name"] for group in found["rulings"] for ruling in group["rulings"]}
    blocks = [str(block.get("html", "")) for section in found["sections"] for block in section["blocks"]]
    named = set(re.findall(rf'href="/rules/{game}/([pt]-\d\d)"', "".join(blocks)))
    assert named
    assert named <= known


# The index and the sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_index_is_sorted_and_leads_to_sections(game: str, language: Language) -> None:
    found = rules(game, language)
    names = {section["name"] for section in found["sections"]}
    assert {place for term in found["index"] for place in term["places"]} <= names
    terms = [plain(term["term"]) for term in found["index"]]
    assert terms == sorted(set(terms))
    assert len(terms) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_has_the_same_lines_and_cards_in_every_language(game: str, language: Language) -> None:
    sheet, english = rules(game, language)["sheet"], rules(game, "en")["sheet"]
    assert [re.findall(r"\d+", line) for line in sheet["lines"]] == [
        re.findall(r"\d+", line) for line in english["lines"]
    ]
    assert [card["name"] for card in sheet["cards"]] == [card["name"] for card in english["cards"]]


# Pictures


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in rulebook(game).moments])
def test_a_picture_is_a_moment_of_a_real_game(game: str, name: str) -> None:
    drawn = picture(game, name)
    assert drawn["view"]["game"] == game
    assert len(drawn["names"]) == drawn["view"]["players"]
    if drawn["chosen"] is not None:
        assert drawn["chosen"] in {action["action"] for offer in drawn["offers"] for action in offer["actions"]}
    if drawn["opens"]:
        assert drawn["opens"] in {offer["piece"].get("area") for offer in drawn["offers"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_used_once(game: str) -> None:
    blocks = [block for section in rules(game, "en")["sections"] for block in section["blocks"]]
    used = [block["picture"]["name"] for block in blocks if "picture" in block]  # type: ignore[typeddict-item]
    assert sorted(used) == sorted(rulebook(game).moments)


def test_the_push_is_drawn_with_a_marker_that_leaves() -> None:
    drawn = picture("pergamon", "pergamon-push")
    [chosen] = [one for offer in drawn["offers"] for one in offer["actions"] if one["action"] == drawn["chosen"]]
    pushed = chosen["preview"]["pushed"]
    assert len(pushed) > 2
    assert None in [move["to"] for move in pushed]


# Where rules apply


@pytest.mark.parametrize("game", GAMES)
def test_every_place_leads_to_a_section(game: str) -> None:
    names = {section["name"] for section in rules(game, "en")["sections"]}
    where = places(game)
    for mapping in (where.pieces, where.actions, where.events, where.messages):
        assert set(mapping.values()) <= names


@pytest.mark.parametrize("game", GAMES)
def test_every_event_action_and_piece_has_a_rule(game: str) -> None:
    where = places(game)
    assert kinds(EVENTS[game]) == set(where.events)
    assert kinds(PIECES[game]) == set(where.pieces)
    assert set(get_args(ACTS[game])) == set(where.actions)


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_the_client_about_a_piece_or_an_event_has_a_rule(game: str) -> None:
    said = re.findall(rf"^({SAID[game]}) =", catalogue(game, "en").messages, re.MULTILINE)
    assert {*said, *ALSO_EXPLAINED[game]} == set(places(game).messages)


def number_of(game: str, notation: str) -> int:
    return registry.game(game).actions.find(notation).number


@pytest.mark.parametrize(("game", "reasons"), REASONS.items())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_names_a_section_that_every_language_has(language: Language, game: str, reasons: Any) -> None:
    sections = {section["name"] for section in rules(game, language)["sections"]}
    assert {reason.section for reason in reasons.values()} <= sections


def test_the_rule_of_an_action_is_that_of_its_kind() -> None:
    assert rule_of_action("pergamon", number_of("pergamon", "join 41")) == "collections"
