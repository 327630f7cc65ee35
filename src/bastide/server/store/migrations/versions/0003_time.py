"""Time: clocks of tables, bots that stand in, when people were last there, and when a server last was."""

from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add clocks and replacement bots; older tables have neither."""
    op.add_column("tables", Column("clock", Text))
    op.add_column("seats", Column("stand_in", String(40)))
    op.add_column("seats", Column("seen", Float))
    op.create_table("heartbeat", Column("id", Integer, primary_key=True), Column("at", Float, nullable=False))
