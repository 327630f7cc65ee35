"""A counter that tells every process when its cached sessions are out of date."""

from alembic import op
from sqlalchemy import Column, Integer

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One row, which counts up whenever a session, a token or the person behind them changes."""
    op.create_table(
        "session_changes", Column("id", Integer, primary_key=True), Column("number", Integer, nullable=False)
    )
    op.execute("INSERT INTO session_changes (id, number) VALUES (1, 0)")
