"""Clocks: how much time a seat has, as a fold over the stored times of a table's log.

Nothing here reads the system clock: every number comes from the log, so all processes always agree. A seat's clock runs
while it owes a decision and no bot plays for it. Undo gives no time back: a turn adds its time once, however often it
ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import msgspec

DAY = 24 * 3600.0
LEAST_EXTRA, MOST_EXTRA = 60.0, 300.0


class Bank(msgspec.Struct, tag="bank", tag_field="kind", frozen=True):
    """A time bank for the whole game, plus seconds added each turn after the first."""

    seconds: int
    increment: int = 0

    def first(self) -> float:
        """What a seat begins with."""
        return float(self.seconds)

    def with_turns(self, left: float, turns: int) -> float:
        """What is left once `turns` more turns have added their time."""
        return left + turns * self.increment

    def extra(self) -> float:
        """The time that others can give a player who ran out of it, and that a replaced player regains."""
        return min(max(float(self.seconds), LEAST_EXTRA), MOST_EXTRA)


class Days(msgspec.Struct, tag="days", tag_field="kind", frozen=True):
    """A number of days for each turn."""

    days: int

    def first(self) -> float:
        return self.days * DAY

    def with_turns(self, left: float, turns: int) -> float:
        return self.first() if turns else left

    def extra(self) -> float:
        return self.first()


Clock: TypeAlias = Bank | Days

_decoder: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)


def write(clock: Clock | None) -> str | None:
    """Return a clock as a table's row stores it."""
    return None if clock is None else msgspec.json.encode(clock).decode()


def read(text: str | None) -> Clock | None:
    """Return the clock of a table's row."""
    return None if text is None else _decoder.decode(text)


@dataclass(slots=True)
class SeatClock:
    """One seat's clock. What is left is worked out when the clock stops."""

    left: float
    """Seconds left when it was last started or stopped."""
    since: float | None = None
    """When it was started; `None` while stopped."""
    out: bool = False
    """Whether the seat was found to have run out of time."""
    added: int = 0
    """How many turns have added their time."""

    def until(self) -> float | None:
        """When the time runs out; `None` while stopped."""
        return None if self.since is None else self.since + self.left

    def is_over(self, now: float) -> bool:
        """Whether the clock is running and nothing is left."""
        until = self.until()
        return until is not None and until <= now

    def stop(self, at: float) -> None:
        """Stop the clock."""
        if self.since is not None:
            self.left = max(0.0, self.left - (at - self.since))
            self.since = None

    def start(self, at: float) -> None:
        """Start the clock."""
        if self.since is None:
            self.since = at

    def add(self, seconds: float, at: float) -> None:
        """Add time; clears an expired clock."""
        ran = self.since is not None
        self.stop(at)
        self.left += seconds
        self.out = False
        if ran:
            self.start(at)


@dataclass(slots=True)
class Clocks:
    """All clocks of a table: the true ones, and what the other players see.

    A closed phase hides who is done already: to the others, every clock goes on as it did when the phase began, and
    shows its true time when the phase is over.
    """

    clock: Clock
    seats: list[SeatClock] = field(default_factory=list)
    shown: list[SeatClock] = field(default_factory=list)

    @staticmethod
    def begin(clock: Clock, players: int) -> "Clocks":
        """Return clocks that are all stopped."""
        return Clocks(clock, [SeatClock(clock.first()) for _ in range(players)])

    def settle(self, at: float, owing: Sequence[int], deciding: Sequence[int], turns: Sequence[int]) -> None:
        """Start and stop clocks after an entry: who owes a decision, who has no bot playing, the turns ended."""
        for seat, clock in enumerate(self.seats):
            runs = seat in owing and seat in deciding
            more = turns[seat] - clock.added
            if not runs or more > 0:
                clock.stop(at)
                clock.out = False
            if more > 0 and (runs or seat not in deciding):  # a bot's turns add nothing
                clock.left = self.clock.with_turns(clock.left, more) if runs else clock.left
                clock.added = turns[seat]
            if runs:
                clock.start(at)

    def show(self) -> None:
        """Show all clocks as they are."""
        self.shown = [replace(clock) for clock in self.seats]

    def time_out(self, seat: int, at: float) -> None:
        """Record that a seat ran out of time."""
        clock = self.seats[seat]
        clock.left, clock.since, clock.out = 0.0, at, True

    def give(self, seat: int, seconds: float, at: float) -> None:
        """Give a seat more time, for all to see."""
        for clock in (self.seats[seat], self.shown[seat]):
            clock.add(seconds, at)

    def come_back(self, seat: int, least: float) -> None:
        """Give a returning player at least this much time."""
        clock = self.seats[seat]
        clock.left = max(clock.left, least)

    def show_away(self, seat: int, at: float) -> None:
        """Show that a bot plays for a seat: it needs no time."""
        self.shown[seat].stop(at)

    def show_back(self, seat: int, least: float, at: float) -> None:
        """Show that a seat's owner is back."""
        clock = self.shown[seat]
        clock.left = max(clock.left, least)
        clock.start(at)

    def skip(self, since: float, at: float) -> None:
        """Don't count the time from `since` to `at`."""
        for clock in (*self.seats, *self.shown):
            if clock.since is not None:
                clock.since += max(0.0, at - max(clock.since, since))

    def copy(self) -> "Clocks":
        """Return an independent copy."""
        return Clocks(self.clock, [replace(clock) for clock in self.seats], [replace(clock) for clock in self.shown])
