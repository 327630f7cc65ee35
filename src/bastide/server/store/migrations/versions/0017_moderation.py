"""Moderation: who is muted or banned, reports about players, and what operators did."""

from alembic import op
from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, String, Text

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add it."""
    op.create_table(
        "restrictions",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("kind", String(8), primary_key=True),
        Column("at", Float, nullable=False),
        Column("until", Float),
        Column("reason", Text, nullable=False),
    )
    op.create_table(
        "banned_networks",
        Column("network", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("until", Float, nullable=False),
    )
    op.create_table(
        "player_reports",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("about", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("table", String(32), ForeignKey("tables.id"), index=True),
        Column("at", Float, nullable=False, index=True),
        Column("reason", String(20), nullable=False),
        Column("text", Text, nullable=False),
        Column("lines", Text, nullable=False),
        Column("settled", Float),
    )
    op.create_table(
        "audit",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
        Column("at", Float, nullable=False, index=True),
        Column("operator", String(80), nullable=False),
        Column("action", String(20), nullable=False),
        Column("person", String(32), index=True),
        Column("name", String(40), nullable=False),
        Column("reason", Text, nullable=False),
        Column("details", Text, nullable=False),
        sqlite_autoincrement=True,
    )
