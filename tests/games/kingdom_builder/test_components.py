"""A corrected component file is checked before anyone plays with it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from bastide import words
from bastide.core.chance import SeededChance
from bastide.core.errors import BadComponents
from bastide.core.registry import make
from bastide.games.kingdom_builder import KingdomBuilder
from tests.rules import rule

Change = Callable[[dict[str, Any]], None]


def box(change: Change) -> dict[str, Any]:
    """Return the data of the box with one thing changed."""
    data: dict[str, Any] = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    change(data)
    return data


def row(number: int, letters: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        data["quadrants"]["quadrants"][0]["rows"][number] = letters

    return change


def drown(data: dict[str, Any]) -> None:
    """Leave one hex of land in each row of a quadrant, so that the four barest have too little of it."""
    for quadrant in data["quadrants"]["quadrants"]:
        quadrant["rows"] = ["gwwwwwwwww"] * 10


@rule("KB-1")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (
            lambda data: data["quadrants"]["quadrants"].append(data["quadrants"]["quadrants"][0]),
            "a list of 4 to 8 entries",
        ),
        (
            lambda data: data["quadrants"].update(quadrants=data["quadrants"]["quadrants"][:3]),
            "a list of 4 to 8 entries",
        ),
        (
            lambda data: data["quadrants"]["quadrants"][1].update(id="oracle"),
            "quadrants.quadrants has an id twice: oracle",
        ),
        (lambda data: data["tiles"]["tiles"][3].update(id="farm"), "tiles.tiles has an id twice: farm"),
        (lambda data: data["cards"]["scoring"][8].update(id="miners"), "cards.scoring has an id twice: miners"),
        (lambda data: data["tiles"]["tiles"][3].update(per_location=9), "tower.per_location must be"),
        (lambda data: data["cards"]["scoring"][7].update(gold="2"), "knights.gold must be"),
        (lambda data: data["quadrants"]["quadrants"][2].pop("rows"), "oasis lacks 'rows'"),
        (lambda data: data["quadrants"]["legend"].update(g="swamp"), "quadrants.legend.g must be grass"),
        (row(3, "ggggggggg"), "row 3 of quadrant .* must be 10 letters"),
        (row(3, "gggggxgggg"), "row 3 of quadrant .* must be 10 letters"),
        (row(0, "gggggsgggg"), "at its border, at 0.5"),
        (row(4, "gslggggggg"), "closer than three steps"),
        (lambda data: data["tiles"]["tiles"].reverse(), "tiles.tiles must be in the order"),
        (lambda data: data["cards"]["scoring"].reverse(), "cards.scoring must be in the order"),
        (lambda data: data["cards"]["scoring"][0].update(gold=[1, 2]), "fishermen has the wrong number"),
        (lambda data: data["cards"].update(settlements=0), "settlements"),
        (lambda data: data.update(more={}), "unknown field 'more'"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_reason(change: Change, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        make("kingdom-builder", components=box(change))


@rule("KB-48")
def test_a_land_too_small_for_the_game_to_end_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"settlements each need 157 hexes to build on, .* have 40"):
        make("kingdom-builder", components=box(drown))


@rule("KB-1")
def test_a_corrected_file_can_be_played_with() -> None:
    game = make("kingdom-builder", components=box(lambda data: data["cards"].update(settlements=12)))
    assert game.has_own_components


@rule("KB-1", "KB-3", "KB-5")
@pytest.mark.parametrize(
    ("change", "where", "found", "printed"),
    [
        (lambda data: data["cards"]["terrain_cards"].update(desert=6), "cards.terrain_cards.desert", 6, 5),
        (lambda data: data["cards"].update(settlements=12), "cards.settlements", 12, 40),
        (lambda data: data["tiles"]["tiles"][1].update(per_location=3), "farm.per_location", 3, 2),
        (lambda data: data["quadrants"]["quadrants"].pop(), "quadrants.quadrants", 7, 8),
    ],
)
def test_other_numbers_than_in_the_box_are_played_with_and_mentioned(
    change: Change, where: str, found: int, printed: int
) -> None:
    game = make("kingdom-builder", components=box(change))
    (warning,) = game.component_warnings()
    assert str(warning) == f"{where}: {found} in this file, {printed} in the box. You can still play with it."
    assert words.error(warning, "en", game) == str(warning)
    assert words.error(warning, "nl", game).startswith(f"{where}: {found} in dit bestand, {printed} in de doos.")
    game.start(4, SeededChance(1))


def test_the_box_itself_is_nothing_to_mention() -> None:
    assert make("kingdom-builder").component_warnings() == []
    richer = box(lambda data: data["cards"].update(castle_gold=4))
    assert make("kingdom-builder", components=richer).component_warnings() == []
