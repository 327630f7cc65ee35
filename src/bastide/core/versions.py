"""Rules versions: a fix that alters outcomes applies only to games that begin after it."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Versions:
    """The rules versions of a game. A match keeps the version that it began with."""

    numbers: tuple[str, ...] = ("1",)
    """Oldest first."""
    fixes: Mapping[str, str] = field(default_factory=dict)
    """The name of each fix that alters outcomes, and the version that brought it."""
    digests: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Digests of the shipped components that earlier releases wrote into journals, by version."""

    @property
    def newest(self) -> str:
        """The version of games that begin now."""
        return self.numbers[-1]

    @property
    def oldest(self) -> str:
        """The version of stored games that name none."""
        return self.numbers[0]

    def has(self, fix: str, version: str) -> bool:
        """Whether games of `version` apply `fix`."""
        return self.numbers.index(version) >= self.numbers.index(self.fixes[fix])
