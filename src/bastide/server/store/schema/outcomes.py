"""What follows from finished games, and can be computed again from their logs."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from bastide.server.store.schema.metadata import metadata

results = Table(
    "results",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),  # so each game counts once
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    # the row of the log that ended it: the order of all games
    Column("place", BigInteger().with_variant(Integer, "sqlite"), nullable=False, index=True),
    Column("unrated", String(40)),  # why it does not count for the ratings
    Column("early", String(20)),  # why it ended before its end, as `core.journal` names it
)

standings = Table(
    "standings",
    metadata,
    Column("table", String(32), ForeignKey("results.table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("bot_version", Integer),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # people or bots
    Column("holder", String(40), primary_key=True, index=True),  # the id of a person, a bot or `bot@version`
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table", String(32), ForeignKey("results.table"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("holder", String(40), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

achievements = Table(
    "achievements",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("record", Text, nullable=False),  # JSON, as the game writes it
)

achieved = Table(
    "achieved",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("achievement", String(60), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False, index=True),  # where it was achieved first
    Column("at", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", String(20), nullable=False),  # of the way games are analysed
    Column("status", String(12), nullable=False),  # running, done or failed
    Column("progress", Float, nullable=False),
    Column("at", Float, nullable=False),  # the last sign of life of the process that computes it
    Column("document", Text),  # JSON, once it is done
)
