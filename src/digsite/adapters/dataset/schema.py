"""The columns of a data set; ``docs/reference/datasets.md`` says what each of them means."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from digsite.adapters.dataset.plan import Plan
from digsite.core import registry

if TYPE_CHECKING:
    import pyarrow as pa


def decisions(plan: Plan) -> pa.Schema:
    """One row for each decision of a player."""
    import pyarrow as pa

    columns = [
        pa.field("number", pa.int64(), nullable=False),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("players", pa.int8()),
        ("action", pa.int32()),
        ("legal", pa.list_(pa.int32())),
        ("visits", pa.list_(pa.int32())),
        ("values", pa.list_(pa.float32())),
        ("points", pa.list_(pa.float32())),
        ("outcome", pa.float32()),
        ("score", pa.int32()),
        ("margin", pa.float32()),
        ("luck_free_margin", pa.float32()),
    ]
    if plan.observations:
        size = registry.game(plan.game).about.observation.size
        columns.append(("observation", pa.list_(pa.float32(), size)))
    return pa.schema(columns, _metadata(plan))


def games(plan: Plan) -> pa.Schema:
    """One row for each game."""
    import pyarrow as pa

    seats = range(1, plan.players + 1)
    return pa.schema(
        [
            pa.field("number", pa.int64(), nullable=False),
            ("seed", pa.int64()),
            ("split", pa.string()),
            *((f"score_{seat}", pa.int32()) for seat in seats),
            *((f"place_{seat}", pa.int8()) for seat in seats),
            *((f"luck_{seat}", pa.float32()) for seat in seats),
            ("actions", pa.list_(pa.int32())),
        ],
        _metadata(plan),
    )


def _metadata(plan: Plan) -> dict[str, str]:
    """What all rows have in common, as JSON under the key ``digsite``."""
    return {"digsite": json.dumps(plan.as_json(), ensure_ascii=False)}
