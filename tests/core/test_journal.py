"""Journals: what is saved is enough to replay the game, and nothing broken gets in."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bastide.core.chance import ScriptedChance, SeededChance
from bastide.core.errors import BadFile, BadJournal, BadOutcome, IllegalMove, UnknownMove
from bastide.core.events import Event
from bastide.core.journal import Ending, Journal, Match
from bastide.core.registry import make


def some_plies(count: int, seed: int = 1) -> Match:
    """Return a match of Kingdom Builder after some plies."""
    match = Match.begin(make("kingdom-builder", options={"start_player": "1"}), 2, SeededChance(seed))
    chance, choice = SeededChance(seed), SeededChance(seed)
    for _ in range(count):
        (player,) = match.state.to_act
        legal = match.state.legal_moves(player)
        match.play(player, legal[choice.below(len(legal))], chance)
    return match


def test_a_saved_journal_gives_the_same_game(tmp_path: Path) -> None:
    match = some_plies(30)
    path = tmp_path / "game.json"
    match.journal.save(path)
    loaded = Journal.load(path)
    assert loaded == match.journal == Journal.load(str(path))
    assert loaded.fold().position() == match.state.position()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_undo_goes_back_to_any_ply_and_play_goes_on() -> None:
    match = some_plies(20)
    earlier = some_plies(7).state.position()
    told: list[Event] = []
    match.state.listener = told.append
    match.undo(7)
    assert match.state.position() == earlier
    assert len(match.journal.plies) == 7
    assert not told
    (player,) = match.state.to_act
    match.play(player, match.state.legal_moves(player)[0], SeededChance(9))
    assert len(match.journal.plies) == 8
    assert told  # listeners survive the undo


def test_there_is_no_ply_beyond_the_last() -> None:
    with pytest.raises(BadJournal, match="has 5 plies; there is no ply 6"):
        some_plies(5).journal.fold(6)


def test_a_refused_move_leaves_match_and_journal_alone() -> None:
    match = some_plies(3)
    before = (match.state.position(), match.journal.dumps())
    (player,) = match.state.to_act
    with pytest.raises(UnknownMove):
        match.play(player, "fly", SeededChance(1))
    with pytest.raises(IllegalMove):
        match.play(1 - player, "end", SeededChance(1))
    assert (match.state.position(), match.journal.dumps()) == before


def test_a_play_that_chance_breaks_off_leaves_no_trace() -> None:
    match = some_plies(3)
    heard: list[Event] = []
    match.state.listener = heard.append
    (player,) = match.state.to_act
    assert match.game.moves.parse("end") in match.state.legal_moves(player)
    before = match.state.position()
    with pytest.raises(BadOutcome):
        match.play(player, "end", ScriptedChance())
    assert match.state.position() == before
    assert not heard


def test_events_are_told_again_by_folding() -> None:
    match = some_plies(12)
    heard: list[Event] = []
    match.journal.fold(listener=heard.append)
    assert [event.key for event in heard].count("builds") >= 6
    assert "draws-card" in {event.key for event in heard}


def test_a_record_says_why_a_game_ended_early() -> None:
    journal = replace(some_plies(5).journal, ending=Ending("resigned", 1))
    loaded = Journal.loads(journal.dumps())
    assert loaded == journal and loaded.fold() == some_plies(5).state
    assert Journal.loads(replace(journal, ending=Ending("by-agreement")).dumps()).ending == Ending("by-agreement")
    assert "ending" not in some_plies(5).journal.dumps()


def damaged(change: str) -> str:
    """Return the text of a journal with one thing wrong."""
    document: dict[str, Any] = json.loads(some_plies(12).journal.dumps())
    header, plies = document["header"], document["plies"]
    end = next(ply for ply in plies if ply[1] == "end")
    match change:
        case "other format":
            header["bastide"] = 99
        case "other rules":
            header["rules"] = "0"
        case "other components":
            header["digest"] = "0" * 64
        case "unknown game":
            header["game"] = "chess"
        case "header is a list":
            document["header"] = []
        case "no plies":
            del document["plies"]
        case "surplus field":
            header["secret"] = 1
        case "wrong type":
            header["players"] = "two"
        case "nine players":
            header["players"] = 9
        case "ply is a number":
            plies[3] = 7
        case "illegal move":
            plies[1][1] = "end"
        case "unknown move":
            plies[1][1] = "fly"
        case "foreign seat":
            plies[0][0] = 1
        case "impossible outcome":
            end[2] = "terrain card: water"
        case "missing outcome":
            del end[2]
        case "surplus outcome":
            plies[0].append("terrain card: grass")
        case "outcome is a number":
            end[2] = 5
        case "ending is a text":
            document["ending"] = "resigned"
        case "nobody resigned":
            document["ending"] = {"reason": "resigned"}
        case "setup missing":
            document["setup"] = document["setup"][:3]
    return json.dumps(document)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("other format", "has format 99; this version of Bastide reads 1 or 2"),
        ("other rules", "rules version 0"),
        ("other components", "different component data"),
        ("unknown game", "There is no game 'chess'"),
        ("header is a list", "header must be an object"),
        ("no plies", "not a journal, .*lacks 'plies'"),
        ("surplus field", "header has an unknown field"),
        ("wrong type", r"header\.players must be a whole number from 1 to 100"),
        ("nine players", "4 at most; got 9"),
        ("ply is a number", r"plies\[3\] must be a list of 2 to 1000 entries, not 7"),
        ("illegal move", "Ply 2 .*KB-9"),
        ("unknown move", "Ply 2 .*is not a move"),
        ("foreign seat", "Ply 1 .*KB-8"),
        ("impossible outcome", "impossible outcome"),
        ("missing outcome", "records no outcome"),
        ("surplus outcome", "Ply 1 .*asks for nothing"),
        ("outcome is a number", r"plies\[\d+\]\[2\] must be a text .*, not 5"),
        ("ending is a text", "ending must be an object, not 'resigned'"),
        ("nobody resigned", "ending lacks 'player'"),
        ("setup missing", "records no outcome"),
    ],
)
def test_a_damaged_journal_is_refused_with_the_reason(change: str, complaint: str) -> None:
    from bastide.core.errors import BastideError

    with pytest.raises(BastideError, match=complaint):
        Journal.loads(damaged(change)).fold()


@pytest.mark.parametrize("size", [0, 1, 50, 500])
def test_a_truncated_journal_is_refused(size: int) -> None:
    with pytest.raises(BadJournal, match="not valid JSON"):
        Journal.loads(some_plies(12).journal.dumps()[:size])


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such file"):
        Journal.load(tmp_path / "none.json")


def test_own_component_data_travels_inside() -> None:
    components = json.loads(json.dumps(make("kingdom-builder").components))
    components["cards"]["castle_gold"] = 50
    match = Match.begin(make("kingdom-builder", components=components), 2, SeededChance(1))
    loaded = Journal.loads(match.journal.dumps())
    assert loaded.header.components == components
    assert loaded.fold().game.digest != make("kingdom-builder").digest
