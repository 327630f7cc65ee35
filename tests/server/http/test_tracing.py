"""Request ids: from a trusted proxy or our own, in every log line; spans around requests and commands."""

import asyncio
import json
import logging
from typing import Any

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from starlette.types import Message, Receive, Scope, Send

from bastide.server import logs, metrics, telemetry
from bastide.server.entropy import Entropy
from bastide.server.http.tracing import ProxyMiddleware, TracingMiddleware

seen: list[str] = []


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    seen.append(logs.request.get())
    await send({"type": "http.response.start", "status": 200, "headers": []})


def ask(client: str, given: str) -> str:
    """Return the id that the answer to a request carries."""
    app = ProxyMiddleware(TracingMiddleware(application, Entropy()), trusted="10.0.0.1")
    sent: list[Message] = []

    async def run() -> None:
        async def send(message: Message) -> None:
            sent.append(message)

        headers = [(b"x-request-id", given.encode())]
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/a b",
            "raw_path": b"/a%20b",
            "headers": headers,
            "state": {},
        }
        await app({**scope, "client": (client, 1)}, None, send)  # type: ignore[arg-type]

    asyncio.run(run())
    return dict(sent[0]["headers"])[b"x-request-id"].decode()


@pytest.mark.parametrize(
    ("client", "given", "kept"),
    [
        ("10.0.0.1", "7f3e2a90-5a1b-4a0e-9c55-0d6f0d9a3b11", True),
        ("10.0.0.2", "7f3e2a90-5a1b-4a0e-9c55-0d6f0d9a3b11", False),  # anyone could write it
        ("10.0.0.1", "short", False),
        ("10.0.0.1", "x" * 65, False),
        ("10.0.0.1", "with spaces in it", False),
    ],
)
def test_an_id_is_kept_only_from_a_trusted_proxy(client: str, given: str, kept: bool) -> None:
    answered = ask(client, given)
    assert (answered == given) is kept and seen[-1] == answered


def test_spans_are_recorded_only_if_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    exporter = InMemorySpanExporter()
    monkeypatch.setattr(telemetry, "_tracer", None)
    ask("10.0.0.1", "before-it-starts")
    telemetry.start(SimpleSpanProcessor(exporter))
    ask("10.0.0.1", "request-0001")
    (span,) = exporter.get_finished_spans()
    assert span.name == "request"
    assert dict(span.attributes or {}) == {"method": "GET", "path": "/a%20b", "request": "request-0001"}


def line(record: dict[str, Any], error: BaseException | None = None) -> dict[str, Any]:
    made = logging.makeLogRecord({"name": "bastide", "levelname": "INFO", "created": 0.0, **record})
    made.exc_info = None if error is None else (type(error), error, None)
    found: dict[str, Any] = json.loads(logs.JsonLines().format(made))
    return found


def test_the_log_leaves_out_what_others_do_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.root, "handlers", [])
    logs.set_up("text")
    assert logging.getLogger("bastide.server").isEnabledFor(logging.INFO)
    for others in ("alembic.runtime.migration", "uvicorn.error"):
        assert not logging.getLogger(others).isEnabledFor(logging.INFO)
        assert logging.getLogger(others).isEnabledFor(logging.WARNING)


def test_a_json_line_has_the_message_the_fields_and_the_exception() -> None:
    told = line({"msg": "a %s\nline", "args": ("second",), "path": "/x"}, ValueError("wrong"))
    assert told == {
        "time": "1970-01-01T00:00:00.000+00:00",
        "level": "info",
        "logger": "bastide",
        "request": "-",
        "message": "a second\nline",
        "path": "/x",
        "exception": "ValueError: wrong",
    }


def test_a_histogram_counts_between_its_bounds() -> None:
    histogram = metrics.Histogram("x_seconds", "", (1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 99.0):
        histogram.observe(value)
    assert histogram.counts == [2, 1, 1] and histogram.total == 102.0
