"""Effects that bring cards from the decks (TY-42, TY-43, expansion)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from bastide.core.chance import Chance
from bastide.core.schema import Whole
from bastide.games.tournay import deck
from bastide.games.tournay.effects.base import Action
from bastide.games.tournay.fields import Colour, Count, Level
from bastide.games.tournay.kinds import Field
from bastide.games.tournay.moves import LEVELS
from bastide.games.tournay.sentences import Said

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


class _FromDeck(Action):
    """An effect on one deck, which its sentence names."""

    colour: Colour
    level: Level

    @property
    def deck(self) -> int:
        """The number of the deck."""
        return len(LEVELS) * self.colour + self.level

    @classmethod
    def words(cls, entry: Mapping[str, Any]) -> dict[str, Said]:
        others = {name: said for name, said in super().words(entry).items() if name not in ("colour", "level")}
        return {"deck": f"{entry['colour']}-{entry['level']}", **others}


class DrawFrom(_FromDeck):
    """Draw a card from a deck (TY-42)."""

    kind = "draw_from"

    def do(self, state: "TournayState", chance: Chance) -> None:
        deck.draw_from(state, self.deck)


class TakeTop(_FromDeck):
    """Take the top cards of a deck (TY-43)."""

    kind = "take_top"
    count: Count

    def do(self, state: "TournayState", chance: Chance) -> None:
        deck.take_top(state, self.deck, self.count, chance)


class RevealLevel(Action):
    """Turn up the decks of a level and take some of the cards (ruling A36)."""

    kind = "reveal_level"
    level: Level
    take: Annotated[int, Field(Whole(1, 3))]

    def do(self, state: "TournayState", chance: Chance) -> None:
        state.questions.append(deck.Reveal(self.level, 0, self.take))
