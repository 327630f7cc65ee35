"""Random games, ply by ply, against the naive reference: same legal moves, same position, same gold."""

import pytest

from bastide.core.chance import Recorder, SeededChance
from bastide.core.journal import Match
from bastide.core.registry import make
from tests.games.kingdom_builder.reference import Reference
from tests.seeds import seeds


def compare(match: Match, reference: Reference) -> None:
    state, moves = match.state, match.game.moves
    assert state.to_act == (() if reference.player is None else (reference.player,))
    for player in range(state.players):
        texts = {moves.text(move) for move in state.legal_moves(player)}
        assert texts == (reference.legal() if player == reference.player else set())
    ours = {key: value for key, value in state.position().items() if key != "options"}
    assert ours == {key: value for key, value in reference.position().items() if key != "options"}


def play_beside_reference(match: Match, seed: int) -> None:
    """Plays to the end in both; a failure prints the journal that leads to it."""
    reference = Reference(match.state.position())
    dice, choice = SeededChance(seed), SeededChance(seed + 1)
    try:
        compare(match, reference)
        while match.state.to_act:
            (player,) = match.state.to_act
            legal = match.state.legal_moves(player)
            move = legal[choice.below(len(legal))]
            chance = Recorder(dice)
            match.play(player, move, chance)
            reference.play(match.game.moves.text(move), [outcome.kind for outcome in chance.outcomes])
            compare(match, reference)
        gold = [score.by_source() for score in match.state.scores()]
        assert gold == reference.gold()
    except AssertionError:
        print(match.journal.dumps())
        raise


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", seeds(4))
def test_random_games_agree_with_the_reference(players: int, seed: int) -> None:
    match = Match.begin(make("kingdom-builder"), players, SeededChance(seed))
    play_beside_reference(match, seed)
