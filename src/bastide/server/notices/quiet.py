"""Quiet hours: when a person isn't told anything, by the clock on their wall."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

MINUTES = 24 * 60
LONGEST_ZONE = 60


class Quiet(msgspec.Struct, frozen=True):
    """Quiet hours of each day, from a minute of the day until another, which may be on the next day."""

    start: int
    end: int
    zone: str

    def around(self, now: float) -> tuple[float, float] | None:
        """Return when the quiet hours that `now` lies in began and end; `None` outside of them."""
        zone = find_zone(self.zone) or UTC
        today = datetime.fromtimestamp(now, zone).date()
        for day in (today - timedelta(days=1), today):
            begin, end = self._at(day, self.start, zone), self._at(day, self.end, zone)
            if self.end <= self.start:
                end = self._at(day + timedelta(days=1), self.end, zone)
            if begin <= now < end:
                return begin, end
        return None

    @staticmethod
    def _at(day: date, minute: int, zone: tzinfo) -> float:
        return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()


def find_zone(name: str) -> ZoneInfo | None:
    """Return a time zone by its name, such as `Europe/Paris`."""
    if len(name) > LONGEST_ZONE:
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # no such file, or not a possible name
        return None


def best_time(wanted: float, latest: float, quiet: Quiet | None) -> float:
    """Return when to tell a person something that they should know at `wanted`, and `latest` at the very last.

    That is after the quiet hours around it if there is time left then, otherwise before they begin.
    """
    hours = None if quiet is None else quiet.around(wanted)
    if hours is None:
        return wanted
    begin, end = hours
    return end if end <= latest else begin
