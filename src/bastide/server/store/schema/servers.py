"""What servers and workers share: jobs, limits, keys, signs of life, receipts."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Table, Text

from bastide.server.store.schema.metadata import metadata

jobs = Table(
    "jobs",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("key", String(160), nullable=False, unique=True),  # what is computed: asked for twice, it is computed once
    Column("kind", String(20), nullable=False),
    Column("given", Text, nullable=False),  # JSON: what a worker is told, and never a secret
    Column("needs", String(160), nullable=False),  # what a worker must be able to do
    Column("person", String(64), nullable=False),  # for whom it is done
    Column("watched", Boolean, nullable=False),
    Column("asker", String(32), nullable=False),  # the server that asked first
    Column("status", String(12), nullable=False, index=True),  # waiting, running, done or failed
    Column("at", Float, nullable=False),  # when the status changed
    Column("worker", String(32)),
    Column("attempts", Integer, nullable=False),
    Column("progress", Float, nullable=False),
    Column("seconds", Float, nullable=False),  # how long it took
    Column("answer", Text),  # JSON, or why it failed
)

workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),  # the machine and the process, for operators
    Column("beats", Integer, nullable=False),  # grows while the worker is alive
)

receipts = Table(
    "receipts",
    metadata,
    Column("writer", String(32), primary_key=True),  # the writer of a process
    Column("number", BigInteger, nullable=False),  # of its last transaction
    Column("at", Float, nullable=False),
)

limits = Table(
    "limits",
    metadata,
    Column("holder", String(120), primary_key=True),  # which limit, and whose
    Column("full_at", Float, nullable=False, index=True),  # when the allowance is full again
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("at", Float, nullable=False),
    Column("key_print", String(16)),  # tells apart servers that sign cookies with different keys
)

outages = Table(
    "outages",
    metadata,
    Column("since", Float, primary_key=True),  # when a server last gave a sign of life
    Column("until", Float, nullable=False),  # when one did again
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

rounds = Table(
    "rounds",  # work that one server does now and then for all of them
    metadata,
    Column("name", String(40), primary_key=True),
    Column("at", Float, nullable=False),  # when it was last done
)
