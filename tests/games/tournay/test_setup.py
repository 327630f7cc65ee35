"""Components and set-up (TY-1 to TY-6, TY-65, TY-67)."""

from collections import Counter

import pytest

from bastide.core.chance import Recorder, ScriptedChance, SeededChance
from bastide.core.errors import BadOption
from bastide.core.registry import make
from bastide.games.tournay import Tournay
from tests.games.tournay.conservation import totals
from tests.games.tournay.table import Table
from tests.rules import rule


def start(players: int = 2, seed: int = 1, **options: str | bool) -> Table:
    return Table(make("tournay", options=options).start(players, SeededChance(seed)))


@rule("TY-1")
def test_the_box() -> None:
    game = make("tournay", preset="expansion-mix")
    box = game.box  # type: ignore[attr-defined]
    base = Counter(box.deck)
    assert set(base) == set(range(9))
    plain = make("tournay").box  # type: ignore[attr-defined]
    assert [sum(plain.copies_of(deck)) + 1 for deck in range(9)] == [10] * 9
    assert sum(entry["copies"] for entry in game.components["expansion"]["expansion"]) == 18
    assert [sum(box.loose_of(deck)) for deck in range(9)] == [6, 6, 0] * 3
    assert len(box.events) == 15
    assert all(totals(start(players).state.position())["yellow"] == 2 * players + 3 for players in (2, 3, 4))
    with pytest.raises(BadOption, match="2 players at least, 4 at most; got 5"):
        start(5)


@rule("TY-6")
def test_who_begins_may_be_chosen() -> None:
    for number in (1, 2, 3):
        table = start(3, start_player=str(number))
        assert table.asked == number - 1 and table.state.view(None)["start_player"] == number - 1
    with pytest.raises(BadOption, match="Player 4 cannot start: there are 3 players"):
        start(3, start_player="4")
    chance = Recorder(SeededChance(1))
    make("tournay", options={"start_player": "2"}).start(2, chance)
    assert "first player" not in [request.name for request in chance.requests]


@rule("TY-2")
def test_every_deck_has_one_crier_and_only_level_three_prestige_buildings() -> None:
    counts = [deck["undetermined"] for deck in start().state.position()["decks"].values()]
    assert [deck["crier"] for deck in counts] == [1] * 9
    box = make("tournay").box  # type: ignore[attr-defined]
    assert {box.level[card] for card in range(len(box.ids)) if box.type[card] == 4} == {2}
    assert {box.type[card] for card in range(len(box.ids)) if box.level[card] < 2} == {1, 2}


@rule("TY-3")
def test_what_players_begin_with() -> None:
    table = start(4)
    assert table.supply() == "yyy www rrr"
    for seat in range(4):
        assert (table.plaza(seat), table.lying(seat), table.deniers(seat), table.hand(seat)) == ("yy ww rr", "", 6, "")
    assert totals(table.state.position())["red"] == 11  # all of them


@rule("TY-4")
def test_nine_face_down_decks_of_ten_base_cards() -> None:
    view = start().state.view(0)
    assert [deck["size"] for deck in view["decks"]] == [10] * 9
    assert all(deck["face_up"] is None and not any(deck["known"]) for deck in view["decks"])
    assert "inn-1" not in view["decks"][0]["unseen"]


@rule("TY-5")
def test_three_events_without_coins() -> None:
    chance = Recorder(ScriptedChance("crusade", "fire", "plague", "2"))
    table = Table(make("tournay").start(3, chance))
    assert table.queue() == "crusade:0 fire:0 plague:0"
    assert len(table.state.position()["event_deck"]) == 12


@rule("TY-6")
def test_a_first_player_is_drawn_and_begins() -> None:
    table = Table(make("tournay").start(3, ScriptedChance("crusade", "fire", "plague", "3")))
    assert table.asked == 2
    assert table.state.view(None)["start_player"] == 2
    table.play("gather", "end", "gather", "end", "gather", "end")
    assert table.asked == 2 and table.state.start_player == 2


@rule("TY-65")
@pytest.mark.parametrize(("players", "supply"), [(2, 5), (3, 6), (4, 7)])
def test_the_advanced_game_begins_with_fewer_citizens(players: int, supply: int) -> None:
    table = start(players, advanced=True)
    assert (table.plaza(), table.deniers()) == ("y w r", 9)
    assert table.supply() == f"{'y' * supply} {'w' * supply} {'r' * supply}"


@rule("TY-67")
def test_the_expansion_replaces_the_marked_cards() -> None:
    decks = start(expansion="replace").state.position()["decks"]
    assert [sum(deck["undetermined"].values()) for deck in decks.values()] == [10] * 9
    assert decks["yellow-1"]["undetermined"] == {
        "market-1": 1, "farmhouse-1": 1, "residence-1": 1, "port-1": 1, "barn-1": 1, "architect-1": 1,
        "inn-1": 1, "brewery-1": 1, "senator-1": 1, "crier": 1,
    }  # fmt: skip
    assert "belfry" in decks["yellow-3"]["undetermined"]


@rule("TY-67")
def test_in_the_mix_three_of_six_are_drawn_and_nobody_sees_which() -> None:
    game = make("tournay", preset="expansion-mix")
    chance = Recorder(SeededChance(5))
    document = game.start(2, chance).position()
    assert [sum(deck["undetermined"].values()) for deck in document["decks"].values()] == [10] * 9
    assert {deck: sum(out.values()) for deck, out in document["left_out"].items()} == {
        f"{colour}-{level}": 3 for colour in ("yellow", "white", "red") for level in (1, 2)
    }
    hidden = [request for request in chance.requests if request.name == "card left out"]
    assert len(hidden) == 18 and all(request.seen_by == () for request in hidden)


def test_the_presets_and_the_contested_numbers_are_options() -> None:
    assert set(Tournay.presets) == {"base", "advanced", "expansion-replace", "expansion-mix"}
    card, aid = (make("tournay", options={"majority_deniers": value}).box for value in ("card", "aid"))  # type: ignore[attr-defined]
    assert (card.events[0].amount, aid.events[0].amount) == (2, 3)
    four, eight = (make("tournay", options={"cathedral_points": value}).box for value in ("rulebook", "online"))  # type: ignore[attr-defined]
    cathedral = four.number["cathedral"]
    assert (four.scoring[cathedral].builder, eight.scoring[cathedral].builder) == (4, 8)


def test_the_move_table_is_small_and_dense() -> None:
    game = make("tournay")
    assert len(game.moves) == 524
    assert [game.moves.parse(game.moves.text(move)) for move in range(524)] == list(range(524))
