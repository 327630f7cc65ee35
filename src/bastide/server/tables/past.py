"""Earlier positions: a table as it was after an entry of its log, a finished game after one of its plies.

Each is folded from the checkpoint before it. The first look at a game makes the checkpoints, a bit at a time.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from bastide.core.audience import Viewer
from bastide.core.chance import ReplayingChance
from bastide.core.journal import Journal, Ply
from bastide.core.state import State
from bastide.server.tables import log
from bastide.server.tables.checkpoints import CheckpointCache, Checkpoints
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import LiveTable
from bastide.server.tables.service import TableService

STATE_BYTES = 6_000
"""What a copy of a state takes, at most, of all games; and about what a table takes besides."""
MOVE_BYTES = 16
"""What a copy of a table takes for each move: a place in its history and one in its game record."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at a checkpoint. What viewers were told until then is the beginning of what they have been told since."""

    table: LiveTable
    told: Mapping[Viewer, int]

    @staticmethod
    def of(table: LiveTable) -> "Snapshot":
        """Copy a table."""
        copy = table.copy()
        copy.origins = {}
        return Snapshot(copy, {viewer: len(stream) for viewer, stream in table.streams.items()})

    def resume(self, live: LiveTable) -> LiveTable:
        """Return the table as it was then; `live` is the same table, later."""
        then = self.table.copy()
        then.streams = {viewer: live.streams[viewer][:told] for viewer, told in self.told.items()}
        then.origins = {viewer: live.origins[viewer][:told] for viewer, told in self.told.items()}
        return then

    def bytes(self) -> int:
        """About how much memory it takes."""
        return 2 * STATE_BYTES + MOVE_BYTES * len(self.table.history)


@dataclass(frozen=True, slots=True)
class AtPly:
    """A finished game, and its position after a ply."""

    journal: Journal
    ply: int
    state: State


class Past:
    """Earlier positions of tables."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._snapshots: CheckpointCache[Snapshot] = CheckpointCache()
        self._states: CheckpointCache[State] = CheckpointCache()

    async def table_at(self, table: str, seq: int) -> LiveTable:
        """Return a table as it was after entry `seq`."""
        live = await self._tables.table(table)
        checkpoints = self._snapshots.of(table, live)
        start = checkpoints.before(seq)
        if start is None:
            then = LiveTable.make(live.facts)
            then.given = live.given
        else:
            then = start[1].resume(live)
        entries = await self._tables.read(lambda connection: log.log_after(connection, table, then.seq, seq))
        await self._tables.slices.run(_applying(then, entries, checkpoints))
        return then

    async def at_ply(self, table: str, ply: int) -> AtPly:
        """Return the position after a ply of a finished or uploaded game; after its last one if there are fewer."""
        live = await self._tables.finished(table)
        assert live.match is not None
        journal = live.journal()
        last = min(ply, len(journal.plies))
        checkpoints = self._states.of(table, live.match)
        state = await self._tables.slices.run(_replaying(live.first_state, journal.plies[:last], checkpoints))
        return AtPly(journal, last, state)


def _applying(
    table: LiveTable, entries: Sequence[tuple[int, Entry, float]], checkpoints: Checkpoints[Snapshot]
) -> Generator[None, None, None]:
    """Apply entries, and keep checkpoints on the way."""
    for number, entry, at in entries:
        table.apply(number, entry, at)
        if checkpoints.wants(number):
            snapshot = Snapshot.of(table)
            checkpoints.keep(number, snapshot, snapshot.bytes())
        yield


def _replaying(first: State, plies: Sequence[Ply], checkpoints: Checkpoints[State]) -> Generator[None, None, State]:
    """Play plies from the first position, and keep checkpoints on the way."""
    number, start = checkpoints.before(len(plies)) or (0, first)
    state = start.copy()
    for ply in plies[number:]:
        state.play(ply.player, ply.move, ReplayingChance(ply.chance))
        number += 1
        if checkpoints.wants(number):
            checkpoints.keep(number, state.copy(), STATE_BYTES)
        yield
    return state
