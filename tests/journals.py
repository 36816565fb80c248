"""Journals that somebody has changed."""

from __future__ import annotations

import hashlib


def with_true_check(text: str) -> str:
    """The same journal with the check that belongs to it, so that not everything ends there."""
    above, end, _ = text.rstrip().rpartition("check ")
    lines = above.split("\n")[:-1]
    check = hashlib.sha256("\n".join(line.rstrip() for line in lines).strip().encode()).hexdigest()[:12]
    return f"{above}{end}{check}\n"
