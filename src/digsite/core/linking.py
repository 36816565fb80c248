"""Rules linked into entry points: each is optimised once, and only what Python calls gets machine code.

numba makes every function ready to be called from Python: it optimises it together with all that it calls, and emits
machine code. But Python calls entry points only, and these contain the rules they use. So here

- an inlined rule is neither optimised nor emitted, but linked as it is into the rules of which it becomes a part;
- a whole rule is optimised with its parts, and not emitted;
- an entry point is optimised with its parts, then joined by the whole rules it calls, and emitted.

This uses numba's private interface: ``cache.are_rules_linked`` knows with which versions it was tested. With any other
version rules are compiled the ordinary way.
"""

# mypy: allow-untyped-calls
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from numba.core.codegen import JITCodeLibrary

from digsite.core import pipeline


class Library(JITCodeLibrary):
    """The code of one function, and the libraries of what it calls."""

    def optimize(self) -> None:
        """Link all parts and run LLVM's passes, but not numba's extra pass, which is for counted references."""
        needed = _closure(
            self._linking_libraries, lambda library: library._linking_libraries if isinstance(library, Part) else ()
        )
        self.link(library for library in needed if isinstance(library, Part))
        self.whole_rules = [library for library in needed if isinstance(library, WholeRule)]
        for library in needed:
            if not isinstance(library, WithoutMachineCode):  # numba's own; LLVM takes from it what is used by now
                self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def link(self, libraries: Iterable[WithoutMachineCode]) -> None:
        """Take in the code of rules, whose names then end here: no other library can meet them."""
        names: list[str] = []
        for library in libraries:
            self._reload_init.update(library._reload_init)
            names += [function.name for function in library._final_module.functions if _is_exported(function)]
            self._final_module.link_in(library._final_module, preserve=True)
        for name in names:
            self._final_module.get_function(name).linkage = "internal"


class WithoutMachineCode(Library):
    """A library in which there is nothing to call, and nothing to store a function's environment in."""

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, env_name: str, env: object) -> None:
        """An environment holds Python objects, and rules have none."""


class Part(WithoutMachineCode):
    """A rule that becomes part of its callers."""

    def finalize(self) -> None:
        self._finalized = True


class WholeRule(WithoutMachineCode):
    """A rule that stays a function of its own."""

    def finalize(self) -> None:
        self.optimize()
        self._finalized = True


class EntryPoint(Library):
    """A function that Python calls."""

    def finalize(self) -> None:
        self.optimize()
        self.link(_closure(self.whole_rules, lambda library: library.whole_rules))
        self._final_module.verify()
        self._finalize_final_module()

    def _verify_declare_only_symbols(self) -> None:
        """Complain of a function that was not linked, since LLVM would end the process."""
        for function in self._final_module.functions:
            if function.is_declaration and function.name.startswith("_Z"):
                raise RuntimeError(f"{self.name} cannot be linked: {function.name} is missing")


def _is_exported(function: Any) -> bool:
    return not function.is_declaration and function.linkage.name == "external"


def _closure(libraries: Iterable[Any], called: Callable[[Any], Iterable[Any]]) -> list[Any]:
    """Some libraries and all those that they lead to, each once."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting.extend(called(library))
    return list(found)


class Pipeline(pipeline.Pipeline):
    """The compiler of rules, with a library of ours."""

    library: ClassVar[type[Library]]

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        self.state.library = self.library(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


class PartPipeline(Pipeline):
    """For inlined rules, and for generators."""

    library = Part


class WholeRulePipeline(Pipeline):
    """For whole rules."""

    library = WholeRule


class EntryPointPipeline(Pipeline):
    """For what Python calls."""

    library = EntryPoint
