"""The contents of the box, and how the table is laid (FV-1 to FV-9)."""

from collections import Counter

import pytest

from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.registry import make
from bastide.games.feuville import Feuville, board
from tests.games.feuville.table import START, deal, position
from tests.rules import rule


@rule("FV-1")
def test_the_box() -> None:
    tiles = Feuville.shipped_components()["tiles"]["tiles"]
    assert Counter(tile["kind"] for tile in tiles) == {"wall": 30, "tower": 30, "sky": 30}
    assert sum(entry["number"] for entry in Feuville.shipped_components()["decrees"]["decrees"]) == 30
    assert sum(entry["number"] for entry in Feuville.shipped_components()["fairy"]["fairy"]) == 18
    assert Feuville.shipped_components()["decrees"]["neutral_grass"] == 16


@rule("FV-1")
def test_every_entry_says_where_it_comes_from_and_guesses_are_marked() -> None:
    box = Feuville.shipped_components()
    entries = [*box["tiles"]["tiles"], *box["decrees"]["decrees"], *box["fairy"]["fairy"], box["tiles"]["start_tile"]]
    assert {entry["source"] for entry in entries} == {"reconstruction"}
    assert {entry["confidence"] for entry in entries} == {"low", "medium"}


@rule("FV-1")
def test_the_reconstructed_list_is_the_one_of_our_counting_argument() -> None:
    tiles = Feuville.shipped_components()["tiles"]["tiles"]
    symbols = Counter(symbol for tile in tiles for symbol in tile["symbols"])
    assert symbols == {"guard": 24, "star": 24, "flag": 24, "griffin": 28}
    assert Counter(tile.get("clouds", 0) for tile in tiles if tile["kind"] == "sky") == {1: 15, 2: 11, 3: 4}
    corners = Counter((tile["kind"], tile["corner"]) for tile in tiles if "corner" in tile)
    assert set(corners.values()) == {6} and len(corners) == 4
    assert sum(tile.get("gate", False) for tile in tiles) == 6


@rule("FV-2")
def test_six_columns_and_three_fairy_slots() -> None:
    board = deal().state.position()["board"]
    assert {name: len(row) for name, row in board.items()} == {"wall": 6, "tower": 6, "sky": 6, "decree": 6, "fairy": 3}


@rule("FV-2")
def test_the_score_track_has_no_end() -> None:
    table = position(points={0: 999}, store={0: "guard-1"}, town={0: f"{START} | +1: 1ww"})
    assert table.play("evaluate 1").points() == 1001


@rule("FV-3")
def test_the_opening_skies_are_those_with_the_start_back_in_random_order() -> None:
    rows = {tuple(make("feuville").start(2, SeededChance(seed)).position()["board"]["sky"]) for seed in range(20)}
    assert {tuple(sorted(row)) for row in rows} == {("3of", "3og", "3oo", "3oo", "3os", "3os")}
    assert len(rows) > 10


@rule("FV-3")
def test_the_other_rows_come_from_the_top_of_their_piles_back_one_first() -> None:
    table = deal()
    piles = table.state.position()["piles"]
    sizes = {kind: [sum(piles[kind][back].values()) for back in ("I", "II")] for kind in piles}
    assert sizes == {"wall": [9, 15], "tower": [9, 15], "sky": [12, 12]}


@rule("FV-3")
def test_tiles_with_back_two_come_when_back_one_is_used_up() -> None:
    state = deal().state
    state.piles[0] = []  # no wall with back I is left
    state.slots[:6], state.board = [-1] * 6, state.board & ~63
    before = len(state.piles[1])
    board.fill_row(state, 0, SeededChance(1))
    assert before - len(state.piles[1]) == 6


@rule("FV-4")
def test_three_fairy_tiles_lie_open() -> None:
    position_ = deal().state.position()
    assert None not in position_["board"]["fairy"]
    assert sum(position_["supply"].values()) == 15


@rule("FV-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_decrees(players: int) -> None:
    state = deal(players).state.position()
    assert None not in state["board"]["decree"]
    assert state["decrees_left"] == 13
    assert sum(state["hidden_decrees"].values()) == 13 + 7  # the seven removed unseen are never drawn
    assert "town-evaluation" not in state["hidden_decrees"]


@rule("FV-6")
def test_grass_and_gnome_lie_ready() -> None:
    table = deal()
    assert table.grass() == 16
    assert table.state.view(None)["turn"]["gnome"] is None


@rule("FV-7")
def test_the_highest_roll_starts() -> None:
    rolls = [request for request in deal(4).requests if request.name == "start die"]
    assert len(rolls) == 4
    assert deal(4).on_turn == 3  # the last seat rolled highest


@rule("FV-7")
def test_tied_players_roll_again_among_themselves() -> None:
    skies, towers, walls = (
        "3og 3os 3of 3os 3oo 3oo",
        "2f 2s 2w 2g 2< 2<f",
        "1< 1<w 1<g 1> 1>w 1>f",
    )
    decrees = "guard-1 guard-2 guard-3 star-1 star-2 star-3"
    fairy = "prestige-3 prestige-3 prestige-4"
    table = deal(3, f"{skies} {towers} {walls} {fairy} {decrees} 5 2 5 3 3 1 6 1 2")
    assert (table.on_turn, table.state.start_player) == (2, 2)


@rule("FV-8")
def test_each_player_begins_with_a_bare_starting_tile() -> None:
    table = deal(4)
    for seat in range(4):
        assert (table.town(seat), table.store(seat), table.charms(seat), table.points(seat)) == (
            START,
            [None, None],
            [],
            0,
        )


@rule("FV-9")
def test_two_to_four_play() -> None:
    for players in (1, 5):
        with pytest.raises(BadOption, match="2 players at least, 4 at most"):
            make("feuville").start(players, SeededChance(1))
    sizes = {players: deal(players).state.position()["decrees_left"] for players in (2, 3, 4)}
    assert set(sizes.values()) == {13}
