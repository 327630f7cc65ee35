"""The slow reference against examples worked out by hand, and against itself in a few random games."""

import random
from typing import Any

import pytest

from tests.games.kingdom_builder.reference import Reference
from tests.games.kingdom_builder.reference_board import BUILDABLE, NEIGHBOURS, Board, text

FIRST_GAME = ["tavern", "paddock", "oasis", "farm"]
KINDS = ["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"]
CARDS = [
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
]
FRESH: dict[str, Any] = {"owed": 3, "begun": False, "uses": {}, "tile": None, "from": None}


def table(
    *settlements: str, cards: str = "fishermen knights merchants", lords_zero_ranks: bool = True, start_player: int = 0,
    last_round: bool = False, supplies: tuple[int, ...] = (), tiles: str = "", hands: str | None = "desert",
    pile: int = 4, **turn: Any,
) -> Reference:  # fmt: skip
    """Return a hand-made position on the first-game board; the player on turn (0 if not stated) holds `tiles`."""
    holder: int = turn.get("player", 0)
    players = [
        {"settlements": own.split(), "supply": 40 - len(own.split()), "tiles": [], "taken": [], "card": hands}
        for own in settlements
    ]
    for player, supply in zip(players, supplies, strict=False):
        player["supply"] = supply
    players[holder] |= {"card": None, "tiles": tiles.split(), "taken": tiles.split()}
    empty = dict.fromkeys(BUILDABLE, 0)
    return Reference(
        {
            "game": "kingdom-builder",
            "options": {"lords_zero_ranks": lords_zero_ranks},
            "board": FIRST_GAME,
            "cards": cards.split(),
            "start_player": start_player,
            "last_round": last_round,
            "players": players,
            "turn": FRESH | {"player": 0, "card": "grass"} | turn,
            "tiles_on_board": {text(place): 2 - tiles.split().count(text(place)) for place in Board(FIRST_GAME).kind},
            "draw_pile": dict.fromkeys(BUILDABLE, pile),
            "discards": dict(empty),
            "removed": dict(empty),
        }
    )


def play(game: Reference, *moves: str) -> Reference:
    for move in moves:
        game.play(move, [])
    return game


def targets(game: Reference) -> str:
    """Return the hexes on offer, in order."""
    hexes = (move.split(" ")[1] for move in game.legal() if " " in move)
    return " ".join(sorted(hexes, key=lambda hex_: [int(part) for part in hex_.split(".")]))


def test_neighbours_of_even_and_odd_rows() -> None:
    assert sorted(NEIGHBOURS[4, 4]) == [(3, 3), (3, 4), (4, 3), (4, 5), (5, 3), (5, 4)]
    assert sorted(NEIGHBOURS[9, 9]) == [(8, 9), (8, 10), (9, 8), (9, 10), (10, 9), (10, 10)]
    assert sorted(NEIGHBOURS[0, 0]) == [(0, 1), (1, 0)]
    assert sorted(NEIGHBOURS[19, 19]) == [(18, 19), (19, 18)]


def test_a_turned_quadrant_has_its_last_hex_first() -> None:
    board = Board(["harbor", "tower", "barn", "oracle turned"])
    assert board.terrain[10, 10] == "canyon"
    assert board.terrain[19, 19] == "grass"
    locations = [(3, 15), (7, 6), (7, 12), (12, 6), (16, 2), (16, 12)]
    assert board.kind == dict(zip(locations, ("tower", "harbor", "tower", "barn", "barn", "oracle"), strict=True))


def test_build_next_to_an_own_settlement_if_possible() -> None:
    assert targets(table("3.6", "3.5", card="grass")) == "4.6"  # R12; 3.5 is taken (R11)
    assert len(targets(table("0.0", "3.5", card="grass")).split()) == 17 + 16 + 14 + 14 - 1  # R13


def test_tavern_builds_at_both_ends_of_a_straight_line() -> None:
    assert targets(table("2.1 2.2 2.3", "", tile="tavern", uses={"tavern": 1})) == "2.0 2.4"
    assert targets(table("3.4 4.5 5.5", "", tile="tavern", uses={"tavern": 1})) == "2.4 6.6"
    assert targets(table("2.0 2.1 2.2 2.4", "", tile="tavern", uses={"tavern": 1})) == "2.3"  # a gap
    assert "tavern" not in table("3.4 4.5 4.6", "", uses={"tavern": 1}).legal()  # a bend


