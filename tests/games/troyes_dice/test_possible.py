"""Impossible positions are refused; those of a game are read (TD-5 to TD-51)."""

from collections.abc import Iterator
from typing import Any

import pytest

from bastide.core.chance import SeededChance
from bastide.core.errors import BadPosition
from bastide.core.registry import make
from bastide.games.troyes_dice import TroyesDice
from bastide.testing.dealing import clone
from tests.games.troyes_dice.recipes import A_DAY, BISHOPS, CROWDED
from tests.games.troyes_dice.table import half_day, sheet
from tests.games.troyes_dice.test_against_reference import any_move
from tests.rules import rule
from tests.seeds import seeds

ALL_TILES = [f"{one} {one % 8 + 1} {(one + 2) % 8 + 1}" for one in range(1, 9)]


def opened(game: TroyesDice, players: int, seed: int) -> Iterator[dict[str, Any]]:
    """Return the position as each half day of a game opens, and the last one."""
    dice, choice = SeededChance(seed), SeededChance(seed + 1)
    state = game.start(players, dice)
    yield state.position()
    while state.to_act:
        half_day, player = state.half_day, state.to_act[0]
        state.play(player, any_move(state, player, choice), dice)
        if state.half_day != half_day:
            yield state.position()


def read(document: dict[str, Any]) -> Any:
    game = make("troyes-dice", options=document.get("options"), components=document.get("components"))
    return game.from_position(document)


def written(*sheets: dict[str, Any], number: int = 9, dice: str = "1r 2w! 3y 4r", **more: Any) -> dict[str, Any]:
    """Return a document with these sheets, otherwise as `half_day` lays it out."""
    table = half_day(dice, number=number, sheets=sheets, **more)
    return table.state.position()


def reason(document: dict[str, Any]) -> str:
    """Return why a position is refused."""
    with pytest.raises(BadPosition) as caught:
        read(document)
    return caught.value.key


# Possible positions are read


@pytest.mark.parametrize("preset", TroyesDice.presets)
@pytest.mark.parametrize("players", [1, 2, 3, 10])
@pytest.mark.parametrize("seed", seeds(1))
def test_every_half_day_of_a_game_is_read(preset: str, players: int, seed: int) -> None:
    for document in opened(TroyesDice(TroyesDice.preset(preset)), players, 100 * seed + players):
        assert read(document).position() == document


@pytest.mark.parametrize("tiles", ALL_TILES)
def test_every_half_day_with_tiles_is_read(tiles: str) -> None:
    game = TroyesDice({"banquets_and_raids": True, "tiles": tiles})
    for seed in seeds(4):
        for document in opened(game, 2, seed):
            assert read(document).position() == document


@pytest.mark.parametrize("box", [A_DAY, CROWDED, BISHOPS])
def test_every_half_day_with_another_box_is_read(box: Any) -> None:
    """Attacks from the first day, short tracks that are soon full, bonuses that lapse."""
    for expansion in (False, True):
        game = TroyesDice({"banquets_and_raids": expansion}, box)
        for seed in seeds(3):
            for document in opened(game, 2, seed):
                assert read(document).position() == document


# Impossible positions are refused: citizens


@rule("TD-26")
@pytest.mark.parametrize("resource", ["influence", "deniers", "knowledge"])
@pytest.mark.parametrize(("circled", "citizens"), [(6, 1), (11, 1), (12, 2), (18, 3)])
def test_linked_resources_bring_their_citizens(resource: str, circled: int, citizens: int) -> None:
    index = ("influence", "deniers", "knowledge").index(resource)
    tracks = ["3", "3", "3"]
    tracks[index] = str(circled)
    people = ["0", "0", "0"]
    people[index] = str(citizens)
    assert read(written(sheet(struck="white b", circled=" ".join(tracks), citizens=" ".join(people))))
    people[index] = str(citizens - 1)
    assert reason(written(sheet(struck="white b", circled=" ".join(tracks), citizens=" ".join(people)))) == (
        "citizens-missing"
    )


