"""A Chromium to test with, driven by Playwright: ``python -m tests.browser.chromium`` makes sure that there is one.

``make test`` asks that before anything that takes long. Only then is Debian's package installed, where that is allowed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import hatch_build
from hatch_build import node
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

PACKAGE = "chromium-headless-shell"  # Debian's Chromium without a window: a new visitor costs it a quarter of the time
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLAYWRIGHT_NODE = "PLAYWRIGHT_NODEJS_PATH"
START_MILLISECONDS = 180_000  # on a busy machine
WHAT_TO_DO = f"""
  With root:        apt-get install {PACKAGE} (run by root, make test does it itself)
  Without root:     make test CHROMIUM=/path/to/chrome, for any Chromium or Chrome; or let Playwright download one:
                    {PLAYWRIGHT_NODE}={{node}} {{playwright}} install chromium
  Without browser:  make test BROWSER=no runs everything else"""


class NoChromium(Exception):
    """There is no Chromium that starts; the text says what to do."""

    def __init__(self, why: str) -> None:
        playwright = Path(sys.executable).with_name("playwright")
        super().__init__(
            f"The browser tests need Chromium. {why}" + WHAT_TO_DO.format(node=node(), playwright=playwright)
        )


@contextmanager
def started() -> Iterator[Browser]:
    """Chromium without a window, for as long as it is needed."""
    with driver() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright on the Node that builds the web client: its own needs a library that a bare Debian does not have."""
    os.environ.setdefault(PLAYWRIGHT_NODE, node())
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright: Playwright) -> Browser:
    """Start Chromium."""
    path = find(playwright)
    arguments = ["--force-color-profile=srgb", "--disable-gpu", *(["--no-sandbox"] if _is_root() else [])]
    try:
        return playwright.chromium.launch(executable_path=path, args=arguments, timeout=START_MILLISECONDS)
    except Error as error:
        complaints = dict.fromkeys(re.findall(r"\[err\] (.+)", error.message))  # among a page of arguments
        raise NoChromium("\n".join([f"{path} does not start.", *complaints])) from None


def find(playwright: Playwright) -> str:
    """The path of a Chromium: the chosen one, the machine's own, or Playwright's."""
    if chosen := os.environ.get("CHROMIUM"):
        if path := shutil.which(chosen):
            return path
        raise NoChromium(f"CHROMIUM is {chosen!r}, which is not a program.")
    own = playwright.chromium.executable_path
    path = next(filter(None, map(shutil.which, NAMES)), own if Path(own).exists() else None)
    if path is None:
        raise NoChromium("There is none on this machine.")
    return path


def install() -> None:
    """Install Debian's package, and say so."""
    print(
        f"There is no Chromium for the browser tests: installing Debian's package {PACKAGE}, since you are root "
        "(make test BROWSER=no does without) ...",
        flush=True,
    )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", PACKAGE]):
        done = subprocess.run(["apt-get", *command], env=environment, check=False, capture_output=True, text=True)
        if done.returncode:
            raise NoChromium(f"apt-get {command[0]} failed: {done.stderr.strip()}")


def ensure() -> None:
    """Start Chromium once; where there is none, install it if that is allowed."""
    with driver() as playwright:
        try:
            find(playwright)
        except NoChromium:
            if os.environ.get("CHROMIUM") or not _is_root() or not shutil.which("apt-get"):
                raise
            install()
        launch(playwright).close()


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":
    try:
        ensure()
        hatch_build.install()  # axe is there, too, where the client came built, in an sdist
    except (NoChromium, hatch_build.NotBuilt) as error:
        sys.exit(f"digsite: {error}")
