"""Rated or casual tables, and how a game that didn't reach its end was ended."""

from alembic import op
from sqlalchemy import Boolean, Column, String

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add them; older tables were rated where the rules of the time allowed it."""
    op.add_column("tables", Column("rated", Boolean, nullable=False, server_default="1"))
    op.add_column("results", Column("early", String(20)))
