"""What a game's room may offer beyond points: achievements that a person collects from game to game.

A room that has them holds a module `achievements` with a class `Record`, whose empty instance is the beginning. Who
keeps a person's record adds each finished game to it and stores the result as JSON; nothing here reads or writes.
"""

from collections.abc import Mapping
from typing import Any, Protocol, Self

from bastide.core.game import Game
from bastide.core.state import State


class Record(Protocol):
    """What a person has achieved in one game so far."""

    def after(self, state: Any, player: int) -> Self:
        """The record with a finished game added, in which the person was `player`."""

    def progress(self) -> Mapping[str, tuple[int, int]]:
        """For each achievement, in the order of the board, how far it has come and how far it must come."""

    def to_json(self) -> dict[str, Any]:
        """The record as plain JSON values."""

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Self:
        """Reads what `to_json` wrote."""


def record_kind(game: type[Game]) -> type[Record] | None:
    """The kind of record that a game's room keeps, if it has achievements."""
    module = game.module("achievements")
    if module is None:
        return None
    kind: type[Record] = module.Record
    return kind


def achieved(record: Record) -> frozenset[str]:
    """Which achievements are complete."""
    return frozenset(name for name, (done, goal) in record.progress().items() if done >= goal)


def add(record: Record, state: State, player: int) -> tuple[Record, frozenset[str]]:
    """The record with a finished game added, and what that game completed."""
    after = record.after(state, player)
    return after, achieved(after) - achieved(record)
