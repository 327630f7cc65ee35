"""How stored games are made: random play from a seed, with options and components chosen to show something."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bastide.core.game import Components, Game, OptionValue
from bastide.core.journal import Journal
from bastide.testing.playing import Table


@dataclass(frozen=True)
class Recipe:
    """A random game."""

    players: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    preset: str | None = None
    components: Components | None = None

    def record(self, kind: type[Game]) -> Journal:
        """Play it."""
        options = {**(kind.preset(self.preset) if self.preset else {}), **self.options}
        table = Table(kind(options, self.components), self.players, self.seed)
        for _ in table.moves():
            pass
        return table.match.journal