def test_tower_builds_on_the_edge() -> None:
    assert targets(table("1.0", "", tile="tower", uses={"tower": 1})) == "0.0 0.1 2.0"
    assert len(targets(table("4.4", "", tile="tower", uses={"tower": 1})).split()) == 47


def test_paddock_moves_exactly_two_hexes_straight() -> None:
    game = table("4.4", "4.6", tile="paddock", uses={"paddock": 1})
    assert targets(play(game, "from 4.4")) == "2.3 2.5 6.3 6.5"  # 4.2 is water, 4.6 taken
    assert targets(play(table("0.0", "", uses={"paddock": 1}), "paddock", "from 0.0")) == "0.2 2.1"


def test_barn_lifts_first() -> None:
    """R44: 5.1, 5.2, 6.3 and 7.2 are a whole field of canyon; leaving it means leaving the only adjacent hex."""
    patch = "5.1 5.2 6.3 7.2"
    assert "barn" not in table(patch, "", card="canyon", uses={"barn": 1}).legal()
    game = play(table(patch + " 5.0", "", card="canyon", uses={"barn": 1}), "barn")
    assert game.legal() == {"from 5.0"}
    assert len(targets(play(game, "from 5.0")).split()) == 15 + 14 + 12 + 14 - 4
    lone = play(table("0.7", "", card="canyon", uses={"barn": 1}), "barn", "from 0.7")
    assert len(targets(lone).split()) == 15 + 14 + 12 + 14 - 1  # not back to where it came from (R45)


def test_harbor_goes_onto_water() -> None:
    game = play(table("5.2 0.9", "", uses={"harbor": 1}), "harbor")
    assert targets(play(game.copy(), "from 0.9")) == "4.2 4.3 5.3"
    assert len(targets(play(game.copy(), "from 5.2")).split()) == 10 + 10 + 34 + 26


def test_tiles_not_between_the_mandatory_builds() -> None:
    game = table("3.6", "", uses={"farm": 1})
    assert "farm" in game.legal()
    assert "end" not in game.legal()
    assert play(game, "build 3.5").legal() == {"build 3.4", "build 4.5", "build 4.6"}
    assert play(game, "build 3.4", "build 4.4").legal() == {"farm", "end"}
    assert play(game, "farm", "build 5.4").legal() == {"end"}


def test_a_tile_is_gained_by_building_and_used_next_turn() -> None:
    game = play(table("5.0", "", card="flowers"), "build 6.1", "build 4.0", "build 4.1")
    assert game.position()["players"][0]["tiles"] == ["6.2"]
    assert game.position()["tiles_on_board"]["6.2"] == 1
    assert game.legal() == {"end"}
    game.play("end", ["grass"])
    assert game.player == 1
    assert len(targets(game).split()) == 15 + 15 + 11 + 12
    game = table("5.0 6.1", "", "", player=2, owed=0)
    game.seats[0].tiles = {(6, 2)}
    game.play("end", ["grass"])
    turn = game.position()["turn"]
    assert (turn["player"], turn["card"], turn["uses"]) == (0, "desert", {"tavern": 1})


def test_a_tile_is_lost_at_once_and_never_regained() -> None:
    uses = {"paddock": 1, "tavern": 2}
    game = table("6.1 6.8", "", card="flowers", tiles="6.2 6.7", uses=uses)
    kept = play(game.copy(), "paddock", "from 6.1", "to 6.3").position()
    assert kept["players"][0]["tiles"] == ["6.2", "6.7"]
    assert kept["turn"]["uses"] == {"tavern": 2}
    lost = play(game, "paddock", "from 6.1", "to 4.0").position()
    assert lost["players"][0]["tiles"] == ["6.7"]
    assert lost["players"][0]["taken"] == ["6.2", "6.7"]
    assert lost["turn"]["uses"] == {"tavern": 1}
    assert lost["tiles_on_board"]["6.2"] == 1
    assert play(game, "build 5.0", "build 6.1").position()["players"][0]["tiles"] == ["6.7"]


def test_the_used_one_of_two_equal_tiles_goes_first() -> None:
    """R34: one of two Taverns was used; the other is still there after the loss."""
    game = table("6.1 6.8", "", tiles="6.2 6.7", uses={"paddock": 1, "tavern": 1})
    assert play(game, "paddock", "from 6.1", "to 4.0").position()["turn"]["uses"] == {"tavern": 1}


