"""Impossible positions are refused; those of any game are read back."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.errors import BadPosition
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.kingdom_builder import KingdomBuilder
from tests.games.kingdom_builder.recipes import BARREN, SMALL
from tests.games.kingdom_builder.table import FIRST_GAME, OTHER_FOUR, land
from tests.rules import rule
from tests.seeds import seeds

Document = dict[str, Any]
ALL, ALL_BUT_ONE = land("forest", 40).split(), land("forest", 39).split()


def sketch(*settlements: list[str], board: str = FIRST_GAME, turn: Document | None = None, **more: Any) -> Document:
    """Return a position with these settlements; the first player is on turn unless stated."""
    own = settlements or (["3.4"], ["8.8"])
    return {
        "game": "kingdom-builder",
        "board": board.split(),
        "cards": ["fishermen", "knights", "merchants"],
        "players": [{"settlements": places} for places in own],
        "turn": {"player": 0, "card": "grass", **(turn or {})},
        **more,
    }


def with_player(document: Document, seat: int, **fields: Any) -> Document:
    players = [player | fields if number == seat else player for number, player in enumerate(document["players"])]
    return {**document, "players": players}


IMPOSSIBLE: dict[str, tuple[Document, str]] = {
    "no card in play and a full pile": (sketch(turn={"card": None}), "must have a terrain card in play"),
    "no card in play and discards": (
        sketch(turn={"card": None}, draw_pile={}, discards={"grass": 1, "desert": 1}, removed={
            "grass": 4, "flowers": 5, "forest": 5, "canyon": 5, "desert": 3}),
        "must have a terrain card in play",
    ),
    "on water, and no Harbor on the board": (sketch(["3.0"], []), "cannot have a settlement on 3.0"),
    "on water, only to be scored": ({**sketch(["3.0"], []), "turn": None}, "cannot have a settlement on 3.0"),
    "on water, and no Harbor taken": (sketch(["17.5"], [], board=OTHER_FOUR), "cannot have a settlement on 17.5"),
    "on water, and another took the Harbor": (
        with_player(sketch(["17.5"], ["16.6"], board=OTHER_FOUR), 1, tiles=["17.6"]), "cannot have a settlement on 17.5"
    ),
    "three builds owed and one settlement left": (sketch(ALL_BUT_ONE, [], turn={"owed": 3}), "cannot owe 3 builds"),
    "builds owed with an empty supply": (sketch(ALL, [], turn={"owed": 2}), "cannot owe 2 builds"),
    "two built and none on the board": (sketch([], [], turn={"owed": 1}), "has no settlement on the board"),
    "all built but not begun": (sketch(turn={"owed": 0, "begun": False}), "'begun' does not fit"),
    "begun, and all still owed": (sketch(turn={"owed": 3, "begun": True}), "'begun' does not fit"),
    "a builder at work with an empty supply": (
        with_player(sketch(["10.17", *land("forest", 39, but="10.17").split()], [], turn={"tile": "farm"}),
                    0, tiles=["11.17"]),
        "farm cannot be in use",
    ),
    "the last settlement before the last turn": (
        sketch([], ALL, turn={"player": 0}), "their last turn is still to come"
    ),
    "a card drawn after the last turn": (
        with_player(sketch(ALL, [], turn={"player": 1}), 0, card="desert"), "drew no card after it"
    ),
    "no card drawn before the end began": (
        with_player(sketch([], ALL, [], turn={"player": 2}), 0, card=None), "Player 1 must hold a terrain card"
    ),
    "a tile lost without moving": (with_player(sketch(), 0, taken=["11.17"]), "cannot have lost the tile of 11.17"),
    "a use of a tile gained in this turn": (
        with_player(sketch(["10.17"], [], turn={"owed": 2, "gained": ["11.17"], "uses": {"farm": 1}}),
                    0, tiles=["11.17"]),
        "more uses than tiles",
    ),
    "two tiles gained by one build": (
        with_player(sketch(["10.17", "12.6"], [], turn={"owed": 2, "gained": ["11.17", "12.7"]}),
                    0, tiles=["11.17", "12.7"]),
        "can't have gained that many tiles",
    ),
    "a hand unknown while the card lies open": (with_player(sketch(), 0, card="?"), "their card is face up"),
    "another board than the one chosen": (
        sketch(options={"quadrants": OTHER_FOUR}), "does not fit its option quadrants=oracle barn harbor tower"
    ),
    "a quadrant turned that was not to be": (
        {**sketch(options={"turned": "none"}), "board": ["tavern turned", "paddock", "oasis", "farm"]},
        "does not fit its option turned=none",
    ),
    "other cards than those chosen": (sketch(options={"cards": "lords random random"}), "option cards"),
    "Lords among cards without them": (
        {**sketch(options={"random_lords": False}), "cards": ["lords", "miners", "farmers"]}, "option random_lords"
    ),
    "another start player than the one chosen": (
        sketch(options={"start_player": "2"}, start_player=0), "option start_player=2"
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", IMPOSSIBLE)
@rule("KB-8", "KB-9", "KB-15", "KB-31", "KB-42", "KB-48", "KB-68")
def test_impossible_positions_are_refused(case: str) -> None:
    document, words = IMPOSSIBLE[case]
    with pytest.raises(BadPosition, match=words):
        positions.read(document)


POSSIBLE: dict[str, Document] = {
    "a sketch": sketch(),
    "three built, and a sketch shows one": sketch(["3.4"], [], turn={"owed": 0}),
    "one settlement left, and all owed are one": sketch(ALL_BUT_ONE, []),
    "on water, only to be scored": {**sketch(["17.5"], [], board=OTHER_FOUR), "turn": None},
    "on water, the Harbor lost since": with_player(sketch(["17.5"], [], board=OTHER_FOUR), 0, taken=["17.6"]),
    "a Paddock that moved itself away": with_player(sketch(), 0, taken=["2.18"]),
    "lapsed for want of cards": sketch(
        turn={"card": None}, draw_pile={},
        removed={"grass": 5, "flowers": 5, "forest": 5, "canyon": 5, "desert": 4},
    ),
    "no card in the last round, when one is laid down and not drawn": with_player(
        sketch(ALL, [], [], turn={"player": 1, "card": None}, draw_pile={}, discards={"grass": 1},
               removed={"grass": 4, "flowers": 5, "forest": 5, "canyon": 5, "desert": 4}), 2, card="desert"
    ),
    "of two Farms the better one stays (KB-34)": with_player(
        sketch(["14.12", "2.17"], [], turn={"owed": 2, "gained": ["15.12"], "uses": {"farm": 1}}),
        0, tiles=["2.18", "15.12"], taken=["2.18", "11.17", "15.12"],
    ),
    "as chosen, in any place": sketch(options={"quadrants": "farm oasis random tavern", "places": "random"}),
}  # fmt: skip


@pytest.mark.parametrize("case", POSSIBLE)
@rule("KB-8", "KB-9", "KB-15", "KB-31", "KB-42", "KB-48", "KB-68")
def test_possible_positions_are_read(case: str) -> None:
    state = positions.read(POSSIBLE[case])
    assert positions.read(state.position()).position() == state.position()


def test_the_start_player_of_the_option_need_not_be_said_again() -> None:
    assert positions.read(sketch(options={"start_player": "2"})).position()["start_player"] == 1


@rule("KB-15")
def test_a_position_written_by_an_earlier_program_is_read() -> None:
    """It wrote three builds, however few settlements were left."""
    options = dict.fromkeys(("quadrants", "turned", "cards", "start_player"), "random") | {"lords_zero_ranks": True}
    state = positions.read(sketch(ALL_BUT_ONE, [], turn={"owed": 3, "begun": False}, options=options))
    assert state.position()["turn"]["owed"] == 1


# Positions from games, and the same with one thing changed


def any_move(state: State, player: int, choice: SeededChance) -> int:
    """Choose first what to do, then where, so that tiles are used about as often as settlements are built."""
    legal: dict[str, list[int]] = {}
    for move in state.legal_moves(player):
        legal.setdefault(state.game.moves.text(move).partition(" ")[0], []).append(move)
    moves = list(legal.values())[choice.below(len(legal))]
    return moves[choice.below(len(moves))]


def met_in_play(game: KingdomBuilder, players: int, seed: int) -> Iterator[State]:
    chance, choice = SeededChance(seed), SeededChance(seed + 1)
    state = game.start(players, chance)
    yield state
    while state.to_act:
        (player,) = state.to_act
        state.play(player, any_move(state, player, choice), chance)
        yield state


@pytest.mark.parametrize("seed", seeds(2))
@pytest.mark.parametrize("box", [None, SMALL, BARREN], ids=["box", "small", "barren"])
@pytest.mark.parametrize("preset", KingdomBuilder.presets)
def test_every_position_of_any_game_is_read(preset: str, box: Document | None, seed: int) -> None:
    game = make("kingdom-builder", preset=preset, components=box)
    assert isinstance(game, KingdomBuilder)
    for state in met_in_play(game, 2 + seed % 3, seed):
        document = json.loads(json.dumps(state.position()))
        assert game.from_position(document).position() == document
        assert game.from_position(without_hidden_cards(document)).to_act == state.to_act


def without_hidden_cards(document: Document) -> Document:
    """Return the same position, written without hidden cards."""
    players = [{key: value for key, value in player.items() if key != "card"} for player in document["players"]]
    return {key: value for key, value in document.items() if key != "draw_pile"} | {"players": players}


Change = Callable[[Document], bool]


def no_card_in_play(document: Document) -> bool:
    card = document["turn"]["card"]
    document["turn"] |= {"card": None, "owed": 0, "begun": False, "tile": None, "from": None}
    if card is not None:
        document["draw_pile"][card] += 1
    # With an own card gone and nothing else to draw, this is how the end of the cards looks.
    return card is not None and not document["last_round"]


def one_more_owed(document: Document) -> bool:
    turn = document["turn"]
    turn["owed"] += 1
    return not turn["begun"] or turn["owed"] > min(2, document["players"][turn["player"]]["supply"])


def one_less_owed(document: Document) -> bool:
    document["turn"]["owed"] -= 1
    return not document["turn"]["begun"]


def begun_or_not(document: Document) -> bool:
    turn = document["turn"]
    turn["begun"] = not turn["begun"]
    return (
        turn["owed"] < min(3, document["players"][turn["player"]]["supply"]) if not turn["begun"] else turn["owed"] == 3
    )


def a_card_for_the_player_on_turn(document: Document) -> bool:
    return give(document, document["turn"]["player"])


def give(document: Document, seat: int) -> bool:
    pile: dict[str, int] = document["draw_pile"]
    card = next((terrain for terrain, left in pile.items() if left), None)
    if card is None:
        return False
    pile[card] -= 1
    document["players"][seat]["card"] = card
    return True


def a_card_taken_away(document: Document) -> bool:
    for player in document["players"]:
        if player["card"] is not None:
            document["draw_pile"][player["card"]] += 1
            player["card"] = None
            return not document["last_round"] or sum(document["draw_pile"].values()) > 3
    return False


def a_card_after_the_last_turn(document: Document) -> bool:
    turn, players = document["turn"], document["players"]
    for seat, player in enumerate(players):
        if seat != turn["player"] and player["card"] is None and document["last_round"] and player["supply"] == 0:
            return give(document, seat)
    return False


def a_settlement_too_few(document: Document) -> bool:
    player = document["players"][document["turn"]["player"]]
    return bool(player["settlements"]) and bool(player["settlements"].pop())


def a_tile_that_was_never_taken(document: Document) -> bool:
    for player in document["players"]:
        for place in document["tiles_on_board"]:
            if place not in player["taken"]:
                player["tiles"].append(place)
                return True
    return False


def a_tile_too_many_on_the_board(document: Document) -> bool:
    place = next(iter(document["tiles_on_board"]))
    document["tiles_on_board"][place] += 1
    return True


def a_use_too_many(document: Document) -> bool:
    turn = document["turn"]
    player = document["players"][turn["player"]]
    turn["uses"] = {"oracle": 1 + len(player["tiles"])}
    return len(player["tiles"]) < 3


def the_other_round(document: Document) -> bool:
    document["last_round"] = not document["last_round"]
    return True


def a_card_out_of_nowhere(document: Document) -> bool:
    document["discards"]["grass"] += 1
    return True


def lifted_without_a_tile(document: Document) -> bool:
    turn = document["turn"]
    own = document["players"][turn["player"]]["settlements"]
    if turn["tile"] is not None or not own:
        return False
    turn["from"] = own[0]
    return True


CHANGES: tuple[Change, ...] = (
    no_card_in_play, one_more_owed, one_less_owed, begun_or_not, a_card_for_the_player_on_turn, a_card_taken_away,
    a_card_after_the_last_turn, a_settlement_too_few, a_tile_that_was_never_taken, a_tile_too_many_on_the_board,
    a_use_too_many, the_other_round, a_card_out_of_nowhere, lifted_without_a_tile,
)  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_positions_of_a_game_with_one_thing_changed_are_refused(change: Change) -> None:
    tried = 0
    for seed in (1, 2):
        game = make("kingdom-builder")
        assert isinstance(game, KingdomBuilder)
        for ply, state in enumerate(met_in_play(game, 3, seed)):
            if not state.to_act or (ply % 3 and not state.position()["last_round"]):
                continue
            document = json.loads(json.dumps(state.position()))
            if change(document):
                tried += 1
                with pytest.raises(BadPosition):
                    game.from_position(document)
    assert tried > 3
