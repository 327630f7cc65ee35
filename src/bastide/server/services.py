"""Everything that one server process consists of, opened and closed together."""

import asyncio
import logging
from functools import partial

from bastide.server.bots.analyses import Analyses
from bastide.server.bots.hints import HintGiver
from bastide.server.bots.runner import BotRunner
from bastide.server.bots.scorer import Scorer
from bastide.server.config import DATABASE, Config, fingerprint
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.jobs import Jobs
from bastide.server.jobs.database import DatabaseJobs
from bastide.server.jobs.overseer import LATE_SECONDS
from bastide.server.jobs.pool import ProcessJobs
from bastide.server.mail.addresses import Addresses
from bastide.server.mail.limits import MailLimits
from bastide.server.mail.mailer import Mailer
from bastide.server.mail.notices import MailChannel
from bastide.server.mail.resets import Resets
from bastide.server.mail.smtp import SmtpServer
from bastide.server.notices.dispatcher import Notices
from bastide.server.notices.outgoing import Outgoing
from bastide.server.notices.push import PushChannel
from bastide.server.notices.vapid import PushKey, configured_key, new_key, shared_key
from bastide.server.notices.webhook import WebhookChannel
from bastide.server.people.accounts import Accounts
from bastide.server.people.invitations import Invitations
from bastide.server.people.moderation import Moderation
from bastide.server.people.online import Online
from bastide.server.people.origins import Origins
from bastide.server.people.pairing_service import Pairing
from bastide.server.people.pruner import Pruner
from bastide.server.people.quotas import Quotas
from bastide.server.people.recorder import ResultRecorder
from bastide.server.people.redis_limits import RedisLimits
from bastide.server.people.relations import Relations
from bastide.server.people.sessions import Sessions
from bastide.server.people.shared_limits import DatabaseLimits, SharedLimits
from bastide.server.sockets import Sockets
from bastide.server.store import presence, soundness
from bastide.server.store.database import migrate, open_engine
from bastide.server.store.news import News
from bastide.server.store.writer import Writer
from bastide.server.tables import commands, log
from bastide.server.tables.bus import REDIS, make_bus, tells_at_once
from bastide.server.tables.creation import TableFactory
from bastide.server.tables.live import LiveTable
from bastide.server.tables.past import Past
from bastide.server.tables.presence import Presence
from bastide.server.tables.service import TableService
from bastide.server.tournaments.service import Tournaments

_logger = logging.getLogger(__name__)


