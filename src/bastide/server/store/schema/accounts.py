"""Accounts, sessions, and how people stand to one another."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from bastide.server.store.schema.metadata import metadata

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
    Column("seen", Float),  # when they last used the site, to the minute; for their friends
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

settings = Table(
    "settings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("chosen", Text, nullable=False),
)

session_changes = Table(
    "session_changes",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("number", Integer, nullable=False),  # counts changes of sessions, of tokens and of the people behind them
)

relations = Table(
    "relations",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    # friend: asked to be friends (friends if the other did, too); ignore: hides the other's request; block
    Column("kind", String(8), primary_key=True),
    Column("at", Float, nullable=False),
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # mute or ban
    Column("at", Float, nullable=False),
    Column("until", Float),  # `NULL`: for good
    Column("reason", Text, nullable=False),
)

banned_networks = Table(
    "banned_networks",
    metadata,
    Column("network", String(32), primary_key=True),  # a keyed hash of an address, as in `tables`
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),  # the banned guest
    Column("until", Float, nullable=False),
)

player_reports = Table(
    "player_reports",  # about people; `reports` are about faults in the rules
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),  # who reports
    Column("about", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("table", String(32), ForeignKey("tables.id"), index=True),
    Column("at", Float, nullable=False, index=True),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the numbers of the chat lines around, in the table's log
    Column("settled", Float),  # when an operator was done with it
)

audit = Table(
    "audit",  # what operators did; a row is never changed, except that the name of a deleted person goes
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False, index=True),
    Column("operator", String(80), nullable=False),
    Column("action", String(20), nullable=False),
    Column("person", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("reason", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON
    sqlite_autoincrement=True,
)
