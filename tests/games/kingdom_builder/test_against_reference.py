"""The engine ply by ply against the naive reference: same legal moves, same position, same gold."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.core import positions
from bastide.core.chance import Recorder, SeededChance
from bastide.core.registry import make
from bastide.core.state import State
from tests.games.kingdom_builder import generated
from tests.games.kingdom_builder.reference import Reference
from tests.games.kingdom_builder.table import Table, crowd, position
from tests.seeds import SOAK, seeds, set_ups


def compare(state: State, reference: Reference) -> None:
    assert state.to_act == (() if reference.player is None else (reference.player,))
    for player in range(state.players):
        texts = {state.game.moves.text(move) for move in state.legal_moves(player)}
        assert texts == (reference.legal() if player == reference.player else set())
    ours = {key: value for key, value in state.position().items() if key != "options"}
    assert ours == {key: value for key, value in reference.position().items() if key != "options"}


def compare_gold(state: State, reference: Reference) -> None:
    assert [score.by_source() for score in state.scores()] == reference.shown_gold()


def any_move(state: State, player: int, choice: SeededChance) -> int:
    """Choose first what to do, then where, so that tiles are used about as often as settlements are built."""
    legal: dict[str, list[int]] = {}
    for move in state.legal_moves(player):
        legal.setdefault(state.game.moves.text(move).partition(" ")[0], []).append(move)
    moves = list(legal.values())[choice.below(len(legal))]
    return moves[choice.below(len(moves))]


LONGEST = 5000
"""Without any terrain card left a game never ends. A box never runs out of them, but a generated position can."""


def play_beside_reference(state: State, reference: Reference, seed: int) -> None:
    """Play to the end in both; a failure prints the first position and the moves from it, with what was drawn."""
    first, plies = state.position(), []
    dice, choice = SeededChance(seed), SeededChance(seed + 1)
    try:
        compare(state, reference)
        while state.to_act and len(plies) < LONGEST:
            (player,) = state.to_act
            move = any_move(state, player, choice)
            chance = Recorder(dice)
            state.play(player, move, chance)
            drawn = [outcome.kind for outcome in chance.outcomes]
            plies.append([player, state.game.moves.text(move), *drawn])
            reference.play(state.game.moves.text(move), drawn)
            compare(state, reference)
        compare_gold(state, reference)
    except AssertionError:
        print(json.dumps(first))
        print(*map(json.dumps, plies), sep="\n")
        raise


@pytest.mark.parametrize(("preset", "players"), set_ups(["standard", "lords-need-settlements"], [2, 3, 4]))
@pytest.mark.parametrize("seed", seeds(1))
def test_random_games_agree_with_the_reference(preset: str, players: int, seed: int) -> None:
    state = make("kingdom-builder", preset=preset).start(players, SeededChance(seed))
    play_beside_reference(state, Reference(state.position()), seed)


@pytest.mark.parametrize("seed", seeds(3))
def test_games_with_every_quadrant_turned_agree_with_the_reference(seed: int) -> None:
    turned = {"turned": "top-left top-right bottom-left bottom-right"}
    state = make("kingdom-builder", options=turned).start(3, SeededChance(seed))
    play_beside_reference(state, Reference(state.position()), seed)


def nearly_full(**more: Any) -> Table:
    """Return a position in which grass and canyon have one free hex each, and four players a few settlements left."""
    grass, canyon = crowd("grass", but="8.8"), crowd("canyon", but="5.1")
    settlements = {0: grass[1], 1: grass[2], 2: canyon[1], 3: canyon[2]}
    return position(settlements=settlements, players=4, card="forest", cards="lords farmers miners", **more)


@pytest.mark.parametrize("seed", seeds(3))
def test_games_on_nearly_full_terrains_agree_with_the_reference(seed: int) -> None:
    """Cards are replaced all the time (R16, R17)."""
    table = nearly_full()
    play_beside_reference(table.state, Reference(table.state.position()), seed)
    assert sum(table.removed().values()) > 0


@pytest.mark.parametrize("seed", seeds(2))
def test_games_without_a_card_to_draw_agree_with_the_reference(seed: int) -> None:
    """Builds lapse (R17), and a player who has lost their card plays on without one."""
    table = nearly_full(hands={1: "grass", 2: "canyon", 3: "grass"}, pile="", discards="")
    play_beside_reference(table.state, Reference(table.state.position()), seed)
    assert table.removed()["grass"] == 5


@given(generated.positions())
def test_generated_positions_agree_with_the_reference(document: dict[str, Any]) -> None:
    state, reference = positions.read(document), Reference(document)
    compare(state, reference)
    compare_gold(state, reference)


@given(generated.positions(), st.integers(0, 2**32))
@settings(max_examples=settings.default.max_examples if SOAK else 40)
def test_games_from_generated_positions_agree_with_the_reference(document: dict[str, Any], seed: int) -> None:
    play_beside_reference(positions.read(document), Reference(document), seed)
