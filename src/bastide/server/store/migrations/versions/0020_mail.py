"""Mail: people's addresses, the links that were sent to them, and what waits to be sent."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "addresses",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("confirmed", Boolean, primary_key=True),
        Column("address", String(254), nullable=False),
        Column("key", String(254), nullable=False, index=True),
        Column("notices", Boolean, nullable=False, server_default="1"),
        Column("language", String(20), nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "mail_links",
        Column("digest", String(64), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("purpose", String(12), nullable=False),
        Column("address", String(254), nullable=False),
        Column("until", Float, nullable=False, index=True),
    )
    op.create_table(
        "outbox",
        Column("id", String(32), primary_key=True),
        Column("kind", String(20), nullable=False),
        Column("content", Text, nullable=False),
        Column("person", String(32), ForeignKey("people.id"), index=True),
        Column("attempts", Integer, nullable=False, server_default="0"),
        Column("next_at", Float, nullable=False, index=True),
        Column("until", Float, nullable=False),
    )