class Services:
    """One server process."""

    def __init__(self, config: Config, entropy: Entropy | None = None) -> None:
        config.prepare()
        self.config = config
        self.entropy = entropy or Entropy()
        self._smtp = SmtpServer.of(config)  # first: what is wrong with it is told before a database is created
        self.sockets = Sockets()
        url = config.database_url()
        writing = open_engine(url, writes=True)
        migrate(writing)
        reading = open_engine(url, writes=False)
        soundness.check(reading, soundness.START_SECONDS)
        self._engines = (writing, reading)
        bus = make_bus("memory" if config.alone else config.bus, reading, config.tail_seconds)
        self.writer = Writer(writing, bus.announce)
        self.tables = TableService(reading, self.writer, bus, self.entropy)
        self.past = Past(self.tables)
        self.jobs: Jobs = ProcessJobs(config.bot_processes)
        if config.workers == DATABASE:
            poll_seconds = LATE_SECONDS if tells_at_once(bus) else config.tail_seconds
            queue = DatabaseJobs(reading, self.writer, self.entropy.now, poll_seconds, self.jobs)
            bus.subscribe(queue)
            self.jobs = queue
        self.bots = BotRunner(self.tables, self.jobs, config.bot_pace)
        self.hints = HintGiver(self.tables, self.jobs)
        self.analyses = Analyses(self.tables, self.writer, self.jobs)
        self.scorer = Scorer(self.jobs)
        limit_store = RedisLimits(config.bus) if config.bus.startswith(REDIS) else DatabaseLimits(self.writer)
        self.shared_limits = SharedLimits(limit_store, self.entropy.now, config.cookie_key())
        self.quotas = Quotas(config.limits, self.entropy, config.cookie_key(), self.shared_limits)
        self.factory = TableFactory(self.tables, self.jobs, self.entropy, self.quotas)
        self.pruner = Pruner(self.writer, self.entropy, config.prune_after)
        self.presence = Presence(self.tables)
        self.recorder = ResultRecorder(self.tables, self.writer)
        self.accounts = Accounts(self.tables, self.writer, self.recorder)
        self.sessions = Sessions(self.tables, self.writer, config.cookie_key(), behind_tls=config.behind_tls)
        self.relations = Relations(self.tables, self.writer, self.sessions)
        self.online = Online(self.writer, self.entropy)
        self.moderation = Moderation(self.tables, config.chat_filter, masks=config.chat_filter_masks)
        self.origins = Origins(config)
        self._set_up_mail()
        self.notices = Notices(self.tables, self.writer, config.turn_notice_seconds, config.public_url)
        self.outgoing = Outgoing(config.notice_networks)
        file, contact = config.vapid_file, config.notice_contact or config.public_url
        self._push_key = None if file is None else configured_key(file, contact)
        self.push = PushChannel(self.tables, self.writer, self.outgoing)
        self.webhooks = WebhookChannel(self.tables, self.writer, self.outgoing)
        self.notices.add_channel(self.push)
        self.notices.add_channel(self.webhooks)
        if self.mailer.configured:
            self.notices.add_channel(self.mail_channel)
        self.invitations = Invitations(self.tables, self.quotas, self.relations, self.notices)
        self.pairing = Pairing(
            self.tables,
            self.writer,
            self.factory,
            self.entropy,
            self.relations,
            self.notices,
            is_stopping=lambda: self.sockets.draining,
        )
        self.tournaments = Tournaments(self.tables, self.writer, self.quotas, self.notices.tell)
        self.tables.watch(self.look_at)
        self._waking: asyncio.Task[None] | None = None

    def _set_up_mail(self) -> None:
        """Make everything that sends mail. Without an SMTP server nothing is queued."""
        key = self.config.cookie_key()
        limits = MailLimits(self.shared_limits)
        self.mailer = Mailer(self._smtp, self.config.site_url(), self.tables, self.writer)
        self.addresses = Addresses(self.tables, self.writer, self.mailer, limits, key)
        self.resets = Resets(self.tables, self.writer, self.mailer, limits, self.accounts, self.addresses)
        self.mail_channel = MailChannel(self.tables, self.mailer, self.addresses)

    async def open(self) -> None:
        """Start everything, and let the bots of running games go on."""
        self.writer.start(partial(self._tell, asyncio.get_running_loop()))
        self.shared_limits.start()
        await self.jobs.start()
        self.bots.start()
        await self.tables.bus.start()
        await self.presence.start()
        await self._compare_keys()
        self._waking = asyncio.create_task(self._wake_bots())
        self.recorder.start()
        self.tournaments.director.start()
        self.sessions.watch.start()
        self.pruner.start()
        self.online.start()
        self.push.key = self._push_key or await self._shared_push_key()
        self.notices.start()
        self.mailer.start()

    def _tell(self, loop: asyncio.AbstractEventLoop, news: News) -> None:
        """Publish what the writer's thread has committed, right after those who wrote it have heard."""
        loop.call_soon_threadsafe(loop.call_soon, self.tables.bus.publish, news)

    async def _compare_keys(self) -> None:
        """Say if other servers on this database sign cookies with another key: sessions would come and go."""
        own = fingerprint(self.config.cookie_key())
        before = await self.writer.write_alone(lambda connection: presence.set_key_print(connection, own))
        if before not in (None, own):
            _logger.warning("this server signs cookies with another key than the one before; bastide doctor says more")

    async def _shared_push_key(self) -> PushKey:
        """Return the key of the database that signs web push, made by the first server that starts."""
        fresh = new_key()
        kept = await self.writer.write_alone(lambda connection: shared_key(connection, fresh))
        return PushKey(kept, self.config.notice_contact or self.config.public_url)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the database."""
        self.jobs.leave()
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await self.notices.stop()
        await self.outgoing.close()
        await self.mailer.stop()
        await self.tournaments.director.stop()
        await self.pruner.stop()
        await self.online.stop()
        await self.sessions.watch.stop()
        await self.tables.finish()
        await self.recorder.stop()
        await self.bots.stop()
        await self.analyses.stop()
        await self.jobs.stop()
        await self.presence.stop()
        await self.tables.bus.stop()
        await self.shared_limits.stop()
        await asyncio.to_thread(self.writer.stop)
        self.sessions.close()
        for engine in self._engines:
            engine.dispose()

    async def _wake_bots(self) -> None:
        """Load all tables where a bot is to move, in the background. There may be thousands.

        Only a few bots think at a time, so that players who come meanwhile don't queue behind all of them.
        """
        for table in await self.tables.read(log.waiting_for_bots):
            await self.bots.have_room()
            try:
                self.look_at(await self.tables.table(table))
            except RequestError as refused:  # its game isn't installed now
                _logger.warning("table %s: %s", table, refused)
            except Exception:  # the other tables go on
                _logger.exception("the bots of table %s could not be woken", table)

    def look_at(self, live: LiveTable) -> None:
        """Start what needs no person: bots' moves, automatic moves, counting a finished game.

        It happens later, on its own: the answer to a move doesn't show that another's move was forced.
        """
        self.bots.look_at(live)
        self.recorder.look_at(live)
        self.tournaments.director.look_at(live)
        if commands.forced_move(live) is not None:
            self.tables.begin(self.tables.command(live.facts.id, commands.automatic_move))
