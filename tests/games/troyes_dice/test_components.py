"""Component data: the box's own, and a loaded file."""

from typing import Any

import pytest

from bastide import words
from bastide.core.chance import SeededChance
from bastide.core.errors import BadComponents
from bastide.games.troyes_dice import TroyesDice
from bastide.testing.dealing import clone


def box() -> dict[str, Any]:
    return clone(dict(TroyesDice.shipped_components()))


def test_every_entry_says_where_it_comes_from() -> None:
    def entries(value: Any, where: str) -> list[tuple[str, Any]]:
        if isinstance(value, dict):
            inner = [entry for key, part in value.items() for entry in entries(part, f"{where}.{key}")]
            return [(where, value), *inner] if "confidence" in value or "source" in value else inner
        if isinstance(value, list):
            return [entry for index, part in enumerate(value) for entry in entries(part, f"{where}[{index}]")]
        return []

    for name, data in TroyesDice.shipped_components().items():
        found = entries(data, name)
        assert found
        for where, entry in found:
            assert entry["source"] in data["sources"], where
            assert entry["confidence"] in ("certain", "high", "medium", "low"), where


def test_reconstructed_plazas_are_marked_and_can_be_corrected() -> None:
    assert TroyesDice().box.plazas_are_reconstructed
    corrected = box()
    for entry in corrected["plazas"]["plazas"]:
        entry["source"] = "box"
    counts = {"red-yellow": 3, "red-white": 1}
    for entry in corrected["plazas"]["plazas"]:
        entry["count"] = counts.get(entry["id"], entry["count"])
    game = TroyesDice(components=corrected)
    assert not game.box.plazas_are_reconstructed
    position = game.start(2, SeededChance(1)).position()
    assert sum(set(plaza.split("/")) == {"red", "yellow"} for plaza in position["plazas"]) == 3
    assert position["components"] == corrected


def put(components: dict[str, Any], path: str, value: Any) -> None:
    *way, last = path.split("/")
    target: Any = components
    for step in way:
        target = target[int(step) if step.isdecimal() else step]
    target[int(last) if last.isdecimal() else last] = value


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("sheet/resources/length", 0, "sheet.resources.length must be a whole number"),
        ("sheet/resources/linked", [6, 12, 20], "beyond the end of the track"),
        ("sheet/resources/circled", 7, "begins with a linked citizen"),
        ("sheet/citizens/column_bonuses/0/at", 15, "must be at different places"),
        ("sheet/citizens/track_bonuses/0/at", 21, "must be at different places"),
        ("sheet/citizens/track_bonuses/0/gain", {}, "must be either citizens, resources or a building"),
        ("sheet/citizens/track_bonuses/3/gain", {"citizens": {"red": 2, "white": 1}}, "one of each"),
        ("sheet/buildings/0/colour", "white", "must be the fortress, a red prestige building"),
        ("sheet/buildings/0/columns/2", {"scores": "fortress"}, "fortress c needs gain"),
        ("sheet/buildings/0/columns/2/gain", {"build": ["palace"]}, "cannot be a building"),
        ("sheet/buildings/2/columns/0/gain", {"citizens": {"red": 1, "white": 1}}, "one kind of thing for each die"),
        ("sheet/buildings/4/columns/0/scores", "palace", "two Cathedrals score the same row"),
        ("sheet/links/0/columns", "ac", "two neighbouring columns"),
        ("sheet/links/1/columns", "bc", "fortress b has two links"),
        ("sheet/characters/0/building", "palace", "must be in the order"),
        ("sheet/characters/0/id", "urbain-iv", "sheet.characters has an id twice"),
        ("wheel/days/number", 9, "wheel.days.number must be a whole number"),
        ("wheel/morning/1/cost", {"any": 2}, "from 0 to 1"),
        ("wheel/morning/1/cost", {"gold": 1}, "unknown field 'gold'"),
        ("plazas/plazas/0/count", 2, "must be 9 tiles"),
        ("plazas/plazas/0/sides", ["red", "white"], "the plaza red must have these colours"),
        ("plazas/plazas/0/id", "yellow", "plazas.plazas has an id twice"),
        ("plazas/plazas/3/count", 3, "must be 9 tiles"),
        ("banquets/tiles/0/tile", 2, "must be tile 1"),
        ("banquets/tiles/0/raid", {"id": "raid-1", "earthquake": True}, "unknown field 'earthquake'"),
        ("magic", 1, "unknown field 'magic'"),
        # Entries are named by their ids, or by what tells them apart.
        ("plazas/plazas/3/count", 0, "red-yellow.count must be"),
        ("sheet/buildings/2/kind", "play", "great-hall.kind must be"),
        ("sheet/characters/5/building", "play", "marie-de-champagne.building must be"),
        ("banquets/tiles/3/raid/value", 7, r"tile 4.raid.value must be"),
        ("sheet/citizens/track_bonuses/1/at", 99, "yellow citizen 99.at must be"),
        ("sheet/citizens/track_bonuses/4/gain", {}, "yellow citizen 20 must be either"),
        ("sheet/citizens/column_bonuses/1/gain", {}, "column bonus 6 must be either"),
        ("sheet/links/4/gain", {"resources": {"influence": 9}}, "link palace ef.gain"),
        ("sheet/links/4/gain", {}, "link palace ef must be either"),
        ("sheet/links/4/building", "\ud800", r"sheet.links\[4\].building must be"),
        ("banquets/tiles/3/tile", 10**9, r"banquets.tiles\[3\].tile must be"),
        ("sheet/links/4", 3, r"sheet.links\[4\] must be"),
    ],
)
def test_what_does_not_fit_is_named(path: str, value: Any, words: str) -> None:
    components = box()
    put(components, path, value)
    with pytest.raises(BadComponents, match=words.replace("(", r"\(")):
        TroyesDice(components=components)


