"""The description of the API holds: Schemathesis tries every operation with good and bad input, with all its checks."""

from __future__ import annotations

import random
import re
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from digsite.server.app import create_app
from digsite.server.services.accounts import COOKIE
from digsite.server.settings import Settings
from tests.server.serving import ME_AND_A_BOT, TWO_HERE, TWO_ONLINE, Serving, Visitor, at
from tests.soak import IS_SOAK, SEED

DESCRIPTION = create_app(Settings(database_url="sqlite:///never-opened")).openapi()
OPERATIONS = [
    (method, path, operation) for path, methods in DESCRIPTION["paths"].items() for method, operation in methods.items()
]
api = schemathesis.openapi.from_dict(DESCRIPTION)
api.config.generation.update(with_security_parameters=False)  # the guest's cookie is sent, not made-up tokens
if SEED is not None:
    api.config.seed = SEED
TRIES = settings(
    max_examples=100 if IS_SOAK else 8,
    derandomize=not IS_SOAK,
    suppress_health_check=list(HealthCheck),
    deadline=None,
)


@pytest.fixture(scope="module")
def host(server: Serving) -> Visitor:
    return server.guest()


@pytest.fixture(scope="module")
def tables(host: Visitor) -> list[str]:
    """Tables that are there: one where somebody is waited for, one that is played, one that is over."""
    over = host.play_to_the_end(host.open("thebes", ME_AND_A_BOT), random.Random(1))
    return [host.open("pergamon", TWO_ONLINE)["id"], host.open("pergamon", TWO_HERE)["id"], over["id"]]


@api.parametrize()
@pytest.mark.parametrize(
    "asked_by", ["guest"]
)  # without a parameter all operations would have one id, and one would be run
@TRIES
def test_every_answer_is_as_described(
    case: Any, asked_by: str, server: Serving, host: Visitor, tables: list[str]
) -> None:
    case = at_a_table_that_is_there(case, tables)
    visitor = server.guest() if "password" in case.operation.path else host  # a new password ends older cookies
    case.call_and_validate(base_url=server.address, cookies={COOKIE: visitor.http.cookies[COOKIE]})


def at_a_table_that_is_there(case: Any, tables: list[str]) -> Any:
    """Every other case is about a real table, if it names one at all."""
    name = str((case.path_parameters or {}).get("table_id", ""))
    if re.fullmatch("[a-z0-9]{1,16}", name) and len(name) % 2:
        case.path_parameters["table_id"] = tables[len(name) // 2 % len(tables)]
    return case


@pytest.mark.parametrize(("method", "path", "operation"), OPERATIONS)
def test_every_body_has_an_example_that_fits_its_schema(method: str, path: str, operation: Any) -> None:
    bodies = [operation.get("requestBody", {"content": {}}), *operation["responses"].values()]
    for body in bodies:
        for content in body.get("content", {}).values():
            reference = content["examples"]["usual"]["$ref"] if "examples" in content else ""
            known = DESCRIPTION["components"]["examples"].get(reference.rpartition("/")[2], {})
            example = known["value"] if known else content["example"]
            schema = {**content["schema"], "components": DESCRIPTION["components"]}
            jsonschema_rs.Draft202012Validator(schema).validate(example)


@pytest.mark.parametrize(("method", "path", "operation"), OPERATIONS)
def test_every_operation_says_what_it_does(method: str, path: str, operation: Any) -> None:
    assert operation["summary"]
    assert operation["description"].endswith(".")


def test_every_shape_has_a_readable_name_of_its_own() -> None:
    assert [name for name in DESCRIPTION["components"]["schemas"] if not re.fullmatch(r"[A-Z][A-Za-z]+", name)] == []


@pytest.mark.parametrize("name", ["TableView", "PlyView", "Frame", "PuzzleView", "PositionView"])
def test_what_holds_a_game_is_told_apart_by_its_board(name: str) -> None:
    known = DESCRIPTION["components"]["schemas"]
    members = {one.rpartition("/")[2] for one in known[name]["discriminator"]["mapping"].values()}
    assert members == {f"{board}{name}" for board in ("Pergamon", "Thebes", "Plain")}
    for member in members:
        board = known[member]["properties"]["board"]["const"]
        assert member == f"{board.title()}{name}"
        assert "board" in known[member]["required"]


def test_the_description_is_served(ada: Visitor) -> None:
    assert ada.get("/api/openapi.json") == DESCRIPTION


def test_a_real_table_is_as_described(ada: Visitor) -> None:
    schema = {"$ref": "#/components/schemas/TableView", "components": DESCRIPTION["components"]}
    validator = jsonschema_rs.Draft202012Validator(schema)
    for game in ("pergamon", "thebes"):
        table = ada.open(game, TWO_HERE)
        validator.validate(table)
        validator.validate(ada.get(at(table)))


def test_what_a_listener_hears_is_as_described(ada: Visitor) -> None:
    schema = {"$ref": "#/components/schemas/LiveMessage", "components": DESCRIPTION["components"]}
    said = jsonschema_rs.Draft202012Validator(schema)
    table = ada.open("pergamon", TWO_HERE)
    with ada.listening(table) as listening:
        heard = [listening.hear(kind) for kind in ("hello", "table", "present")]
        ada.post(at(table, "messages"), {"text": "Good luck!"}, 201)
        heard.append(listening.hear("message"))
    for message in heard:
        said.validate(message)
    assert not said.is_valid({**heard[0], "kind": "farewell"})
