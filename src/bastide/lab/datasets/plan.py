"""What a dataset holds: which games are played, which of their positions are kept, and which file each is in.

A file holds a range of deals, in all seatings and between all groups of bots. So no deal is in two files, and files can
be divided into those to learn from and those to test on.
"""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bastide.core.observation import ObservationSpec
from bastide.lab.results import edition
from bastide.lab.round_robin import RoundRobin

FORMAT = 1
"""Changes with the columns of the files or their meaning."""


@dataclass(frozen=True)
class Plan:
    """A dataset to make."""

    robin: RoundRobin
    every: int = 1
    """Keep every n-th decision of a game."""
    shard_games: int = 20
    """How many games a file holds, rounded down to whole deals between all bots; one deal at least."""

    @property
    def deals_per_shard(self) -> int:
        """How many deals a file holds."""
        contests = self.robin.contests
        return max(1, self.shard_games // (contests[0].rotation * len(contests)))

    def shards(self) -> list["Shard"]:
        """Return the files of the dataset."""
        count = self.robin.contests[0].deals(self.robin.games)
        firsts = range(0, count, self.deals_per_shard)
        return [
            Shard(self, number, range(first, min(first + self.deals_per_shard, count)))
            for number, first in enumerate(firsts)
        ]

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What is true of every file: what the dataset is known by, and how to read it."""
        contest = self.robin.contests[0]
        game = contest.make()
        return {
            "format": FORMAT,
            "game": game.name,
            "rules": game.rules_version,
            "components": game.digest,
            "options": dict(game.settings),
            "players": contest.players,
            "bots": [edition(type(game), bot)._asdict() for bot in self.robin.bots],
            "seed": contest.seed,
            "turns": contest.turns,
            "every": self.every,
            "deals_per_shard": self.deals_per_shard,
            "moves": len(game.moves),
            "observation": _layout(game.observation_spec(contest.players)),
        }

    @property
    def identity(self) -> str:
        """The facts as a text that is the same for the same dataset; the number of games may grow."""
        return json.dumps(self.facts, sort_keys=True)


@dataclass(frozen=True)
class Shard:
    """One file of a dataset."""

    plan: Plan
    number: int
    deals: range

    @property
    def name(self) -> str:
        """The name of the file."""
        return f"positions-{self.number:05}.parquet"

    @property
    def games(self) -> int:
        """How many games it holds."""
        robin = self.plan.robin
        return sum(len(each.games_of(deal, robin.games)) for each in robin.contests for deal in self.deals)


def _layout(spec: ObservationSpec) -> dict[str, Any]:
    fields = [
        {"name": field.name, "shape": list(field.shape), "low": field.low, "high": field.high, "meaning": field.meaning}
        for field in spec.fields
    ]
    return {"version": spec.version, "size": spec.size, "dtype": "<i2", "fields": fields}
