"""What the database holds. Changes to it are made by a migration in `migrations/versions`."""

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

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text),
    Column("given", Text),  # a journal to play on from, or one that was uploaded to be looked at
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
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
    Column("name", String(40)),
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
