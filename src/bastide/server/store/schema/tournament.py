"""Tournaments."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from bastide.server.store.schema.metadata import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), ForeignKey("people.id"), index=True),  # nobody's once the account is deleted
    Column("title", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("format", String(12), nullable=False),
    Column("size", Integer, nullable=False),  # how many sit at a table
    Column("rounds", Integer, nullable=False),  # 0 until the start if they follow from the number of entrants
    Column("most", Integer, nullable=False),  # entrants
    Column("pause", Integer, nullable=False),  # seconds between two rounds
    Column("appear", Integer, nullable=False),  # seconds that an entrant has to come to the table
    Column("status", String(12), nullable=False, index=True),  # open, running, finished or cancelled
    Column("round", Integer, nullable=False),
    Column("seq", Integer, nullable=False),  # counts changes: who advances the tournament must know the last one
    Column("seed", String(64), nullable=False),  # what lots are drawn with
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("next_at", Float),  # when the next round begins
)

tournament_entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order in which they joined
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("seed", Integer, nullable=False),  # 1 for the strongest; 0 before the start
    Column("rating", Integer, nullable=False),  # at the start, as it is shown
    Column("status", String(12), nullable=False),  # in, withdrawn or removed
    Column("joined", Float, nullable=False),
    UniqueConstraint("tournament", "person"),
)

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("leg", Integer, primary_key=True),  # 2 for the second game after a draw in an elimination
    Column("table", String(32), index=True),  # none yet, or none for a bye; it may be pruned later
    Column("made", Float),  # when the table was made
    Column("decided", String(12)),  # how: played, forfeit or bye
)

tournament_places = Table(
    "tournament_places",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("leg", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entrant", Integer, nullable=False),
    Column("rank", Integer),  # once it is decided
    Column("forfeit", Boolean, nullable=False),
)
