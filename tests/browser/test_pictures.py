"""No picture is older than what it shows: see ``pictures.py``."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.pictures import ALL, OF_README, Picture, difference
from tests.browser.screenshots import take
from tests.soak import IS_SOAK


@pytest.mark.parametrize("picture", ALL if IS_SOAK else OF_README, ids=lambda picture: str(picture.path.stem))
def test_a_picture_shows_the_page_as_it_is(browser: Browser, address: str, picture: Picture) -> None:
    differs = difference(picture.path.read_bytes(), take(browser, address, picture))
    assert differs <= picture.may_differ, (
        f"{picture.path.name} is older than what it shows ({differs:.1%} differ): run make pictures"
    )
