"""What searches rely on: trusted moves do what checked ones do, and positions with the same gist continue alike."""

from collections.abc import Hashable, Iterator

from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, play_out, reproducible, score_entries, text

POSITIONS = 120
"""How many positions of a turn are compared."""
PAIRS = 3
"""How many pairs of a turn are played to the end."""


def check_apply(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that `apply` leads to the same position as `play`, with the same use of chance."""
    table = Table(game, players, seed)
    with reproducible(table.match):
        for player, move in table.moves():
            trusted, chance = table.state.copy(), table.dice.copy()
            trusted.apply(player, move, chance)
            checked, same_chance = table.state.copy(), table.dice.copy()
            checked.play(player, move, same_chance)
            assert chance.state == same_chance.state, f"'{game.moves.text(move)}' asks chance otherwise when applied"
            if table.plies % 8 == 0:
                assert trusted == checked, f"'{game.moves.text(move)}' does something else when applied"
    return table.plies


def check_gists(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that positions of one turn with the same gist allow the same moves and lead to the same ends."""
    table = Table(game, players, seed)
    rare = SeededChance(seed)
    with reproducible(table.match):
        for player, _ in table.moves():
            if rare.below(25) == 0:
                _compare(table.state, player, seed)
    return table.plies


def _compare(state: State, player: int, seed: int) -> None:
    known: dict[Hashable, State] = {}
    pairs = 0
    for after in _positions_of_the_turn(state, player, seed):
        other = known.setdefault(after.gist(), after)
        if other is after:
            continue
        assert other.legal_moves(player) == after.legal_moves(player), "the same gist, but other moves"
        if pairs < PAIRS and other.position() != after.position():
            pairs += 1
            ends = [play_out(twin.copy(), seed) for twin in (other, after)]
            assert _outcome(ends[0]) == _outcome(ends[1]), "the same gist, but other ends"


def _positions_of_the_turn(state: State, player: int, seed: int) -> Iterator[State]:
    """Yield positions that the player can reach before chance or another player intervenes, in any order of moves."""
    waiting = [state]
    choice = SeededChance(seed)
    for _ in range(POSITIONS):
        if not waiting:
            return
        before = waiting.pop(choice.below(len(waiting)))
        for move in before.legal_moves(player)[:12]:
            after, chance = before.copy(), SeededChance(seed)
            untouched = chance.state
            after.apply(player, move, chance)
            if chance.state == untouched and player in after.to_act:
                yield after
                waiting.append(after)


def _outcome(state: State) -> str:
    return text([[score_entries(score) for score in state.scores()], state.ranking()])
