"""A table in memory: what can be undone, what each viewer is told, and what is kept only once."""

import copy
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from bastide.core import registry
from bastide.core.audience import Viewer
from bastide.core.errors import IllegalMove
from bastide.core.state import State
from bastide.server.tables import commands, undo, updates
from bastide.server.tables.entries import Entry, Moved, Opened, Said, UndoAnswered, UndoAsked, Undone
from bastide.server.tables.live import LiveTable
from bastide.server.tables.updates import update
from bastide.server.wire import frames
from tests.server.inside import nonce, play, play_any, refused_with, running, seated, write

# Undo


def undoable(live: LiveTable) -> list[int]:
    return [undo.undoable(live, seat) for seat in range(len(live.seats))]


def test_own_moves_count_until_chance_is_asked() -> None:
    live = running(start_player="1")
    for expected in (1, 2, 3):
        play_any(live)
        assert undoable(live) == [expected, 0]
    play(live, 0, "end")  # draws a card
    assert undoable(live) == [0, 0]


def test_nothing_can_be_taken_back_before_the_start_or_after_the_end() -> None:
    live = seated()
    assert undoable(live) == [0, 0]
    live = running("sealed-bids")
    while live.status == "running":
        play_any(live)
    assert undoable(live) == [0, 0]


def test_a_look_stands_and_what_follows_it_does_not() -> None:
    live = running("peek")
    for move, expected in (("look", 0), ("leave", 1), ("take", 2), ("end", 3)):
        play(live, 0, move)
        assert undoable(live) == [expected, 0]


def test_an_act_of_another_settles_it() -> None:
    live = running("peek")
    play(live, 0, "look", "leave", "take", "end")
    play(live, 1, "look")
    assert undoable(live) == [0, 0]


def test_in_a_closed_phase_only_the_own_steps_count() -> None:
    live = running("sealed-bids", players=3)
    text = live.game.moves.text
    play(live, 1, text(live.state.legal_moves(1)[0]))
    assert undoable(live) == [0, 1, 0]
    play(live, 0, text(live.state.legal_moves(0)[0]), "end")
    assert undoable(live) == [2, 1, 0]
    play(live, 2, text(live.state.legal_moves(2)[0]), "end")
    assert undoable(live) == [2, 1, 2]
    play(live, 1, "end")  # all bids are turned up
    assert undoable(live) == [0, 0, 0]
    play(live, 0, text(live.state.legal_moves(0)[0]))
    assert undoable(live) == [1, 0, 0]


def test_taking_back_leads_to_the_position_before_and_to_no_number_again() -> None:
    live = running(start_player="1")
    play_any(live)
    before = live.state.position()
    play_any(live, 2)
    live.apply(live.seq + 1, Undone(0, 2))
    assert live.state.position() == before
    assert (live.seats[0].decisions, live.withdrawals, len(live.history)) == (4, 1, 1)
    with refused_with("stale") as refused:
        commands.move(live, 0, 3, "end")
    assert refused.value.arguments == {"expected": 4}


def test_going_back_by_consent_does_not_reroll() -> None:
    live = running(start_player="1")
    play_any(live, 3)
    (first,) = commands.move(live, 0, live.seats[0].decisions, "end")
    live.apply(live.seq + 1, first)
    for entry in (UndoAsked(0), UndoAnswered(1, agreed=True)):
        live.apply(live.seq + 1, entry)
    (again,) = commands.move(live, 0, live.seats[0].decisions, "end")
    assert isinstance(first, Moved) and first.outcomes and again == first
    assert not live.rated


def test_by_consent_a_player_goes_back_to_their_last_decision_not_to_an_automatic_one() -> None:
    def asked(wish: Sequence[Entry] | None = None) -> list[str]:
        """Return what is possible after everyone agreed, with a request from an older log."""
        live = running("peek")
        write(live, live.try_move(0, "turn", automatic=True))
        with refused_with("nothing-to-undo"):
            commands.ask_undo(live, 0)
        play(live, 0, "take")
        write(live, live.try_move(0, "end", automatic=True))
        play_any(live)
        write(live, *(wish or commands.ask_undo(live, 0)), UndoAnswered(1, agreed=True))
        return [live.game.moves.text(move) for move in live.state.legal_moves(0)]

    assert sorted(asked()) == ["end", "take"]
    assert asked([UndoAsked(0)]) == ["end"]


# Updates


def viewers(live: LiveTable) -> list[Viewer]:
    return [*range(len(live.seats)), None]


