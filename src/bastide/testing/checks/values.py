"""States are Python values: equal if they are the same position, pickled and copied whole; moves may be texts."""

import copy
import pickle

from bastide.core import compiling
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.checks.journals import installed
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, everything, play_out, reproducible, same, worth_a_look

_REFUSALS = (BadOption, TypeError) if compiling.compiled_sources() else (BadOption,)
"""A compiled method refuses what isn't a number at all before its first line."""


def check_values(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that states survive pickling and copying, equal their copies, know viewers, and take texts as moves."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    with installed(type(game)), reproducible(table.match):
        for _ in table.moves():
            if worth_a_look(choice, 8 * table.plies):
                _is_a_value(table.state, seed)
                _plays_texts(table.state, choice)
                _refuses_viewers(table.state)
    return table.plies


def _is_a_value(state: State, seed: int) -> None:
    end = everything(play_out(state.copy(), seed))
    for how, twin in (("pickled", pickle.loads(pickle.dumps(state))), ("deep-copied", copy.deepcopy(state))):
        assert twin == state, f"{how} the state is not equal to itself"
        same(everything(state), everything(twin), how)
        same(end, everything(play_out(twin, seed)), f"{how} and played on")
    assert state.is_over or play_out(state.copy(), seed) != state, "a state is equal to its end"


def _plays_texts(state: State, choice: SeededChance) -> None:
    for player in state.to_act:
        moves = state.legal_moves(player)
        move = moves[choice.below(len(moves))]
        by_id, by_text, seed = state.copy(), state.copy(), choice.below(1 << 30)
        by_id.play(player, move, SeededChance(seed))
        by_text.play(player, state.game.moves.text(move), SeededChance(seed))
        assert by_id == by_text, "a move does something else when it is played by its text"


def _refuses_viewers(state: State) -> None:
    for viewer in (state.players, -1, "0", True):
        for look in (state.view, lambda seat: state.imagine(seat, SeededChance(1))):
            try:
                look(viewer)  # type: ignore[arg-type]
            except _REFUSALS:
                continue
            raise AssertionError(f"there is no viewer {viewer!r}, but there is something to see")