def test_moving_from_one_location_to_the_other() -> None:
    """R27, R35: a tile gained by a move cannot be used this turn, not even in place of the equal one just lost."""
    game = table("6.1 5.9", "", tiles="6.2", uses={"paddock": 1, "tavern": 1})
    game = play(game, "paddock", "from 5.9", "to 5.7")
    assert game.position()["players"][0]["tiles"] == ["6.2", "6.7"]
    assert game.position()["turn"]["uses"] == {"tavern": 1}
    game = table("7.2 0.0", "", card="forest", tiles="6.2", uses={"barn": 1, "tavern": 1})
    game = play(game, "barn", "from 7.2", "to 6.6")
    assert game.position()["players"][0]["tiles"] == ["6.7"]
    assert game.position()["turn"]["uses"] == {}


def test_full_terrain_calls_for_another_card() -> None:
    """R16, R17: two builds on the last grass, the third on the new terrain."""
    grass = [text(place) for place in sorted(Board(FIRST_GAME).places("grass"))]
    game = table("3.6", " ".join(set(grass) - {"3.4", "3.5"}))
    play(game, "build 3.5")
    game.play("build 3.4", ["forest"])
    position = game.position()
    assert (position["turn"]["card"], position["turn"]["owed"], position["removed"]["grass"]) == ("forest", 1, 1)
    assert targets(game) == "3.7 4.7"
    game = table("", " ".join(grass), player=1, owed=0, card="canyon", hands="grass")
    game.play("end", ["flowers", "grass", "desert"])  # one hidden, two shown at the beginning of the next turn
    assert game.position()["players"][1]["card"] == "flowers"
    assert game.position()["turn"]["card"] == "desert"
    assert game.position()["removed"]["grass"] == 2


def test_builds_lapse_when_no_card_is_left() -> None:
    grass = [text(place) for place in sorted(Board(FIRST_GAME).places("grass"))]
    game = table("3.6", " ".join(set(grass) - {"3.5"}), pile=0, uses={"oracle": 1, "barn": 1})
    play(game, "build 3.5")
    turn = game.position()["turn"]
    assert (turn["card"], turn["owed"], turn["begun"]) == (None, 0, True)
    assert game.legal() == {"end"}  # no terrain for Oracle and Barn
    assert play(game, "end").position()["players"][0]["card"] is None


def test_an_empty_pile_is_made_of_the_discards() -> None:
    game = table("3.6", "", owed=0, pile=0)
    game.play("end", ["grass"])  # the card just discarded (R20)
    assert game.position()["players"][0]["card"] == "grass"
    assert sum(game.position()["discards"].values()) == 0
    with pytest.raises(AssertionError):
        table("3.6", "", owed=0, pile=0).play("end", ["forest"])


def test_the_round_is_played_out() -> None:
    """R47, R48, ruling 13: the player to the right of the start player has the last turn."""
    game = table("0.9 1.9", "9.7", "0.0", start_player=1, player=1, supplies=(5, 1, 1), uses={"paddock": 1, "farm": 1})
    play(game, "build 9.8")
    assert game.position()["last_round"]
    assert game.position()["turn"]["owed"] == 0  # players build what they have (R15)
    assert game.legal() == {"end", "paddock"}  # no settlement for the Farm, but one to be moved (R25)
    assert play(game, "end").player == 2
    play(game, "build 0.1", "end")
    assert game.player == 0
    assert game.position()["players"][2]["card"] is None
    while "end" not in game.legal():
        play(game, min(game.legal()))
    assert play(game, "end").player is None
    assert game.legal() == set()
    assert game.position()["turn"] is None


def gold_of(card: str, *settlements: str, lords_zero_ranks: bool = True) -> list[int]:
    game = table(*settlements, cards=card, lords_zero_ranks=lords_zero_ranks)
    return [pay[card] for pay in game.gold()]


def test_farmers_pay_the_emptiest_sector() -> None:
    """The rulebook's example: 4 settlements bottom right are the fewest, 4 x 3 = 12."""
    three = "0.0 0.1 0.2 0.5 0.6 0.10 0.11 0.12 0.13 10.0 10.1 10.2 10.5 10.6"
    assert gold_of("farmers", three + " 10.10 10.11 10.12 10.15", three) == [12, 0]


