"""States as Python values: compared, printed, pickled, copied; and what every state refuses."""

import copy
import pickle
from contextlib import AbstractContextManager

import pytest

from bastide.core import compiling, registry
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption, IllegalMove, UnknownMove
from bastide.core.events import Event
from bastide.core.state import State

GAMES = ("feuville", "kingdom-builder", "tournay", "troyes-dice")


def played(name: str, plies: int, seed: int = 5, **options: object) -> State:
    """Return a game after some random plies."""
    state = registry.make(name, **options).start(2, SeededChance(seed))  # type: ignore[arg-type]
    chance = SeededChance(seed)
    for _ in range(plies):
        (player, *_) = state.to_act
        moves = state.legal_moves(player)
        state.play(player, moves[chance.below(len(moves))], chance)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_equal_states_are_the_same_position_of_the_same_game(name: str) -> None:
    one, other = played(name, 20), played(name, 20)
    assert one == other and one is not other
    other.listener = [].append
    assert one == other
    assert one != played(name, 21) and one != played(name, 20, seed=6)
    assert one != one.position()
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", [0, 7, 33])
def test_a_state_survives_pickling_and_goes_on_alike(name: str, plies: int) -> None:
    state = played(name, plies)
    heard: list[Event] = []
    state.listener = heard.append
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.listener is None
    same_future(state, again)
    assert len(pickle.dumps(state)) < 40_000


@pytest.mark.parametrize("name", GAMES)
def test_pickled_states_of_a_game_share_the_game(name: str) -> None:
    one, other = pickle.loads(pickle.dumps([played(name, 3), played(name, 9)]))
    assert one.game is other.game
    assert one.game.settings == played(name, 0).game.settings


@pytest.mark.parametrize("name", GAMES)
def test_a_deep_copy_is_a_copy(name: str) -> None:
    state = played(name, 12)
    state.listener = [].append
    for twin in (copy.deepcopy(state), copy.copy(state)):
        assert twin == state and twin is not state
        assert twin.game is state.game and twin.listener is None
        same_future(state, twin)
    assert copy.deepcopy(state.game) is state.game


def same_future(state: State, twin: State) -> None:
    """Check that both play on alike without affecting each other."""
    before, other = state.position(), state.copy()
    for one in (twin, other):
        chance = SeededChance(1)
        for _ in range(10):
            (player, *_) = one.to_act
            moves = one.legal_moves(player)
            one.play(player, moves[chance.below(len(moves))], chance)
    assert twin.position() == other.position()
    assert state.position() == before


def test_a_state_says_what_it_is() -> None:
    assert repr(played("kingdom-builder", 0)) in (
        "<kingdom-builder, 2 players, player 1 to act>",
        "<kingdom-builder, 2 players, player 2 to act>",
    )
    assert repr(played("troyes-dice", 0)).startswith("<troyes-dice, 2 players, player 1")


@pytest.mark.parametrize("name", GAMES)
def test_a_move_may_be_played_by_its_text(name: str) -> None:
    by_id, by_text = played(name, 5), played(name, 5)
    player = by_id.to_act[0]
    move = by_id.legal_moves(player)[-1]
    by_id.play(player, move, SeededChance(3))
    by_text.play(player, by_text.game.moves.text(move), SeededChance(3))
    assert by_id == by_text
    with pytest.raises(UnknownMove):
        by_text.play(player, "fly to the moon", SeededChance(3))
    with pytest.raises(IllegalMove):
        by_text.play(99, move, SeededChance(3))
    assert by_id == by_text
    assert by_text.legal_moves(99) == by_text.legal_moves(-1) == []


def refusing(seat: object, error: type[Exception], words: str = "") -> AbstractContextManager[object]:
    """Expect an error; a compiled method refuses what isn't a number at all before its first line."""
    if compiling.compiled_sources() and not isinstance(seat, int):
        return pytest.raises(TypeError, match="int")
    return pytest.raises(error, match=words)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", [99, 2, -1, "0", True, 0.0, [0]])
def test_an_unknown_viewer_is_refused(name: str, viewer: object) -> None:
    state = played(name, 5)
    with refusing(viewer, BadOption, "A viewer is a seat from 0 to 1, or None"):
        state.view(viewer)  # type: ignore[arg-type]
    with refusing(viewer, BadOption, "A viewer is a seat from 0 to 1, or None"):
        state.imagine(viewer, SeededChance(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [None, 1.5, [], object()])
@pytest.mark.parametrize("name", registry.list_games())
def test_a_move_must_be_an_id_or_a_text(name: str, move: object) -> None:
    state = played(name, 3)
    with pytest.raises(UnknownMove, match="is not a move in this game"):
        state.play(state.to_act[0], move, SeededChance(1))  # type: ignore[arg-type]


class Three:
    """An integer type of a learning library, which is not an `int`."""

    def __index__(self) -> int:
        return 3


def test_a_move_may_be_any_whole_number() -> None:
    assert registry.make("kingdom-builder").moves.id_of(Three()) == 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", [None, "0", -1, 99])
def test_nobody_else_moves(name: str, player: object) -> None:
    state = played(name, 3)
    with refusing(player, IllegalMove):
        state.play(player, state.legal_moves(state.to_act[0])[0], SeededChance(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_is_a_sentence_that_a_person_understands(name: str) -> None:
    state = played(name, 3)
    prefix = state.game.rule_prefix
    for move in range(len(state.game.moves)):
        refused = state.refusal(state.to_act[0], move)
        if refused is not None:
            said = str(refused)
            assert said[0].isupper() and "{" not in said and refused.key not in said, said
            assert said.endswith((f". ({refused.rule})", f"? ({refused.rule})")) and refused.rule.startswith(prefix)
            assert str(pickle.loads(pickle.dumps(refused))) == said
    assert str(state.refusal(99, 0)).endswith(")")
