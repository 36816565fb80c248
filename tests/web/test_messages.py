"""Every text of the web client is there in every language, is used, and gets its arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from digsite.core import registry
from digsite.study.catalogue import folder

SOURCE = Path(__file__).parents[2] / "web" / "src"
LESSONS = Path(__file__).parents[2] / "src" / "digsite" / "study" / "lessons"
LANGUAGES = ("en", "de", "fr")
PIG = Path(__file__).parents[2] / "examples" / "pig" / "digsite_pig" / "locale"  # of the plain board
SECTIONS = sorted([path.stem for path in (SOURCE / "i18n" / "en").glob("*.ftl")] + registry.names())
BY_SERVER = re.compile(
    r"-refus(al|ed)-|^position-wrong-|^(pergamon|thebes)-position-"
)  # refusals get their arguments from the server
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) *=(.*(?:\n(?: +.*|}.*)?)*)", re.MULTILINE)
ARGUMENT = re.compile(r"\$([a-z][\w-]*)", re.IGNORECASE)
TERM = re.compile(r"\{ *(-?[a-z][\w-]*) *[}(]")
PREFIX = r"(?:table|people|coach|learn|lobby|replay|problem|puzzles|position|rules|pergamon|thebes)-"
NAMED = re.compile(rf"""(?<!id=)['"`]({PREFIX}[\w-]*\w)['"`]""")
OF_ANY_GAME = r"\$\{[\w.]*game\}-"
MADE = re.compile(rf"""`((?:{PREFIX}|{OF_ANY_GAME})[^`]*\$\{{[^`]*)`""")


def catalogue(language: str, section: str) -> Path:
    """A file of messages: a game's lies with the game."""
    if section == "pig":
        return PIG / f"{language}.ftl"
    if section in registry.names():
        return folder(section) / f"{language}.ftl"
    return SOURCE / "i18n" / language / f"{section}.ftl"


def messages(language: str, section: str) -> dict[str, str]:
    """The messages of a file by their ids."""
    path = catalogue(language, section)
    return {found[1]: found[2] for found in MESSAGE.finditer(path.read_text(encoding="utf-8"))}


def code() -> str:
    """All code of the client."""
    paths = [path for ending in ("*.ts", "*.svelte") for path in sorted(SOURCE.rglob(ending))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.name != "schema.d.ts")


def made_ids() -> set[str]:
    """Ids that are put together in the code, with a star for each part that is put in."""
    put_in = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
    return {put_in.sub("*", found) for found in MADE.findall(code()) if not found.endswith(".png")}


def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids that stand in the code, and patterns of those that are put together there."""
    patterns = [re.compile(re.escape(one).replace(r"\*", r"[\w-]+")) for one in made_ids()]
    return set(NAMED.findall(code())), patterns


@pytest.mark.parametrize("section", [*SECTIONS, "pig"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str, section: str) -> None:
    assert sorted(messages(language, section)) == sorted(messages("en", section))


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arguments_of_messages_are_named_in_the_code(language: str, section: str) -> None:
    whole = "\n".join(text for name, text in messages(language, section).items() if not BY_SERVER.search(name))
    named = set(re.findall(r"\b[a-z]\w*(?=\s*[:,}])", code(), re.IGNORECASE))
    assert sorted(set(ARGUMENT.findall(whole)) - named) == []


def test_no_message_is_missing() -> None:
    known = {name for section in [*SECTIONS, "pig"] for name in messages("en", section)}
    names, patterns = used()
    assert sorted(names - known) == []
    assert [one.pattern for one in patterns if not any(one.fullmatch(name) for name in known)] == []


def test_no_message_is_unused() -> None:
    names, patterns = used()
    known = {name: text for section in SECTIONS for name, text in messages("en", section).items()}
    spoken_of = {name for text in known.values() for name in TERM.findall(text)}
    unused = [
        name
        for name in known
        if name not in names
        and name not in spoken_of
        and not any(one.fullmatch(name) for one in patterns)
        and not BY_SERVER.search(name)  # test_refusals knows which there must be
    ]
    assert unused == []


# Words


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("de", r"Geldkarte|Siegchance|kein Preis|einen \*\*Preis|sortiert Funde\b|plünder"),
        ("fr", r"\bmanches?\b|tuile|subvention|trouvaille|figurine|cartes de fonds|un \*\*prix|savoir spécialisé"),
    ],
)
def test_texts_and_lessons_use_the_words_of_the_rules(language: str, others: str) -> None:
    catalogues = [catalogue(language, section) for section in SECTIONS]
    for path in sorted([*catalogues, *(LESSONS / language).iterdir()]):
        assert re.findall(others, path.read_text(encoding="utf-8"), re.IGNORECASE) == [], path.name
