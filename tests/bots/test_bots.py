"""Bots know only what their seat knows, and the greedy one is much better than chance."""

import pytest

from bastide.bots import LEVELS, Sight, bots_for, default_bot, levels_for, make_bot, stand_in
from bastide.bots.levels import personalities_for, personality_entries
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.registry import find, make
from bastide.core.values import read_opponents
from bastide.lab.arena import Contest, simulate
from tests.seeds import MATCH

KB = "kingdom-builder"
SHIPPED = (KB, "troyes-dice", "tournay", "feuville")


def test_greedy_wins_95_percent_of_games_against_random() -> None:
    report = simulate(Contest(KB, 2, ("greedy", "random"), seed=2026), games=MATCH)
    assert report["games"] == MATCH
    assert report["win_shares"][0] >= 0.95, report


def test_bots_for_names_every_bot_that_knows_the_game() -> None:
    assert bots_for(find(KB)) == ["random", "greedy", "search", "builder", "blocker", "gambler", *LEVELS]


PERSONALITIES = [(name, bot) for name in SHIPPED for bot in personalities_for(find(name))]


@pytest.mark.parametrize(("name", "bot"), PERSONALITIES)
def test_a_personality_plays_with_weights_of_its_own(name: str, bot: str) -> None:
    game = find(name)
    entry = personality_entries(game)[bot]
    usual = read_opponents(game.__module__, entry["values"]["hints"])
    known = {*usual, *getattr(game.module("hints"), "WEIGHTS", ())}
    assert entry["weights"].keys() <= known
    assert any(usual.get(weight) != worth for weight, worth in entry["weights"].items())
    assert bot not in levels_for(game)
    report = simulate(Contest(name, 2, (bot, "random"), seed=1, turns=2), games=1)
    assert report["decisions"] > 4


def test_people_meet_apprentice_and_are_replaced_by_journeyman() -> None:
    assert (default_bot(find(KB)), stand_in(find(KB))) == ("apprentice", "journeyman")


def test_a_game_without_levels_offers_its_strongest_bot() -> None:
    toy = find("sealed-bids")
    assert default_bot(toy) == stand_in(toy) == bots_for(toy)[-1] == "search"


def test_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="No bot 'alphago' plays kingdom-builder; there are random, greedy, search"):
        make_bot("alphago", find(KB), 1)


@pytest.mark.parametrize("name", ["random", "greedy", "journeyman"])
def test_same_seed_same_choice(name: str) -> None:
    state = make(KB).start(2, SeededChance(3))
    (player,) = state.to_act
    choices = {make_bot(name, find(KB), 5).choose(Sight(state, player)) for _ in range(3)}
    assert len(choices) == 1
    assert choices <= set(state.legal_moves(player))


def test_greedy_cannot_be_swayed_by_a_hidden_card() -> None:
    """Two positions that differ only in the opponent's card and the pile: the same choice."""
    state = make(KB, options={"start_player": "1"}).start(2, SeededChance(4))
    position = state.position()
    hidden = position["players"][1]["card"]
    other = next(terrain for terrain, count in position["draw_pile"].items() if terrain != hidden and count)
    position["players"][1]["card"] = other
    position["draw_pile"][other] -= 1
    position["draw_pile"][hidden] += 1
    twin = state.game.from_position(position)
    assert state.position() != twin.position()
    for seed in range(5):
        assert make_bot("greedy", find(KB), seed).choose(Sight(state, 0)) == make_bot("greedy", find(KB), seed).choose(
            Sight(twin, 0)
        )
