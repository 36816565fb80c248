"""Draws that follow from a secret: nobody can work them out who does not have it, and everybody afterwards who does.

The first draw of a game is HMAC-SHA-256 of ``draw 1`` under the secret, and so on. Read as a number (big-endian)
modulo the sum of all weights, it falls on one of the outcomes, which lie side by side in the order of their numbers,
each as wide as its weight. ``docs/decisions`` says why.
"""

from __future__ import annotations

import hmac
import re
import secrets

from digsite.core.position import Position

KEY_BYTES = 32  # no more than a block of SHA-256: HMAC would hash a longer key, and its hash is what is published


def new_secret() -> str:
    """A secret that nobody can guess: a key in hexadecimal digits."""
    return secrets.token_hex(KEY_BYTES)


def is_secret(text: str) -> bool:
    """Whether this is a secret that draws can follow from."""
    return re.fullmatch(f"[0-9a-f]{{{2 * KEY_BYTES}}}", text) is not None


def drawn(position: Position, secret: str, number: int) -> int:
    """Chance's action at a position, as the so-many-th draw of its game."""
    outcomes = position.legal_numbers()
    weights = [int(position.engine.weight(position.games, 0, outcome)) for outcome in outcomes]
    digest = hmac.digest(bytes.fromhex(secret), f"draw {number}".encode(), "sha256")
    place = int.from_bytes(digest, "big") % sum(weights)  # 256 bits: what is uneven about it nobody could ever notice
    for outcome, weight in zip(outcomes, weights, strict=True):
        place -= weight
        if place < 0:
            return outcome
    raise AssertionError("a place below the sum of all weights lies within one of them")
