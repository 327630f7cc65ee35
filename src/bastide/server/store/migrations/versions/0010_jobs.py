"""Jobs for worker processes, and the workers that take them."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "jobs",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
        Column("key", String(160), nullable=False, unique=True),
        Column("kind", String(20), nullable=False),
        Column("given", Text, nullable=False),
        Column("needs", String(160), nullable=False),
        Column("person", String(64), nullable=False),
        Column("watched", Boolean, nullable=False),
        Column("asker", String(32), nullable=False),
        Column("status", String(12), nullable=False, index=True),
        Column("at", Float, nullable=False),
        Column("worker", String(32)),
        Column("attempts", Integer, nullable=False),
        Column("progress", Float, nullable=False),
        Column("seconds", Float, nullable=False),
        Column("answer", Text),
    )
    op.create_table(
        "workers",
        Column("id", String(32), primary_key=True),
        Column("name", String(80), nullable=False),
        Column("beats", Integer, nullable=False),
    )
