"""Sessions: who is asking, by cookie or token, and what they may do."""

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bastide.server.errors import RequestError
from bastide.server.people.limits import RateLimiter
from bastide.server.people.password_tries import PasswordTries
from bastide.server.people.session_cache import SessionCache
from bastide.server.people.session_watch import SessionWatch
from bastide.server.store import people
from bastide.server.store.people import Person, Renewal
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

COOKIE = "bastide"
COOKIE_BEHIND_TLS = "__Host-bastide"
"""With this prefix, browsers accept the cookie only over TLS and from this very host, not from a neighbouring one."""
COOKIE_SECONDS = 400 * 24 * 3600


class Sessions:
    """Signs cookies; knows people by cookies and programs by tokens."""

    def __init__(self, tables: TableService, writer: Writer, cookie_key: bytes, *, behind_tls: bool = False) -> None:
        self._tables = tables
        self._behind_tls = behind_tls
        self._cookie = COOKIE_BEHIND_TLS if behind_tls else COOKIE
        self._writer = writer
        self._cache = SessionCache(tables)
        self.watch = SessionWatch(tables, self._cache)
        self._serializer = URLSafeSerializer(cookie_key.hex(), salt="bastide-person")
        self.tries = PasswordTries(writer, tables.entropy, cookie_key)
        self.reports = RateLimiter(per_minute=1, at_once=10)
        self.relations = RateLimiter(per_minute=20, at_once=40)
        self.hints = RateLimiter(per_minute=20, at_once=20)
        self.analyses = RateLimiter(per_minute=2, at_once=6)
        self.scoring = RateLimiter(per_minute=120, at_once=40)

    def close(self) -> None:
        """Let go of the database."""
        self._cache.close()

    async def begin(self, person: Person, request: Request, response: Response) -> None:
        """Start a session for a person: sets a signed cookie."""
        renewal = self.renewal(request)
        await self._writer.write(lambda database: renewal.carry_out(database, person.id))
        self.set_cookie(renewal, request, response)

    def renewal(self, request: Request) -> Renewal:
        """Return a renewal of the request's session id, to be carried out along with what requires it."""
        entropy = self._tables.entropy
        return Renewal(self.session(request), entropy.id(24), entropy.now(), COOKIE_SECONDS)

    def set_cookie(self, renewal: Renewal, request: Request, response: Response) -> None:
        """Set the cookie with the session's new id."""
        self._set_cookie(renewal.fresh, request, response)

    def rename_cookie(self, request: Request, response: Response) -> None:
        """Give a session from before the server was behind TLS the cookie that it would have now."""
        session = self.session(request)
        if self._behind_tls and session is not None and COOKIE in request.cookies:
            self._set_cookie(session, request, response)

    def _set_cookie(self, session: str, request: Request, response: Response) -> None:
        response.set_cookie(
            self._cookie,
            str(self._serializer.dumps(session)),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._behind_tls or request.url.scheme == "https",
            path="/",
        )
        if self._behind_tls and COOKIE in request.cookies:
            self._delete_cookie(COOKIE, response)

    async def end(self, request: Request, response: Response) -> None:
        """End the session of the request."""
        session = self.session(request)
        if session is not None:
            await self._writer.write(lambda database: people.end_session(database, session))
        for name in {COOKIE, self._cookie} & request.cookies.keys():
            self._delete_cookie(name, response)

    def _delete_cookie(self, name: str, response: Response) -> None:
        response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=self._behind_tls)

    def session(self, connection: HTTPConnection) -> str | None:
        """Return the session id of a cookie, if its signature is ours."""
        value = connection.cookies.get(self._cookie) or connection.cookies.get(COOKIE)
        try:
            return None if value is None else str(self._serializer.loads(value))
        except BadSignature:
            return None

    async def who(self, connection: HTTPConnection) -> Person | None:
        """Return the person asking, or `None` for a visitor; raises `RequestError` for an unknown token."""
        key = self.key(connection)
        person = None if key is None else await self.behind(key)
        if person is None and _token(connection) is not None:
            raise self.ended(connection)
        return person

    async def behind(self, key: str) -> Person | None:
        """Return whoever a key admits now."""
        return await self._cache.find(key, lambda database: people.by_key(database, key))

    async def count_changes(self) -> int:
        """How often a session, a token, a person or a block has changed, in any process."""
        return await self._cache.count_changes()

    @staticmethod
    def ended(connection: HTTPConnection) -> RequestError:
        """The refusal for a client whose session or token has ended."""
        return RequestError("who-are-you" if _token(connection) is None else "unknown-token", status=401)

    def key(self, connection: HTTPConnection) -> str | None:
        """Return what admits a connection, as the database knows it: a session id or the digest of a token."""
        token = _token(connection)
        return self.session(connection) if token is None else people.digest(token)

    async def require(self, connection: HTTPConnection, scope: str) -> Person:
        """Return the person asking, if they have the scope."""
        return self.allowed(await self.who(connection), scope)

    @staticmethod
    def allowed(person: Person | None, scope: str) -> Person:
        """Return a person, if they are signed in and have the scope."""
        if person is None:
            raise RequestError("who-are-you", status=401)
        if scope not in person.scopes:
            raise RequestError("scope", status=403, scope=scope)
        return person


def _token(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
