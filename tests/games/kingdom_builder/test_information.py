"""What each player may know (KB-66)."""

from bastide.core.chance import SeededChance
from bastide.core.events import Event
from tests.games.kingdom_builder.table import land, position
from tests.rules import rule


@rule("KB-66")
def test_players_see_only_their_own_card() -> None:
    table = position(players=3, hands={1: "desert", 2: "canyon"})
    assert [seat["card"] for seat in table.state.view(1)["players"]] == [None, "desert", None]
    assert [seat["has_card"] for seat in table.state.view(1)["players"]] == [False, True, True]


@rule("KB-66")
def test_a_spectator_sees_no_card_in_hand() -> None:
    table = position(players=3, hands={1: "desert", 2: "canyon"})
    assert [seat["card"] for seat in table.state.view(None)["players"]] == [None, None, None]


@rule("KB-66")
def test_other_hands_and_the_draw_pile_look_alike_whatever_they_hold() -> None:
    one = position(players=3, hands={1: "desert", 2: "canyon"})
    other = position(players=3, hands={1: "canyon", 2: "grass"})
    for viewer in (0, None):
        assert one.state.view(viewer) == other.state.view(viewer)
        assert one.state.view(viewer)["unseen"] == {"grass": 4, "flowers": 5, "forest": 5, "canyon": 5, "desert": 5}
    assert one.state.view(1) != other.state.view(1)


@rule("KB-66")
def test_the_rest_of_the_table_is_open() -> None:
    """Ruling 14."""
    table = position(
        settlements={0: "10.17 2.17", 1: "12.6"}, tiles={0: "farm@11.17", 1: "oasis@12.7"}, lost={0: "2.18"},
        card="desert", owed=2, pile="grass", discards="canyon flowers",
    )  # fmt: skip
    view = table.state.view(None)
    assert view["players"][0] == {
        "settlements": ("2.17", "10.17"), "supply": 38, "tiles": [{"tile": "farm", "hex": "11.17"}],
        "taken": ["2.18", "11.17"], "has_card": False, "card": None,
    }  # fmt: skip
    assert view["turn"] is not None and (view["turn"]["card"], view["turn"]["owed"]) == ("desert", 2)
    assert [location["left"] for location in view["locations"] if location["hex"] in ("2.18", "11.17", "12.7")] == [
        1
    ] * 3
    assert view["discards"] == {"grass": 0, "flowers": 1, "forest": 0, "canyon": 1, "desert": 0}
    assert view["removed"] == {"grass": 4, "flowers": 4, "forest": 4, "canyon": 4, "desert": 4}
    assert view["draw_pile"] == 1


@rule("KB-66")
def test_players_are_told_their_new_card_and_others_that_there_is_one() -> None:
    table = position(settlements={0: "3.4"}, card="grass", owed=0)
    heard: list[Event] = []
    table.state.listener = heard.append
    table.play("end", drawn="desert")
    (drawing,) = [event for event in heard if event.key == "draws-card"]
    told = [event.arguments if (event := drawing.seen_by(viewer)) else None for viewer in (0, 1, None)]
    assert told == [{"player": 0, "terrain": "desert"}, {"player": 0}, {"player": 0}]


@rule("KB-66")
def test_an_imagined_state_keeps_what_its_player_knows_and_deals_the_rest_anew() -> None:
    table = position(players=3, hands={1: "desert", 2: "canyon"}, pile="grass forest", discards="")
    imagined = [table.state.imagine(1, SeededChance(seed)) for seed in range(40)]
    assert all(world.view(1) == table.state.view(1) for world in imagined)
    hands = {world.position()["players"][2]["card"] for world in imagined}
    assert hands == {"canyon", "grass", "forest"}


@rule("KB-66")
def test_nobody_knows_the_order_of_the_draw_pile() -> None:
    """It is settled only when a card is drawn, out of all that are left."""
    table = position(settlements={0: land("forest", 3)}, owed=0, pile="grass desert", discards="")
    table.play("end", drawn="desert")
    assert table.requests[0].weights == (1, 0, 0, 0, 1)


@rule("KB-23", "KB-66")
def test_everyone_sees_which_tile_was_gained_in_the_turn() -> None:
    table = position(settlements={0: "10.19"}, card="grass", owed=1).play("build 10.18")
    for viewer in (0, 1, None):
        turn = table.state.view(viewer)["turn"]
        assert turn is not None and turn["gained"] == ["11.17"]
    turn = table.play("end").state.view(0)["turn"]
    assert turn is not None and turn["gained"] == []
