"""A Chromium to test with: the machine's own, Playwright's, or Debian's package, installed where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WHAT_TO_DO = (
    "The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to the path of Chromium or Chrome, "
    "or leave them out with pytest --ignore=tests/browser."
)


class NoChromium(Exception):
    """There is no Chromium and none could be installed."""


def launch(playwright: Playwright) -> Browser:
    """Chromium without a window."""
    arguments = ["--force-color-profile=srgb", "--disable-gpu", *(["--no-sandbox"] if _is_root() else [])]
    return playwright.chromium.launch(executable_path=find(playwright), args=arguments)


def find(playwright: Playwright) -> str:
    """The path of a Chromium; installs one if there is none and it may."""
    found = _known(playwright)
    if found is None and _is_root() and shutil.which("apt-get"):
        _install()
        found = _known(playwright)
    if found is None:
        raise NoChromium(WHAT_TO_DO)
    return found


def _known(playwright: Playwright) -> str | None:
    if chosen := os.environ.get("CHROMIUM"):
        if shutil.which(chosen) is None:
            raise NoChromium(f"CHROMIUM is {chosen!r}, which is no program. {WHAT_TO_DO}")
        return shutil.which(chosen)
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, NAMES)), own if Path(own).exists() else None)


def _install() -> None:
    print("Installing Debian's package chromium for the browser tests ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], env=environment, check=False, capture_output=True, timeout=600)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
