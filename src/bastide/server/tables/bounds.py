"""How much a table may hold. Every number is in docs/host.md, too."""

MOST_PLIES = 10_000
"""The most plies of a game at a table and of an uploaded game record: more than three times the longest game that our
bots or random play have seen (Tournay, 2,830). A game that gets there ends as it stands."""

MOST_ENTRIES = 4 * MOST_PLIES
"""The most entries of a table's log, so that going back and chatting don't make it endless. A full log takes only what
brings the game to its end."""

STALL_PLIES = 2000
"""After so many plies without progress a game ends as it stands. Random play has gone 760 without any (Tournay). Only
games that can go on for ever say what progress is; the others end by themselves."""

CHECKPOINT_STEPS = 32
"""How many entries or plies lie between two checkpoints: playing them again takes about two milliseconds."""

CHECKPOINT_BYTES = 64_000_000
"""How much memory all checkpoints of a process may take, by estimate."""
