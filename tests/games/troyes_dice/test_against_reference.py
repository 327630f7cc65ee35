"""The engine ply by ply against the naive reference: same legal moves, same sheets, same points and reasons."""

import json
from typing import Any

import pytest

from bastide.core.chance import Recorder, SeededChance
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.troyes_dice import TroyesDice
from tests.games.troyes_dice.generated import nearly_full_position
from tests.games.troyes_dice.reference import Reference, set_up
from tests.games.troyes_dice.reference_sheet import Sheet
from tests.games.troyes_dice.table import laid_out
from tests.seeds import seeds, set_ups

PRESETS = tuple(TroyesDice.presets)


def compare(state: State, reference: Reference, players: tuple[int, ...]) -> None:
    """Compare the table, and the sheets of those players as they are now, with what each of them may do."""
    assert state.to_act == reference.to_act
    document = state.position()
    ours = {key: value for key, value in document.items() if key not in ("game", "options")}
    assert ours == reference.position()
    points = [score.by_source() for score in state.scores()]
    for player in players:
        assert {state.game.moves.text(move) for move in state.legal_moves(player)} == reference.legal(player)
        assert _seen(state, player) == _kept(reference.sheets[player])
        assert points[player] == reference.sheets[player].points()


def _seen(state: State, player: int) -> dict[str, Any]:
    """Return a sheet as its owner sees it in the middle of their part."""
    view: dict[str, Any] = dict(state.view(player)["players"][player])
    return {
        "buildings": {row: set(columns) for row, columns in view["buildings"].items() if columns},
        "cathedrals": "".join(view["cathedrals"]),
        "struck": {(colour, column) for colour, columns in view["struck"].items() for column in columns},
        "circled": {name: track["circled"] for name, track in view["resources"].items()},
        "spent": {name: track["spent"] for name, track in view["resources"].items()},
        "citizens": view["citizens"],
        "favours": view["favours"],
    }


def _kept(sheet: Sheet) -> dict[str, Any]:
    kept = sheet.position()
    return {
        "buildings": {row: set(columns) for row, columns in kept["buildings"].items()},
        "cathedrals": kept["buildings"].get("cathedral", ""),
        "struck": sheet.struck,
        "circled": kept["circled"],
        "spent": kept["spent"],
        "citizens": kept["citizens"],
        "favours": sheet.favours(),
    }


def any_move(state: State, player: int, choice: SeededChance) -> int:
    """Choose first what to do, then how; prefer buildings to resources, so that sheets fill and bonuses come."""
    legal: dict[str, list[int]] = {}
    for move in state.legal_moves(player):
        legal.setdefault(state.game.moves.text(move).partition(" ")[0], []).append(move)
    kinds = [kind for kind in legal if kind != "resources" or len(legal) == 1 or not choice.below(3)]
    moves = legal[kinds[choice.below(len(kinds))]]
    return moves[choice.below(len(moves))]


def play_beside_reference(state: State, reference: Reference, seed: int) -> None:
    """Play to the end in both; a failure prints the first position and the moves from it, with what was rolled."""
    first, plies = state.position(), []
    dice, choice = SeededChance(seed), SeededChance(seed + 1)
    everybody = tuple(range(state.players))
    try:
        compare(state, reference, everybody)
        while state.to_act:
            player = state.to_act[choice.below(len(state.to_act))]
            half_day = reference.half_day
            move = state.game.moves.text(any_move(state, player, choice))
            chance = Recorder(dice)
            state.play(player, state.game.moves.parse(move), chance)
            drawn = [outcome.kind for outcome in chance.outcomes]
            plies.append([player, move, *drawn])
            reference.play(player, move, drawn)
            compare(state, reference, (player,) if half_day == reference.half_day else everybody)
            if len(plies) % 50 == 0:  # a position is complete, in the middle of a half day too
                reference = Reference(state.position())
                compare(state, reference, everybody)
        assert state.ranking() == reference.ranking()
    except AssertionError:
        print(json.dumps(first))
        print(*map(json.dumps, plies), sep="\n")
        raise


@pytest.mark.parametrize(("preset", "players"), set_ups(PRESETS, [1, 2, 4, 10]))
@pytest.mark.parametrize("seed", seeds(1))
def test_random_games_agree_with_the_reference(preset: str, players: int, seed: int) -> None:
    """From the set-up on; the reference is told only what was drawn."""
    seed = 100 * seed + players
    drawn = Recorder(SeededChance(seed))
    state = make("troyes-dice", preset=preset).start(players, drawn)
    reference = set_up(dict(state.game.settings), players, [outcome.kind for outcome in drawn.outcomes])
    play_beside_reference(state, reference, seed)


@pytest.mark.parametrize("banquet_8", ["transparent", "usable"])
@pytest.mark.parametrize("seed", seeds(8))
def test_games_with_all_tiles_agree_with_the_reference(seed: int, banquet_8: str) -> None:
    """Three tiles at a time, so that in eight games each of them is in play three times."""
    tiles = " ".join(str((seed + step) % 8 + 1) for step in (0, 1, 3))
    options = {"numbering": "first-game", "banquets_and_raids": True, "tiles": tiles, "banquet_8": banquet_8}
    game = make("troyes-dice", options=options)
    state = game.start(2, SeededChance(seed))
    play_beside_reference(state, Reference(state.position()), seed)


@pytest.mark.parametrize("seed", seeds(40))
def test_games_from_nearly_full_sheets_agree_with_the_reference(seed: int) -> None:
    """Tracks about to reach a bonus or full, many buildings, no resources left: what random games rarely see."""
    document = nearly_full_position(SeededChance(seed))
    state = laid_out(document, document["options"])
    play_beside_reference(state, Reference(state.position()), seed)
