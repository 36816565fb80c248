"""Where compiled code is kept between runs, and under which key.

numba does not notice when a function called from another file has changed, so the folder's own name holds a hash of all
our sources and of everything else that compiled code depends on. A folder is either complete or not yet: the last file
written into it says which entry points are in it. Our own games share a folder; an installed game has one of its own: a
change in it compiles nothing else anew.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import stat
import sys
import tempfile
import time
import warnings
from contextlib import suppress
from functools import cache
from importlib import metadata
from pathlib import Path

import platformdirs

from digsite.core import registry
from digsite.core.components import own_file

PACKAGE = Path(__file__).resolve().parent.parent
# What a compiled rule can depend on: the floors below the study, and the loops of the adapters.
COMPILED_FLOORS = (
    "core/**/*",
    "games/**/*",
    "bots/**/*",
    "match.py",
    "arena/**/*",
    "adapters/stepping.py",
    "adapters/dataset/luck.py",
)
LINKING_NUMBA = "0.68."  # the versions of numba that ``linking`` was tested with
KEY_LETTERS = 16
KEPT_DAYS = 60  # compiled code of another version that nobody has run for so long is removed


class CacheWarning(RuntimeWarning):
    """Compiled code cannot be kept or used as it should be; everything still works, but slower."""


@cache
def key(game: str = "") -> str:
    """A short hash of the sources and of the versions, processor and switches that compiled code depends on."""
    digest = hashlib.sha256(sources(game).encode())
    versions = [metadata.version(name) for name in ("numba", "llvmlite", "numpy")]
    switches = [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_")]
    switches.append(f"linked={are_rules_linked()}")
    digest.update("\n".join([*versions, sys.version, platform.machine(), _processor(), *switches]).encode())
    return digest.hexdigest()[:KEY_LETTERS]


def are_rules_linked() -> bool:
    """Whether rules are linked into entry points, not compiled the ordinary way, because numba is one we know."""
    return metadata.version("numba").startswith(LINKING_NUMBA)


def sources(*games: str) -> str:
    """A hash of our sources, as far as the course of a game can depend on them, and of those of installed games."""
    digest = hashlib.sha256()
    for floor in COMPILED_FLOORS:
        for path in sorted(path for path in PACKAGE.glob(floor) if path.suffix in (".py", ".toml")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    if (own := own_file()) is not None:  # a player's own tables, which are compiled in
        digest.update(own.text.encode())
    for path in (path for game in games if game for path in registry.sources(game)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def folder(game: str = "") -> Path | None:
    """The folder for compiled code: an installed game has one of its own."""
    return _folder("" if registry.is_own(game) else game)


@cache
def _folder(game: str) -> Path | None:
    """The folder for this key: in the user's cache, else in the temporary folder, else nowhere.

    ``DIGSITE_CACHE`` names another place. Every fallback says so once, in one line.
    """
    named = os.environ.get("DIGSITE_CACHE")
    wanted = Path(named) if named else Path(platformdirs.user_cache_dir("digsite"))
    name = key(game)
    is_new = not (wanted / name).exists()
    if _is_writable(wanted / name):
        if is_new:
            remove_old(wanted)
        return wanted / name
    # The temporary folder is shared: one of this user's own keeps others from planting code in it.
    spare = Path(tempfile.gettempdir()) / f"digsite-{_user()}"
    if _is_private(spare) and _is_writable(spare / name):
        warn(f"cannot write compiled code to {wanted}; using {spare} (set DIGSITE_CACHE to choose a folder)")
        return spare / name
    warn(f"cannot write compiled code to {wanted} or {spare}; compiling again in every run (set DIGSITE_CACHE)")
    return None


def remove_old(place: Path) -> None:
    """Remove the folders of other keys that no process has begun to use for long."""
    for other in place.glob("[0-9a-f]" * KEY_LETTERS):
        with suppress(OSError):  # another process may do the same
            is_ours = any(other.glob("*.complete"))
            if is_ours and time.time() - other.stat().st_mtime > KEPT_DAYS * 24 * 60 * 60:
                shutil.rmtree(other.rename(other.with_suffix(".old")))  # never half of it under its name


def is_complete(label: str) -> bool:
    """Whether all entry points under a label, a game's name or one that begins with it and a dot, are in the cache."""
    place = folder(label.partition(".")[0])
    return place is not None and (place / f"{label}.complete").exists()


def mark_complete(label: str) -> None:
    """Note that all entry points under this label are in the cache."""
    place = folder(label.partition(".")[0])
    if place is not None:
        (place / f"{label}.complete").touch()


def warn(message: str) -> None:
    """One line on the standard error stream; as a Python warning, so that programs can filter it."""
    warnings.warn_explicit(f"digsite: {message}", CacheWarning, "digsite", 0)


def _is_writable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
        os.utime(place)  # it is in use
    except OSError:
        return False
    return True


def _is_private(place: Path) -> bool:
    """Whether a folder is, or could be made, one that only this user can write to."""
    try:
        place.mkdir(mode=0o700, exist_ok=True)
        found = place.lstat()
    except OSError:
        return False
    if not hasattr(os, "getuid"):
        return True  # each user has a temporary folder of their own here
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022


def _processor() -> str:
    """The processor that numba compiles for."""
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


def _user() -> str:
    return str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
