"""The fairy, her tiles and the gnome (FV-52 to FV-59)."""

import pytest

from bastide.games.feuville import Feuville
from tests.games.feuville.table import FULL, START, position
from tests.rules import rule

THREE = "theft-protection great-selection fire-protection"


@rule("FV-52")
def test_a_die_of_any_value_takes_an_open_fairy_tile() -> None:
    table = position(fairy=THREE, dice="3 5").play("fairy mayor")
    assert table.legal() == {"charm 1", "charm 2", "charm 3"}
    table.play("charm 2", drawn="prestige-3")
    assert table.charms() == ["great-selection"]


@rule("FV-52")
def test_only_one_die_in_a_turn() -> None:
    table = position(dice="3 5").play("fairy publican").play("charm 1", drawn="prestige-5")
    assert table.refused("fairy mayor") == "FV-52 fairy-once"


@rule("FV-53")
def test_with_both_spaces_taken_one_is_discarded() -> None:
    """J10: it is in the supply when the slot is refilled."""
    held = {0: "fire-protection fire-protection"}
    table = position(fairy=THREE, charms=held, dice="3 5").play("fairy mayor", "charm 2")
    assert table.legal() == {"swap fire-protection"}
    assert table.row("fairy") == "theft-protection . fire-protection"
    table.play("swap fire-protection", drawn="fire-protection")
    assert table.requests[0].weights[-1] == 2
    assert table.charms() == ["great-selection", "fire-protection"]


@rule("FV-53")
@pytest.mark.parametrize(("edition", "removed"), [("german", []), ("english", []), ("french", 1), ("dutch", 1)])
def test_where_a_discarded_fairy_tile_goes(edition: str, removed: object) -> None:
    """J4."""
    held = {0: "fire-protection great-selection"}
    table = position(fairy=THREE, charms=held, dice="3 5", edition=edition).play("fairy mayor", "charm 1")
    table.play("swap fire-protection", drawn="prestige-3")
    assert table.removed() == (["fire-protection"] if removed else [])
    assert table.supply("fire-protection") == (2 if removed else 3)


@rule("FV-53", "FV-57")
def test_attaching_a_protection_makes_room_for_the_tile_in_the_hand() -> None:
    """K25: an attached protection uses no fairy space."""
    held = {0: "theft-protection fire-protection"}
    table = position(fairy=THREE, charms=held, store={0: "1w"}, dice="3 5").play("fairy mayor", "charm 2")
    table.play("protect 1")
    assert "keep" in table.legal() and table.offers("swap") == ""
    table.play("keep", drawn="prestige-3")
    assert table.charms() == ["great-selection", "fire-protection"]


@rule("FV-54")
def test_an_open_slot_is_refilled_at_once_from_the_shuffled_supply() -> None:
    table = position(dice="3 5").play("fairy mayor").play("charm 1", drawn="fire-protection")
    assert table.row("fairy") == "fire-protection prestige-3 prestige-4"


@rule("FV-54")
def test_an_empty_supply_leaves_the_slot_open() -> None:
    """K39: with no open tile the fairy cannot be chosen."""
    box = {
        **Feuville.shipped_components(),
        "fairy": {"fairy": [{"id": "fire-protection", "number": 3, "rule": "FV-58"}]},
    }
    table = position(
        dice="3 5",
        fairy="fire-protection . .",
        charms={1: "fire-protection"},
        removed="fire-protection",
        edition="dutch",
        components=box,
    )
    table.play("fairy mayor", "charm 1")
    assert table.row("fairy") == ". . ."
    empty = position(
        dice="3 5", fairy=". . .", removed=" ".join(["fire-protection"] * 3), edition="dutch", components=box
    )
    assert empty.refused("fairy mayor") == "FV-54 no-open-charm"


@rule("FV-55")
@pytest.mark.parametrize("points", [3, 4, 5])
def test_prestige_points_are_scored_at_once_and_go_back(points: int) -> None:
    table = position(dice="3 5", fairy=f"prestige-{points} fire-protection fire-protection").play("fairy mayor")
    table.play("charm 1", drawn=f"prestige-{points}")  # it may come straight back
    assert (table.points(), table.charms()) == (points, [])
    assert table.requests[0].weights[points - 1] == 2


# Great selection


GREAT = {0: "great-selection", 1: "great-selection great-selection", 2: "great-selection"}
WALLS = "1g 1n 1< 1> 1ng 1ws"


