"""Clocks: how much time a seat has, as a fold over the stored times of a table's log.

Nothing here asks what time it is: every number comes from the log, so any process, at any time, reads the same clocks.
A seat's clock runs while it owes a decision and its owner decides. Taking moves back gives no time back: what a turn
adds is added once, however often the turn is ended.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import msgspec

DAY = 24 * 3600.0
LEAST_EXTRA, MOST_EXTRA = 60.0, 300.0


class Bank(msgspec.Struct, tag="bank", tag_field="kind", frozen=True):
    """So many seconds for the whole game, and some more at the beginning of every turn but the first."""

    seconds: int
    increment: int = 0

    def first(self) -> float:
        """What a seat begins with."""
        return float(self.seconds)

    def with_turns(self, left: float, turns: int) -> float:
        """What is left after so many turns have been added."""
        return left + turns * self.increment

    def extra(self) -> float:
        """What the others can give to somebody whose time is over, and what he finds who was replaced for that."""
        return min(max(float(self.seconds), LEAST_EXTRA), MOST_EXTRA)


class Days(msgspec.Struct, tag="days", tag_field="kind", frozen=True):
    """So many days for each turn."""

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
    """A clock as a table's row keeps it."""
    return None if clock is None else msgspec.json.encode(clock).decode()


def read(text: str | None) -> Clock | None:
    """A clock from a table's row."""
    return None if text is None else _decoder.decode(text)


@dataclass(slots=True)
class SeatClock:
    """One seat's clock. Nothing is counted down: what is left is counted when the clock stops."""

    left: float
    """Seconds left when it was last started or stopped."""
    since: float | None = None
    """When it was started; `None` while it stands."""
    out: bool = False
    """Whether it was established that the time is over."""
    added: int = 0
    """How many turns have added their time already."""

    def until(self) -> float | None:
        """When the time will be over; `None` while the clock stands."""
        return None if self.since is None else self.since + self.left

    def is_over(self, now: float) -> bool:
        """Whether the clock runs and nothing is left."""
        until = self.until()
        return until is not None and until <= now

    def stop(self, at: float) -> None:
        """Stands from now on."""
        if self.since is not None:
            self.left = max(0.0, self.left - (at - self.since))
            self.since = None

    def start(self, at: float) -> None:
        """Runs from now on."""
        if self.since is None:
            self.since = at

    def add(self, seconds: float, at: float) -> None:
        """Has so much more; a time that was over is over no longer."""
        ran = self.since is not None
        self.stop(at)
        self.left += seconds
        self.out = False
        if ran:
            self.start(at)


@dataclass(slots=True)
class Clocks:
    """All clocks of a table, the true ones and what is shown to others.

    In a closed phase nobody may see who is done already. So to the others every clock there goes on as it did when the
    phase began; what it really says shows when the phase is over.
    """

    clock: Clock
    seats: list[SeatClock] = field(default_factory=list)
    shown: list[SeatClock] = field(default_factory=list)

    @staticmethod
    def begin(clock: Clock, players: int) -> "Clocks":
        """Clocks that all stand."""
        return Clocks(clock, [SeatClock(clock.first()) for _ in range(players)])

    def settle(self, at: float, owing: Sequence[int], deciding: Sequence[int], turns: Sequence[int]) -> None:
        """After an entry: who owes a decision, who decides himself (and no bot), and how many turns each has ended."""
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
        """Shows all clocks to everybody as they are."""
        self.shown = [replace(clock) for clock in self.seats]

    def time_out(self, seat: int, at: float) -> None:
        """A seat's time is over."""
        clock = self.seats[seat]
        clock.left, clock.since, clock.out = 0.0, at, True

    def give(self, seat: int, seconds: float, at: float) -> None:
        """A seat has so much more, and everybody knows."""
        for clock in (self.seats[seat], self.shown[seat]):
            clock.add(seconds, at)

    def come_back(self, seat: int, least: float) -> None:
        """Who takes a seat back finds at least so much on the clock."""
        clock = self.seats[seat]
        clock.left = max(clock.left, least)

    def show_away(self, seat: int, at: float) -> None:
        """Everybody knows that a bot plays for a seat: it needs no time."""
        self.shown[seat].stop(at)

    def show_back(self, seat: int, least: float, at: float) -> None:
        """Everybody knows that a seat's owner is back."""
        clock = self.shown[seat]
        clock.left = max(clock.left, least)
        clock.start(at)

    def skip(self, since: float, at: float) -> None:
        """Nobody pays for the time from `since` to `at`."""
        for clock in (*self.seats, *self.shown):
            if clock.since is not None:
                clock.since += max(0.0, at - max(clock.since, since))

    def copy(self) -> "Clocks":
        """An independent copy."""
        return Clocks(self.clock, [replace(clock) for clock in self.seats], [replace(clock) for clock in self.shown])
