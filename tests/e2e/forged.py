"""A line to the server on which a test can show the page positions that the server never sent."""

import copy
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.e2e.visitor import Visitor

View = dict[str, Any]


class ForgedLine:
    """Delivers everything, and remembers the last update."""

    def __init__(self, visitor: Visitor) -> None:
        self._last: dict[str, Any] = {}
        self._client: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("/ws/tables/"), self._connect)

    def show(self, change: Callable[[View], None]) -> None:
        """Send the last update once more, with something changed in its view."""
        forged = copy.deepcopy(self._last) | {"number": self._last["number"] + 1, "lines": []}
        change(forged["view"])
        self._last = forged
        assert self._client is not None
        self._client.send(json.dumps(forged))

    def _connect(self, client: WebSocketRoute) -> None:
        self._client = client
        server = client.connect_to_server()
        client.on_message(server.send)
        server.on_message(lambda text: self._deliver(client, str(text)))

    def _deliver(self, client: WebSocketRoute, text: str) -> None:
        frame = json.loads(text)
        if frame["type"] == "update":
            self._last = frame
        client.send(text)
