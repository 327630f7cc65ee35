"""One position of a game, and what can be done in it."""

import json
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from bastide.core.audience import Audience, Viewer
from bastide.core.chance import Chance
from bastide.core.errors import BadOption, IllegalMove
from bastide.core.events import Event, Listener, Plain, Secret
from bastide.core.observation import DTYPE, MoveMask, Observation, empty_mask, write_mask
from bastide.core.scores import Score, ranks

if TYPE_CHECKING:
    from bastide.core.game import Game


def slots_of(kind: type) -> Sequence[str]:
    """Return the names of the attributes that a class adds to its base; compiled classes have no `__slots__`."""
    if "__slots__" in vars(kind):
        slots: Sequence[str] = vars(kind)["__slots__"]
        return slots
    inherited = getattr(kind.__base__, "__mypyc_attrs__", ())
    return [name for name in getattr(kind, "__mypyc_attrs__", ()) if name not in inherited and name != "__dict__"]


class State(ABC):
    """A position: mutable, cheap to copy, without a generator inside.

    The hot path is `legal_moves` and `play`. Views, texts and events are made on request.
    """

    __slots__ = ("game", "listener", "players")

    game: "Game"
    players: int
    listener: Listener | None
    """Receives events; a copy starts without one."""

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
        """The number of the current closed phase, in which players decide unseen until all have ended."""
        return None

    @property
    def progress(self) -> int | None:
        """A number that reaches a new high when the end comes closer; `None` if every game ends anyway.

        The rules may allow a game to go on for ever. An online table ends one without progress for long.
        """
        return None

    @abstractmethod
    def legal_moves(self, player: int) -> list[int]:
        """Return the moves that `player` may make now, sorted; empty only if they owe no decision."""

    @abstractmethod
    def play(self, player: int, move: int | str, chance: Chance) -> None:
        """Make a move, given by its id or its text, or raise `IllegalMove` and change nothing."""

    def apply(self, player: int, move: int, chance: Chance) -> None:
        """Make a move that is known to be legal, without checking it; for searches."""
        self.play(player, move, chance)

    @abstractmethod
    def refusal(self, player: int, move: int) -> IllegalMove | None:
        """Return why `player` may not make `move` now, or `None` if they may."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy, without a listener."""

    def gist(self) -> Hashable:
        """Return a key that is equal only for positions that continue alike; searches join those.

        A game writes a faster one. It may leave out what cannot change during a player's turn.
        """
        return json.dumps(self.position(), sort_keys=True)

    @abstractmethod
    def scores(self) -> list[Score]:
        """Return each player's points so far, with their reasons; some points come only at the end."""

    def ranking(self) -> list[int]:
        """Return each player's rank if the game ended now; ties share a rank."""
        return self.rank(self.scores())

    def rank(self, scores: Sequence[Score]) -> list[int]:
        """Return the ranks from scores already counted; a game with tie-breaks overrides this."""
        return ranks([score.total for score in scores])

    @abstractmethod
    def view(self, viewer: Viewer) -> Mapping[str, Any]:
        """Return all that `viewer` could know with perfect memory, and nothing else, as plain JSON values."""

    @abstractmethod
    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """Return a full state that looks the same to `viewer`, with everything they don't know dealt anew."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Return the whole position as plain JSON values, for `Game.from_position` to read."""

    # As numbers, for learners

    def observe(self, viewer: Viewer, out: Observation | None = None) -> Observation:
        """Write what `viewer` may know into `out`, as `Game.observation_spec` lays it out, and return it.

        `out` is a row of int16 numbers; without one you get a new one. Nothing of what `out` held is kept.
        """
        self.check_viewer(viewer)
        spec = self.game.observation_spec(self.players)
        if out is None:
            out = spec.empty()
        elif out.shape != (spec.size,) or out.dtype != DTYPE or not out.flags.c_contiguous:
            raise ValueError(f"an observation needs an unbroken row of {spec.size} numbers of type {DTYPE}")
        self.write_observation(viewer, out)
        return out

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        """Write every number of an observation; `observe` has checked that it fits."""
        self.game.observation_fields(self.players)  # a game without observations says so
        raise NotImplementedError

    def rewrite_observation(self, viewer: Viewer, out: Observation) -> None:
        """Write an observation over an earlier one of the same game and viewer.

        A game may leave out numbers that never change during it.
        """
        self.write_observation(viewer, out)

    def legal_mask(self, player: int, out: MoveMask | None = None) -> MoveMask:
        """Write 1 into `out` for each move that `player` may make now, 0 for every other, and return it.

        `out` is a row of int8 numbers, one for each move of the table; without one you get a new one.
        """
        if out is None:
            out = empty_mask(len(self.game.moves))
        write_mask(self.legal_moves(player), out)
        return out

    # As a value

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game; listeners don't count."""
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
        return self.copy()  # what it shares with its copy never changes

    def __getstate__(self) -> dict[str, Any]:
        slots = [name for kind in type(self).__mro__ for name in slots_of(kind)]
        return {name: getattr(self, name) for name in slots if name != "listener" and hasattr(self, name)}

    def __setstate__(self, fields: Mapping[str, Any]) -> None:
        self.listener = None
        for name, value in fields.items():
            setattr(self, name, value)

    # Events

    def check_viewer(self, viewer: object) -> None:
        """Raise `BadOption` unless `viewer` is a seat of this game or `None`, a spectator."""
        if viewer is not None and (type(viewer) is not int or not 0 <= viewer < self.players):
            raise BadOption(
                "no-such-viewer",
                "A viewer is a seat from 0 to {last}, or None for a spectator; got {viewer}.",
                last=self.players - 1,
                viewer=repr(viewer),
            )

    def tell(self, key: str, /, **arguments: Plain | Secret) -> None:
        """Send an event to the listener, if there is one."""
        if self.listener is not None:
            self.listener(Event(key, arguments))

    def reveal(self, key: str, /, audience: Audience = None, **arguments: Plain | Secret) -> None:
        """Send an event that shows something hidden, to everyone or to some."""
        if self.listener is not None:
            self.listener(Event(key, arguments, audience, reveals=True))

    def tell_only(self, audience: Audience, key: str, /, **arguments: Plain | Secret) -> None:
        """Send an event that only `audience` may know of."""
        if self.listener is not None:
            self.listener(Event(key, arguments, audience))
