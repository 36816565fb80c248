from __future__ import annotations

import re

from digsite import __version__
from tests.server.serving import Serving, Visitor


def test_health_is_told(server: Serving) -> None:
    assert server.nobody().get("/healthz") == {"status": "ok", "version": __version__}


def test_figures_for_prometheus(server: Serving, ada: Visitor) -> None:
    ada.open()
    answer = server.nobody().ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    for name in ("digsite_plies_total", "digsite_request_seconds_bucket", "digsite_listeners", "digsite_bots_thinking"):
        assert f"\n{name}" in answer.text
    assert re.search(r'requests_total\{method="POST",route="/api/tables",status="201"\} [1-9]', answer.text)
    assert ada.name not in answer.text


def test_the_first_page_says_what_this_is(server: Serving) -> None:
    answer = server.nobody().ask("GET", "/")
    assert answer.headers["content-type"].startswith("text/html")
    assert "digsite" in answer.text
