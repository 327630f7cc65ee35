"""Sends mail from a queue in the database, never while somebody waits for an answer.

Any process may send what another one queued: whoever takes a mail moves its time ahead first, and only one can. If that
process dies, another one tries again later. A mail that can't be sent now is tried again, each time after a longer
wait, until it is of no use any more.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row

from bastide.server import metrics
from bastide.server.mail.letter import Letter, compose
from bastide.server.mail.smtp import NotNow, SmtpServer, Undeliverable
from bastide.server.store import mail
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

LOOK_SECONDS = 3.0
"""How soon a process notices what another one queued or left behind."""
LEASE_SECONDS = 120.0
"""How long a process may take for one mail; longer than any connection may."""
WAITS = (30.0, 120.0, 600.0, 1800.0, 7200.0)
"""Seconds before each further attempt; the last one again and again."""
USEFUL_SECONDS = 24 * 3600.0
"""How long a mail waits for a server that takes it."""
STOP_SECONDS = 3.0
"""How long a mail that is being sent may take when the process is told to stop."""
LETTER = "letter"

Content: TypeAlias = Mapping[str, Any]
Write: TypeAlias = Callable[[Content], Awaitable[Letter | None]]
"""Writes the letter from what the queue holds, when its time has come; `None` if nobody is to get one any more."""

_logger = logging.getLogger("bastide.server")


class Mailer:
    """The queue, and the task that sends from it."""

    def __init__(self, smtp: SmtpServer | None, site_url: str, tables: TableService, writer: Writer) -> None:
        self._smtp = smtp
        self.site_url = site_url
        self._tables = tables
        self._writer = writer
        self._writers: dict[str, Write] = {LETTER: _letter}
        self._queued = asyncio.Event()
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def configured(self) -> bool:
        """Whether this server sends mail."""
        return self._smtp is not None

    def writes(self, kind: str, write: Write) -> None:
        """Say how letters of a kind are written."""
        self._writers[kind] = write

    # The queue

    async def send(
        self,
        to: str,
        subject: str,
        text: str,
        headers: Mapping[str, str] | None = None,
        *,
        person: str | None = None,
        language: str = "en",
    ) -> None:
        """Queue a letter to an address; it goes if the `person` whom it is about does."""
        letter = {"to": to, "subject": subject, "text": text, "headers": dict(headers or {}), "language": language}
        await self.queue(LETTER, letter, person)

    async def queue(self, kind: str, content: Content, person: str | None = None) -> bool:
        """Queue what a letter is to be written from; return whether there was room."""
        added = await self._writer.write(lambda connection: self.add(connection, kind, content, person))
        self.look()
        return added

    def add(
        self, connection: Connection, kind: str, content: Content, person: str | None, lasting: float = USEFUL_SECONDS
    ) -> bool:
        """Queue it along with what it is about, in the same transaction; call `look` afterwards."""
        entropy = self._tables.entropy
        now = entropy.now()
        row = {"id": entropy.id(24), "kind": kind, "content": json.dumps(content), "person": person}
        added = mail.queue(connection, {**row, "next_at": now, "until": now + lasting})
        if not added:
            metrics.mails["failed"] += 1
            _logger.error("the queue of mail is full: %d are waiting", mail.MOST_WAITING)
        return added

    def look(self) -> None:
        """Look at the queue soon."""
        self._queued.set()

    # Sending

    def start(self) -> None:
        """Start to send, if there is a server that takes mail."""
        if self.configured:
            self._task = asyncio.create_task(self._send_on())

    async def stop(self) -> None:
        """Stop after the mail that is being sent."""
        if self._task is None:
            return
        self._stopping.set()
        self.look()
        await asyncio.wait([self._task], timeout=STOP_SECONDS)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _send_on(self) -> None:
        while not self._stopping.is_set():
            self._queued.clear()
            try:
                while not self._stopping.is_set() and await self._send_next():
                    pass
            except Exception:
                _logger.exception("could not look at the queue of mail; trying again")
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._queued.wait()
            except TimeoutError:
                pass

    async def _send_next(self) -> bool:
        """Send the mail whose turn it is; return whether there was one."""
        now = self._tables.entropy.now()
        due = await self._tables.read(lambda connection: mail.first_due(connection, now))
        if due is None:
            return False
        until = now + LEASE_SECONDS
        if await self._writer.write(lambda connection: mail.take(connection, due, until)):
            await self._try(due)
        return True

    async def _try(self, due: Row[Any]) -> None:
        """Write and send a mail that this process has taken; then remove it from the queue, or try again later."""
        try:
            sent = await self._write_and_deliver(due)
        except NotNow as error:
            await self._fail(due, str(error), for_good=False)
        except Undeliverable as error:
            await self._fail(due, str(error), for_good=True)
        except Exception:
            _logger.exception("mail %s could not be written", due.id)
            await self._fail(due, "a fault of ours", for_good=True)
        else:
            await self._remove(due)
            if sent:
                metrics.mails["sent"] += 1

    async def _write_and_deliver(self, due: Row[Any]) -> bool:
        """Return whether there was anything to send."""
        assert self._smtp is not None
        letter = await self._writers[due.kind](json.loads(due.content))
        if letter is None:
            return False
        now = self._tables.entropy.now()
        message = compose(letter, sender=self._smtp.sender, mail=due.id, now=now, site_url=self.site_url)
        await self._smtp.deliver(message, letter.to)
        return True

    async def _fail(self, due: Row[Any], reason: str, *, for_good: bool) -> None:
        retry_at = self._tables.entropy.now() + WAITS[min(due.attempts, len(WAITS) - 1)]
        if for_good or retry_at > due.until:
            metrics.mails["failed"] += 1
            _logger.warning("mail %s (%s) was not sent and is given up: %s", due.id, due.kind, reason)
            await self._remove(due)
            return
        metrics.mails["retried"] += 1
        _logger.warning("mail %s (%s) was not sent and is tried again later: %s", due.id, due.kind, reason)
        await self._writer.write(lambda connection: mail.postpone(connection, due.id, retry_at))

    async def _remove(self, due: Row[Any]) -> None:
        await self._writer.write(lambda connection: mail.remove(connection, due.id))


async def _letter(content: Content) -> Letter:
    return Letter(**content)
