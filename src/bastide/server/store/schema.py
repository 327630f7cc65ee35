"""The schema. To change it, add a migration in `migrations/versions`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("name_key", String(60), unique=True, index=True),  # the nickname as it is compared; only of an account
    Column("skeleton", String(200), index=True),  # what names that look like the nickname have in common
    Column("password", String(200)),  # argon2; only of an account
    Column("gone", Boolean, nullable=False, server_default="0"),  # deleted: only the id is left, for the others' games
    Column("merged_into", String(32), index=True),  # a guest who signed in: whose everything is now
    Column("seen", Float),  # when they last used the site, to the minute; for their friends
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("scopes", String(100), nullable=False),
    Column("created", Float, nullable=False),
)

password_tries = Table(
    "password_tries",
    metadata,
    Column("key", String(64), primary_key=True),  # stands for a network and a name, or for a name, and reveals neither
    Column("failures", Integer, nullable=False),
    Column("last", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", Text),
    Column("given", Text),  # a journal to play on from, or one that was uploaded to be looked at
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("network", String(32), index=True),  # a keyed hash of the address that it was created from, for quotas
    Column("bytes", Integer, nullable=False, server_default="0"),  # of its components and what it was given
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("clock", Text),
    Column("hints", Boolean, nullable=False, server_default="0"),  # whether players may ask for hints
    Column("rated", Boolean, nullable=False, server_default="1"),  # chosen by the host; other reasons may unrate it
    Column("rematch_of", String(32)),
    Column("tournament", String(32)),  # whose game it is, if it is one's
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("last_seq", Integer, nullable=False, default=0),
    Column("to_act", String(40), nullable=False, default=""),  # seats that owe a decision, for lists and for bots
    Column("waiting", Float),  # since when it has waited for them
    Column("due", Float, index=True),  # with days per turn: when the first person among them runs out of time
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("bot_version", Integer),
    Column("name", String(40)),
    Column("stand_in", String(40)),  # a bot that plays for the person
    Column("seen", Float),  # when the person was last connected here
)

log = Table(
    "log",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table", "seq"),
    sqlite_autoincrement=True,
)

named = Table(
    "named",  # the entries that hold a person's name or words, to be found when the account is deleted
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
)

# What people store, and what follows from finished games and can be recomputed from their logs.

settings = Table(
    "settings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("chosen", Text, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Float, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("known", Text, nullable=False),  # JSON: the game as the reporter may know it
)

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

session_changes = Table(
    "session_changes",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("number", Integer, nullable=False),  # counts changes of sessions, of tokens and of the people behind them
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

invitations = Table(
    "invitations",  # by name, to tables that wait for players
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    Column("by", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

searches = Table(
    "searches",  # people who look for an opponent
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("slot", String(120), primary_key=True),  # one in real time; one for each game and pace in days
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("clock", String(60), nullable=False),
    Column("nonce_hash", String(64), nullable=False),  # what the person will sit down with
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # the last sign of life; in real time, silence ends the search
    Column("table", String(32)),  # once paired; written just before the table itself, so not a foreign key
)

relations = Table(
    "relations",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True, index=True),
    # friend: asked to be friends (friends if the other did, too); ignore: hides the other's request; block
    Column("kind", String(8), primary_key=True),
    Column("at", Float, nullable=False),
)

# Moderation

restrictions = Table(
    "restrictions",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # mute or ban
    Column("at", Float, nullable=False),
    Column("until", Float),  # `NULL`: for good
    Column("reason", Text, nullable=False),
)

banned_networks = Table(
    "banned_networks",
    metadata,
    Column("network", String(32), primary_key=True),  # a keyed hash of an address, as in `tables`
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),  # the banned guest
    Column("until", Float, nullable=False),
)

player_reports = Table(
    "player_reports",  # about people; `reports` are about faults in the rules
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),  # who reports
    Column("about", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("table", String(32), ForeignKey("tables.id"), index=True),
    Column("at", Float, nullable=False, index=True),
    Column("reason", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),  # JSON: the numbers of the chat lines around, in the table's log
    Column("settled", Float),  # when an operator was done with it
)

audit = Table(
    "audit",  # what operators did; a row is never changed, except that the name of a deleted person goes
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False, index=True),
    Column("operator", String(80), nullable=False),
    Column("action", String(20), nullable=False),
    Column("person", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("reason", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON
    sqlite_autoincrement=True,
)

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

# Mail

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

# Tournaments

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
