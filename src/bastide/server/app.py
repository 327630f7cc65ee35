"""The application: the API, the socket, the pages, and the services behind them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from bastide.server.http import (
    account,
    analyses,
    bots,
    fairness,
    games,
    hints,
    invitations,
    lessons,
    lobby,
    mail,
    notes,
    notices,
    own_games,
    pairing,
    player_reports,
    players,
    relations,
    replays,
    reports,
    scores,
    settings,
    tables,
    tokens,
    tournaments,
)
from bastide.server.http.health import HealthMiddleware
from bastide.server.http.middleware import RequestMiddleware
from bastide.server.http.pages import PAGES, add_pages
from bastide.server.http.problems import add_refusals
from bastide.server.http.tracing import TracingMiddleware
from bastide.server.metrics import measure_lag
from bastide.server.people.limits import RateLimiter
from bastide.server.services import Services
from bastide.server.wire import socket

_SUBJECTS = (
    socket,  # a request is compared with one route after the other: first come those of people who play
    tables,
    account,
    tokens,
    settings,
    games,
    bots,
    lessons,
    lobby,
    pairing,
    invitations,
    hints,
    replays,
    scores,
    analyses,
    fairness,
    notes,
    reports,
    player_reports,
    players,
    relations,
    own_games,
    notices,
    mail,
    tournaments,
)


def make_app(services: Services, pages: Path = PAGES) -> FastAPI:
    """Return the ASGI application of one server process, serving the built client from a folder."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await services.open()
        measuring = asyncio.create_task(measure_lag())
        try:
            yield
        finally:
            measuring.cancel()
            await services.close()

    app = FastAPI(
        title="Bastide",
        version="1",
        description="Medieval city-building board games online. Playing goes over the socket /ws/tables/{table}.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.services = services
    for subject in _SUBJECTS:
        app.include_router(subject.router)
    add_pages(app, pages)
    add_refusals(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    limiter = RateLimiter(services.config.requests_per_minute)
    app.add_middleware(
        RequestMiddleware,
        limiter=limiter,
        origins=services.origins,
        behind_tls=services.config.behind_tls,
        body_seconds=services.config.limits.body_seconds,
    )
    app.add_middleware(TracingMiddleware, entropy=services.entropy)
    app.add_middleware(HealthMiddleware, services=services)
    return app
