"""Copies of something that is folded, after every so many steps, so that any step is near one of them."""

from bisect import bisect_right, insort_right
from collections import OrderedDict
from typing import Any, Generic, NamedTuple, TypeVar

from bastide.server.tables.bounds import CHECKPOINT_BYTES, CHECKPOINT_STEPS

CopyT = TypeVar("CopyT")


class Checkpoint(NamedTuple, Generic[CopyT]):
    """A copy after some steps, and about how many bytes it takes."""

    number: int
    copy: CopyT
    bytes: int


class Checkpoints(Generic[CopyT]):
    """The checkpoints of one fold. If they take too much memory, every other one goes."""

    def __init__(self, owner: object, most_bytes: int = CHECKPOINT_BYTES // 4) -> None:
        self.owner = owner
        """What is folded: when another takes its place, the checkpoints are worth nothing."""
        self.bytes = 0
        self._most_bytes = most_bytes
        self._steps = CHECKPOINT_STEPS
        self._all: list[Checkpoint[CopyT]] = []

    def before(self, number: int) -> tuple[int, CopyT] | None:
        """Return the last checkpoint that is not later than `number`."""
        place = bisect_right(self._all, number, key=_number)
        return self._all[place - 1][:2] if place else None

    def wants(self, number: int) -> bool:
        """Whether there should be a checkpoint at `number`, and isn't one yet."""
        if number % self._steps:
            return False
        last = self.before(number)
        return last is None or last[0] != number

    def keep(self, number: int, copy: CopyT, size: int) -> None:
        """Add a checkpoint of about `size` bytes."""
        insort_right(self._all, Checkpoint(number, copy, size), key=_number)
        self.bytes += size
        if self.bytes > self._most_bytes:
            self._steps *= 2
            self._all = [kept for kept in self._all if kept.number % self._steps == 0]
            self.bytes = sum(kept.bytes for kept in self._all)


def _number(checkpoint: Checkpoint[Any]) -> int:
    return checkpoint.number


class CheckpointCache(Generic[CopyT]):
    """The checkpoints of many folds. When they take too much memory, those that were used longest ago go."""

    def __init__(self, most_bytes: int = CHECKPOINT_BYTES) -> None:
        self._most_bytes = most_bytes
        self._all: OrderedDict[str, Checkpoints[CopyT]] = OrderedDict()

    def of(self, key: str, owner: object) -> Checkpoints[CopyT]:
        """Return the checkpoints of a fold, maybe none yet."""
        found = self._all.pop(key, None)
        if found is None or found.owner is not owner:
            found = Checkpoints(owner)
        while self._all and found.bytes + self.bytes > self._most_bytes:
            self._all.popitem(last=False)
        self._all[key] = found
        return found

    @property
    def bytes(self) -> int:
        """How much memory all of them take, by estimate."""
        return sum(checkpoints.bytes for checkpoints in self._all.values())
