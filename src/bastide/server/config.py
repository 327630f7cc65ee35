"""The configuration of a server."""

import hmac
import os
import secrets
from contextlib import suppress
from dataclasses import KW_ONLY, dataclass, field
from pathlib import Path
from socket import gethostname

from bastide.core.errors import system_reason
from bastide.words import LocalizedError

LEAST_SECRET = 32
"""How many bytes a shared secret has at least; 32 random ones can't be guessed."""

EMBEDDED, DATABASE = "embedded", "database"
"""Where bots think."""

STARTTLS, TLS, NO_TLS = "starttls", "tls", "none"
"""How a connection to the SMTP server is encrypted: after its greeting, from the start, or not at all."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person, and one address, may have at once. An IPv6 /64 counts as one address.

    An address may be a school's: its limits allow for a class that plays together.
    """

    tables_per_person: int = 50
    """Unfinished tables that a person hosts and where something happened in the last day."""
    tables_per_address: int = 500
    bot_tables_per_person: int = 4
    """Running games that a person hosts and where only bots play: they never wait for anybody."""
    bot_tables_per_address: int = 20
    stored_mb_per_person: int = 20
    """Uploads, component files and notes that are kept; twenty of the largest uploads."""
    stored_mb_per_address: int = 60
    """What may be stored in a day: uploads, component files, notes, reports and chat."""
    chat_per_minute: int = 30
    """Chat messages of a person; at a table, players together and spectators together may send twice as many."""
    chat_per_table: int = 2000
    """Chat messages of players, and as many of spectators, at one table."""
    invitations_per_hour: int = 60
    """Invitations by name that a person, and everybody at an address together, may send."""
    sockets_per_person: int = 30
    """Open tables in tabs and programs."""
    sockets_per_address: int = 300
    connections_per_address: int = 400
    """Open connections of any kind, unless they come from a trusted proxy."""
    header_seconds: int = 10
    """How long a client may be silent before a request, and take until its headers are complete."""
    body_seconds: int = 60
    """How long a request's body may take to arrive."""
    stalled_seconds: int = 30
    """How long a client may leave unread what it is sent, or take to hang up."""


@dataclass(frozen=True, slots=True)
class Config:
    """One server process. The defaults are the embedded server: SQLite in the data folder."""

    data: Path
    _: KW_ONLY
    host: str = "127.0.0.1"
    port: int = 8017
    secret_file: Path | None = None
    """The file with the key that signs cookies, the same on all machines."""
    secret: str = field(default="", repr=False)
    """That key itself. Without either, the data folder has one."""
    database: str = field(default="", repr=False)
    """A database URL; empty for SQLite in the data folder."""
    workers: str = EMBEDDED
    """Where bots think: in processes of this server, or in `bastide worker` processes that share its database."""
    bot_processes: int = 1
    bot_pace: float = 0.7
    """Seconds between two moves of a bot, so that people can follow."""
    alone: bool = False
    """Whether no other process uses the database."""
    bus: str = field(default="", repr=False)
    """How processes hear from each other: `memory`, `tail`, `notify` or a Redis URL; empty for the database's best."""
    tail_seconds: float = 0.05
    """Seconds between polls for what other processes wrote."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own whose pages may open sockets."""
    host_names: tuple[str, ...] = ()
    """Names by which browsers may reach the server, besides addresses and localhost; `*` for any."""
    behind_tls: bool = False
    """Whether browsers reach the server over TLS only: a web server in front speaks it."""
    drain_seconds: float = 0.0
    """Seconds between SIGTERM and the end of accepting connections, in which `/readyz` says no."""
    log_format: str = "text"
    """How log lines are written: `text` or `json`."""
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    """Where Prometheus gets its metrics; 0 for nowhere."""
    telemetry: bool = False
    """Whether to send spans to OpenTelemetry."""
    requests_per_minute: int = 1200
    """The rate limit of one client."""
    limits: Limits = field(default_factory=Limits)
    chat_filter: Path | None = None
    """A file of words that chat may not contain, one on each line; without it, chat isn't filtered."""
    chat_filter_masks: bool = False
    """Whether such words are masked, instead of refusing the message."""
    prune_after: int = 0
    """After how many idle days guests' unfinished tables and uploads are removed, once a day; 0 for never."""
    public_url: str = ""
    """Where people find the pages, for links in notices and mail: `https://example.org`. By default the address that
    they use, and in mail the server's first name."""
    turn_notice_seconds: float = 60.0
    """How long a turn may wait for a player who isn't at the table before they are told."""
    vapid_file: Path | None = None
    """The private key (PEM) with which web push is signed. Without one, the database has its own."""
    notice_contact: str = ""
    """How push services reach the operator: `mailto:` or `https:`; empty for `public_url`."""
    notice_networks: tuple[str, ...] = ()
    """Networks, besides public addresses, that notices may be sent to, over HTTP too: `10.0.0.0/8`."""
    smtp_host: str = ""
    """The machine that takes our mail; empty if the server sends none."""
    smtp_port: int = 0
    """Its port; 0 for the usual one."""
    smtp_security: str = STARTTLS
    smtp_user: str = ""
    smtp_password_file: Path | None = None
    smtp_password: str = field(default="", repr=False)
    """The password itself, instead of a file with it."""
    mail_sender: str = ""
    """The address that mail comes from."""

    def database_url(self) -> str:
        """Where the log is."""
        return self.database or f"sqlite:///{self.data / 'bastide.sqlite'}"

    def site_url(self) -> str:
        """Where people find the pages. Never what a request says: its sender could choose where links lead."""
        if self.public_url:
            return self.public_url.rstrip("/")
        name = next((name for name in self.host_names if name != "*"), None)
        if self.behind_tls:
            return f"https://{name or self.host}"
        host = name or (gethostname() if self.host in ("", "0.0.0.0", "::") else self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    def mail_password(self) -> str:
        """The password for the SMTP server: configured, or in a file; empty if there is none."""
        if self.smtp_password_file is None:
            return self.smtp_password
        return _content(self.smtp_password_file).decode(errors="replace")

    def prepare(self) -> None:
        """Create the data folder. From now on, files are readable by the owner of the process only."""
        os.umask(0o077)
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    def cookie_key(self) -> bytes:
        """The key that signs cookies: configured, or else the data folder's."""
        if self.secret_file is None and not self.secret:
            return self._own_key()
        key = self.secret.encode() if self.secret_file is None else _content(self.secret_file)
        if len(key) < LEAST_SECRET:
            raise LocalizedError("short-secret", least=LEAST_SECRET)
        return key

    def _own_key(self) -> bytes:
        """The key in the data folder. Created atomically on first start, and shared by all processes there."""
        path = self.data / "cookie.key"
        if not path.exists():
            draft = path.with_name(f"cookie.key.{os.getpid()}")
            draft.write_bytes(secrets.token_bytes(32))
            with suppress(FileExistsError):  # another process was first
                os.link(draft, path)
            draft.unlink()
        return path.read_bytes()


def fingerprint(key: bytes) -> str:
    """Return what tells two keys apart and reveals neither."""
    return hmac.new(key, b"bastide key", "sha256").hexdigest()[:16]


def _content(file: Path) -> bytes:
    """Return a file without the newline that editors add."""
    try:
        return file.read_bytes().rstrip(b"\r\n")
    except OSError as error:
        raise LocalizedError("cannot-use", file=str(file), reason=system_reason(error)) from None
