"""What every request passes first: limits of size and rate, origins, security headers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide import words
from bastide.server.errors import RequestError, language_of
from bastide.server.http.costs import cost_of
from bastide.server.http.problems import error_response
from bastide.server.people.limits import RateLimiter, client_of
from bastide.server.people.origins import Origins

MOST_BODY = 1_000_000
BODY_SECONDS = 60.0
"""How long a client may take to send a request's body."""

TRY_LATER = 1013

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

HSTS = "max-age=31536000"
"""A year of TLS only, for this host; its neighbours may decide otherwise."""

_logger = logging.getLogger("bastide.server")


class RequestMiddleware:
    """ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, limiter: RateLimiter, origins: Origins, *, behind_tls: bool) -> None:
        self._app = app
        self._limiter = limiter
        self._origins = origins
        self._headers = {**SECURITY_HEADERS, **({"strict-transport-security": HSTS} if behind_tls else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and not self._limiter.allows(client_of(scope)):
            await receive()
            await send({"type": "websocket.close", "code": TRY_LATER})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = scope["state"]["request_id"]
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")  # most answers depend on who asks
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, _limited(receive), send_with_headers)
        except RequestError as refused:
            await _refuse(refused, scope, request, send_with_headers)
        except Exception:
            _logger.exception("failed")
            if not begun:
                await _refuse(RequestError("internal", status=500), scope, request, send_with_headers)

    def _check(self, scope: Scope) -> None:
        """Raise `RequestError` for requests that go no further."""
        if not self._limiter.allows(client_of(scope), cost_of(scope["method"], scope["path"])):
            raise RequestError("too-many", status=429)
        headers = Headers(scope=scope)
        self._origins.check_host(headers)
        if _has_null(scope):
            raise RequestError("bad-address", status=400)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            raise RequestError("too-large", status=413, most=MOST_BODY)
        if scope["method"] not in ("GET", "HEAD") and not self._origins.from_own_pages(HTTPConnection(scope)):
            raise RequestError("foreign-origin", status=403)


def _has_null(scope: Scope) -> bool:
    """Whether an address contains U+0000, which no database can look up."""
    return "\0" in scope["path"] or b"%00" in scope["query_string"]


def _limited(receive: Receive) -> Callable[[], Awaitable[Message]]:
    """Limit a request's body: its size, and how long it may take. What comes later isn't part of the request."""
    size = 0
    deadline: float | None = asyncio.get_running_loop().time() + BODY_SECONDS

    async def receive_some() -> Message:
        nonlocal size, deadline
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise RequestError("slow-request", status=408, seconds=round(BODY_SECONDS)) from None
        size += len(message.get("body", b""))
        if size > MOST_BODY:
            raise RequestError("too-large", status=413, most=MOST_BODY)
        if not message.get("more_body", False):
            deadline = None
        return message

    return receive_some


async def _refuse(error: RequestError, scope: Scope, request: str, send: Send) -> None:
    connection = HTTPConnection(scope)
    response: Response = error_response(error, language := language_of(connection), request)
    if "text/html" in connection.headers.get("accept", ""):  # somebody reads it in a browser
        response = PlainTextResponse(words.error(error, language), response.status_code)
    await send({"type": "http.response.start", "status": response.status_code, "headers": response.raw_headers})
    await send({"type": "http.response.body", "body": response.body})
