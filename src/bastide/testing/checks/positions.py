"""Point 6: a position written as JSON and read back is the same state, and plays on alike."""

import json

from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.checks.journals import installed
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, everything, play_out, reproducible, same, worth_a_look
from bastide.testing.seeds import SOAK


def check_position(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that position → JSON → position keeps scores, moves and views, and that the game goes on the same."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    with installed(type(game)), reproducible(table.match):
        for _ in table.moves():
            if worth_a_look(choice, table.plies // 4 if SOAK else table.plies):
                _read_back(table.state)
            if worth_a_look(choice, table.plies):
                same(everything(table.state), everything(positions.loads(positions.dumps(table.state))), "read back")
            if worth_a_look(choice, 4 * table.plies):
                end = everything(play_out(table.state.copy(), seed))
                again = play_out(_read_back(table.state), seed)
                same(end, everything(again), "played on from the position read back")
        same(everything(table.state), everything(_read_back(table.state)), "read back at the end")
    return table.plies


def _read_back(state: State) -> State:
    position = state.position()
    plain = json.loads(json.dumps(position))
    assert plain == position, "the position is not made of plain JSON values"
    again = state.game.from_position(plain)
    assert again.position() == position, f"read back the position is another:\n  {position}\n  {again.position()}"
    return again
