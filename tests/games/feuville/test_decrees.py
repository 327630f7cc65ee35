"""Royal decrees and the town evaluation (FV-28 to FV-45)."""

import pytest

from bastide.games.feuville import Feuville
from tests.games.feuville.table import FULL, START, position
from tests.rules import rule

COMPLETE = "1w 2f 3oo"
PAIR = f"0: start 2w 3og | +1: {COMPLETE}"


@rule("FV-28")
def test_a_decree_of_the_dies_column_is_evaluated_or_stored() -> None:
    decrees = "guard-1 guard-2 guard-3 star-1 star-2 star-3"
    table = position(decrees=decrees, town={0: f"{START} | +1: 1ww"}, dice="3 5")
    assert table.offers("decree") == "publican mayor"
    table.play("decree publican")
    assert table.legal() == {"evaluate hand", "store"}
    assert table.play("evaluate hand").points() == 6
    assert table.play("decree mayor", "store").store() == ["star-2", None]
    assert table.row("decree") == "guard-1 guard-2 . star-1 . star-3"


@rule("FV-29")
def test_stored_decrees_are_evaluated_without_a_die() -> None:
    table = position(store={0: "guard-1, guard-2"}, town={0: f"{START} | +1: 1ww"})
    table.play("evaluate 1", "evaluate 2")
    assert (table.points(), table.store()) == (6, [None, None])
    assert table.offers("skill") == "publican mayor"


@rule("FV-30")
def test_only_built_and_unburnt_tiles_count() -> None:
    town = {0: f"{START} 2w | +1: 1ww | +2: 1wg burnt", 1: "0: start | +1: 1ws"}
    table = position(store={0: "guard-1, 1w"}, town=town)
    assert table.play("evaluate 1").points() == 3


@rule("FV-31")
def test_little_district() -> None:
    table = position(store={0: "small-district"}, town={0: f"-1: 1g 2s | 0: start 2w 3og | +1: {COMPLETE}"})
    assert table.play("evaluate 1").offers("district") == "0 +1"
    table.play("district +1")
    assert (table.points(), table.column("+1"), table.grass()) == (5, "1w 2f 3oo grass", 15)
    assert table.events("lays-grass") == [{"player": 0, "columns": ("+1",)}]


@rule("FV-32")
def test_large_district() -> None:
    town = {0: f"-2: 1f 2g 3os | -1: 1g 2s 3oog | 0: start | +1: {COMPLETE} | +2: 1n 2w 3og"}
    table = position(store={0: "large-district"}, town=town)
    assert table.play("evaluate 1").offers("district") == "-2 +1"
    table.play("district -2")
    assert table.points() == 10
    assert (table.column("-2"), table.column("-1"), table.grass()) == ("1f 2g 3os grass", "1g 2s 3oog grass", 14)
    assert table.events("lays-grass") == [{"player": 0, "columns": ("-2", "-1")}]


@rule("FV-32", "FV-33")
@pytest.mark.parametrize("spoilt", ["1n 2w 3og grass", "1n 2w 3og burnt", "1n 2w"])
def test_a_large_district_needs_two_whole_columns_without_grass(spoilt: str) -> None:
    """Whichever of the two fails."""
    for town in (f"0: start | +1: {COMPLETE} | +2: {spoilt}", f"0: start | +1: {spoilt} | +2: {COMPLETE}"):
        assert "evaluate 1" not in position(store={0: "large-district"}, town={0: town}).legal()


@rule("FV-33")
@pytest.mark.parametrize("grass", ["grass", "coat"])
def test_grass_blocks_districts_and_nothing_else(grass: str) -> None:
    town = {0: f"-3: 1<w 2<f | -2: 1n | -1: 1>w 2> | 0: start 2w 3og {grass} | +1: {COMPLETE}"}
    made = {0: "town-evaluation"} if grass == "coat" else {}
    table = position(store={0: "small-district, large-district"}, town=town, evaluated=made)
    assert "evaluate 2" not in table.legal()
    assert table.play("evaluate 1").offers("district") == "+1"
    assert position(store={0: "griffin-1"}, town=town, evaluated=made).play("evaluate 1").points() == 1
    table = position(store={0: "splendid-view"}, town=town, evaluated=made).play("evaluate 1")
    assert table.offers("view high") == "0"


