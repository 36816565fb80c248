"""Writes the description of the API, from which clients generate their types: ``python -m digsite.server.describe``."""

from __future__ import annotations

import json
import sys

from digsite.server.app import create_app
from digsite.server.settings import Settings


def description() -> str:
    """The API as OpenAPI describes it, whatever the version of the server."""
    described = create_app(Settings(database_url="sqlite://")).openapi()
    described["info"]["version"] = "0"
    return json.dumps(described, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(description())
