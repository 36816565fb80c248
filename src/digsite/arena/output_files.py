"""Checks before writing an output file: the optional package is installed, and the folder can be written to."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path


class MissingPackage(ValueError):
    """A package that an option needs is not installed; the message says how to get it."""


def need(package: str, option: str) -> None:
    """Raise ``MissingPackage`` if an option needs a package that is not installed."""
    if find_spec(package) is None:
        raise MissingPackage(
            f'{option} needs {package}, which is not installed; pip install ".[study]" in a checkout adds it'
        )


def check_folder(option: str, path: str) -> None:
    """Fail early if the file cannot be written."""
    if not Path(path).absolute().parent.is_dir():
        raise ValueError(f"{option}: there is no folder {str(Path(path).parent)!r} to write {Path(path).name!r} into")
    if Path(path).is_dir():
        raise ValueError(f"{option}: {path!r} is a folder; name a file")
    if not os.access(Path(path) if Path(path).exists() else Path(path).absolute().parent, os.W_OK):
        raise ValueError(f"{option}: {path!r} cannot be written to")
