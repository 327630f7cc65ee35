"""Links in Markdown: on a code host they lead to files of the checkout, on the site to its pages."""

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

_FENCE = re.compile(r"^(```|~~~).*?^\1\s*$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
_ELSEWHERE = re.compile(r"[a-z]+:|#|/")


class BrokenLink(Exception):
    """A link leads nowhere."""


def outside_fences(text: str, change: Callable[[str], str]) -> str:
    """Change a Markdown text, but not its code samples."""
    parts, at = [], 0
    for fence in _FENCE.finditer(text):
        parts += [change(text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, change(text[at:])])


class Links:
    """Redirects links of pages that were collected from the checkout.

    `pages` holds where each file became a page; another file is kept beside the pages, under its own path, and a link
    to a folder is left as plain text.
    """

    def __init__(self, root: Path, pages: Mapping[Path, str]) -> None:
        self._root = root
        self._pages = pages
        self.files: set[Path] = set()
        """The files that pages link to, to be collected, too."""

    def redirected(self, text: str, file: Path, page: str) -> str:
        """Return the text of a file as the text of a page."""

        def link(found: re.Match[str]) -> str:
            image, label, target = found.groups()
            if _ELSEWHERE.match(target):
                return found[0]
            path, hash_, anchor = target.partition("#")
            aim = (file.parent / path).resolve()
            to = self._place(aim, f"{file.relative_to(self._root)}: {target}")
            if to is None:
                return f"{label}"
            return f"{image}[{label}]({os.path.relpath(to, Path(page).parent)}{hash_}{anchor})"

        return outside_fences(text, lambda part: _LINK.sub(link, part))

    def _place(self, aim: Path, link: str) -> str | None:
        if aim in self._pages:
            return self._pages[aim]
        if not aim.exists() or not aim.is_relative_to(self._root):
            raise BrokenLink(link)
        if aim.is_dir():
            return None
        self.files.add(aim)
        return self.kept(aim)

    def kept(self, file: Path) -> str:
        """Return where a file lies beside the pages."""
        return str(Path("files") / file.relative_to(self._root))
