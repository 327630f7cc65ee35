"""Notices: what people are told while they aren't here, how they are reached, and since when a table waits for whom."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", Column("waiting", Float))
    op.add_column("tables", Column("due", Float))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "notices",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("kind", String(20), nullable=False),
        Column("table", String(32), ForeignKey("tables.id"), index=True),
        Column("game", String(40)),
        Column("key", String(60), nullable=False),
        Column("args", Text, nullable=False),
        Column("path", String(200), nullable=False),
        Column("once", String(60), nullable=False),
        Column("at", Float, nullable=False, index=True),
        Column("due", Float, index=True),
        Column("claimed", Float),
        Column("attempts", Integer, nullable=False),
        Column("channels", String(60)),
        Column("seen", Float),
    )
    op.create_table(
        "notice_choices",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("chosen", Text, nullable=False),
        Column("language", String(20), nullable=False),
        Column("origin", String(200), nullable=False),
    )
    op.create_table(
        "push_devices",
        Column("id", String(64), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String(100), nullable=False),
        Column("auth", String(40), nullable=False),
        Column("name", String(60), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "webhooks",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("url", Text, nullable=False),
        Column("secret", String(80), nullable=False),
        Column("failures", Integer, nullable=False),
        Column("off", Boolean, nullable=False),
    )
    op.create_table(
        "server_keys",
        Column("name", String(40), primary_key=True),
        Column("value", Text, nullable=False),
    )
    op.create_table(
        "rounds",
        Column("name", String(40), primary_key=True),
        Column("at", Float, nullable=False),
    )
