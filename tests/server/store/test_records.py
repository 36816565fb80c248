"""A stored field is declared once in a record and once in the schema, by the same name."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from sqlalchemy import Table

from digsite.server.store.records import SeatRecord, TableRecord, changes
from digsite.server.store.schema import SEATS, TABLES
from tests.server.tables.making import online


@pytest.mark.parametrize(("record", "table"), [(TableRecord, TABLES), (SeatRecord, SEATS)])
def test_a_record_has_a_field_for_every_column_and_no_other(record: type, table: Table) -> None:
    assert [field.name for field in fields(record)] == [column.name for column in table.columns]


def test_only_columns_that_differ_are_changes() -> None:
    record = online().record
    assert changes(record, record) == {}
    assert changes(record, replace(record)) == {}
    assert changes(record, replace(record, ply=99, rematch="abc")) == {"ply": 99, "rematch": "abc"}
