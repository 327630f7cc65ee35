"""The hints, and the bots that play by them."""

import pytest

from bastide.bots import LEVELS, Sight, levels_for, make_bot
from bastide.bots.lines import Beam, World, search
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.core.values import read_opponents
from bastide.games.tournay import Tournay
from bastide.games.tournay.hints import Hints
from bastide.games.tournay.moves import END
from bastide.games.tournay.state import TournayState
from tests.games.tournay.table import Table, full, position

HINTS = Hints()
TURNS = 200


def play(seed: int, names: list[str]) -> tuple[TournayState, int]:
    """Return the end of a game between these bots, and its turns; after so many turns it is broken off."""
    chance = SeededChance(seed)
    bots = [make_bot(name, Tournay, 1000 * seed + seat) for seat, name in enumerate(names)]
    state = make("tournay").start(len(names), chance)
    assert isinstance(state, TournayState)
    turns = 0
    while state.to_act and turns < TURNS:
        player = state.to_act[0]
        move = bots[player].choose(Sight(state, player))
        turns += move == END
        state.play(player, move, chance)
    return state, turns


def greedy_wins(seed: int) -> bool:
    """Whether the greedy bot beats a random one, in either seat."""
    names = ["random", "random"]
    names[seed % 2] = "greedy"
    ranking = play(seed, names)[0].ranking()
    return ranking[seed % 2] == 1 and ranking.count(1) == 1


def test_greedy_beats_random_on_both_seats() -> None:
    assert sum(greedy_wins(seed) for seed in range(8)) >= 7


def test_a_game_of_rich_players_ends() -> None:
    """In this game both had more deniers than they could ever spend, and gathered their citizens for ever."""
    state, turns = play(21, ["greedy", "greedy"])
    assert state.is_over, f"still going on after {turns} turns"


def test_levels_plan_whole_legal_turns() -> None:
    assert tuple(levels_for(Tournay)) == LEVELS
    for level, players in zip(LEVELS, (2, 3, 4, 2), strict=True):
        chance = SeededChance(players)
        state = make("tournay").start(players, chance)
        player, first = state.to_act[0], True
        while first or state.to_act == (player,):
            for move in make_bot(level, Tournay, 5).plan(Sight(state, player)):
                state.play(player, move, chance)
            first = False


def test_available_citizens_are_worth_more_than_used_ones_but_not_to_the_rich() -> None:
    def gathering(deniers: int) -> float:
        before = position(deniers={0: deniers}, lying={0: "yy"}, plaza={0: "w"})
        after = position(deniers={0: deniers}, plaza={0: "yy w"})
        return HINTS.worth(after.state, 0) - HINTS.worth(before.state, 0)

    assert [gathering(0), gathering(25)] == pytest.approx([1.1, 1.1])
    assert 0 < gathering(40) < gathering(25)
    assert gathering(50) == pytest.approx(0)
    assert gathering(500) == pytest.approx(0)


def test_greedy_values_a_position_as_it_always_did() -> None:
    table = position(
        hand={0: "market-1 saint-jacques"},
        district={0: "c3: market-1 | c2: architect-1 | b3: fort-1 #"},
        deniers={0: 14},
    )
    assert [HINTS.worth(table.state, seat) for seat in (0, 1)] == pytest.approx([21.57, 2.24])
    assert HINTS.worth(position(built={1: 4}, lying={0: "yy"}, plaza={0: "ww rr"}).state, 0) == pytest.approx(2.84)


def test_hints_like_points_money_people_cards_and_a_full_district() -> None:
    plain = HINTS.worth(position().state, 0)
    better = [
        position(built={0: 1}),
        position(deniers={0: 8}),
        position(hand={0: "market-1"}),
        position(district={0: "c3: market-1"}),
        position(plaza={0: "yyy ww rr"}),
    ]
    assert all(HINTS.worth(table.state, 0) > plain for table in better)
    assert HINTS.worth(position(built={1: 4}).state, 0) < plain
    assert HINTS.worth(position(lying={0: "yy"}, plaza={0: "ww rr"}).state, 0) < plain


def test_the_parts_add_up_to_the_worth() -> None:
    tuned = Hints(read_opponents("bastide.games.tournay", "hints.tuned.json"))
    table = position(district={0: full("market-1", "fort-1 #")}, hand={0: "market-1"}, deniers={0: 33})
    for hints in (HINTS, tuned):
        for seat in (0, 1):
            assert sum(hints.parts(table.state, seat).values()) == pytest.approx(hints.worth(table.state, seat))


def test_points_are_counted_anew_when_anything_changes_that_prestige_buildings_count() -> None:
    state = position(district={0: "c3: saint-jacques"}).state
    keeping = Hints()
    keeping.worth(state, 0)
    for number, counted in enumerate((state.deniers, state.lying, state.built, state.ramparts), start=1):
        assert len(keeping.totals) == number
        counted[1] += 6
        assert keeping.worth(state, 0) == Hints().worth(state, 0)
        assert keeping.worth(state, 1) == Hints().worth(state, 1)
    assert len(keeping.totals) == 5


def test_a_choice_of_several_steps_is_unfinished() -> None:
    table = position(hand={0: "market-1"})
    assert not HINTS.is_unfinished(table.state)
    assert HINTS.is_unfinished(table.play("play market-1").state)
    assert not HINTS.is_unfinished(table.play("place c3").state)


def test_a_last_card_counts_as_soon_as_it_is_chosen() -> None:
    tuned = Hints({**HINTS.weights, "last_card": 1})
    table = last_cards()
    without = tuned.worth(table.state, 0)
    table.play("play fort-1", by=0)
    assert tuned.is_unfinished(table.state)
    table.play("place c2", by=0)
    assert not tuned.is_unfinished(table.state)
    assert tuned.worth(table.state, 0) > without
    assert HINTS.worth(table.state, 0) == HINTS.worth(last_cards().state, 0)


def last_cards() -> Table:
    """Return a table at which both players choose a last card."""
    return position(
        district={0: "c3: market-1"},
        hand={0: "fort-1", 1: "market-1"},
        turn={"player": None, "steps": ["last"]},
        last_round=True,
    )


def test_positions_that_differ_have_different_gists() -> None:
    tables = [
        position(),
        position(deniers={0: 7}),
        position(hand={0: "market-1"}),
        position(hand={1: "market-1"}),
        position(district={0: "c3: market-1"}),
        position(district={0: "c3: market-1 +yellow"}),
        position(built={0: 1}),
        position(ramparts={0: 1}),
        position(lying={0: "y"}),
        position(decks={"yellow-1": "?9 market-1^"}),
        position(hand={0: "market-1"}).play("play market-1"),
        last_cards(),
    ]
    assert len({table.state.gist() for table in tables}) == len(tables)
    assert position(deniers={0: 9}).state.gist() == position(deniers={0: 9}).state.gist()


def test_a_plan_stops_where_the_player_sees_what_only_a_rival_knew() -> None:
    """A card that the rival returned face down comes up again: no luck, but news."""
    known = [{"card": card, "known_by": [1]} for card in ("market-1", "port-1", "residence-1")]
    document = position().state.position()
    document["decks"]["yellow-1"] = {"places": [None] * 7 + known}
    state = make("tournay").from_position(document)
    for seed in (1, 2):
        world = state.imagine(0, SeededChance(seed))
        lines = search(World(world, 0, 1), HINTS, Beam())
        drawing = {line.plan for line in lines if state.game.moves.text(line.moves[0]) == "draw yellow-1"}
        assert {tuple(map(state.game.moves.text, plan)) for plan in drawing} == {("draw yellow-1",)}
