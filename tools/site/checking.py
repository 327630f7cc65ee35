"""Checks a built site: nothing that the server's content security policy forbids, no link that leads nowhere."""

import re
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urldefrag

from tools.site.inventory import Module

_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
_LINKS = {
    "a": "href",
    "link": "href",
    "script": "src",
    "img": "src",
    "use": "href",
    "form": "action",
    "source": "srcset",
}


class Page(NamedTuple):
    """What matters of a page: where its links lead, which targets it has, and what is inline."""

    links: tuple[str, ...]
    ids: frozenset[str]
    inline: tuple[str, ...]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.inline: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        line, _ = self.getpos()
        if tag == "script" and "src" not in attributes:
            self.inline.append(f"{line}: <script> without src")
        if tag == "style":
            self.inline.append(f"{line}: <style>")
        self.inline += [f"{line}: <{tag} {name}=…>" for name in attributes if name == "style" or name.startswith("on")]
        self.ids += [value for name, value in attrs if name == "id" and value]
        address = attributes.get(_LINKS.get(tag, ""))
        if address is not None:
            self.links.append(address)


def read(html: str) -> Page:
    """Return what matters of a page."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return Page(tuple(reader.links), frozenset(reader.ids), tuple(reader.inline))


def complaints(site: Path) -> list[str]:
    """Return what is wrong with a site, a line each."""
    site = site.resolve()
    pages = {file: read(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    if not pages:
        return [f"{site}: no pages"]
    return [
        f"{file.relative_to(site)}: {complaint}"
        for file, page in pages.items()
        for complaint in [*page.inline, *_broken(file, page, pages, site)]
    ]


def _broken(file: Path, page: Page, pages: dict[Path, Page], site: Path) -> Iterator[str]:
    """Yield the links of a page that lead nowhere."""
    for link in sorted(set(page.links)):
        if _ELSEWHERE.match(link):
            if link.lower().startswith("javascript:"):
                yield f"script in a link: {link}"
            continue
        path, anchor = urldefrag(link)
        path = unquote(path.partition("?")[0])
        aim = (file.parent / path).resolve() if path else file
        if path.startswith("/") or not aim.is_relative_to(site.resolve()) or not aim.is_file():
            yield f"leads nowhere: {link}"
        elif anchor and aim in pages and unquote(anchor) not in pages[aim].ids:
            yield f"no such place: {link}"


def without_a_place(site: Path, modules: Sequence[Module]) -> list[str]:
    """Return the public names that the reference of a site doesn't describe, a line each."""
    missing = []
    for module in modules:
        file = site / "reference" / f"{module.name}.html"
        ids = read(file.read_text("utf-8")).ids if file.is_file() else frozenset[str]()
        # The fields of a class belong to its description; Sphinx leaves out some that a base class has, too.
        names = [f"{module.name}.{name.path}" for name in module.names if name.kind != "field"]
        missing += [f"{name} has no place in the reference" for name in names if name not in ids]
    return missing
