"""The browser client: the built pages, if they are there, and a word of advice if they are not."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.requests import Request
from starlette.staticfiles import StaticFiles

from bastide import words
from bastide.server.frames import Refused
from bastide.server.problems import language_of
from bastide.server.sharing import with_preview

PAGES = Path(__file__).parent / "pages"
"""Where `make web` writes the built client; the wheel carries it along."""

_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}


class ForEver(StaticFiles):
    """Files whose names carry a hash of what is in them."""

    def file_response(self, *arguments: object, **named: object) -> Response:
        """As in `StaticFiles`, to be kept by browsers."""
        response = super().file_response(*arguments, **named)  # type: ignore[arg-type]
        response.headers.update(_FOR_EVER)
        return response


def add_pages(app: FastAPI, pages: Path = PAGES) -> None:
    """Serves the client: its files, and its one page for every address that is not the API's."""
    index = pages / "index.html"  # read each time: it may be built anew while the server runs
    if not index.is_file():

        @app.get("/", include_in_schema=False)
        async def missing(request: Request) -> PlainTextResponse:
            return PlainTextResponse(words.say("page-not-built", language_of(request)), 503)

        return
    app.mount("/assets", ForEver(directory=pages / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws/")):
            raise Refused("not-found", "There is nothing at this address.", status=404)
        file = _file_at(pages, path)
        if file is not None:
            return FileResponse(file)
        return HTMLResponse(
            await with_preview(index.read_text("utf-8"), path, request), headers={"cache-control": "no-cache"}
        )


def _file_at(pages: Path, path: str) -> Path | None:
    """The client's file at an address, if there is one."""
    try:
        file = (pages / path).resolve()
        return file if path and file.is_relative_to(pages.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # too long for a file's name, or with a letter that none has
        return None