@rule("FV-56")
def test_great_selections_when_a_row_is_refilled() -> None:
    """K32, K33: first the row, then the tile in the hand, then clockwise from the player on turn."""
    board = {"wall": ". . 1w", "tower": "2f 2s"}
    table = position(board=board, dice="3 5", players=3, player=1, charms=GREAT)
    table.play("wall publican", drawn=WALLS)
    assert (table.asked, table.step) == (1, "hand 1 freely")
    table.play("store")
    assert (table.asked, table.step) == (1, "selection 0")
    table.play("tower entertainer", "store")
    assert table.asked == 1  # K24: a second one may follow
    assert table.supply("great-selection") == 1
    table.play("pass")
    assert table.asked == 2
    table.play("pass")
    assert table.asked == 0
    table.play("wall thief")
    assert table.legal() == {"build -1", "build +1", "store"}
    table.play("build -1")
    assert (table.asked, table.offers("skill")) == (1, "mayor")
    assert [table.charms(seat) for seat in range(3)] == [[], ["great-selection"], ["great-selection"]]


@rule("FV-56")
def test_great_selections_come_before_the_architects_choice() -> None:
    """K22: also with nothing to refill."""
    table = position(board=FULL, dice="4 5", charms={1: "great-selection"}).play("skill architect")
    assert table.asked == 1
    table.play("sky thief", "store")
    assert (table.asked, table.step) == (0, "architect")
    assert "sky thief" not in table.legal()


@rule("FV-56")
def test_in_another_players_turn_only_discarding_makes_room() -> None:
    """K21, K31: no building or evaluating from storage."""
    store = {1: "1wg, guard-1"}
    table = position(board=FULL, dice="4 5", charms={1: "great-selection"}, store=store).play("skill architect")
    table.play("wall thief")
    assert table.legal() == {"build -1", "build +1", "replace 1", "replace 2"}


@rule("FV-56")
def test_no_window_if_nothing_is_refilled() -> None:
    """K23."""
    gone = "1w 1g 1f 1gg 1sf 1sg 1wf 1wg 1wg 1ws 1ww 1n 1nf 1ng 1nw 1nw 1nw 1< 1< 1<w 1<w 1<g 1<s 1> 1> 1>w 1>w 1>f 1>g"
    table = position(board={"wall": "1w", "tower": "2f"}, dice="1 5", charms=GREAT, players=3, removed=gone)
    table.play("wall entertainer", "store")
    assert (table.asked, table.step) == (0, "main")


@rule("FV-56")
def test_a_row_emptied_inside_a_window_gets_its_own_window_afterwards() -> None:
    """K33."""
    board = {"wall": "1w", "tower": "2f 2s", "sky": "3og"}
    table = position(board=board, dice="1 5", charms={0: "great-selection", 1: "great-selection great-selection"})
    table.play("wall entertainer", drawn=WALLS).play("store")
    assert table.asked == 0
    table.play("pass")
    assert table.asked == 1
    table.play("sky entertainer", drawn="3of 3oog 3oof 3ooo 3oos 3osg").play("store")
    assert table.asked == 1  # still in the first window
    table.play("pass")
    assert table.asked == 0  # the second window begins with the player on turn
    assert table.play("pass").asked == 1
    assert table.play("pass").step == "main"


@rule("FV-56", "FV-26")
def test_one_window_at_the_end_of_the_turn_without_free_actions() -> None:
    """K32, K42: French and Dutch."""
    table = position(
        board={"sky": "3og"},
        dice="1 5",
        used="wall entertainer, skill mayor",
        charms={0: "great-selection"},
        store={0: "1ww"},
        edition="french",
    )
    table.play("end", drawn=f"{WALLS} 2f 2s 2w 2g 2< 2>f")
    assert (table.asked, table.step) == (0, "selection 0")
    assert not any(move.startswith("build") for move in table.legal())
    table.play("wall entertainer")
    assert table.legal() == {"build -1", "build +1", "store"}
    table.play("store", drawn="guard-1 guard-2 guard-3 star-1 star-2 star-3 1 2")
    assert table.on_turn == 1


@rule("FV-56")
def test_everyone_with_a_great_selection_is_asked() -> None:
    table = position(board=FULL, dice="4 5", charms={1: "great-selection"}, town={1: "0: start 2f 3oo"})
    assert table.play("skill architect").asked == 1


# Protections


