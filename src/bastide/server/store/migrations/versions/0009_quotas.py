"""What quotas count: who created a table from where, what it stores, and limits that processes share."""

from alembic import op
from sqlalchemy import Column, Float, Integer, String

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them; the size of older uploads is counted now, where they came from isn't known."""
    op.add_column("tables", Column("network", String(32)))
    op.add_column("tables", Column("bytes", Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET bytes = coalesce(length(components), 0) + coalesce(length(given), 0)")
    op.create_index("ix_tables_network", "tables", ["network"])
    op.create_table(
        "limits",
        Column("holder", String(120), primary_key=True),
        Column("full_at", Float, nullable=False, index=True),
    )
