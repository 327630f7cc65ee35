"""People who look for an opponent."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "searches",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("slot", String(120), primary_key=True),
        Column("id", String(32), nullable=False, unique=True),
        Column("game", String(40), nullable=False),
        Column("clock", String(60), nullable=False),
        Column("nonce_hash", String(64), nullable=False),
        Column("since", Float, nullable=False),
        Column("seen", Float, nullable=False),
        Column("table", String(32)),
    )
