"""Shared by the server's tests: a server to talk to, its clock, and real databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from argon2 import PasswordHasher

from digsite.server.services import accounts
from digsite.server.store.times import SteadyClock
from tests.server.databases import database_url, module_database_url, postgres
from tests.server.serving import Serving, Visitor, serving

__all__ = ["database_url", "module_database_url", "postgres"]


@pytest.fixture(scope="session", autouse=True)
def _passwords_are_cheap() -> Iterator[None]:
    """A hash takes a fifth of a second of both cores by design; servers in this process need not wait for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1))
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that share its tables in peace."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def ada(server: Serving) -> Visitor:
    return server.guest()


@pytest.fixture
def bo(server: Serving) -> Visitor:
    return server.guest()


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets seconds pass on the server's clock at once."""
    passed, true_now = 0, SteadyClock.now

    def later(self: SteadyClock) -> int:
        return true_now(self) + passed

    def wait(seconds: float) -> None:
        nonlocal passed
        passed += int(seconds * 1000)

    monkeypatch.setattr(SteadyClock, "now", later)
    return wait