def test_an_update_begins_behind_the_viewers_number() -> None:
    live = running(start_player="1")
    number = update(live, 1, 0).number
    play_any(live, 2)
    news = update(live, 1, number)
    assert news.number == number + 2
    assert news.lines == update(live, 1, 0).lines[-len(news.lines) :]
    assert update(live, 1, news.number).lines == ()


def test_a_hidden_step_changes_no_byte_for_the_others() -> None:
    live = running("sealed-bids", players=3)
    before = {viewer: frames.write(update(live, viewer, 0)) for viewer in viewers(live)}
    play(live, 1, live.game.moves.text(live.state.legal_moves(1)[0]), "end")
    for viewer in (0, 2, None):
        assert frames.write(update(live, viewer, 0)) == before[viewer]
    assert frames.write(update(live, 1, 0)) != before[1]
    assert update(live, 0, 0).to_act == (0, 1, 2) and update(live, 1, 0).to_act == (0, 2)


def test_moves_and_decisions_are_the_seats_own() -> None:
    live = running(start_player="2")
    assert [bool(update(live, viewer, 0).moves) for viewer in viewers(live)] == [False, True, False]
    play_any(live)
    assert [update(live, viewer, 0).decision for viewer in viewers(live)] == [0, 1, None]
    assert [update(live, viewer, 0).undo for viewer in viewers(live)] == [0, 1, 0]


def test_points_are_told_when_they_are_open_or_the_game_is_over() -> None:
    live = running("peek")
    assert update(live, 0, 0).scores is None
    while live.status == "running":
        play_any(live)
    assert [entry["rank"] for entry in msgspec.json.decode(update(live, None, 0).scores)]
    assert update(running(), 0, 0).scores is not None


def test_points_are_counted_once_for_all_and_anew_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[State] = []
    count = updates.final_scores

    def counting(live: LiveTable) -> Any:
        counted.append(live.state)
        return count(live)

    monkeypatch.setattr(updates, "final_scores", counting)
    live = running(start_player="1")
    for viewer in viewers(live):
        update(live, viewer, 0)
    assert len(counted) == 1
    play_any(live)
    assert msgspec.json.decode(update(live, None, 0).scores) == count(live)
    assert len(counted) == 2


def test_a_preview_changes_nothing() -> None:
    live = running("interrupt")
    before = copy.deepcopy([live.seq, live.history, live.seats, live.streams]), live.state.position()
    after = live.preview([*commands.move(live, 0, 0, "draw"), Said("Anna", "hello", 0)])
    assert after.state.position() != before[1]
    assert ([live.seq, live.history, live.seats, live.streams], live.state.position()) == before


def test_a_preview_that_cannot_be_folded_raises() -> None:
    live = running("interrupt")
    with pytest.raises(IllegalMove):
        live.preview([Moved(0, "pass")])
    assert live.frozen is None


# What is kept once


def test_a_line_for_everyone_is_kept_once_and_a_secret_one_is_not() -> None:
    live = running("interrupt")
    play(live, 0, "draw")
    mine, yours, everybodys = (live.streams[viewer][-1] for viewer in viewers(live))
    (drawn,) = [number for number, line in enumerate(mine) if "card" in line.arguments]
    assert "card" not in yours[drawn].arguments and "card" not in everybodys[drawn].arguments
    play(live, 0, "end")
    mine, yours, everybodys = (live.streams[viewer][-1] for viewer in viewers(live))
    assert mine and all(one is other is third for one, other, third in zip(mine, yours, everybodys, strict=True))


def test_tables_with_the_same_options_share_the_game() -> None:
    assert seated().game is seated().game
    assert seated(start_player="1").game is not seated().game
    own = registry.make("kingdom-builder").components
    assert seated(components=own).game is not seated(components=own).game


@pytest.mark.parametrize("change", [{"rules": "0"}, {"digest": "0" * 64}])
def test_a_game_begun_under_other_rules_or_components_is_frozen(change: dict[str, str]) -> None:
    live = seated()
    for seat in range(2):
        live.apply(live.seq + 1, Opened(seat, nonce(seat).hex()))
    live.apply(live.seq + 1, msgspec.structs.replace(live.set_up(), **change))
    assert live.status == "frozen"


def test_a_line_has_the_time_of_the_move_that_told_it() -> None:
    live = running("sealed-bids")
    before = len(live.streams[1])
    play_any(live, at=100.0)  # the first player's hidden choice
    assert len(live.streams[1]) == before
    while len(live.streams[1]) == before:
        play_any(live, at=200.4)
    assert {line.at for line in update(live, 1, before).lines} == {200}
    assert {line.at for line in update(live, 0, before).lines} == {100, 200}