@rule("TD-29", "TD-33", "TD-34")
@pytest.mark.parametrize(
    ("built", "citizens"),
    [
        ("fortress a", "1 0 0"), ("fortress c", "0 1 0"), ("fortress f", "0 0 1"), ("fortress ab", "3 0 0"),
        ("palace a", "2 0 0"), ("palace cd", "4 0 0"), ("palace ab", "6 0 0"), ("city-hall a", "0 2 0"),
        ("city-hall cd", "0 6 0"), ("bishopric e", "0 0 2"), ("bishopric ef", "0 0 6"),
        ("palace c, city-hall c, bishopric a", "2 2 2"),
    ],
)  # fmt: skip
def test_buildings_and_links_bring_their_citizens(built: str, citizens: str) -> None:
    assert read(written(sheet(built, struck="white b", citizens=citizens)))
    for colour, number in enumerate(citizens.split()):
        if number != "0":
            fewer = citizens.split()
            fewer[colour] = str(int(number) - 1)
            document = written(sheet(built, struck="white b", citizens=" ".join(fewer)))
            assert reason(document) == "citizens-missing"
        more = citizens.split()
        more[colour] = str(int(number) + 1)
        assert reason(written(sheet(built, struck="white b", citizens=" ".join(more)))) == "citizens-from-nowhere"


@rule("TD-30")
def test_a_great_hall_may_have_brought_citizens_or_not() -> None:
    for red in (0, 2, 4, 6):
        assert read(written(sheet("great-hall b", struck="white b", citizens=f"{red} 0 0")))
    assert reason(written(sheet("great-hall b", struck="white b", citizens="7 0 0"))) == "citizens-from-nowhere"
    assert reason(written(sheet("great-hall b", struck="white b", citizens="0 1 0"))) == "citizens-from-nowhere"


@rule("TD-51")
def test_a_banquet_may_have_brought_more() -> None:
    for tile, built, citizens in ((4, "palace c", "3 0 0"), (6, "fortress a", "2 0 1"), (7, "great-hall b", "8 0 0")):
        assert read(written(sheet(built, citizens=citizens), number=3, dice=f"1r+{tile} 2w! 3y 4r"))
        assert reason(written(sheet(built, citizens=citizens), number=3)) == "citizens-from-nowhere"


@rule("TD-36", "TD-38")
def test_a_full_track_brings_others_and_lends_its_citizens() -> None:
    """20 red: 12 from Palaces, 2 by a link, 3 by Fortresses and theirs, 3 with influence; a 21st may be yellow."""
    tracks = "18 4 4"
    built = "palace abcdef, fortress abcdef, cathedral a"
    # Red 12 + 2 + 3 + 3 = 20, which brings one yellow and one white; Fortresses bring 3 of each. 15 red: the Cathedral.
    full = sheet(built, struck="white b", circled=tracks, citizens="20 4 4")
    assert read(written(full, number=16))
    assert reason(written({**full, "citizens": {"red": 20, "yellow": 4, "white": 3}}, number=16)) == "citizens-missing"
    assert reason(written({**full, "citizens": {"red": 20, "yellow": 5, "white": 4}}, number=16)) == (
        "citizens-from-nowhere"
    )
    # A Great Hall may bring red ones without room for them.
    hall = sheet(f"{built}, great-hall b", struck="white b", circled=tracks, citizens="20 5 4")
    assert read(written(hall, number=16))


# Resources


@rule("TD-5", "TD-34", "TD-39")
def test_resources_that_are_given_are_circled() -> None:
    assert reason(written(sheet(circled="2 3 3"), number=1)) == "resources-missing"
    assert read(written(sheet("palace ef", circled="6 3 3", citizens="5 0 0"), number=4))
    assert reason(written(sheet("palace ef", circled="5 3 3", citizens="4 0 0"), number=4)) == "resources-missing"
    built = "palace cd, city-hall ef, bishopric ae"  # four citizens of each colour: the first column bonus
    assert read(written(sheet(built, struck="white b", circled="4 4 4", citizens="4 4 4"), number=8))
    missing = written(sheet(built, struck="white b", circled="4 3 4", citizens="4 4 4"), number=8)
    assert reason(missing) == "resources-missing"