@rule("FV-33")
def test_ruins_are_not_a_district() -> None:
    table = position(store={0: "small-district"}, town={0: f"0: start 2w 3og burnt | +1: {COMPLETE} burnt"})
    assert table.refused("evaluate 1") == "FV-31 no-complete-column"


@rule("FV-34")
@pytest.mark.parametrize(
    ("grass", "town", "small", "large"),
    [
        (0, PAIR, "FV-34 no-grass-left", "FV-34 no-grass-left"),
        (1, PAIR, "", "FV-34 no-grass-left"),
        (2, PAIR, "", ""),
        (1, "0: start 2w", "FV-31 no-complete-column", "FV-34 no-grass-left"),
        (2, "0: start 2w", "FV-31 no-complete-column", "FV-32 no-complete-pair"),
    ],
)
def test_a_district_needs_neutral_grass(grass: int, town: str, small: str, large: str) -> None:
    """K6: none can be missing in our box; a small district takes one, a large one two."""
    box = Feuville.shipped_components()
    components = {**box, "decrees": {**box["decrees"], "neutral_grass": grass}}
    table = position(store={0: "small-district, large-district"}, town={0: town}, components=components)
    reasons = [table.refused(move) if move not in table.legal() else "" for move in ("evaluate 1", "evaluate 2")]
    assert reasons == [small, large]


@rule("FV-34")
def test_the_last_two_grass_tiles_lie_under_a_large_district() -> None:
    box = Feuville.shipped_components()
    components = {**box, "decrees": {**box["decrees"], "neutral_grass": 2}}
    table = position(store={0: "large-district"}, town={0: PAIR}, components=components)
    assert table.play("evaluate 1", "district 0").grass() == 0
    assert position().grass() == 16


# The town evaluation

SCAPE = "-1: 1<w 2<f | 0: start | +1: 1n | +2: 1>w 2>"
GREEN = "-1: 1<w 2<f 3og grass | 0: start 2w 3oo grass | +1: 1n 2s 3oog grass | +2: 1>w 2> 3of grass"
"""A townscape with grass under every column."""


@rule("FV-35", "FV-36", "FV-37")
def test_example_a_of_the_rulebook() -> None:
    """Four walls and four towers give 16."""
    town = "-1: 1<w 2<f 3osg | 0: start 2sf 3os | +1: 1nw 2wf 3oog | +2: 1>w 2>f 3og"
    table = position(town={0: town}, dice="3 5", evaluated={0: "flag-1"})
    assert table.play("evaluation publican").points() == 16
    assert table.evaluated() == {"flag-1": 1, "town-evaluation": 1}
    assert table.events("evaluates") == [{"player": 0, "decree": "town-evaluation", "points": 16}]


@rule("FV-36")
def test_the_smallest_town_evaluation() -> None:
    town = "-1: 1<w 2<f | 0: start | +1: 1>w 2>"
    box = Feuville.shipped_components()
    gate = {**box, "tiles": {**box["tiles"], "start_tile": {"symbols": [], "gate": True}}}
    assert position(town={0: town}, components=gate).play("evaluation mayor").points() == 10
    assert "evaluation mayor" not in position(town={0: town}).legal()  # no gate between


