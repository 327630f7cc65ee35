"""Notices, and the ways in which they reach people; mail."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from bastide.server.store.schema.metadata import metadata

notices = Table(
    "notices",  # what people are told while they aren't here, and what they were told and haven't seen
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("table", String(32), ForeignKey("tables.id"), index=True),
    Column("game", String(40)),
    Column("key", String(60), nullable=False),  # of the sentence
    Column("args", Text, nullable=False),  # JSON
    Column("path", String(200), nullable=False),
    Column("once", String(60), nullable=False),
    Column("at", Float, nullable=False, index=True),
    Column("due", Float, index=True),  # when it is sent, or sent again; none once that is done
    Column("claimed", Float),  # until when a process is sending it
    Column("attempts", Integer, nullable=False),
    Column("channels", String(60)),  # those it still goes to; none until it is sent for the first time
    Column("seen", Float),
)

notice_choices = Table(
    "notice_choices",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("chosen", Text, nullable=False),  # JSON: which notices by which channel, and quiet hours
    Column("language", String(20), nullable=False),  # of the browser they were made in
    Column("origin", String(200), nullable=False),  # the server's address as that browser knows it
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),  # the address of the browser at its push service
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", String(80), nullable=False),  # signs what is sent
    Column("failures", Integer, nullable=False),  # in a row
    Column("off", Boolean, nullable=False),  # after too many of them
)

addresses = Table(
    "addresses",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("confirmed", Boolean, primary_key=True),  # one in force, and one that waits for its owner to confirm it
    Column("address", String(254), nullable=False),
    Column("key", String(254), nullable=False, index=True),  # the address as it is compared
    Column("notices", Boolean, nullable=False, server_default="1"),  # whether notices are wanted by mail
    Column("language", String(20), nullable=False),  # of whoever gave it, unless the settings name one
    Column("at", Float, nullable=False),
)

mail_links = Table(
    "mail_links",
    metadata,
    Column("digest", String(64), primary_key=True),  # the secret itself is only in the mail
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", String(12), nullable=False),  # confirm or reset
    Column("address", String(254), nullable=False),  # where it was sent
    Column("until", Float, nullable=False, index=True),
)

outbox = Table(
    "outbox",  # mail that waits to be sent
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(20), nullable=False),  # how the letter is written when its time comes
    Column("content", Text, nullable=False),  # JSON: what it is written from, and never a secret
    Column("person", String(32), ForeignKey("people.id"), index=True),  # whom it is about
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("next_at", Float, nullable=False, index=True),  # when to try; whoever tries moves it ahead first
    Column("until", Float, nullable=False),  # when to give up
)
