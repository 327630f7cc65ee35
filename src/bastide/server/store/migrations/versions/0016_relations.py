"""Friends, requests and blocks, and when people were last there."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, String

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add them."""
    op.add_column("people", Column("seen", Float))
    op.create_table(
        "relations",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("other", String(32), ForeignKey("people.id"), primary_key=True, index=True),
        Column("kind", String(8), primary_key=True),
        Column("at", Float, nullable=False),
    )
