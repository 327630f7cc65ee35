"""How a notice reaches a person."""

from typing import Protocol

from bastide.server.notices.notice import Notice, NoticeText


class Channel(Protocol):
    """A way to send notices."""

    name: str

    async def send(self, notice: Notice, text: NoticeText) -> None:
        """Send a notice."""
