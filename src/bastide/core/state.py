"""One position of a game, and what may be done in it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from bastide.core.audience import Audience, Viewer
from bastide.core.chance import Chance
from bastide.core.errors import BadOption, IllegalMove
from bastide.core.events import Event, Listener, Plain, Secret
from bastide.core.scores import Score, ranks

if TYPE_CHECKING:
    from bastide.core.game import Game


class State(ABC):
    """A position: mutable, cheap to copy, without a generator inside.

    The hot path is `legal_moves` and `play`. Views, texts and events are made on request.
    """

    __slots__ = ("game", "listener", "players")

    game: "Game"
    players: int
    listener: Listener | None
    """Who hears of events; a copy starts without one."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """Who owes a decision now: one player, several in a closed phase, none when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def closed_phase(self) -> int | None:
        """The number of the closed phase now running, where players decide unseen until all have ended."""
        return None

    @abstractmethod
    def legal_moves(self, player: int) -> list[int]:
        """The moves `player` may make now, sorted; empty only if he owes no decision."""

    @abstractmethod
    def play(self, player: int, move: int | str, chance: Chance) -> None:
        """Makes a move, given by its id or its text, or raises `IllegalMove` and changes nothing."""

    @abstractmethod
    def refusal(self, player: int, move: int) -> IllegalMove | None:
        """Why `player` may not make `move` now; `None` if he may."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state that plays on alike; nobody listens to it."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Each player's points if the game ended now, with their reasons; what only the end gives comes then."""

    def ranking(self) -> list[int]:
        """Each player's rank if the game ended now; ties are shared."""
        return self.rank(self.scores())

    def rank(self, scores: Sequence[Score]) -> list[int]:
        """The same from `scores`, where they are counted already. A game with tie-breaks applies them here."""
        return ranks([score.total for score in scores])

    @abstractmethod
    def view(self, viewer: Viewer) -> Mapping[str, Any]:
        """All that `viewer` could know with perfect memory, and nothing else, as plain JSON values."""

    @abstractmethod
    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """A full state that looks the same to `viewer`, with all that he does not know dealt anew."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole position as plain JSON values; `Game.from_position` reads it back."""

    # As a value

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position of the same game; who listens does not matter."""
        if self is other:
            return True
        if type(other) is not type(self):
            return NotImplemented
        return (
            self.game.digest == other.game.digest
            and self.game.rules_version == other.game.rules_version
            and self.position() == other.position()
        )

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        owing = ", ".join(f"player {seat + 1}" for seat in self.to_act)
        return f"<{self.game.name}, {self.players} players, {f'{owing} to act' if owing else 'over'}>"

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Self:
        return self.copy()  # all that it shares with its copy never changes

    def __getstate__(self) -> dict[str, Any]:
        slots = [name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ())]
        return {name: getattr(self, name) for name in slots if name != "listener" and hasattr(self, name)}

    def __setstate__(self, fields: Mapping[str, Any]) -> None:
        self.listener = None
        for name, value in fields.items():
            setattr(self, name, value)

    # Telling

    def check_viewer(self, viewer: object) -> None:
        """Raises `BadOption` if that is neither a seat of this game nor `None`, a spectator."""
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < self.players):
            raise BadOption(
                "no-such-viewer",
                "A viewer is a seat from 0 to {last}, or None for a spectator; got {viewer}.",
                last=self.players - 1,
                viewer=repr(viewer),
            )

    def tell(self, key: str, /, **arguments: Plain | Secret) -> None:
        """Tells the listener, if there is one, what happens."""
        if self.listener is not None:
            self.listener(Event(key, arguments))

    def reveal(self, key: str, /, audience: Audience = None, **arguments: Plain | Secret) -> None:
        """Tells that something hidden was shown, to all or to some."""
        if self.listener is not None:
            self.listener(Event(key, arguments, audience, reveals=True))

    def tell_only(self, audience: Audience, key: str, /, **arguments: Plain | Secret) -> None:
        """Tells what only `audience` may know of."""
        if self.listener is not None:
            self.listener(Event(key, arguments, audience))
