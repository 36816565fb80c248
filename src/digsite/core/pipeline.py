"""numba's compiler for rules, by the hook that numba documents for compilers of one's own: ``pipeline_class``."""

# mypy: allow-untyped-calls
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core.compiler import Compiler


class Pipeline(Compiler):
    """numba's compiler, which is told that no two arguments of a rule are the same record or array, as they never are.

    So it need not read a state anew after every action written beside it. numba has the flag but no option for it.
    """

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.flags.noalias = True
        return super().compile_extra(func)
