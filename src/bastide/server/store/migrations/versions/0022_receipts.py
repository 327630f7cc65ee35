"""Receipts: what tells a writer whether a transaction was committed, although the connection broke."""

from alembic import op
from sqlalchemy import BigInteger, Column, Float, String

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "receipts",
        Column("writer", String(32), primary_key=True),
        Column("number", BigInteger, nullable=False),
        Column("at", Float, nullable=False),
    )
