"""Modules of a user's own: from a file, or by the name that Python imports them by."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any


class Unusable(Exception):
    """Something of a user's own that cannot be used; the message says why."""


def module_from(place: str) -> Any:
    """The module in a file, or of this name."""
    if not place.endswith(".py"):
        sys.path.insert(0, str(Path.cwd()))
        try:
            return importlib.import_module(place)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{place}.".startswith(f"{error.name}."):
                raise  # something that the module needs
            raise Unusable(
                f"there is no module {error.name!r}; what is in a file is named by it, such as ./mybot.py:MyBot"
            ) from None
    path = Path(place).resolve()
    if not path.is_file():
        raise Unusable("there is no such file")
    sys.path.insert(0, str(path.parent))
    name = path.stem if path.stem not in sys.modules else f"{path.stem} in {path}"  # another module keeps its name
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def digest_of(module: Any) -> str:
    """A hash of the module's file: a bot that was changed is another bot."""
    file = getattr(module, "__file__", None)
    return hashlib.sha256(Path(file).read_bytes()).hexdigest() if file else ""
