"""What a browser says it is (``User-Agent``), in two names that people know."""

from __future__ import annotations

import re
from typing import NamedTuple

# The first that is found: most browsers name others, too
BROWSERS = {
    "Edge": r"\bEdg",
    "Opera": r"\bOPR/",
    "Samsung Internet": r"\bSamsungBrowser/",
    "Firefox": r"\b(Firefox|FxiOS)/",
    "Chrome": r"\b(Chrome|CriOS|Chromium|HeadlessChrome)/",
    "Safari": r"\bSafari/",
}
SYSTEMS = {
    "iPhone": r"\biPhone\b",
    "iPad": r"\biPad\b",
    "Android": r"\bAndroid\b",
    "Windows": r"\bWindows\b",
    "macOS": r"\bMac OS X\b",
    "ChromeOS": r"\bCrOS\b",
    "Linux": r"\bLinux\b",
}


class Device(NamedTuple):
    """A browser and a system, each empty where it is not known."""

    browser: str
    system: str


def device(agent: str) -> Device:
    """The device on which a browser runs."""
    return Device(_first(BROWSERS, agent), _first(SYSTEMS, agent))


def _first(names: dict[str, str], agent: str) -> str:
    return next((name for name, pattern in names.items() if re.search(pattern, agent)), "")
