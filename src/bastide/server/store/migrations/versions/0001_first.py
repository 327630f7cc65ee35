"""The first tables."""

from alembic import op

from bastide.server.store.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything that there is at the beginning."""
    metadata.create_all(op.get_bind())
