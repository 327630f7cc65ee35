"""The turns of a recorded game, and the positions between them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bastide.core.chance import ReplayingChance
from bastide.core.game import Game
from bastide.core.journal import Journal, Ply
from bastide.core.state import State


@dataclass(frozen=True, slots=True)
class Span:
    """The plies of one turn; `first` is how many came before."""

    player: int
    first: int
    plies: tuple[Ply, ...]


def turns_of(plies: Sequence[Ply], game: Game) -> list[Span]:
    """Divide a game into turns: a player's plies in a row, up to the one that ends the turn."""
    end = None if game.end_move is None else game.moves.text(game.end_move)
    spans: list[Span] = []
    first = 0
    for number, ply in enumerate(plies, 1):
        if number == len(plies) or ply.move == end or plies[number].player != ply.player:
            spans.append(Span(ply.player, first, tuple(plies[first:number])))
            first = number
    return spans


class Turns:
    """The turns of a recorded game, with the positions between and at the end of them."""

    def __init__(self, journal: Journal) -> None:
        match = journal.begin()
        self.game = match.game
        self.players = match.state.players
        self.spans = turns_of(journal.plies, match.game)
        self.between = [match.state]
        """The position before each turn, and the last one."""
        self.ends: list[State] = []
        """The position at the end of each turn, before the move that ends it."""
        end = match.game.end_move
        for span in self.spans:
            for ply in span.plies:
                before = match.state
                match.repeat(ply, ReplayingChance(ply.chance))
            has_end = end is not None and span.plies[-1].move == match.game.moves.text(end)
            self.ends.append(before if has_end else match.state)
            self.between.append(match.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.between[-1].is_over

    def left(self, number: int) -> list[int]:
        """Return how many turns each player takes from turn `number` on."""
        left = [0] * self.players
        for span in self.spans[number:]:
            left[span.player] += 1
        return left

    def last_end(self, number: int, player: int) -> State:
        """Return the end of a player's last turn before turn `number`, or the start of the game."""
        since = self.since(number, player)
        return self.ends[number - 1 - since] if since < number else self.between[0]

    def since(self, number: int, player: int) -> int:
        """Return how many turns others took since a player's last turn before turn `number`, or since the start."""
        since = 0
        while since < number and self.spans[number - 1 - since].player != player:
            since += 1
        return since
