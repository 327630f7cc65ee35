"""The engine ply by ply against the naive reference: same legal moves, same towns and boards, same points."""

import json
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.chance import Recorder, Request, SeededChance
from bastide.core.game import OptionValue
from bastide.core.registry import make
from bastide.core.state import State
from tests.games.feuville.generated import rich_position
from tests.games.feuville.reference import Reference
from tests.seeds import seeds, set_ups

EDITIONS = ("german", "english", "french", "dutch", "literal")


def compare(state: State, reference: Reference) -> None:
    assert state.to_act == reference.to_act
    for player in range(state.players):
        texts = {state.game.moves.text(move) for move in state.legal_moves(player)}
        assert texts == (reference.legal() if (player,) == reference.to_act else set())
    assert _comparable(state.position()) == reference.position()
    assert [_without_zeros(score.by_source()) for score in state.scores()] == reference.scores()


def _comparable(document: dict[str, Any]) -> dict[str, Any]:
    """Return a position without the engine's own list of questions, fairy tiles sorted, counts without zeros."""
    kept = {key: value for key, value in document.items() if key not in ("game", "options")}
    kept["turn"] = kept["turn"] and {key: value for key, value in kept["turn"].items() if key != "steps"}
    kept["players"] = [
        {
            **player,
            "charms": sorted(player["charms"]),
            "evaluated": _without_zeros(player["evaluated"]),
            "points": _without_zeros(player["points"]),
        }
        for player in kept["players"]
    ]
    for key in ("hidden_decrees", "supply"):
        kept[key] = _without_zeros(kept[key])
    kept["piles"] = {
        kind: {back: _without_zeros(pile) for back, pile in piles.items()} for kind, piles in kept["piles"].items()
    }
    return kept


def _without_zeros(counts: dict[str, int]) -> dict[str, int]:
    return {key: count for key, count in counts.items() if count}


def any_move(state: State, player: int, choice: SeededChance) -> int:
    """Choose first what to do, then where; prefer building and evaluating to storing and passing."""
    legal: dict[str, list[int]] = {}
    for move in state.legal_moves(player):
        legal.setdefault(state.game.moves.text(move).partition(" ")[0], []).append(move)
    eager = [kind for kind in ("build", "evaluate", "evaluation") if kind in legal]
    kinds = eager if eager and choice.below(3) else list(legal)
    moves = legal[kinds[choice.below(len(kinds))]]
    return moves[choice.below(len(moves))]


class LoadedDice(SeededChance):
    """Every third roll of a turn is a double, so that the dragon comes often."""

    last = 0

    def answer(self, request: Request) -> int:
        if request.name != "die":
            return super().answer(request)
        if self.below(4):
            self.last = super().answer(request)
        return self.last


LONGEST = 5000


def play_beside_reference(
    state: State, reference: Reference, dice: SeededChance, seed: int, plies: int = LONGEST
) -> None:
    """Play on in both; a failure prints the first position and the moves from it, with what was drawn."""
    first = state.position()
    line: list[list[int | str]] = []
    choice = SeededChance(seed + 1)
    try:
        compare(state, reference)
        while state.to_act and len(line) < plies:
            (player,) = state.to_act
            move = any_move(state, player, choice)
            chance = Recorder(dice)
            state.play(player, move, chance)
            drawn = [outcome.kind for outcome in chance.outcomes]
            line.append([player, state.game.moves.text(move), *drawn])
            reference.play(state.game.moves.text(move), drawn)
            compare(state, reference)
        assert state.ranking() == reference.ranking()
    except AssertionError:
        print(json.dumps(first))
        print(*map(json.dumps, line), sep="\n")
        raise


@pytest.mark.parametrize(("preset", "players"), set_ups(EDITIONS, [2, 3, 4]))
@pytest.mark.parametrize("seed", seeds(1))
def test_random_games_agree_with_the_reference(preset: str, players: int, seed: int) -> None:
    """From the set-up on; the reference is told only what was drawn and rolled."""
    seed = 100 * seed + players
    drawn = Recorder(SeededChance(seed))
    state = make("feuville", preset=preset).start(players, drawn)
    reference = Reference.set_up(dict(state.game.settings), players, [outcome.kind for outcome in drawn.outcomes])
    play_beside_reference(state, reference, SeededChance(seed), seed)
    assert state.is_over


@pytest.mark.parametrize("seed", seeds(2))
def test_games_with_both_switches_agree_with_the_reference(seed: int) -> None:
    """Rulings K12 and K13 the other way round."""
    switches: dict[str, OptionValue] = {"start_player_ends_at_once": False, "mercy_on_tie": "nobody"}
    drawn = Recorder(SeededChance(seed))
    state = make("feuville", options=switches).start(3, drawn)
    reference = Reference.set_up(dict(state.game.settings), 3, [outcome.kind for outcome in drawn.outcomes])
    play_beside_reference(state, reference, SeededChance(seed), seed)


@pytest.mark.parametrize("seed", seeds(40))
def test_play_from_rich_towns_agrees_with_the_reference(seed: int) -> None:
    """Corner towers, gates, ruins, grass, full boards and many dragons: what random games rarely reach."""
    state = positions.read(rich_position(SeededChance(seed), EDITIONS[seed % len(EDITIONS)]))
    play_beside_reference(state, Reference.read(state.position()), LoadedDice(seed), seed, plies=80)
