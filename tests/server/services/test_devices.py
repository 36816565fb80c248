from __future__ import annotations

import pytest

from digsite.server.services.devices import device

WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36"
PIXEL = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36"
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1"


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox", "Linux"),
        (WINDOWS, "Chrome", "Windows"),
        (f"{WINDOWS} Edg/131.0", "Edge", "Windows"),
        (PIXEL, "Chrome", "Android"),
        (MAC, "Safari", "macOS"),
        (IPHONE, "Safari", "iPhone"),
        ("python-httpx/0.28.1", "", ""),
        ("", "", ""),
    ],
)
def test_a_device_is_known_by_its_browser_and_system(agent: str, browser: str, system: str) -> None:
    assert device(agent) == (browser, system)
