"""A game's words come from the server, so that an installed game needs no other client."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.core import registry
from digsite.study import catalogue as words
from digsite.study.catalogue import catalogue, folder
from digsite.study.prose import LANGUAGES
from tests.server.serving import Serving


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_words_in_every_language(server: Serving, game: str, language: str) -> None:
    told = server.nobody().get(f"/api/games/{game}/locale?language={language}")
    assert (told["game"], told["language"]) == (game, language)
    assert told["messages"] == (folder(game) / f"{language}.ftl").read_text(encoding="utf-8")


def test_words_are_sent_once_and_then_kept(server: Serving) -> None:
    nobody = server.nobody()
    told = nobody.http.get("/api/games/thebes/locale?language=fr")
    again = nobody.http.get("/api/games/thebes/locale?language=fr", headers={"If-None-Match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_without_words_in_a_language_speaks_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "folder", lambda _: tmp_path / "locale")
    assert catalogue("pig", "fr") == ("en", "")
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("pig-roll = Roll", encoding="utf-8")
    assert catalogue("pig", "fr") == ("en", "pig-roll = Roll")


def test_a_changed_word_is_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "folder", lambda _: tmp_path / "locale")
    (tmp_path / "locale").mkdir()
    path = tmp_path / "locale" / "en.ftl"
    for text in ("pig-roll = Roll", "pig-roll = Roll the die"):
        path.write_text(text, encoding="utf-8")
        assert catalogue("pig", "en").messages == text
