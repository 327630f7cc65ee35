"""The fingerprint of the key that signs cookies: all servers on a database must have the same one."""

from alembic import op
from sqlalchemy import Column, String

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add it."""
    op.add_column("heartbeat", Column("key_print", String(16)))