@rule("FV-35")
@pytest.mark.parametrize(
    "town",
    [
        "-1: 1<w 2f | 0: start | +1: 1n | +2: 1>w 2>",  # the left corner lacks its top
        "-1: 1w 2<f | 0: start | +1: 1n | +2: 1>w 2>",  # ... its base
        "-1: 1<w 2<f | 0: start | +1: 1n | +2: 1>w",  # the right corner is unfinished
        "-2: 1>w 2> | -1: 1n | 0: start | +1: 1<w 2<f",  # the wrong way round
        "-2: 1n | -1: 1<w 2<f | 0: start | +1: 1>w 2> | +2: 1nf",  # the gates are outside
        "-1: 1<w 2<f burnt | 0: start | +1: 1n | +2: 1>w 2>",  # a burnt corner
        "-1: 1<w 2<f | 0: start | +1: 1n burnt | +2: 1>w 2>",  # a burnt gate
        "-1: 1<w 2<f | 0: start | +1: 1n | +2: 1w burnt | +3: 1>w 2>",  # a ruin interrupts the wall (K7)
    ],
)
def test_no_townscape(town: str) -> None:
    assert position(town={0: town}).refused("evaluation mayor") == "FV-35 no-townscape"


@rule("FV-35", "FV-36")
def test_the_starting_tile_never_interrupts_the_wall_though_its_tower_is_burnt() -> None:
    """K7: its wall counts, its burnt tower does not."""
    town = "-1: 1<w 2<f | 0: start 2s burnt | +1: 1n 2w | +2: 1>w 2>"
    assert position(town={0: town}).play("evaluation mayor").points() == 14


@rule("FV-35", "FV-36")
def test_gaps_between_and_anything_outside() -> None:
    town = "-2: 1g 2g 3oo | -1: 1<w 2<f 3og | 0: start | +1: 1<g | +2: 1n 2ff | +3: 1>w 2> | +4: 1f 2s"
    assert position(town={0: town}).play("evaluation mayor").points() == 2 * (5 + 3)


@rule("FV-35")
def test_the_best_stretch_counts() -> None:
    """K8: complete corner towers may lie inside."""
    town = "-2: 1< 2< | -1: 1<w 2<f | 0: start | +1: 1n | +2: 1>w 2> | +3: 1> 2>f"
    assert position(town={0: town}).play("evaluation mayor").points() == 2 * (6 + 4)
    ruined = "-3: 1< 2< | -2: 1n | -1: 1>g 2>s | 0: start | +1: 1g burnt | +2: 1<w 2<f | +3: 1nf 2w | +4: 1>w 2>"
    assert position(town={0: ruined}).play("evaluation mayor").points() == 2 * (3 + 3)


@rule("FV-37")
def test_the_coat_goes_under_any_column_without_grass() -> None:
    """K29: unfinished and burnt ones too."""
    town = "-2: 1g burnt | -1: 1<w 2<f 3og grass | 0: start | +1: 1n | +2: 1>w 2> | +3: 1f"
    table = position(town={0: town}).play("evaluation mayor")
    assert table.offers("coat") == "-2 0 +1 +2 +3"
    assert table.play("coat -2").column("-2") == "1g burnt coat"
    assert (table.column("-1"), table.grass()) == ("1<w 2<f 3og grass", 15)  # that of a district stays where it is
    assert table.events("lays-coat") == [{"player": 0, "column": "-2"}]


@rule("FV-37")
def test_in_the_french_edition_the_coat_goes_under_a_scored_column() -> None:
    """J6."""
    town = "-2: 1g | -1: 1<w 2<f 3og grass | 0: start | +1: 1n | +2: 1>w 2> | +3: 1f"
    table = position(town={0: town}, edition="french").play("evaluation mayor")
    assert table.offers("coat") == "0 +1 +2"
    assert table.refused("coat +3") == "FV-37 outside-the-stretch"


@rule("FV-37")
def test_a_stretch_full_of_grass_scores_nothing_in_the_french_edition() -> None:
    """K8."""
    town = f"{GREEN} | +3: 1f"
    assert "evaluation mayor" in position(town={0: town}).legal()
    table = position(town={0: town}, edition="french")
    assert table.refused("evaluation mayor") == "FV-37 grass-on-stretch"
    broken = town.replace("3oog grass", "3oog burnt grass")
    assert (
        position(town={0: broken}, evaluation_grass_scope="evaluated-columns").refused("evaluation mayor")
        == "FV-35 no-townscape"
    )


