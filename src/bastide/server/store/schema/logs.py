"""Tables, their logs, and what belongs to them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from bastide.server.store.schema.metadata import metadata

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
    Column("tournament", String(32)),  # whose game it is, if it is one's
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("last_seq", Integer, nullable=False, default=0),
    Column("to_act", String(40), nullable=False, default=""),  # seats that owe a decision, for lists and for bots
    Column("waiting", Float),  # since when it has waited for them
    Column("due", Float, index=True),  # with days per turn: when the first person among them runs out of time
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

invitations = Table(
    "invitations",  # by name, to tables that wait for players
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("by", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

searches = Table(
    "searches",  # people who look for an opponent
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("slot", String(120), primary_key=True),  # one in real time; one for each game and pace in days
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("clock", String(60), nullable=False),
    Column("nonce_hash", String(64), nullable=False),  # what the person will sit down with
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # the last sign of life; in real time, silence ends the search
    Column("table", String(32)),  # once paired; written just before the table itself, so not a foreign key
)
