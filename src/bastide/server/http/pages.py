"""Serves the browser client: its files, and its one page at all of its addresses; and the documentation site."""

import logging
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.staticfiles import StaticFiles

from bastide import words
from bastide.server.errors import language_of
from bastide.server.http.addresses import address, exists
from bastide.server.http.link_previews import with_preview
from bastide.server.http.problems import nothing_here
from bastide.server.http.site import ADDRESS, Site, folder_beside, has_site
from bastide.server.services import Services

PAGES = Path(__file__).parents[1] / "pages"
"""Where `make web` writes the built client; the wheel includes it."""

_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
_FRESH = {"cache-control": "no-cache"}
_NOT_BUILT = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bastide</title>
<h1>Bastide</h1>
<p>{text}</p>
</html>
"""
_logger = logging.getLogger("bastide.server")


class ImmutableFiles(StaticFiles):
    """Files whose names contain a hash of their content. Their folder may appear while the server runs."""

    async def check_config(self) -> None:
        """Accept a folder that doesn't exist yet."""

    def file_response(self, *arguments: object, **named: object) -> Response:
        """Return a response that browsers cache forever."""
        response = super().file_response(*arguments, **named)  # type: ignore[arg-type]
        response.headers.update(_FOR_EVER)
        return response


class _Elsewhere(StringConvertor):
    """Any path outside the API, the sockets and the hashed files."""

    regex = r"(?!(?:api|ws|assets)(?:/|$)).*"


register_url_convertor("elsewhere", _Elsewhere())


def is_built(pages: Path = PAGES) -> bool:
    """Whether the client is built."""
    return _index(pages).is_file()


def say_if_not_built(pages: Path = PAGES) -> None:
    """Tell the operator how to build the client, if it isn't built."""
    if not is_built(pages):
        _logger.warning("The browser pages are not built: %s is empty. Run 'make web' in the project folder.", pages)


def add_pages(app: FastAPI, pages: Path = PAGES) -> None:
    """Serve the client: its files, and its one page at each of its addresses.

    At unknown addresses the same page says so, with status 404. The page is read each time: it may be built while the
    server runs.
    """
    app.mount("/assets", ImmutableFiles(directory=pages / "assets", check_dir=False), name="assets")

    async def page(request: Request) -> Response:
        if not is_built(pages):
            return _not_built(request, "page-not-built", "make web", 503)
        path: str = request.path_params["path"]
        file = _file_at(pages, path)
        if file is not None:
            return FileResponse(file, headers=_FRESH if file.suffix == ".js" else None)  # a service worker
        services: Services = request.app.state.services
        found = address(request.scope["raw_path"].decode("latin-1"))
        if found is not None and await exists(found, services.tables):
            return await _the_page(pages, request, 200, found.named.get("table"))
        if not _reads_pages(request):
            raise nothing_here()
        return await _the_page(pages, request, 404, None)

    site = Site(folder_beside(pages))

    async def docs(request: Request) -> Response:
        if not has_site(pages):
            return _not_built(request, "docs-not-built", "make docs", 404)
        found = await site.response(request, request.path_params.get("path", ""))
        if found is not None:
            return found
        if not is_built(pages) or not _reads_pages(request):
            raise nothing_here()
        return await _the_page(pages, request, 404, None)

    for path in ("/docs", "/docs/{path:path}"):
        app.add_route(path, docs, include_in_schema=False)
    app.add_route("/{path:elsewhere}", page, include_in_schema=False)


async def _the_page(pages: Path, request: Request, status: int, table: str | None) -> Response:
    page = await with_preview(_index(pages).read_text("utf-8"), table, request)
    if has_site(pages):  # the client then has links to it
        page = page.replace("</head>", f'<meta name="docs" content="{ADDRESS}" /></head>', 1)
    return HTMLResponse(page, status, headers=_FRESH)


def _reads_pages(request: Request) -> bool:
    """Whether the client wants a page, rather than an image or data for a program."""
    accepted = request.headers.get("accept", "")
    return "text/html" in accepted or accepted.strip() in ("", "*/*")


def _not_built(request: Request, key: str, command: str, status: int) -> Response:
    """Return a page that says which command builds what is missing."""
    language = language_of(request)
    text = words.say(key, language, {"command": "\0"}).replace("\0", f"<code>{command}</code>")
    return HTMLResponse(_NOT_BUILT.format(language=language, text=text), status, headers=_FRESH)


def _index(pages: Path) -> Path:
    return pages / "index.html"


def _file_at(pages: Path, path: str) -> Path | None:
    """Return the client's file at an address, if there is one, but not its page."""
    try:
        file = (pages / path).resolve()
        inside = path and file.is_relative_to(pages.resolve()) and file.is_file()
        return file if inside and file != _index(pages).resolve() else None
    except (OSError, ValueError):  # not a possible file name
        return None
