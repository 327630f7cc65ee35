"""Who is asking, and may they? Cookies, tokens, origins, limits."""

import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.server.entropy import Entropy
from bastide.server.frames import Refused
from bastide.server.house import House
from bastide.server.problems import refusal_response
from bastide.server.store import people
from bastide.server.store.people import Person, Renewal

COOKIE = "bastide"
COOKIE_SECONDS = 400 * 24 * 3600
MOST_BODY = 1_000_000
MOST_FRAME = 32_000
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

_logger = logging.getLogger("bastide.server")


class Sessions:
    """Signs cookies and knows people by them, or programs by their tokens."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._serializer = URLSafeSerializer(house.cookie_key.hex(), salt="bastide-person")
        self.tries = Tries()
        self.reports = Limiter(per_minute=1, at_once=10)

    async def begin(self, person: Person, request: Request, response: Response) -> None:
        """Signs somebody in where the request came from: sets a signed cookie."""
        renewal = self.renewal(request)
        await self._house.writer.write(lambda database: renewal.carry_out(database, person.id))
        self.set_cookie(renewal, request, response)

    def renewal(self, request: Request) -> Renewal:
        """Another id for the session that the request came with, to be carried out with what it is changed for."""
        entropy = self._house.entropy
        return Renewal(self.session(request), entropy.id(24), entropy.id(16), entropy.now(), COOKIE_SECONDS)

    def set_cookie(self, renewal: Renewal, request: Request, response: Response) -> None:
        """Lets a browser know the id that its session has now."""
        response.set_cookie(
            COOKIE,
            str(self._serializer.dumps(renewal.fresh)),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
            path="/",
        )

    async def end(self, request: Request, response: Response) -> None:
        """Signs out where the request came from."""
        session = self.session(request)
        if session is not None:
            await self._house.writer.write(lambda database: people.end_session(database, session))
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")

    def session(self, connection: HTTPConnection) -> str | None:
        """The session that a cookie names, if it is ours."""
        value = connection.cookies.get(COOKIE)
        try:
            return None if value is None else str(self._serializer.loads(value))
        except BadSignature:
            return None

    async def who(self, connection: HTTPConnection) -> Person | None:
        """Who is asking; nobody is a visitor. A token that nobody knows is refused."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            person = await self._house.desk.read(lambda database: people.by_token(database, token.strip()))
            if person is None:
                raise Refused("unknown-token", "Nobody has this token; make another.", status=401)
            return person
        session = self.session(connection)
        if session is None:
            return None
        return await self._house.desk.read(lambda database: people.by_session(database, session))

    async def still(self, connection: HTTPConnection, person: Person) -> Person | None:
        """Who is at the other end of a connection that `person` opened: the session may have another id by now."""
        place = person.place
        if place is None:  # a program: its token may have been taken away
            return await self.who(connection)
        return await self._house.desk.read(lambda database: people.by_place(database, place))

    async def require(self, connection: HTTPConnection, scope: str) -> Person:
        """Who is asking, if that may be done in their name."""
        return self.allowed(await self.who(connection), scope)

    @staticmethod
    def allowed(person: Person | None, scope: str) -> Person:
        """Somebody, if that may be done in their name."""
        if person is None:
            raise Refused("who-are-you", "Say who you are first: POST /api/guests with a nickname.", status=401)
        if scope not in person.scopes:
            raise Refused("scope", f"This token does not have the scope '{scope}'.", status=403)
        return person


def from_own_pages(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a browser sent this from one of our own pages; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host") or origin in allowed
    except ValueError:  # no address at all
        return False


class Limiter:
    """Lets each client do so much per minute, a quarter of it, or `at_once`, without waiting."""

    def __init__(self, per_minute: float, at_once: float | None = None) -> None:
        self._rate = per_minute / 60
        self._most = at_once or max(1.0, per_minute / 4)
        self._left: defaultdict[str, tuple[float, float]] = defaultdict(lambda: (self._most, time.monotonic()))

    def allows(self, client: str) -> bool:
        """Counts one request of a client; whether it is still within the limit."""
        left, since = self._left[client]
        now = time.monotonic()
        left = min(self._most, left + (now - since) * self._rate)
        if len(self._left) > 10_000:
            self._left.clear()
        self._left[client] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class Tries:
    """How often a password may be tried: little by one client, and not without end for one name by all together."""

    def __init__(self) -> None:
        self._clients = Limiter(per_minute=6, at_once=8)
        self._names = Limiter(per_minute=20, at_once=20)

    def count(self, connection: HTTPConnection, name_key: str) -> None:
        """Counts a try, or refuses it before anything is compared, whether there is such a name or not."""
        if not (self._clients.allows(_client(connection.scope)) and self._names.allows(name_key)):
            raise Refused("too-many-tries", "That was tried too often; wait a minute, then try again.", status=429)


class Doorkeeper:
    """Wraps the application: request ids, limits of size and rate, origins, security headers."""

    def __init__(self, app: ASGIApp, limiter: Limiter, entropy: Entropy, origins: tuple[str, ...]) -> None:
        self._app = app
        self._limiter = limiter
        self._entropy = entropy
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and not self._limiter.allows(_client(scope)):
            await receive()
            await send({"type": "websocket.close", "code": TRY_LATER})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        request = scope["state"]["request_id"] = self._entropy.id(12)
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers["x-request-id"] = request
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, _limited(receive), send_with_headers)
        except Refused as refused:
            await _refuse(refused, request, send_with_headers)
        except Exception:
            _logger.exception("%s failed", request)
            if not status:
                broken = Refused("internal", "Something broke here; tell the operator the request id.", status=500)
                await _refuse(broken, request, send_with_headers)
        milliseconds = (time.perf_counter() - started) * 1000
        _logger.info("%s %s %s %d %.1f ms", request, scope["method"], scope["path"], status, milliseconds)

    def _check(self, scope: Scope) -> None:
        """Raises `Refused` at the door."""
        if not self._limiter.allows(_client(scope)):
            raise Refused("too-many", "Too many requests; wait a minute.", status=429)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BODY:
            raise Refused("too-large", f"At most {MOST_BODY} bytes can be sent at once.", status=413)
        if scope["method"] not in ("GET", "HEAD") and not from_own_pages(HTTPConnection(scope), self._origins):
            raise Refused("foreign-origin", "Pages of other sites cannot do this.", status=403)


def _client(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else "unknown"


def _limited(receive: Receive) -> Callable[[], Awaitable[Message]]:
    size = 0

    async def receive_some() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MOST_BODY:
            raise Refused("too-large", f"At most {MOST_BODY} bytes can be sent at once.", status=413)
        return message

    return receive_some


async def _refuse(refusal: Refused, request: str, send: Send) -> None:
    response = refusal_response(refusal, request)
    await send({"type": "http.response.start", "status": response.status_code, "headers": response.raw_headers})
    await send({"type": "http.response.body", "body": response.body})
