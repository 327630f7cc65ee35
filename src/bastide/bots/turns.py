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


def positions_between(journal: Journal, spans: Sequence[Span]) -> list[State]:
    """Return the position before each turn, and the last one."""
    match = journal.begin()
    positions = [match.state]
    for span in spans:
        for ply in span.plies:
            match.repeat(ply, ReplayingChance(ply.chance))
        positions.append(match.state)
    return positions


def turns_left(spans: Sequence[Span], number: int, players: int) -> list[int]:
    """Return how many turns each player takes from turn `number` on."""
    left = [0] * players
    for span in spans[number:]:
        left[span.player] += 1
    return left
