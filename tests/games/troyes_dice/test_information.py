"""What each player may know: nothing of the others' parts before the half day closes (TD-19)."""

from bastide.core.chance import SeededChance
from tests.games.troyes_dice.table import half_day, sheet
from tests.rules import rule


@rule("TD-19")
def test_players_see_their_own_sheet_now_and_the_others_as_they_were() -> None:
    table = half_day("1r 2w! 3y 4r", players=2).play("die 1", "work").play("die 3", "resources", by=1)
    mine, yours = table.state.view(0)["players"]
    assert (mine["citizens"]["red"], yours["resources"]["deniers"]["left"]) == (2, 3)
    watched = table.state.view(None)["players"]
    assert [player["citizens"]["red"] for player in watched] == [0, 0]
    assert table.state.view(None)["part"] is None


@rule("TD-19")
def test_no_view_shows_who_has_ended() -> None:
    before = half_day("1r 2w! 3y 4r", players=3)
    views = {viewer: before.state.view(viewer) for viewer in (0, 2, None)}
    before.act("die 1", "work", by=1)
    assert {viewer: before.state.view(viewer) for viewer in (0, 2, None)} == views


@rule("TD-19")
def test_a_players_own_part_is_shown_step_by_step() -> None:
    table = half_day("1w! 2r 3y 4r", circled="9 3 3").play("die 2", "pay influence", "value 4")
    assert table.state.view(0)["part"] == {
        "stage": "acting", "moves": ["die 2", "pay influence", "value 4"], "die": 2, "value": 4, "colour": "red",
        "choice": None,
    }  # fmt: skip


@rule("TD-19")
def test_any_part_is_imagined_for_players_who_have_ended() -> None:
    table = half_day("1r 2w! 3y 4r", players=3).act("die 1", "work", by=1).play("die 3", by=2)
    worlds = [table.state.imagine(0, SeededChance(seed)) for seed in range(60)]
    assert all(world.view(0) == table.state.view(0) for world in worlds)
    assert all(world.to_act == (0, 2) for world in worlds)
    parts = {tuple(world.position()["players"][1]["moves"]) for world in worlds}
    assert {("die 1", "resources", "end"), ("die 1", "work", "end")} < parts
    assert {tuple(world.position()["players"][2]["moves"]) for world in worlds} == {()}


@rule("TD-19")
def test_imagining_changes_nothing() -> None:
    table = half_day("1r 2w! 3y 4r", players=2).act("die 1", "work", by=1)
    before = table.state.position()
    table.state.imagine(None, SeededChance(1))
    assert table.state.position() == before


def test_a_copy_shares_no_sheet_that_is_written_on() -> None:
    table = half_day("1r 2w! 3y 4r", sheets=[sheet(), sheet()])
    table.play("die 1")
    twin = table.state.copy()
    table.play("work")
    assert twin.position()["players"][0]["moves"] == ["die 1"]
    assert twin.view(0)["players"][0]["buildings"]["palace"] == ()
    other = twin.copy()
    other.play(0, other.game.moves.parse("prestige"), SeededChance(1))
    assert twin.view(0)["players"][0]["buildings"]["fortress"] == ()
    assert table.built() == "palace a"


def test_everything_is_open_between_half_days_and_at_the_end() -> None:
    table = half_day(number=16, players=2).close()
    views = [table.state.view(viewer) for viewer in (0, 1, None)]
    assert views[0]["players"] == views[1]["players"] == views[2]["players"]
    assert views[0]["over"] and views[0]["part"] is None
