"""What OpenSpiel's players observe: the fields of the game's observations, and texts."""

from typing import TYPE_CHECKING, Any

from bastide.core.errors import NotOffered
from bastide.core.extras import needs
from bastide.core.game import Game
from bastide.lab.openspiel.node import view_text

with needs("lab"):
    import numpy as np

if TYPE_CHECKING:
    from bastide.lab.openspiel import BastideState


class Observer:
    """Writes observations where OpenSpiel reads them (its `PyObserver`).

    The tensor of an information state is that of the observation: all that a player could know of the position with
    perfect memory. The string of an information state also tells apart the ways that led there.
    """

    def __init__(self, game: Game, players: int, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.dict: dict[str, Any] = {}
        self.tensor: Any = None
        try:
            spec = game.observation_spec(players)
        except NotOffered:
            return  # only texts
        self._row = spec.empty()
        self.tensor = np.zeros(spec.size, np.float32)
        self.dict = spec.named(self.tensor)

    def set_from(self, state: "BastideState", player: int) -> None:
        """Write what `player` may know into `tensor`: nothing before the set-up is done."""
        position = state.node.position
        if self.tensor is None:
            return
        if position is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = position.observe(player, self._row)

    def string_from(self, state: "BastideState", player: int) -> str:
        """Return what `player` may know as text."""
        if self._perfect_recall:
            return state.node.known_to(player)
        position = state.node.position
        return "set-up" if position is None else view_text(position, player)
