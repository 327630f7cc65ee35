"""`/healthz` and `/readyz`, for load balancers and process supervisors.

They are answered before anything else: without limits, without a look at Host and Origin, without a line in the log.
"""

import asyncio
import logging
import time

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from bastide.server.services import Services
from bastide.server.store.database import is_migrated

CHECK_SECONDS = 2.0
"""How long a check may take before it counts as failed."""
FRESH_SECONDS = 0.5
"""How long an answer is reused, so that asking often costs nothing."""

_logger = logging.getLogger("bastide.server")


class HealthMiddleware:
    """ASGI middleware around everything else."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._readiness = Readiness(services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"], scope.get("path"):
            case "http", "/healthz":  # whoever answers lives, and its event loop turns
                await _answer([])(scope, receive, send)
            case "http", "/readyz":
                await _answer(await self._readiness.problems())(scope, receive, send)
            case _:
                await self._app(scope, receive, send)


def _answer(problems: list[str]) -> JSONResponse:
    """Name what is wrong, but no details: anyone may ask."""
    headers = {"cache-control": "no-store"}
    return JSONResponse({"ok": not problems, "problems": problems}, 503 if problems else 200, headers)


class Readiness:
    """Whether a process can serve players: a load balancer sends them elsewhere if it can't."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._good = False
        self._at = float("-inf")
        self._looking = asyncio.Lock()

    async def problems(self) -> list[str]:
        """Return what keeps this process from serving: `draining`, `writer`, `bus`, `database`.

        Not the lack of workers: then bots wait at every server, and people can still play each other.
        """
        services = self._services
        found = ["draining"] if services.sockets.draining else []
        found += [] if services.writer.is_alive else ["writer"]
        found += [] if services.tables.bus.connected else ["bus"]
        found += [] if await self._has_database() else ["database"]
        return found

    async def _has_database(self) -> bool:
        """Whether the database answers in time and is migrated."""
        async with self._looking:
            if time.monotonic() > self._at + FRESH_SECONDS:
                try:
                    reading = self._services.tables.read(is_migrated)
                    self._good = await asyncio.wait_for(reading, CHECK_SECONDS)
                except Exception as error:
                    _logger.warning("the database can't be read: %s", type(error).__name__)
                    self._good = False
                self._at = time.monotonic()
        return self._good
