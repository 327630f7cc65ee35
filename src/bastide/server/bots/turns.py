"""A decision that a bot owes, and the line of moves that it planned."""

import hashlib
import json
from dataclasses import dataclass
from itertools import islice

from bastide.bots.seat import decision_seed
from bastide.core.chance import SeededChance
from bastide.server.tables.live import LiveTable


def seat_seed(table: str, seat: int) -> int:
    """Return the seed of a seat at a table: the same in every process."""
    return int.from_bytes(hashlib.sha256(f"{table}|{seat}".encode()).digest()[:8], "big")


def beneficiary(live: LiveTable) -> str:
    """Return for whom the bots of a table think: the host, unless only others still play there."""
    playing = [seat.person for seat in live.seats if seat.person is not None and not seat.left]
    return playing[0] if playing and live.facts.host not in playing else live.facts.host


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat and its decision. After an undo it is another one."""

    table: str
    seat: int
    decision: int
    withdrawals: int

    @classmethod
    def of(cls, live: LiveTable, seat: int) -> "Turn":
        """The decision that a seat owes now."""
        return cls(live.facts.id, seat, live.seats[seat].decisions, live.withdrawals)

    def key(self, kind: str, bot: str = "") -> str:
        """Name a job about the decision, the same in every process."""
        return f"{kind} {self.table} {self.seat} {self.decision} {self.withdrawals} {bot}".rstrip()

    def seed(self) -> int:
        """The seed of the decision, made as in contests, so that all processes plan the same moves."""
        return decision_seed(seat_seed(self.table, self.seat), self.decision)

    def imagined(self, live: LiveTable) -> str:
        """Return the position as the seat imagines it: whoever thinks about it can't know more than a player there."""
        return json.dumps(live.state.imagine(self.seat, SeededChance(self.seed())).position())


@dataclass(frozen=True, slots=True)
class Plan:
    """The moves that a bot planned at a decision."""

    start: Turn
    bot: str
    moves: tuple[str, ...]

    def ends_at(self, turn: Turn) -> bool:
        """Whether it has no moves for later decisions."""
        return turn.decision - self.start.decision >= len(self.moves) - 1

    def next_move(self, live: LiveTable, turn: Turn, bot: str) -> str | None:
        """Return the move to make at a later decision; `None` if the plan is over or the table took another course."""
        made = turn.decision - self.start.decision
        if (self.bot, self.start.withdrawals) != (bot, turn.withdrawals) or not 0 < made < len(self.moves):
            return None
        last = islice((done.move for done in reversed(live.history) if done.seat == turn.seat), made)
        if tuple(last) != self.moves[made - 1 :: -1]:
            return None  # someone else played this seat
        move = self.moves[made]
        return move if live.game.moves.parse(move) in live.state.legal_moves(turn.seat) else None
