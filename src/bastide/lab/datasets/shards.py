"""The files of a dataset: their columns, and how they are written so that a file is either whole or not there.

An observation is one binary value of a fixed length, a mask one of a bit per move. Positions that follow each other are
much alike, so that they compress to a few dozen bytes if they share a page.
"""

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bastide.core.errors import BastideError
from bastide.core.extras import needs
from bastide.lab.datasets.plan import Shard
from bastide.lab.datasets.positions import Row, positions

with needs("lab"):
    import pyarrow as arrow
    from pyarrow import ArrowInvalid, parquet

FACTS = b"bastide"
"""The key of the metadata that all shards of a dataset share."""
OWN_FACTS = b"bastide.shard"
"""The key of a shard's own metadata."""
PATTERN = "positions-*.parquet"
"""The names of the shards in the folder of a dataset."""
COLUMNS: Mapping[str, str] = {
    "contest": "Which group of bots played, from 0.",
    "deal": "The cards and dice, from 0. The bots play each deal in every seating, and all groups play the same deals.",
    "game": "The number of the game in its contest, from 0.",
    "decision": "How many decisions of the game came before.",
    "seat": "The seat that decides; seats count from 0.",
    "bot": "The bot in that seat.",
    "observation": "What the player knows, own seat first: little-endian int16, laid out as the observation's fields.",
    "mask": "The legal moves: a bit for each move id, the lowest bit of the first byte for move 0.",
    "move": "The id of the move that the bot made.",
    "value": "What the position is worth to the bot before the move; null for bots without values.",
    "points": "Everyone's points at the end, own seat first.",
    "rank": "The player's place at the end, from 1; ties share.",
    "reward_rank": "1 for the first place, −1 for the last, evenly spaced between; ties share the mean.",
    "reward_score": "The player's points minus the mean of the others'; alone, the points.",
    "capped": "Whether the game was stopped at the turn cap and scored as it stood.",
}
"""The columns that every dataset has, and what they hold."""
_GROUP_BYTES = 1 << 24
"""How much observations take that are compressed and read together."""
_LEVEL = 9


class OtherDataset(BastideError):
    """A folder has files of another dataset."""


class Contents(NamedTuple):
    """What a file says about itself."""

    identity: str
    games: int
    """How many games were played for it."""
    failed: int
    """How many of them were left out because a bot failed."""
    positions: int
    size: int
    """In bytes."""


def make_shard(shard: Shard) -> bytes:
    """Play the games of a file and return its contents, the same on any machine."""
    facts = shard.plan.facts
    schema = _schema(facts).with_metadata({FACTS: shard.plan.identity})
    sink = arrow.BufferOutputStream()
    settings = {"compression": "zstd", "compression_level": _LEVEL, "data_page_size": _GROUP_BYTES}
    together = max(1, _GROUP_BYTES // (2 * facts["observation"]["size"]))
    failed = 0
    with parquet.ParquetWriter(
        sink, schema, use_dictionary=["bot"], write_statistics=["deal", "game"], **settings
    ) as writer:
        rows: list[Row] = []
        for played in _games(shard):
            failed += played is None
            rows += played or ()
            while len(rows) >= together:
                writer.write_table(arrow.Table.from_pylist(rows[:together], schema))
                del rows[:together]
        if rows:
            writer.write_table(arrow.Table.from_pylist(rows, schema))
        own_facts = {"number": shard.number, "games": shard.games, "failed": failed}
        writer.add_key_value_metadata({OWN_FACTS: json.dumps(own_facts, sort_keys=True)})
    return bytes(sink.getvalue())


def _games(shard: Shard) -> Iterator[list[Row] | None]:
    """Yield the rows of each game of a file; `None` for a game in which a bot failed."""
    plan = shard.plan
    for number, contest in enumerate(plan.robin.contests):
        game = contest.make()
        for deal in shard.deals:
            for index in contest.games_of(deal, plan.robin.games):
                rows = positions(game, contest, index, plan.every)
                yield rows and [{"contest": number, **row} for row in rows]


def _schema(facts: Mapping[str, Any]) -> Any:
    types = {
        "contest": arrow.int16(),
        "deal": arrow.int32(),
        "game": arrow.int32(),
        "decision": arrow.int32(),
        "seat": arrow.int8(),
        "bot": arrow.string(),
        "observation": arrow.binary(2 * facts["observation"]["size"]),
        "mask": arrow.binary(-(-facts["moves"] // 8)),
        "move": arrow.int32(),
        "value": arrow.float32(),
        "points": arrow.list_(arrow.int32(), facts["players"]),
        "rank": arrow.int8(),
        "reward_rank": arrow.float32(),
        "reward_score": arrow.float32(),
        "capped": arrow.bool_(),
    }
    return arrow.schema([arrow.field(name, types[name], nullable=name == "value") for name in COLUMNS])


def keep(path: Path, contents: bytes) -> None:
    """Write a file so that it is whole under its name, or not there: whenever the process or the machine stops."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def look(path: Path) -> Contents:
    """Return what a file says about itself; raise `OtherDataset` if it is not one of ours."""
    try:
        found = parquet.read_metadata(path)
        notes = found.metadata or {}
        own_facts = json.loads(notes[OWN_FACTS])
        return Contents(
            notes[FACTS].decode(), own_facts["games"], own_facts["failed"], found.num_rows, path.stat().st_size
        )
    except (ArrowInvalid, KeyError, ValueError):
        raise OtherDataset(
            "not-a-dataset-file", "“{file}” is not a file of a Bastide dataset.", file=str(path)
        ) from None


def in_folder(folder: Path) -> Iterator[Path]:
    """Yield the files of a dataset in order."""
    yield from sorted(folder.glob(PATTERN))
