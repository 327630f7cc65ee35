"""Sessions without places: a socket goes by the session id that opened it. Counts of wrong passwords."""

from alembic import op
from sqlalchemy import Column, Float, Integer, String

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Drop the places; count wrong passwords."""
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_index("ix_sessions_place")
        sessions.drop_column("place")
    op.create_table(
        "password_tries",
        Column("key", String(64), primary_key=True),
        Column("failures", Integer, nullable=False),
        Column("last", Float, nullable=False, index=True),
    )
