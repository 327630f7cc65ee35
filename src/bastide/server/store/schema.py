"""The schema. To change it, add a migration in `migrations/versions`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("name_key", String(60), unique=True, index=True),  # the nickname as it is compared; only of an account
    Column("skeleton", String(200), index=True),  # what names that look like the nickname have in common
    Column("password", String(200)),  # argon2; only of an account
    Column("gone", Boolean, nullable=False, server_default="0"),  # deleted: only the id is left, for the others' games
    Column("merged_into", String(32), index=True),  # a guest who signed in: whose everything is now
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("scopes", String(100), nullable=False),
    Column("created", Float, nullable=False),
)

password_tries = Table(
    "password_tries",
    metadata,
    Column("key", String(64), primary_key=True),  # stands for a network and a name, or for a name, and reveals neither
    Column("failures", Integer, nullable=False),
    Column("last", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text),
    Column("given", Text),  # a journal to play on from, or one that was uploaded to be looked at
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("network", String(32), index=True),  # a keyed hash of the address that it was created from, for quotas
    Column("bytes", Integer, nullable=False, server_default="0"),  # of its components and what it was given
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("clock", Text),
    Column("hints", Boolean, nullable=False, server_default="0"),  # whether players may ask for hints
    Column("rated", Boolean, nullable=False, server_default="1"),  # chosen by the host; other reasons may unrate it
    Column("rematch_of", String(32)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("last_seq", Integer, nullable=False, default=0),
    Column("to_act", String(40), nullable=False, default=""),  # seats that owe a decision, for lists and for bots
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("bot_version", Integer),
    Column("name", String(40)),
    Column("stand_in", String(40)),  # a bot that plays for the person
    Column("seen", Float),  # when the person was last connected here
)

log = Table(
    "log",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table", "seq"),
    sqlite_autoincrement=True,
)

named = Table(
    "named",  # the entries that hold a person's name or words, to be found when the account is deleted
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
)

# What people store, and what follows from finished games and can be recomputed from their logs.

settings = Table(
    "settings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("chosen", Text, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Float, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("known", Text, nullable=False),  # JSON: the game as the reporter may know it
)

results = Table(
    "results",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),  # so each game counts once
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    # the row of the log that ended it: the order of all games
    Column("place", BigInteger().with_variant(Integer, "sqlite"), nullable=False, index=True),
    Column("unrated", String(40)),  # why it does not count for the ratings
    Column("early", String(20)),  # why it ended before its end, as `core.journal` names it
)

standings = Table(
    "standings",
    metadata,
    Column("table", String(32), ForeignKey("results.table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("bot_version", Integer),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # people or bots
    Column("holder", String(40), primary_key=True, index=True),  # the id of a person, a bot or `bot@version`
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table", String(32), ForeignKey("results.table"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("holder", String(40), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

achievements = Table(
    "achievements",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("record", Text, nullable=False),  # JSON, as the game writes it
)

achieved = Table(
    "achieved",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("achievement", String(60), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, index=True),  # where it was achieved first
    Column("at", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", String(20), nullable=False),  # of the way games are analysed
    Column("status", String(12), nullable=False),  # running, done or failed
    Column("progress", Float, nullable=False),
    Column("at", Float, nullable=False),  # the last sign of life of the process that computes it
    Column("document", Text),  # JSON, once it is done
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("key", String(160), nullable=False, unique=True),  # what is computed: asked for twice, it is computed once
    Column("kind", String(20), nullable=False),
    Column("given", Text, nullable=False),  # JSON: what a worker is told, and never a secret
    Column("needs", String(160), nullable=False),  # what a worker must be able to do
    Column("person", String(64), nullable=False),  # for whom it is done
    Column("watched", Boolean, nullable=False),
    Column("asker", String(32), nullable=False),  # the server that asked first
    Column("status", String(12), nullable=False, index=True),  # waiting, running, done or failed
    Column("at", Float, nullable=False),  # when the status changed
    Column("worker", String(32)),
    Column("attempts", Integer, nullable=False),
    Column("progress", Float, nullable=False),
    Column("seconds", Float, nullable=False),  # how long it took
    Column("answer", Text),  # JSON, or why it failed
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),  # the machine and the process, for operators
    Column("beats", Integer, nullable=False),  # grows while the worker is alive
)

session_changes = Table(
    "session_changes",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("number", Integer, nullable=False),  # counts changes of sessions, of tokens and of the people behind them
)

limits = Table(
    "limits",
    metadata,
    Column("holder", String(120), primary_key=True),  # which limit, and whose
    Column("full_at", Float, nullable=False, index=True),  # when the allowance is full again
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("at", Float, nullable=False),
    Column("key_print", String(16)),  # tells apart servers that sign cookies with different keys
)

outages = Table(
    "outages",
    metadata,
    Column("since", Float, primary_key=True),  # when a server last gave a sign of life
    Column("until", Float, nullable=False),  # when one did again
)
