"""Point 1: random play ends, every legal move is accepted, anything else is refused and changes nothing."""

import random
from collections.abc import Callable

from bastide import words
from bastide.core.chance import NoChance, SeededChance
from bastide.core.errors import IllegalMove
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, everything, reproducible, same, some_viewers, text, worth_a_look
from bastide.testing.rooms import home

REFUSALS_TRIED = 12
"""How many random moves are tried at a position, most of which must be refused."""


def check_every_legal_move_is_accepted(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that players to act have sorted legal moves of the table, that each can be made, and that the game ends."""
    table = Table(game, players, seed)
    with reproducible(table.match):
        for _ in table.moves():
            state = table.state
            assert state.ranking() == state.rank(state.scores()), "ranking() and rank() differ: break ties in rank()"
            for player in range(players):
                legal = state.legal_moves(player)
                assert bool(legal) == (player in state.to_act), (
                    f"to act {state.to_act}, {player} has {len(legal)} moves"
                )
                assert legal == sorted(set(legal)), f"the legal moves of player {player} are not sorted"
                assert all(0 <= move < len(game.moves) for move in legal), "a legal move is not in the table"
                for move in legal:
                    _accept(state, player, move, seed)
        assert table.state.is_over
        assert not any(table.state.legal_moves(player) for player in range(players)), "moves after the end"
    return table.plies


def _accept(state: State, player: int, move: int, seed: int) -> None:
    name = state.game.moves.text(move)
    assert state.refusal(player, move) is None, f"'{name}' is legal for player {player} but has a refusal"
    try:
        state.copy().play(player, move, SeededChance(seed))
    except IllegalMove as refused:
        raise AssertionError(f"'{name}' was offered to player {player} and then refused: {refused}") from refused


def check_anything_else_is_refused(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that illegal, stale and foreign-seat moves raise `IllegalMove` with a rule, and change nothing."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    stale: list[int] = []
    with reproducible(table.match):
        for _, move in table.moves():
            if worth_a_look(choice, table.plies // 4):
                look = everything if worth_a_look(choice, table.plies) else _position
                _refuse_all(table.state, stale, choice, look)
            stale = [*stale[-3:], move]
        _refuse_all(table.state, stale, choice, everything)
    return table.plies


def _position(state: State) -> dict[str, str]:
    return {"position": text(state.position())}


def _refuse_all(state: State, stale: list[int], choice: SeededChance, look: Callable[[State], dict[str, str]]) -> None:
    """Try illegal moves on the state itself, so that any trace they leave spoils the game."""
    table = len(state.game.moves)
    legal = {player: set(state.legal_moves(player)) for player in range(state.players)}
    tried = [
        (seat, move) for seat in legal for move in (-1, table, *stale, *legal.get(choice.below(state.players), ()))
    ]
    tried += [(choice.below(state.players), choice.below(table)) for _ in range(REFUSALS_TRIED)]
    tried += [(seat, move) for seat in (-1, state.players) for move in (choice.below(table), table - 1, *stale)]
    heard: list[Event] = []
    before = look(state)
    state.listener = heard.append
    for player, move in tried:
        if move not in legal.get(player, ()):
            _refuse(state, player, move)
    state.listener = None
    assert not heard, f"a refused move told of {heard[0].key}"
    same(before, look(state), f"one of the refused moves {tried} left a trace")


def _refuse(state: State, player: int, move: int) -> None:
    what = f"move {move} of player {player}"
    told = state.refusal(player, move)
    assert told is not None, f"{what} is not legal but has no refusal"
    refused = _refused(state, player, move)
    assert refused is not None, f"{what} is not legal but was accepted"
    assert (refused.rule, refused.key, refused.arguments) == (told.rule, told.key, told.arguments), (
        f"{what} is refused by {refused.rule} ({refused.key}), but `refusal` says {told.rule} ({told.key})"
    )
    kind = home(type(state.game))
    assert told.rule in words.rules(kind), f"{what} is refused by {told.rule}, which is no rule of the game"
    words.refusal(kind, told)


def _refused(state: State, player: int, move: int) -> IllegalMove | None:
    try:
        state.play(player, move, NoChance())
    except IllegalMove as refused:
        return refused
    return None


def check_looking_changes_nothing(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that views, scores, positions and imagining leave no trace and use only the randomness they are given."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    randomness = random.getstate()
    with reproducible(table.match):
        for _ in table.moves():
            if worth_a_look(choice, table.plies):
                before = everything(table.state)
                for viewer in some_viewers(table.state, choice):
                    table.state.imagine(viewer, SeededChance(seed))
                same(before, everything(table.state), "asked again")
        assert random.getstate() == randomness, "the global random module was used"
    return table.plies
