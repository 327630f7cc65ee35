"""Tournaments: entrants, rounds of games, and the tables they are played at."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text, UniqueConstraint

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", Column("tournament", String(32)))
    op.create_table(
        "tournaments",
        Column("id", String(32), primary_key=True),
        Column("host", String(32), ForeignKey("people.id"), index=True),
        Column("title", String(60), nullable=False),
        Column("game", String(40), nullable=False),
        Column("options", Text, nullable=False),
        Column("clock", Text, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("format", String(12), nullable=False),
        Column("size", Integer, nullable=False),
        Column("rounds", Integer, nullable=False),
        Column("most", Integer, nullable=False),
        Column("pause", Integer, nullable=False),
        Column("appear", Integer, nullable=False),
        Column("status", String(12), nullable=False, index=True),
        Column("round", Integer, nullable=False),
        Column("seq", Integer, nullable=False),
        Column("seed", String(64), nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False, index=True),
        Column("next_at", Float),
    )
    op.create_table(
        "tournament_entrants",
        Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), index=True),
        Column("seed", Integer, nullable=False),
        Column("rating", Integer, nullable=False),
        Column("status", String(12), nullable=False),
        Column("joined", Float, nullable=False),
        UniqueConstraint("tournament", "person"),
    )
    op.create_table(
        "tournament_games",
        Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
        Column("round", Integer, primary_key=True),
        Column("board", Integer, primary_key=True),
        Column("leg", Integer, primary_key=True),
        Column("table", String(32), index=True),
        Column("made", Float),
        Column("decided", String(12)),
    )
    op.create_table(
        "tournament_places",
        Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
        Column("round", Integer, primary_key=True),
        Column("board", Integer, primary_key=True),
        Column("leg", Integer, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("entrant", Integer, nullable=False),
        Column("rank", Integer),
        Column("forfeit", Boolean, nullable=False),
    )