@rule("TD-20", "TD-22", "TD-23")
def test_resources_are_spent_in_actions() -> None:
    assert reason(written(sheet(spent="1 0 0"), number=1)) == "spent-too-early"
    assert read(written(sheet(spent="0 2 0"), number=2))
    assert reason(written(sheet(spent="0 3 0"), number=2)) == "spent-too-early"
    assert read(written(sheet(spent="3 2 3"), number=2))


# Actions


@rule("TD-10", "TD-19")
def test_nothing_is_drawn_before_the_first_action() -> None:
    assert read(written(sheet(), number=1))
    assert reason(written(sheet("cathedral a"), number=1)) == "too-few-actions"
    assert reason(written(sheet(circled="4 3 3"), number=1)) == "too-few-actions"
    assert reason(written(sheet(citizens="1 0 0"), number=1)) == "citizens-from-nowhere"
    numbering = {**written(sheet(), number=1), "half_day": 0, "dice": [], "black": 0}
    assert read(numbering)
    numbering["players"][0]["buildings"] = {"cathedral": "a"}
    assert reason(numbering) == "too-few-actions"


@rule("TD-19", "TD-25")
def test_buildings_and_resources_take_actions() -> None:
    assert read(written(sheet("cathedral ab"), number=3))
    assert reason(written(sheet("cathedral abc"), number=3)) == "too-few-actions"
    assert read(written(sheet("cathedral a", circled="9 3 3", citizens="1 0 0"), number=3))
    assert reason(written(sheet("cathedral a", circled="10 3 3", citizens="1 0 0"), number=3)) == "too-few-actions"
    assert reason(written(sheet("cathedral ab", circled="4 3 3"), number=3)) == "too-few-actions"
    assert read(written(sheet("cathedral a", circled="4 4 4"), number=3))  # by TD-21
    assert read(written(sheet("great-hall a", circled="12 3 3", citizens="2 0 0"), number=2))  # three red dice


@rule("TD-37", "TD-39")
def test_bonus_buildings_take_no_action() -> None:
    """Six citizens of each colour after nine actions; the tenth work building is the column bonus."""
    ten = sheet("palace cdef, city-hall bef, bishopric abc", struck="white b", circled="7 4 4", citizens="9 6 6")
    assert read(written(ten, number=10))
    assert reason(written(ten, number=9)) == "too-few-actions"


@rule("TD-37", "TD-41")
def test_a_bonus_building_cannot_be_missing() -> None:
    """15 red citizens give a Great Hall or a Cathedral, of which none is drawn."""
    built = "palace abcdef, fortress ab"
    tracks = {"circled": "6 3 3", "citizens": "18 0 0"}
    document = written(sheet(built, struck="white b", **tracks), number=16)
    assert reason(document) == "bonus-buildings-missing"
    assert read({**document, "options": {**document["options"], "bonus_buildings_may_be_declined": True}})
    assert read(written(sheet(f"{built}, cathedral a", struck="white b", **tracks), number=16))


# Events


@rule("TD-15")
def test_squares_are_not_struck_before_day_3() -> None:
    assert reason(written(sheet(struck="red a"), number=4)) == "struck-too-early"
    assert read(written(sheet(struck="white b"), number=5))
    assert reason(written(sheet(struck="white b, red a"), number=5)) == "struck-too-early"
    assert read(written(sheet(struck="white b, red a"), number=6))
    assert reason(written(sheet(struck="white abcdef, red abcdef, yellow a"), number=16)) == "struck-too-early"


@rule("TD-51")
def test_a_raid_8_strikes_a_second_square() -> None:
    assert read(written(sheet(struck="white b, red a"), number=5, dice="1r-8 2w! 3y 4r"))
    assert reason(written(sheet(struck="white b"), number=5, dice="1r-8 2w! 3y 4r")) == "not-struck"


