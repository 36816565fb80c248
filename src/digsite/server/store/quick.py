"""Statements that are carried out for every move, on a shorter way: SQLAlchemy's usual one takes longer than SQLite."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Dialect, TextClause


class _Form(NamedTuple):
    """A statement as a driver takes it."""

    sql: str
    order: Sequence[str] | None  # of the values, if the driver takes them by place
    translated: Sequence[tuple[str, Callable[[Any], Any]]]  # values that are stored in another form, such as JSON


class QuickStatement:
    """A text with typed parameters, translated once for each kind of database."""

    def __init__(self, statement: TextClause) -> None:
        self._statement = statement
        self._forms: dict[str, _Form] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        """Carry it out with these values."""
        dialect = connection.dialect
        form = self._forms.get(dialect.name)
        if form is None:
            form = self._forms[dialect.name] = self._form(dialect)
        given = dict(values)
        for name, translate in form.translated:
            given[name] = translate(given[name])
        if form.order is None:
            return connection.exec_driver_sql(form.sql, given)
        return connection.exec_driver_sql(form.sql, tuple([given[name] for name in form.order]))

    def _form(self, dialect: Dialect) -> _Form:
        compiled = self._statement.compile(dialect=dialect)
        translated = []
        for name, parameter in compiled.binds.items():
            translate = parameter.type.dialect_impl(dialect).bind_processor(dialect)
            if translate is not None:
                translated.append((name, translate))
        return _Form(compiled.string, compiled.positiontup, translated)
