"""Achievements: what a person collects from game to game, beyond points.

A game with achievements has a module `achievements` with a class `Record`; an empty instance is the start. The caller
adds each finished game to a person's record and stores it as JSON; nothing here reads or writes files.
"""

from collections.abc import Mapping
from typing import Any, Protocol, Self

from bastide.core.game import Game
from bastide.core.state import State


class Record(Protocol):
    """What a person has achieved in one game so far."""

    def after(self, state: Any, player: int) -> Self:
        """Return the record with a finished game added, in which the person was `player`."""

    def progress(self) -> Mapping[str, tuple[int, int]]:
        """Return the progress and the goal of each achievement, in the order of the board."""

    def to_json(self) -> dict[str, Any]:
        """Return the record as plain JSON values."""

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Self:
        """Read what `to_json` wrote."""


def record_kind(game: type[Game]) -> type[Record] | None:
    """Return the class of a game's records, if it has achievements."""
    module = game.module("achievements")
    if module is None:
        return None
    kind: type[Record] = module.Record
    return kind


def achieved(record: Record) -> frozenset[str]:
    """Return the complete achievements."""
    return frozenset(name for name, (done, goal) in record.progress().items() if done >= goal)


def add(record: Record, state: State, player: int) -> tuple[Record, frozenset[str]]:
    """Return the record with a finished game added, and what that game completed."""
    after = record.after(state, player)
    return after, achieved(after) - achieved(record)
