"""Hints at tables, versions of bots, and analyses of finished games."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them; older tables allow no hints, and their bots have no versions."""
    op.add_column("tables", Column("hints", Boolean, nullable=False, server_default="0"))
    op.add_column("seats", Column("bot_version", Integer))
    op.add_column("standings", Column("bot_version", Integer))
    op.create_table(
        "analyses",
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("version", String(20), nullable=False),
        Column("status", String(12), nullable=False),
        Column("progress", Float, nullable=False),
        Column("at", Float, nullable=False),
        Column("document", Text),
    )
