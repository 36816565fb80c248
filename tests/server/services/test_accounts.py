from __future__ import annotations

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from digsite.server.services.accounts import _of_no_password


def test_an_unknown_name_takes_as_long_to_look_up_as_a_known_one() -> None:
    """Its hash costs what all others cost, and is verified to the end."""
    hasher = PasswordHasher(time_cost=2, memory_cost=64, parallelism=1)
    unknown = _of_no_password(hasher)
    assert extract_parameters(unknown) == extract_parameters(hasher.hash("a password"))
    with pytest.raises(VerifyMismatchError):
        hasher.verify(unknown, "a password")
