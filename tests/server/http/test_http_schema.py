"""Schemathesis on the HTTP API: whatever is sent, the answer is documented and never an internal error."""

import json
import random
from dataclasses import dataclass
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.seeds import SOAK
from tests.server.client import PATIENCE, Client, new_address, play_out, start, started
from tests.server.process import Server

EXAMPLES = 200 if SOAK else 5
WITH_PASSWORD = ("/api/account", "/api/session")
"""Operations that are slow on purpose."""
TOO_LARGE = 413
ALWAYS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

Operation: TypeAlias = APIOperation[Any, Any, Any, Any]
AnyCase: TypeAlias = Case[Any]


@dataclass
class Api:
    """The API's own description, a person to make requests, and tables to ask about."""

    schema: BaseSchema
    client: Client
    tables: list[str]

    def operations(self) -> list[Operation]:
        return [result.ok() for result in self.schema.get_all_operations() if isinstance(result, Ok)]

    def headers(self, case: AnyCase) -> dict[str, str]:
        """Return a requester's headers; a new person each time where the request may sign them out or delete them."""
        newcomer = any(word in case.path for word in ("/account", "/session"))
        client = Client(self.client.server) if newcomer else self.client
        return {"cookie": f"bastide={client.http.cookies['bastide']}", "x-forwarded-for": new_address()}


@pytest.fixture(scope="module")
def api(server: Server) -> Api:
    choice = random.Random(1)
    with started(server, 2, "peek") as table:
        play_out(table.streams, lambda update: choice.choice(update["moves"]))
        client, over = table.clients[0], table.id
    archive = client.post("/api/journals", {"journal": client.journal(over)})["id"]
    running, _ = start(server, 2, "sealed-bids")
    tables = [over, archive, running, client.make_table(), client.make_table(["me", "open"], "interrupt")]
    return Api(schemathesis.openapi.from_url(f"{server.url}/api/openapi.json"), client, tables)


def bounded(operation: Operation) -> settings:
    examples = EXAMPLES // 4 if operation.path in WITH_PASSWORD else EXAMPLES
    return settings(max_examples=max(2, examples), suppress_health_check=list(HealthCheck), deadline=None)


def test_what_fits_the_description_gets_a_documented_answer(api: Api, server: Server) -> None:
    """Most requests name existing tables, otherwise they would not get far."""
    for operation in api.operations():

        @bounded(operation)
        @given(case=operation.as_strategy(GenerationMode.POSITIVE), table=st.sampled_from([*api.tables, ""]))
        def check(case: AnyCase, table: str) -> None:
            if table and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.call_and_validate(headers=api.headers(case), checks=ALWAYS, timeout=PATIENCE)

        check()
    assert "Traceback" not in server.log()


def test_what_does_not_fit_the_description_is_refused(api: Api, server: Server) -> None:
    for operation in api.operations():

        @bounded(operation)
        @given(case=operation.as_strategy(GenerationMode.NEGATIVE))
        def check(case: AnyCase) -> None:
            answer = case.call(headers=api.headers(case), timeout=PATIENCE)
            too_large = answer.status_code == TOO_LARGE  # a refusal as well, which Schemathesis doesn't expect
            case.validate_response(answer, checks=ALWAYS if too_large else [*ALWAYS, negative_data_rejection])

        if operation.body or operation.query or operation.path_parameters:
            check()
    assert "Traceback" not in server.log()


def test_the_description_is_complete(api: Api) -> None:
    """Every operation says what it does and how it refuses."""
    document = json.loads(json.dumps(api.schema.raw_schema))
    assert len(api.operations()) >= 20
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path}"
            assert {"400", "401", "403", "404", "409", "413", "422", "429"} <= operation["responses"].keys()
