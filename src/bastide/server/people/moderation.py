"""What operators may forbid: chatting, and words in chat."""

from pathlib import Path

from bastide.server.errors import RequestError
from bastide.server.people import chat_filter
from bastide.server.store import moderation
from bastide.server.tables.service import TableService


class Moderation:
    """Checks chat before it is stored. The filter is off unless the host names a file of words."""

    def __init__(self, tables: TableService, words: Path | None = None, *, masks: bool = False) -> None:
        self._tables = tables
        self._filter = None if words is None else chat_filter.read(words)
        self._masks = masks

    async def allowed(self, person: str, text: str) -> str:
        """Return what a person may say of a text, or raise `RequestError`: they are muted, or a word is unwanted."""
        now = self._tables.entropy.now()
        await self._tables.read(lambda connection: moderation.check(connection, person, moderation.MUTE, now))
        if self._filter is None:
            return text
        if self._masks:
            return self._filter.masked(text)
        if self._filter.finds(text):
            raise RequestError("filtered", status=422)
        return text
