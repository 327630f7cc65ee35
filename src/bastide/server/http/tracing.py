"""Gives every request and socket an id, which its answer, its log lines and its span carry, and measures requests."""

import logging
import re
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bastide.server import logs, metrics, telemetry
from bastide.server.entropy import Entropy

HEADER = "x-request-id"
_ID = re.compile(r"[A-Za-z0-9_.-]{8,64}")
_logger = logging.getLogger("bastide.server")


class ProxyMiddleware:
    """ASGI middleware before everything else: believes what trusted proxies say of a client, and nobody else."""

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self._app = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type] # uvicorn's types of the same thing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            client = scope.get("client")
            if client is None or client[0] not in self._app.trusted_hosts:
                scope["headers"] = [pair for pair in scope["headers"] if pair[0] != HEADER.encode()]
        await self._app(scope, receive, send)  # type: ignore[arg-type]


class TracingMiddleware:
    """ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, entropy: Entropy) -> None:
        self._app = app
        self._entropy = entropy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        request = given if _ID.fullmatch(given) else self._entropy.id(12)
        scope["state"]["request_id"] = request
        logs.request.set(request)
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send, request)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, request: str) -> None:
        began = time.perf_counter()
        method, status = scope["method"], 0
        path = scope["raw_path"].decode("ascii", "replace")  # still quoted: a newline can't forge a line of the log

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = request
            await send(message)

        with telemetry.span("request", method=method, path=path, request=request):
            await self._app(scope, receive, send_with_id)
        seconds = time.perf_counter() - began
        metrics.requests.observe(seconds)
        metrics.responses[status] += 1
        facts = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        _logger.info("%s %s %d %.1f ms", method, path, status, seconds * 1000, extra=facts)
