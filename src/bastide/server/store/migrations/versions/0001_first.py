"""The first tables."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything that there was at the beginning, written out: `schema` goes on to change, this must not."""
    op.create_table(
        "people",
        Column("id", String(32), primary_key=True),
        Column("nickname", String(40), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "tokens",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("name", String(40), nullable=False),
        Column("digest", String(64), nullable=False, unique=True),
        Column("scopes", String(100), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", String(32), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("options", Text, nullable=False),
        Column("components", Text),
        Column("given", Text),
        Column("host", String(32), ForeignKey("people.id"), nullable=False),
        Column("public", Boolean, nullable=False),
        Column("status", String(12), nullable=False, index=True),
        Column("secret", LargeBinary, nullable=False),
        Column("rematch_of", String(32)),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False, index=True),
        Column("last_seq", Integer, nullable=False, default=0),
        Column("to_act", String(40), nullable=False, default=""),
    )
    op.create_table(
        "seats",
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), index=True),
        Column("bot", String(40)),
        Column("name", String(40)),
    )
    op.create_table(
        "log",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
        Column("table", String(32), ForeignKey("tables.id"), nullable=False),
        Column("seq", Integer, nullable=False),
        Column("at", Float, nullable=False),
        Column("entry", Text, nullable=False),
        UniqueConstraint("table", "seq"),
        sqlite_autoincrement=True,
    )