@rule("FV-37")
def test_in_the_french_edition_a_poorer_stretch_is_scored_if_the_best_one_is_full_of_grass() -> None:
    """K8: six tiles to the right of the ruin, where there is a column without grass, and not eight to the left."""
    left = "-5: 1<w 2<f 3og grass | -4: 1n 2s 3oo grass | -3: 1w 2g 3oog grass | -2: 1>w 2> 3of grass"
    right = "0: start | +1: 1<g 2<s | +2: 1nf | +3: 1>g 2>f"
    table = position(town={0: f"{left} | -1: 1f burnt | {right}"}, edition="french").play("evaluation mayor")
    assert (table.points(), table.offers("coat")) == (2 * (3 + 2), "+1 +2 +3")


@rule("FV-37")
def test_in_the_french_edition_the_coat_goes_under_either_of_two_equal_stretches() -> None:
    """J6, K8."""
    town = "-4: 1<w 2<f | -3: 1n | -2: 1>w 2> | -1: 1f burnt | 0: start | +1: 1<g 2<s | +2: 1nf | +3: 1>g 2>f"
    table = position(town={0: town}, edition="french").play("evaluation mayor")
    assert (table.points(), table.offers("coat")) == (10, "-4 -3 -2 +1 +2 +3")


@rule("FV-37")
def test_with_grass_everywhere_there_is_no_town_evaluation() -> None:
    assert position(town={0: GREEN}).refused("evaluation mayor") == "FV-37 grass-everywhere"


@rule("FV-37", "FV-42")
def test_once_in_a_game() -> None:
    table = position(town={0: SCAPE}).play("evaluation mayor", "coat 0")
    assert table.refused("evaluation publican") == "FV-37 evaluated-before"
    table = position(town={0: SCAPE}).play("evaluation mayor")  # before the coat of arms is laid
    assert "town-evaluation" not in table.state.view(None)["players"][0]["worth"]
    table = position(town={0: SCAPE.replace("start", "start coat")}, evaluated={0: "town-evaluation"})
    assert table.refused("evaluation publican") == "FV-37 evaluated-before"
    assert position(town={0: SCAPE, 1: SCAPE.replace("1n", "1nf").replace("2<f", "2<s")}, player=1).offers("evaluation")


# Symbols


@rule("FV-38", "FV-45")
def test_the_griffin_example_of_the_rulebook() -> None:
    """Five griffins at three points are 15, scored at once."""
    town = "-1: 1sg 2g 3ofg | 0: start 2fg 3oog"
    table = position(store={0: "griffin-3"}, town={0: town})
    assert table.play("evaluate 1").points() == 15


@rule("FV-38")
@pytest.mark.parametrize(("decree", "points"), [("guard-2", 8), ("star-1", 1), ("flag-3", 9), ("griffin-2", 4)])
def test_each_symbol_is_counted_for_itself(decree: str, points: int) -> None:
    town = "-1: 1ww 2ff 3og | 0: start 2wf 3oog | +1: 1ws"
    assert position(store={0: decree}, town={0: town}).play("evaluate 1").points() == points


@rule("FV-38", "FV-41")
def test_a_symbol_decree_may_be_evaluated_for_nothing() -> None:
    """K10: it counts as evaluated."""
    table = position(store={0: "griffin-3"}).play("evaluate 1")
    assert (table.points(), table.evaluated()) == (0, {"griffin-3": 1})


@rule("FV-39")
def test_splendid_view() -> None:
    town = "-1: 1ww 2ff | 0: start 2wf 3oog | +1: 1ws 2sg 3og"
    table = position(store={0: "splendid-view"}, town={0: town}).play("evaluate 1")
    assert (table.offers("view low"), table.offers("view high")) == ("-1 0", "0")
    assert table.play("view low 0").points() == 2 + 2 + 2  # the starting tile shows nothing
    table = position(store={0: "splendid-view"}, town={0: town})
    assert table.play("evaluate 1", "view high 0").points() == 2 + 2 + 1 + 1


