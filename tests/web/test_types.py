"""The web client's types are those of the server."""

from __future__ import annotations

import hashlib
from pathlib import Path

from digsite.server.describe import description

SCHEMA = Path(__file__).parents[2] / "web" / "src" / "api" / "schema.d.ts"


def test_the_types_were_generated_from_the_server_as_it_is() -> None:
    hash_ = hashlib.sha256(description().encode()).hexdigest()
    assert f"// {hash_}" in SCHEMA.read_text(encoding="utf-8").splitlines()[1], "run 'make api'"
