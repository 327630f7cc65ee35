"""Places where people are signed in, whatever the session's id is by now; times when no server was there."""

from alembic import op
from sqlalchemy import Column, Float, String

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add places; an older session is its own place, whose id never leaves the server."""
    op.add_column("sessions", Column("place", String(32)))
    op.execute("UPDATE sessions SET place = id")
    with op.batch_alter_table("sessions") as sessions:
        sessions.alter_column("place", existing_type=String(32), nullable=False)
        sessions.create_index("ix_sessions_place", ["place"], unique=True)
    op.create_table("outages", Column("since", Float, primary_key=True), Column("until", Float, nullable=False))
