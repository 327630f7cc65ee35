"""Sessions without places: a socket goes by the session id that opened it."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Drop the places."""
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_index("ix_sessions_place")
        sessions.drop_column("place")