def test_lords_8_8_6_2() -> None:
    row = [f"{row}.{col}" for row in range(3) for col in range(10)]
    shares = [" ".join(part) for part in (row[:8], row[8:16], row[16:22], row[22:24])]
    assert gold_of("lords", *shares, lords_zero_ranks=False) == [12, 12, 6, 0]
    assert gold_of("lords", *shares) == [48, 48, 42, 36]  # three empty sectors, where all are first
    assert gold_of("lords", "0.0", "", lords_zero_ranks=False) == [12, 0]
    assert gold_of("lords", "0.0", "") == [48, 42]


def test_gold_of_the_other_cards() -> None:
    assert gold_of("fishermen", "7.2 3.0 0.0 2.0") == [2]  # 3.0 is on water, 0.0 touches none
    linking = "4.4 5.4 6.5 6.6"  # from the castle 3.3 to the Tavern 6.7
    assert gold_of("merchants", linking, linking + " 5.1 6.8") == [8, 8]  # 6.2 is not linked, 6.7 counts once
    assert [pay["castles"] for pay in table(linking, "2.3 2.4 4.4", "6.8").gold()] == [3, 3, 0]
    assert gold_of("discoverers", "0.0 0.5 9.1 19.12") == [3]
    assert gold_of("hermits", "0.0 0.1 0.5 9.9 10.10") == [3]
    assert gold_of("citizens", "0.0 0.1 1.0 1.1 2.1 7.7 7.8", "") == [2, 0]
    assert gold_of("miners", "0.2 0.1 1.4 3.0") == [2]
    assert gold_of("workers", linking + " 5.1 0.0") == [3]
    assert gold_of("knights", "0.0 0.9 0.15 7.1 7.2 7.9 8.1") == [6]


def opening(players: int, rng: random.Random) -> dict[str, Any]:
    quadrants = [name + rng.choice(("", " turned")) for name in rng.sample(KINDS, 4)]
    pile = [terrain for terrain in BUILDABLE for _ in range(5)]
    rng.shuffle(pile)
    seats = [{"settlements": [], "supply": 40, "tiles": [], "taken": [], "card": pile.pop()} for _ in range(players)]
    start = rng.randrange(players)
    turn = FRESH | {"player": start, "card": seats[start]["card"]}
    seats[start]["card"] = None
    return {
        "game": "kingdom-builder",
        "options": {"lords_zero_ranks": True},
        "board": quadrants,
        "cards": rng.sample(CARDS, 3),
        "start_player": start,
        "last_round": False,
        "players": seats,
        "turn": turn,
        "tiles_on_board": {text(place): 2 for place in Board(quadrants).kind},
        "draw_pile": {terrain: pile.count(terrain) for terrain in BUILDABLE},
        "discards": dict.fromkeys(BUILDABLE, 0),
        "removed": dict.fromkeys(BUILDABLE, 0),
    }


def play_any(game: Reference, rng: random.Random) -> Reference:
    """Make one random move; each kind that can be drawn is as likely as any other."""
    return rng.choice(list(game.outcomes(rng.choice(sorted(game.legal())))))


def assert_conserved(position: dict[str, Any]) -> None:
    seats, turn = position["players"], position["turn"]
    assert all(len(seat["settlements"]) + seat["supply"] == 40 for seat in seats)
    every = [place for seat in seats for place in seat["settlements"]]
    assert len(every) == len(set(every))
    hands = sum(seat["card"] is not None for seat in seats) + bool(turn and turn["card"])
    assert hands + sum(sum(position[pile].values()) for pile in ("draw_pile", "discards", "removed")) == 25
    for place, left in position["tiles_on_board"].items():
        assert left + sum(place in seat["taken"] for seat in seats) == 2
    assert all(set(seat["tiles"]) <= set(seat["taken"]) for seat in seats)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_random_games_end_and_lose_nothing(players: int, seed: int) -> None:
    rng = random.Random(seed)
    game = Reference(opening(players, rng))
    while game.player is not None:
        game = play_any(game, rng)
        position = game.position()
        assert_conserved(position)
        assert Reference(position).position() == position
        assert game.legal() or game.player is None
    assert game.last_round
    assert any(seat.supply == 0 for seat in game.seats)
    assert all(set(pay) == {"castles", *game.fixed["cards"]} for pay in game.gold())
