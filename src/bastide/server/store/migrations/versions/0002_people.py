"""People who come back: accounts, sessions, settings, results, ratings, achievements, notes, reports."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add accounts and what is stored about people. Older cookies stay valid: they signed the id of a person."""
    with op.batch_alter_table("people") as people:
        people.add_column(Column("name_key", String(60)))
        people.add_column(Column("password", String(200)))
        people.add_column(Column("gone", Boolean, nullable=False, server_default="0"))
        people.add_column(Column("merged_into", String(32)))
        people.create_index("ix_people_name_key", ["name_key"], unique=True)
    op.create_table(
        "sessions",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("created", Float, nullable=False),
    )
    op.execute("INSERT INTO sessions (id, person, created) SELECT id, id, created FROM people")
    op.create_table(
        "settings",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("chosen", Text, nullable=False),
    )
    op.create_table(
        "notes",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("text", Text, nullable=False),
        Column("changed", Float, nullable=False),
    )
    op.create_table(
        "reports",
        Column("id", String(32), primary_key=True),
        Column("table", String(32), ForeignKey("tables.id"), nullable=False),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("at", Float, nullable=False, index=True),
        Column("text", Text, nullable=False),
        Column("known", Text, nullable=False),
    )
    op.create_table(
        "results",
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("public", Boolean, nullable=False),
        Column("ended", Float, nullable=False),
        Column("place", Integer, nullable=False, index=True),
        Column("unrated", String(40)),
    )
    op.create_table(
        "standings",
        Column("table", String(32), ForeignKey("results.table"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), index=True),
        Column("bot", String(40)),
        Column("rank", Integer, nullable=False),
        Column("points", Integer, nullable=False),
        Column("left", Boolean, nullable=False),
    )
    op.create_table(
        "ratings",
        Column("game", String(40), primary_key=True),
        Column("kind", String(8), primary_key=True),
        Column("holder", String(40), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
    )
    op.create_table(
        "rating_changes",
        Column("table", String(32), ForeignKey("results.table"), primary_key=True),
        Column("kind", String(8), primary_key=True),
        Column("holder", String(40), primary_key=True, index=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
    )
    op.create_table(
        "achievements",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("game", String(40), primary_key=True),
        Column("record", Text, nullable=False),
    )
    op.create_table(
        "achieved",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("game", String(40), primary_key=True),
        Column("achievement", String(60), primary_key=True),
        Column("table", String(32), ForeignKey("tables.id"), nullable=False, index=True),
        Column("at", Float, nullable=False),
    )
