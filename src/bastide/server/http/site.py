"""Serves the documentation site under `/docs`, where it is built: plain static files beside the client's pages."""

from pathlib import Path

from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.staticfiles import StaticFiles

ADDRESS = "/docs/"
"""Where people find it."""

_FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
_FRESH = {"cache-control": "no-cache"}


def folder_beside(pages: Path) -> Path:
    """Return where `make docs` writes the site: beside the built client. The wheel includes it."""
    return pages.with_name("site")


def has_site(pages: Path) -> bool:
    """Whether the site is built."""
    return (folder_beside(pages) / "index.html").is_file()


class Site:
    """The files of the site. It may be built while the server runs."""

    def __init__(self, folder: Path) -> None:
        self._files = StaticFiles(directory=folder, html=True, check_dir=False)

    async def response(self, request: Request, path: str) -> Response | None:
        """Return the page or file at a path below `/docs`, with or without `.html`; nothing if there is none."""
        if request.url.path == ADDRESS.rstrip("/"):
            return RedirectResponse(ADDRESS, headers=_FRESH)  # links on the page are relative
        for name in (path, f"{path}.html"):
            try:
                found = await self._files.get_response(name or "index.html", request.scope)
            except HTTPException:
                continue
            # Scripts and styles are asked for by a hash of their content.
            found.headers.update(_FOR_EVER if "v" in request.query_params else _FRESH)
            return found
        return None