@rule("FV-57")
def test_a_protection_is_spent_when_its_piece_is_used() -> None:
    table = position(store={0: "1w protected, guard-1 protected"})
    table.play("build 1 +1", "evaluate 2")
    assert table.supply("theft-protection") == 4


@rule("FV-57")
@pytest.mark.parametrize("edition", ["english", "french", "dutch"])
def test_a_spent_protection_leaves_the_game_in_the_french_edition_only(edition: str) -> None:
    """J5."""
    table = position(store={0: "1w protected"}, edition=edition).play("build 1 +1")
    assert table.removed() == (["theft-protection"] if edition == "french" else [])


@rule("FV-57")
@pytest.mark.parametrize("edition", ["german", "french"])
def test_the_protection_of_a_discarded_piece_goes_to_the_supply(edition: str) -> None:
    """K25, K44."""
    table = position(board=FULL, store={0: "1wg protected, guard-1"}, dice="3 5", edition=edition)
    table.play("wall publican", "replace 1")
    assert (table.removed(), table.supply("theft-protection")) == (["1wg"], 4)
    assert table.store() == ["1f", "guard-1"]


@rule("FV-57")
def test_a_protection_lies_on_one_piece_and_stays_there() -> None:
    table = position(store={0: "1w, guard-1"}, charms={0: "theft-protection theft-protection"}).play("protect 1")
    assert table.store() == ["1w protected", "guard-1"]
    assert table.offers("protect") == "2"
    table.play("protect 2")
    assert (table.charms(), table.offers("protect")) == ([], "")


@rule("FV-57")
def test_a_protection_just_taken_may_be_laid_at_once() -> None:
    """K41: without a fairy space."""
    held = {0: "fire-protection fire-protection"}
    table = position(fairy=THREE, charms=held, store={0: "1w"}, dice="3 5").play("fairy mayor", "charm 1")
    table.play("protect 1", drawn="prestige-3")
    assert table.store() == ["1w protected", None]
    assert table.charms() == ["fire-protection", "fire-protection"]


@rule("FV-58")
def test_fire_protection() -> None:
    town = {0: "0: start 2f 3og | +1: 1w | +2: 1g", 1: START}
    table = position(town=town, charms={0: "fire-protection"}, dice="4 4", steps="main, dragon 0 0")
    assert "shield" in table.legal()
    table.play("shield", drawn="1 2")
    assert (table.town(), table.charms(), table.supply("fire-protection")) == (town[0], [], 4)


@rule("FV-58")
def test_no_fire_protection_with_enough_clouds_or_after_naming() -> None:
    charms = {0: "fire-protection"}
    table = position(town={0: "0: start 2f 3og | +1: 1w | +2: 1g"}, charms=charms, dice="4 4", steps="main, dragon 0 0")
    assert table.play("burn +1").refused("shield") == "FV-58 shield-too-late"
    safe = position(town={0: "0: start 2f 3og"}, charms=charms, used="fairy publican, skill mayor", player=1)
    safe.play("end", drawn="guard-1 guard-2 guard-3 star-1 star-2 star-3 5 5 1 2")
    assert (safe.asked, safe.step) == (0, "main")


@rule("FV-58")
def test_asked_for_fire_protection_even_if_all_columns_would_burn() -> None:
    table = position(town={0: "0: start 2f"}, charms={0: "fire-protection"}, dice="4 4", steps="main, dragon 0 0")
    assert table.legal() == {"burn 0", "shield"}


# Gnome


@rule("FV-59")
def test_the_gnome_plays_any_person() -> None:
    decrees = "guard-1 guard-2 guard-3 star-1 star-2 star-3"
    table = position(board=FULL, decrees=decrees, dice="1 2").play("gnome architect")
    assert table.legal() == {f"{what} architect" for what in ("wall", "tower", "sky", "decree", "skill")}
    table.play("decree architect", "store")
    assert table.legal() == {"end", "evaluate 1"}  # both dice are used


@rule("FV-59")
def test_the_gnome_needs_both_dice() -> None:
    table = position(board=FULL, dice="3 5").play("wall publican", "store")
    assert table.refused("gnome thief") == "FV-59 gnome-needs-both"


@rule("FV-59")
def test_the_gnome_goes_home_at_the_end_of_the_turn() -> None:
    table = position(dice="1 2").play("gnome mayor", "skill mayor")
    assert table.state.view(None)["turn"]["gnome"] == "mayor"
    assert table.play("end").state.view(None)["turn"]["gnome"] is None