@rule("TD-15", "TD-16")
def test_the_event_of_the_half_day_has_struck() -> None:
    document = written(sheet(struck="white b"), number=5)
    document["players"][0]["struck"] = {}
    assert reason(document) == "not-struck"
    del document["players"][0]["struck"]  # if it is not stated, it follows
    assert read(document).position()["players"][0]["struck"] == {"white": "b"}
    fortress = written(sheet("fortress b", struck="", citizens="1 0 0"), number=5)
    assert read(fortress).position()["players"][0]["struck"] == {}


@rule("TD-15", "TD-16")
def test_attacks_strike_all_sheets_alike() -> None:
    one, other = sheet(struck="white b, red a"), sheet(struck="white b")
    assert reason(written(one, other, number=6)) == "not-struck"
    assert read(written(one, one, number=6))
    assert read(written(one, sheet("fortress a", struck="white b", citizens="1 0 0"), number=6))
    document = written(one, other, number=6)
    del document["players"][1]["struck"]
    assert read(document).position()["players"][1]["struck"] == {"red": "a", "white": "b"}


@rule("TD-16", "TD-17")
def test_a_fortress_and_its_own_square_struck_exclude_each_other() -> None:
    struck = sheet("fortress a", struck="white b, red a", citizens="1 0 0")
    assert reason(written(struck, number=8)) == "fortress-struck"
    assert read(written(sheet("fortress a", struck="white b, yellow a", citizens="1 0 0"), number=8))


@rule("TD-50")
def test_tiles_turn_one_by_one() -> None:
    assert reason(written(sheet(), number=1, dice="1r-3 2w! 3y 4r")) == "raid-too-early"
    assert read(written(sheet(), number=1, dice="1r+3 2w! 3y 4r"))
    # Place 1 was used in the morning of day 1, place 5 in the afternoon: by then both may have turned, but not earlier.
    assert read(written(sheet(), number=3, dice="1r 2w! 3y 4r-3"))
    assert reason(written(sheet(), number=2, dice="1r-3 2w! 3y 4r")) == "raid-too-early"


@rule("TD-48")
def test_the_tiles_are_those_of_the_option() -> None:
    document = written(sheet(), number=1, dice="1r+3 2w! 3y 4r")
    beside = {document["plazas"][tile["place"]]: tile["tile"] for tile in document["tiles"]}
    numbers = [str(beside[f"{colour}/{colour}"]) for colour in ("red", "yellow", "white")]
    document["options"]["tiles"] = " ".join(numbers)
    assert read(document)
    document["options"]["tiles"] = " ".join(reversed(numbers))
    assert reason(document) == "other-tiles"


# Mutations of what occurs


@pytest.mark.parametrize("preset", TroyesDice.presets)
def test_marks_added_to_a_real_position_are_refused(preset: str) -> None:
    """On each sheet: a citizen of each track missing, a building without its citizens, a square struck for one only."""
    refused = 0
    for document in opened(TroyesDice(TroyesDice.preset(preset)), 2, 7):
        for mutant in _mutants(document):
            with pytest.raises(BadPosition):
                read(mutant)
            refused += 1
    assert refused > 50


def _mutants(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield positions that differ from a real one by something that comes with something else."""
    for seat, player in enumerate(document["players"]):
        fortresses = player["buildings"].get("fortress", "")
        for row, colour in (("palace", "red"), ("city-hall", "yellow"), ("bishopric", "white")):
            sure = 2 * len(player["buildings"].get(row, "")) + player["circled"][_RESOURCE[colour]] // 6
            if 0 < sure < 15:
                mutant = clone(document)
                mutant["players"][seat]["citizens"][colour] = sure - 1
                yield mutant
        free = [column for column in "abcdef" if column not in fortresses]
        for colour in ("red", "yellow", "white"):
            struck = player["struck"].get(colour, "")
            for column in free:
                if column not in struck and column not in document["players"][1 - seat]["buildings"].get(
                    "fortress", ""
                ):
                    mutant = clone(document)
                    mutant["players"][seat]["struck"][colour] = struck + column
                    yield mutant
                    break


_RESOURCE = {"red": "influence", "yellow": "deniers", "white": "knowledge"}
