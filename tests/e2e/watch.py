"""Records everything that must not happen on any page: errors, forbidden content, requests to other hosts."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

_TELL = """addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
  console.error(`CSP: ${violatedDirective} forbids ${blockedURI} in ${sourceFile}:${lineNumber}`))"""

_NEWCOMER = re.compile(r"status of 401 .*/api/me$")
"""The browser's own message about a new visitor without a session, which a page can't prevent."""

NOWHERE = r"status of 404 .*/nowhere$"
"""The same for an address that doesn't exist."""

NO_SUCH_THING = r"status of 422 .*/api/positions$"
"""The same for an impossible position."""


class Watch:
    """Watches everyone who uses one browser context."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self._host = urlsplit(url).netloc
        self._noted: list[str] = []
        self._forgiven: list[re.Pattern[str]] = [_NEWCOMER]
        context.add_init_script(_TELL)
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("request", self._look_at)
        context.on("response", self._weigh)

    def forgive(self, pattern: str) -> None:
        """Allow what a test causes on purpose."""
        self._forgiven.append(re.compile(pattern))

    @property
    def complaints(self) -> list[str]:
        """Return what should not have happened."""
        return [note for note in self._noted if not any(pattern.search(note) for pattern in self._forgiven)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._noted.append(f"console {message.type}: {message.text} {message.location['url']}")

    def _catch(self, error: WebError) -> None:
        self._noted.append(f"uncaught: {error.error}")

    def _look_at(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != self._host:
            self._noted.append(f"request to another host: {request.url}")

    def _weigh(self, response: Response) -> None:
        if response.status >= 500:
            self._noted.append(f"status of {response.status} at {response.url}")
