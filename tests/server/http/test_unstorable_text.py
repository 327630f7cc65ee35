"""U+0000 and lone surrogates in every text of every request: refused in a sentence, before anything is looked up.

PostgreSQL can't store U+0000, and no UTF-8 text has lone surrogates.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.seeds import SOAK
from tests.server.client import Client, new_address, started
from tests.server.process import Server

BAD = ("\0", "\ud800", "\udfff")
Where = tuple[str | int, ...]


@dataclass(frozen=True)
class Place:
    """Where a request has a text: in its address (`{name}`), its query, or its body."""

    method: str
    address: str
    body: Any = None
    where: Where | str = ()

    def request(self, text: str) -> tuple[str, str, bytes | None]:
        """Return the method, the address and the body with a text in that place."""
        if isinstance(self.where, str):
            address = self.address.format(**{self.where: quote(text, errors="surrogatepass")})
            return self.method, address, None if self.body is None else json.dumps(self.body).encode()
        body = deepcopy(self.body)
        *parents, last = self.where
        inner = body
        for part in parents:
            inner = inner[part]
        inner[last] = text
        return self.method, self.address, json.dumps(body).encode()


def places(document: dict[str, Any]) -> Iterator[Place]:
    """Every text of every request that the API describes."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            named = {parameter["name"]: parameter for parameter in operation.get("parameters", [])}
            usual = {name: "0" for name, parameter in named.items() if parameter["in"] == "path"}
            content = operation.get("requestBody", {}).get("content", {}).get("application/json")
            body = None if content is None else example(content["schema"], document)
            for name, parameter in named.items():
                others = {key: value for key, value in usual.items() if key != name}
                if parameter["in"] == "path":
                    yield Place(method, partly(path, others), body, name)
                elif parameter["in"] == "query":
                    yield Place(method, f"{partly(path, usual)}?{name}={{{name}}}", body, name)
            for where in texts(body):
                yield Place(method, partly(path, usual), body, where)


def partly(path: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        path = path.replace(f"{{{name}}}", value)
    return path


def example(schema: dict[str, Any], document: dict[str, Any]) -> Any:
    """Return a value that roughly fits a schema, with every field."""
    if "$ref" in schema:
        return example(document["components"]["schemas"][schema["$ref"].rpartition("/")[2]], document)
    if "anyOf" in schema or "oneOf" in schema:
        return example((schema.get("anyOf") or schema["oneOf"])[0], document)
    match schema.get("type"):
        case "object":
            known = {name: example(inner, document) for name, inner in schema.get("properties", {}).items()}
            return known or {"key": "value"}
        case "array":
            return [example(schema.get("items", {}), document)]
        case "integer" | "number":
            return schema.get("minimum", 1)
        case "boolean":
            return True
    return "text"


def texts(value: Any, where: Where = ()) -> Iterator[Where]:
    """The places of all texts in a JSON value."""
    match value:
        case str():
            yield where
        case dict():
            for name, inner in value.items():
                yield from texts(inner, (*where, name))
        case list():
            for number, inner in enumerate(value):
                yield from texts(inner, (*where, number))


@pytest.fixture(scope="module")
def anna(server: Server) -> Client:
    return Client(server, "Anna")


def test_every_text_of_every_request(server: Server, anna: Client) -> None:
    found = list(places(anna.get("/api/openapi.json")))
    assert len(found) > 60
    cookie = {"cookie": f"bastide={anna.http.cookies['bastide']}", "content-type": "application/json"}

    @settings(max_examples=1000 if SOAK else 100, deadline=None, suppress_health_check=list(HealthCheck))
    @given(place=st.sampled_from(found), bad=st.sampled_from(BAD), around=st.text("ab/", max_size=2))
    def check(place: Place, bad: str, around: str) -> None:
        if isinstance(place.where, str):
            bad = "\0"  # half of a surrogate pair can't be in an address: it is read as a replacement character
        method, address, body = place.request(f"{around}{bad}{around}")
        answer = web.request(method, address, content=body, headers={"x-forwarded-for": new_address()})
        assert answer.status_code in (400, 422), f"{method} {address}: {answer.text}"
        assert answer.json()["key"] in ("bad-address", "bad-value") and answer.json()["reason"].endswith(".")

    with httpx.Client(base_url=server.url, headers=cookie) as web:
        check()
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("bad", ["\\u0000", "\\ud800"])
def test_a_file_inside_a_request(anna: Client, bad: str) -> None:
    """The text of an uploaded file is JSON itself."""
    for path, field in (("/api/journals", "journal"), ("/api/positions", "position"), ("/api/score", "position")):
        answer = anna.http.post(path, json={field: f'{{"name": "{bad}"}}'})
        assert answer.status_code == 422
        assert "U+0000 or half of a surrogate pair" in answer.json()["reason"], answer.text


def test_frames_and_addresses_of_the_socket(server: Server) -> None:
    with started(server, 2, "peek") as table:
        stream = table.streams[0]
        for text in ("\0", "\ud800"):
            for frame in ({"type": "say", "text": f"hello{text}"}, {"type": "why", "move": text}):
                assert stream.ask_raw(json.dumps(frame))["key"] == "bad-frame"
        assert stream.ask("ping")["type"] == "pong"
        for address in ("a%00b?", f"{table.id}?seat=%00&", f"{table.id}?since=%00&"):
            with table.clients[0].watch(address) as refused:
                assert refused.next()["type"] == "closing"
    assert "Traceback" not in server.log()
