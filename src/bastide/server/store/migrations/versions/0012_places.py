"""Places of results as large as the ids of the log that they are."""

from alembic import op
from sqlalchemy import BigInteger, Integer

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Widen the column where that makes a difference."""
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("results", "place", existing_type=Integer(), type_=BigInteger(), existing_nullable=False)