def test_three_plazas_have_one_colour() -> None:
    components = box()
    components["plazas"]["plazas"][0]["count"] = 2
    components["plazas"]["plazas"][3]["count"] = 1
    with pytest.raises(BadComponents, match="exactly 3 plazas"):
        TroyesDice(components=components)


def test_other_data_makes_another_game() -> None:
    components = box()
    components["wheel"]["days"]["number"] = 1
    components["sheet"]["resources"]["circled"] = 5
    game = TroyesDice({"numbering": "first-game"}, components)
    state = game.start(1, SeededChance(1))
    assert state.view(0)["players"][0]["resources"]["deniers"]["left"] == 5
    assert state.view(0)["half_days"] == 2
    assert game.digest != TroyesDice().digest


def test_the_view_shows_the_wheel_of_the_table() -> None:
    """The browser draws the prices of a table's own wheel, not those of the box."""
    components = box()
    components["wheel"]["morning"][0]["cost"] = {"knowledge": 2}
    components["wheel"]["days"]["attacks_from"] = 2
    view = TroyesDice({"numbering": "first-game"}, components).start(1, SeededChance(1)).view(0)
    assert [entry["sector"] for entry in view["sectors"]] == [plaza["sector"] for plaza in view["plazas"]]
    costs = [entry["cost"] for entry in view["sectors"]]
    assert costs[:6] == [None, {"knowledge": 2}, {"any": 1}, {"deniers": 1}, {"deniers": 2}, {}]
    assert view["attacks_from"] == 2


@pytest.mark.parametrize(
    ("path", "value", "where", "found", "printed"),
    [
        ("wheel/days/number", 5, "wheel.days.number", 5, 8),
        ("sheet/resources/length", 20, "sheet.resources.length", 20, 18),
        ("sheet/resources/circled", 5, "sheet.resources.circled", 5, 3),
        ("sheet/resources/linked", [6, 12], "sheet.resources.linked", 2, 3),
        ("sheet/citizens/length", 22, "sheet.citizens.length", 22, 20),
    ],
)
def test_other_numbers_than_in_the_box_are_played_with_and_mentioned(
    path: str, value: Any, where: str, found: int, printed: int
) -> None:
    components = box()
    put(components, path, value)
    game = TroyesDice(components=components)
    (warning,) = game.component_warnings()
    assert str(warning) == f"{where}: {found} in this file, {printed} in the box. You can still play with it."
    assert words.error(warning, "en", game) == str(warning)
    assert words.error(warning, "ja", game).startswith(f"{where}：このファイルでは{found}、箱では{printed}です。")
    game.start(2, SeededChance(1))


def test_the_box_itself_is_nothing_to_mention() -> None:
    """Neither are plazas of other colours, which are not known of the box."""
    assert TroyesDice().component_warnings() == []
    components = box()
    put(components, "plazas/plazas/3/count", 3)
    put(components, "plazas/plazas/4/count", 1)
    assert TroyesDice(components=components).component_warnings() == []
