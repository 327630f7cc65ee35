"""What a channel is: a way to reach people who aren't here."""

from typing import Protocol

from bastide.server.notices.notice import Notice, NoticeText


class Undeliverable(Exception):
    """A notice can't be sent this way, and trying again wouldn't help."""


class Channel(Protocol):
    """A way to reach people. Raising `Undeliverable` drops the notice; any other error has it sent again later."""

    name: str

    async def send(self, notice: Notice, text: NoticeText) -> None:
        """Send a notice, or do nothing if the person hasn't set this channel up."""
