"""Shared by the browser tests: one server, one Chromium, and visitors whose pages must stay free of errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import chromium, place
from tests.browser.visitor import PATIENCE, Visitor, enter

Visitors = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the client as its sources are now."""
    try:
        place.build()
        with place.serve(tmp_path_factory.mktemp("server")) as address:
            yield address
    except place.NotReady as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium; for this package only, since Playwright keeps an event loop as long as it runs."""
    try:
        with chromium.started() as browser:
            yield browser
    except chromium.NoChromium as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Visitors]:
    """Lets visitors in; when they have left, nothing may have gone wrong on their pages."""
    inside: list[Visitor] = []

    def let_in(**settings: Any) -> Visitor:
        inside.append(enter(browser, address, **settings))
        return inside[-1]

    yield let_in
    for visitor in inside:
        if not visitor.page.is_closed():
            visitor.page.unroute_all(behavior="ignoreErrors")  # what is still asked for is nobody's any more
        visitor.context.close()
    assert [trouble for visitor in inside for trouble in visitor.troubles] == []
