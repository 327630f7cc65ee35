"""Invitations by name to tables that wait for players."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "invitations",
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
        Column("by", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("at", Float, nullable=False),
    )