@rule("FV-39")
def test_symbols_of_the_starting_tile_count_in_its_views() -> None:
    """It shows none in our box, and here a star and two griffins; a view beside it or above it leaves them out."""
    box = Feuville.shipped_components()
    start = {"symbols": ["star", "griffin", "griffin"], "gate": False}
    components = {**box, "tiles": {**box["tiles"], "start_tile": start}}
    town = "-1: 1w 2f | 0: start 2s 3og | +1: 1f 2w 3oo | +2: 1g 2g"
    for view, points in (("low -1", 1 + 1 + 3 + 1), ("low 0", 3 + 1 + 1 + 1), ("low +1", 4), ("high 0", 3)):
        table = position(store={0: "splendid-view"}, town={0: town}, components=components)
        assert table.play("evaluate 1", f"view {view}").points() == points


@rule("FV-39")
def test_a_view_needs_four_unburnt_tiles() -> None:
    """K9."""
    town = "-1: 1ww 2ff burnt | 0: start 2wf 3oog | +1: 1ws"
    assert position(store={0: "splendid-view"}, town={0: town}).refused("evaluate 1") == "FV-39 no-view"


@rule("FV-39")
def test_a_view_of_nothing_is_legal() -> None:
    """K10."""
    table = position(store={0: "splendid-view"}, town={0: "0: start 2< | +1: 1> 2>"})
    assert table.play("evaluate 1", "view low 0").points() == 0


@rule("FV-40")
def test_own_discretion_leaves_out_the_griffin() -> None:
    town = "-1: 1ww 2ff | 0: start 2wf 3oog | +1: 1ws"
    table = position(store={0: "own-discretion"}, town={0: town}).play("evaluate 1")
    assert table.legal() == {"symbol guard", "symbol star", "symbol flag"}
    assert table.play("symbol guard").points() == 12
    assert table.events("chooses-symbol") == [{"player": 0, "symbol": "guard"}]


@rule("FV-41")
def test_evaluated_decrees_are_kept() -> None:
    table = position(store={0: "guard-1, flag-1"}).play("evaluate 2", "evaluate 1")
    assert table.evaluated() == {"guard-1": 1, "flag-1": 1}


@rule("FV-42")
def test_the_same_sort_again() -> None:
    table = position(store={0: "griffin-1, griffin-2"}, town={0: "0: start | +1: 1gg"}, evaluated={0: "griffin-3"})
    assert table.play("evaluate 1", "evaluate 2").points() == 6


@rule("FV-43")
def test_a_discarded_unused_decree_does_not_count() -> None:
    table = position(board=FULL, store={0: "guard-1, flag-1"}, dice="3 5").play("wall publican", "replace 1")
    assert (table.removed(), table.evaluated()) == (["guard-1"], {})


@rule("FV-44")
def test_the_row_is_refilled_from_the_left_at_the_end_of_the_turn() -> None:
    """K36: after the mayor as well."""
    table = position(board=FULL, decrees="guard-1 guard-2 guard-3 star-1 star-2 star-3", dice="3 5")
    table.play("decree publican", "store", "skill mayor", "decree entertainer", "store")
    assert table.row("decree") == ". guard-2 . star-1 star-2 star-3"
    table.play("end", drawn="flag-1 flag-2 1 2")
    assert table.row("decree") == "flag-1 guard-2 flag-2 star-1 star-2 star-3"


@rule("FV-45")
def test_points_are_told_when_they_are_gained() -> None:
    table = position(store={0: "griffin-2"}, town={0: "0: start | +1: 1gg"}).play("evaluate 1")
    assert table.events("evaluates") == [{"player": 0, "decree": "griffin-2", "points": 4}]
    assert table.state.scores()[0].by_source()["symbols"] == 4
