"""What several people do at once while a test harms their server."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Self


class SideBySide:
    """Threads that run while a block does; their errors are kept for whoever looks at the end."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = []
        self._is_over = threading.Event()
        self._threads: list[threading.Thread] = []

    def _add(self, work: Callable[[], None]) -> None:
        self._threads.append(threading.Thread(target=self._guarded, args=(work,)))

    def _guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            self.errors.append(error)

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        for thread in self._threads:
            thread.join()
