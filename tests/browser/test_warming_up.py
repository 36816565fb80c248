"""What is seen of a bot whose search is still being compiled."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from digsite.server.tables import serialize
from tests.browser.conftest import Visitors
from tests.browser.visitor import PHONE
from tests.soak import some

ME, STRONG_BOT = {"kind": "me"}, {"kind": "bot", "level": 5}
WORDS = {"en": "warming up", "de": "wärmt sich auf", "fr": "en échauffement"}


@pytest.mark.parametrize("language", some(*WORDS))
def test_a_bot_that_warms_up_says_so_until_it_has(
    visitors: Visitors, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visitors(language=language, size=PHONE)
    with monkeypatch.context() as patch:
        patch.setattr(serialize, "is_warming_up", lambda game: True)
        table = visitor.open_table("pergamon", [ME, STRONG_BOT], options={"first_player": 0})
        page = visitor.go(f"/t/{table}")
        label = page.get_by_text(WORDS[language], exact=True)
        expect(label).to_be_visible()
        assert len(label.get_attribute("title") or "") > 40
    visitor.ask("post", f"/tables/{table}/messages", {"text": "Ready?"})  # everybody who listens is woken
    expect(label).to_have_count(0)
