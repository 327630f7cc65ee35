"""The application: the API, the socket, the pages, and the house behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from bastide.server import api, people_api, players_api, socket
from bastide.server.client_pages import PAGES, add_pages
from bastide.server.guard import Doorkeeper, Limiter, Sessions
from bastide.server.house import House
from bastide.server.problems import add_refusals


def make_app(house: House, pages: Path = PAGES) -> FastAPI:
    """The ASGI application of one server process, with the built client from a folder."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

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
    app.state.house = house
    app.state.sessions = Sessions(house)
    for router in (api.router, people_api.router, players_api.router):
        app.include_router(router)
    app.include_router(socket.router)
    add_pages(app, pages)
    add_refusals(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    limiter = Limiter(house.config.requests_per_minute)
    app.add_middleware(Doorkeeper, limiter=limiter, entropy=house.entropy, origins=house.config.origins)
    return app
