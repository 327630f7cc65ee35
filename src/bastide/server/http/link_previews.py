"""Link previews: what a chat program shows of a link to a table, without running the page.

The server writes these lines into the page, in the language of the request.
"""

import html

from starlette.requests import Request

from bastide import words
from bastide.server.errors import RequestError, language_of
from bastide.server.services import Services
from bastide.server.tables.live import OPEN

_TITLE = "<title>Bastide</title>"
_LANGUAGE = '<html lang="en">'
_DESCRIPTION = '<meta name="description" content="Medieval city-building board games, online." />'
_NO_SCRIPT = "<noscript>Bastide needs JavaScript.</noscript>"


async def with_preview(page: str, table: str | None, request: Request) -> str:
    """Return the page with its link preview: of a table, if the address names one."""
    language = language_of(request)
    title, text = await _facts(request.app.state.services, table, language)
    base = str(request.base_url)
    tags = {
        "og:site_name": "Bastide",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": base + request.path_params["path"],
        "og:image": base + "share.png",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in tags.items()]
    for english, ours in (
        (_TITLE, "\n    ".join([f"<title>{html.escape(title)}</title>", *lines])),
        (_LANGUAGE, f'<html lang="{language}">'),
        (_DESCRIPTION, f'<meta name="description" content="{html.escape(text)}" />'),
        (_NO_SCRIPT, f"<noscript>{words.say('page-needs-javascript', language)}</noscript>"),
    ):
        page = page.replace(english, ours, 1)
    return page


async def _facts(services: Services, table: str | None, language: str) -> tuple[str, str]:
    """Return a title and a sentence; of a table only what anybody with the link may know."""
    text = words.say("share-text", language)
    if table is None:
        return "Bastide", text
    try:
        live = await services.tables.table(table)
    except RequestError:
        return "Bastide", text  # it is frozen; the page says so itself
    game = words.title(type(live.game), language)
    host = next((seat.name for seat in live.seats if seat.person is not None and seat.name), None)
    if live.status == OPEN and host is not None:
        return words.say("share-invitation", language, {"host": host, "title": game}), text
    return words.say("share-table", language, {"title": game}), text
