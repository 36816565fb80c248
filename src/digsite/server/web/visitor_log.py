"""Who asked, as the log tells it: enough to see that it was the same visitor, not who it was."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import Literal

MOST_KNOWN = 10_000
DIGEST_BYTES = 6


class VisitorLog:
    """Addresses and accounts for the log, hashed with a key of this process, plain, or not at all."""

    def __init__(self, how: Literal["hashed", "plain", "none"]) -> None:
        self.how = how
        self._key = secrets.token_bytes(32)
        self._hashed = lru_cache(MOST_KNOWN)(self._hash)

    def told(self, network: str, account: int | None) -> dict[str, str]:
        """What a line of the log says of a visitor."""
        if self.how == "none":
            return {}
        found = {"address": network} if account is None else {"address": network, "account": str(account)}
        return found if self.how == "plain" else {name: self._hashed(value) for name, value in found.items()}

    def _hash(self, value: str) -> str:
        return hashlib.blake2b(value.encode(), key=self._key, digest_size=DIGEST_BYTES).hexdigest()
