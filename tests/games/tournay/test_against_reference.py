"""The engine against the naive reference: points after every ply, and everything else turn by turn.

That is all that was paid, gained, used, damaged and drawn, with what each question offered.
"""

import json
from collections import Counter
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.chance import Recorder, SeededChance
from bastide.core.registry import make
from bastide.core.state import State
from tests.games.tournay.generated import rich_position
from tests.games.tournay.reference import Player, places, points
from tests.games.tournay.reference_effects import Reference
from tests.games.tournay.reference_turn import Deck, Ply
from tests.seeds import seeds, set_ups

PRESETS = ("base", "advanced", "expansion-replace", "expansion-mix")


def compare(document: dict[str, Any], reference: Reference) -> None:
    """Return a position between two turns, without who knows what."""
    turn = document["turn"]
    assert {
        "last_round": document["last_round"],
        "active": turn and turn["player"],
        "queue": document["queue"],
        "event_deck": set(document["event_deck"]),
        "supply": +Counter(document["supply"]),
        "decks": {name: Deck(deck).document() for name, deck in document["decks"].items()},
        "players": [Player(player).document() for player in document["players"]],
    } == reference.document()


def compare_points(state: State, document: dict[str, Any]) -> None:
    found = points([Player(player) for player in document["players"]], document["options"])
    assert [score.by_source() for score in state.scores()] == found
    assert state.ranking() == places([sum(earned.values()) for earned in found])


def any_move(state: State, player: int, choice: SeededChance) -> str:
    """Choose first what to do, then how; prefer playing cards and activating buildings to laying citizens down."""
    legal: dict[str, list[str]] = {}
    for move in state.legal_moves(player):
        text = state.game.moves.text(move)
        legal.setdefault(text.partition(" ")[0], []).append(text)
    eager = [kind for kind in ("play", "activate") if kind in legal]
    kinds = eager if eager and choice.below(4) else list(legal)
    moves = legal[kinds[choice.below(len(kinds))]]
    return moves[choice.below(len(moves))]


LONGEST = 5000


def play_beside_reference(state: State, dice: SeededChance, seed: int, most: int = LONGEST) -> None:
    """Play on for some turns in both; a failure prints the position before the turn, and the turn."""
    choice = SeededChance(seed + 1)
    before = state.position()
    reference = Reference(before)
    plies: list[Ply] = []
    drawn: list[str] = []
    try:
        while state.to_act and most:
            player = state.to_act[choice.below(len(state.to_act))]
            move = any_move(state, player, choice)
            legal = {state.game.moves.text(move) for move in state.legal_moves(player)}
            chance = Recorder(dice)
            state.play(player, state.game.moves.parse(move), chance)
            plies.append(Ply(player, legal, move))
            drawn += [outcome.kind for outcome in chance.outcomes]
            document = state.position()
            compare_points(state, document)
            if not state.to_act or (move == "end" and not reference.is_choosing_last):
                reference.tell(plies, drawn)
                compare(document, reference)
                before = document
                plies.clear()
                drawn.clear()
                most -= 1
    except AssertionError:
        print(json.dumps(before))
        print(*([ply.seat, ply.move] for ply in plies), sep="\n")
        print("drawn:", *drawn)
        raise


@pytest.mark.parametrize(("preset", "players"), set_ups(PRESETS, [2, 3, 4]))
@pytest.mark.parametrize("seed", seeds(1))
def test_random_games_agree_with_the_reference(preset: str, players: int, seed: int) -> None:
    """From the first turn to the last cards and the final points."""
    seed = 100 * seed + players
    dice = SeededChance(seed)
    state = make("tournay", preset=preset).start(players, dice)
    play_beside_reference(state, dice, seed)
    assert state.is_over


@pytest.mark.parametrize("with_expansion", [False, True])
@pytest.mark.parametrize("seed", seeds(30))
def test_play_from_rich_districts_agrees_with_the_reference(seed: int, with_expansion: bool) -> None:
    """Characters, chains, double activations, shelters and ramparts: what random games rarely reach."""
    state = positions.read(rich_position(SeededChance(seed), with_expansion))
    play_beside_reference(state, SeededChance(seed), seed, most=6)


@pytest.mark.parametrize("seed", seeds(10))
def test_games_begun_under_the_first_rules_version_go_on_by_it(seed: int) -> None:
    """Without moving districts before the last cards, with chains that come back, and with the old Cathedral."""
    state = positions.read({**rich_position(SeededChance(seed), with_expansion=bool(seed % 2)), "rules": "1"})
    assert state.game.rules_version == "1" and state.position()["rules"] == "1"
    play_beside_reference(state, SeededChance(seed), seed, most=6)


@pytest.mark.parametrize("rules", ["1", "2"])
@pytest.mark.parametrize("seed", seeds(10))
def test_last_cards_from_rich_districts_agree_with_the_reference(seed: int, rules: str) -> None:
    document = rich_position(SeededChance(seed), with_expansion=bool(seed % 2))
    last = {"player": (document["start_player"] - 1) % len(document["players"]), "steps": ["turn opening"]}
    state = positions.read({**document, "rules": rules, "turn": last, "last_round": True})
    play_beside_reference(state, SeededChance(seed), seed)
    assert state.is_over
