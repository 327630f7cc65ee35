"""The analysis of a recorded game."""

import json
from dataclasses import replace
from functools import cache

import pytest

from bastide.bots import Sight, analysis, levels_for
from bastide.bots.analysis import Analysis, analyse, analysis_version
from bastide.bots.expectations import Expectation, digest
from bastide.bots.seat import chooser
from bastide.bots.turns import turns_of
from bastide.core.chance import SeededChance
from bastide.core.errors import BadJournal, BadOption
from bastide.core.journal import Match
from bastide.core.registry import find, make
from bastide.testing.checks.secrecy import twins
from bastide_toys.peek import Peek
from tests.oracles import secrets


@cache
def played(name: str, bots: tuple[str, ...], seed: int = 1, plies: int = 10_000) -> Match:
    """Return a game between bots, whole or only its first plies."""
    chance = SeededChance(seed)
    match = Match.begin(make(name), len(bots), chance)
    choosing = [chooser(bot, find(name), seed + seat) for seat, bot in enumerate(bots)]
    while match.state.to_act and len(match.journal.plies) < plies:
        player = match.state.to_act[0]
        match.play(player, choosing[player](Sight(match.state, player)), chance)
    return match


@cache
def whole_game() -> Analysis:
    return analyse(played("kingdom-builder", ("random", "greedy")).journal)


def test_the_version_follows_both_levels_and_the_expectations(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = find("troyes-dice")
    levels = levels_for(kind)
    versions = {analysis_version(kind)}
    for name in (analysis.LEVEL, analysis.THINKING):
        newer = {**levels, name: replace(levels[name], version=99)}
        with monkeypatch.context() as patch:
            patch.setattr(analysis, "levels_for", lambda _: newer)  # noqa: B023
            versions.add(analysis_version(kind))
    monkeypatch.setattr(analysis, "digest", lambda _: "12345678")
    versions.add(analysis_version(kind))
    assert len(versions) == 4 and all(len(version) <= 20 for version in versions)
    assert len({digest(find(name)) for name in ("troyes-dice", "feuville", "tournay")}) == 3
    assert analysis_version(Peek) == ""


def test_the_last_turn_leads_to_the_result() -> None:
    state, found = played("kingdom-builder", ("random", "greedy")).state, whole_game()
    assert found.over
    assert found.turns[-1].after == Expectation((0.0, 1.0), tuple(float(score.total) for score in state.scores()))


def test_everyone_has_a_share_at_any_time() -> None:
    found = whole_game()
    for expected in [found.before, *(turn.after for turn in found.turns)]:
        assert sum(expected.shares) == pytest.approx(1, abs=1e-3)
    late = found.turns[len(found.turns) * 3 // 4].after
    assert late.shares[1] > 0.6  # greedy is far ahead of a random player


def test_turns_are_divided_where_a_player_ends_them() -> None:
    journal, found = played("kingdom-builder", ("random", "greedy")).journal, whole_game()
    assert [move for turn in found.turns for move in turn.moves] == [ply.move for ply in journal.plies]
    assert all(turn.moves[-1] == "end" for turn in found.turns)
    assert [turn.first for turn in found.turns[:2]] == [0, len(found.turns[0].moves)]
    assert len(turns_of(journal.plies, make("kingdom-builder"))) == len(found.turns)


def test_a_random_player_loses_more_than_a_good_one() -> None:
    lost = [[turn.lost for turn in whole_game().turns if turn.player == seat] for seat in range(2)]
    assert sum(lost[0]) / len(lost[0]) > 2 * sum(lost[1]) / len(lost[1])


def test_the_bots_own_line_loses_nothing() -> None:
    journal = played("kingdom-builder", ("random", "greedy")).journal
    for turn in whole_game().turns:
        if turn.line == turn.moves:
            assert turn.lost == 0
    first = whole_game().turns[0]
    match = journal.replay(first.first)
    for move in first.line:
        match.play(first.player, move, SeededChance(0))  # legal in the game itself


def test_turning_points_are_the_largest_swings() -> None:
    found = whole_game()
    chosen = found.turning_points()
    assert chosen == sorted(chosen) and 0 < len(chosen) <= 5
    others = [found.swing(number) for number in range(len(found.turns)) if number not in chosen]
    assert min(found.swing(number) for number in chosen) >= max(others)


def test_in_a_very_long_game_a_bot_plans_some_turns_and_the_turning_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_PLANNED", 4)
    thinned = analyse(played("kingdom-builder", ("random", "greedy")).journal)
    planned = {number for number, turn in enumerate(thinned.turns) if turn.line}
    assert len(planned) <= 4 + 5 < len(thinned.turns) and planned >= set(thinned.turning_points())
    assert [turn.after for turn in thinned.turns] == [turn.after for turn in whole_game().turns]


def test_the_same_seed_gives_the_same_analysis_also_through_json() -> None:
    steps: list[float] = []
    again = analyse(played("kingdom-builder", ("random", "greedy")).journal, steps.append)
    assert again == whole_game() == Analysis.from_json(json.loads(json.dumps(again.to_json())))
    assert steps == sorted(steps) and steps[-1] == 1.0
    with pytest.raises(ValueError, match="format 99"):
        Analysis.from_json({**again.to_json(), "analysis": 99})


@pytest.mark.parametrize(("bots", "plies"), [(("greedy",), 60), (("greedy", "random", "greedy"), 60)])
def test_troyes_dice_alone_and_a_closed_phase_of_a_running_game(bots: tuple[str, ...], plies: int) -> None:
    found = analyse(played("troyes-dice", bots, plies=plies).journal)
    assert not found.over
    assert len(found.before.shares) == len(bots)
    assert all(turn.line for turn in found.turns)
    if len(bots) == 1:
        assert {turn.after.shares for turn in found.turns} == {(1.0,)}


def test_the_line_depends_only_on_what_the_player_could_know() -> None:
    state = played("kingdom-builder", ("random", "random"), plies=8).state
    player = state.to_act[0]
    move = state.legal_moves(player)[-1]
    turns = []
    for each in (state, *twins(state, player, SeededChance(1), secrets(type(state.game)))):
        match = Match.begin_from(each.game, each.position(), SeededChance(1))
        match.play(player, move, SeededChance(1))
        turns.append(analyse(match.journal).turns[0])
    assert len(turns) > 1 and turns[0].line
    assert len({(turn.line, turn.reasons, turn.lost) for turn in turns}) == 1


def test_a_journal_without_moves_and_a_game_without_hints() -> None:
    empty = played("kingdom-builder", ("random", "random"), plies=0).journal
    with pytest.raises(BadJournal, match="no moves to analyse"):
        analyse(empty)
    with pytest.raises(BadOption, match="no hints"):
        analyse(Match.begin(Peek(), 2, SeededChance(1)).journal)
