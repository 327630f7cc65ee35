"""Clocks as a fold over stored times: which run, what is added, what the others see."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

from bastide.core.audience import Viewer
from bastide.server.errors import RequestError
from bastide.server.tables import commands, stand_ins, timeouts, undo
from bastide.server.tables.clocks import DAY, Bank, Clock, Days
from bastide.server.tables.entries import Entry, ServerAway, UndoAnswered, UndoAsked
from bastide.server.tables.history import Done
from bastide.server.tables.live import LiveTable
from bastide.server.tables.timeouts import Attendance
from bastide.server.tables.updates import ClockFrame, update
from bastide.server.wire import frames
from tests.server.inside import play, play_any, refused_with, running, write

BANK = Bank(600, 20)
AWAY = Attendance(timeouts.ABSENT_SECONDS + 1, 0.0)
NOBODY: Mapping[int, Attendance] = {}


def begun(clock: Clock = BANK, game: str = "kingdom-builder", players: int = 2) -> LiveTable:
    """Return a table that started at time 0."""
    options = {"start_player": "1"} if game == "kingdom-builder" else {}
    return running(game, players, clock=clock, **options)


def left(live: LiveTable, at: float, viewer: Viewer = None) -> list[float]:
    """Return the seconds left on each clock at a time, as a viewer reads them."""
    return [_left(clock, at) for clock in update(live, viewer, 0).clocks]


def _left(clock: ClockFrame | None, at: float) -> float:
    assert clock is not None
    return max(0.0, (clock.left if clock.until is None else clock.until - at * 1000) / 1000)


def runs(live: LiveTable, viewer: Viewer = None) -> list[bool]:
    return [clock is not None and clock.until is not None for clock in update(live, viewer, 0).clocks]


def standing(live: LiveTable) -> tuple[str, ...]:
    """Return who plays each seat: its owner, or a bot for a player who ran out of time or left."""
    return tuple("left" if seat.left else "replaced" if seat.stand_in else "here" for seat in live.seats)


def turn(live: LiveTable, seat: int, at: float) -> None:
    """Play a whole turn of Kingdom Builder."""
    play_any(live, 3, at=at)
    play(live, seat, "end", at=at)


# Running clocks


def test_the_clock_of_the_player_to_move_runs() -> None:
    live = begun()
    assert (left(live, 30), runs(live)) == ([570, 600], [True, False])
    play_any(live, 3, at=40)
    assert (left(live, 50), runs(live)) == ([550, 600], [True, False])
    play(live, 0, "end", at=60)
    assert (left(live, 100), runs(live)) == ([540, 560], [False, True])


def test_a_turn_begins_with_the_increment() -> None:
    live = begun()
    turn(live, 0, 60)
    turn(live, 1, 90)
    assert left(live, 90) == [560, 570]
    turn(live, 0, 100)
    assert left(live, 100) == [550, 590]


def test_days_are_for_each_turn() -> None:
    live = begun(Days(3))
    turn(live, 0, 2 * DAY)
    turn(live, 1, 4 * DAY)
    assert left(live, 5 * DAY) == [2 * DAY, DAY]


def test_undo_returns_no_time_and_adds_nothing_twice() -> None:
    live = begun(BANK, "peek")
    play(live, 0, "look", "leave", "take", at=5)
    for at in (10, 20, 30):
        play(live, 0, "end", at=at)
        write(live, *commands.undo(live, 0, live.seats[0].decisions, 1), at=at + 5)
    assert left(live, 35) == [580, 585]  # three times the other was to move for five seconds
    play(live, 0, "end", at=40)
    play(live, 1, "look", "leave", "take", "end", at=40)
    assert left(live, 40) == [595, 585]


def test_going_back_by_consent_gives_no_time_back() -> None:
    live = begun()
    turn(live, 0, 60)
    write(live, UndoAsked(0), at=70)
    write(live, UndoAnswered(1, agreed=True), at=80)
    assert (left(live, 80), runs(live)) == ([540, 580], [True, False])
    play(live, 0, "end", at=90)
    turn(live, 1, 90)
    assert left(live, 90) == [550, 580]


def test_a_turn_that_begins_again_after_going_back_adds_nothing_again() -> None:
    live = begun()
    turn(live, 0, 60)
    turn(live, 1, 90)
    assert left(live, 90) == [560, 570]
    write(live, UndoAsked(0), UndoAnswered(1, agreed=True), at=90)
    assert left(live, 90) == [560, 570]
    play(live, 0, "end", at=100)
    turn(live, 1, 100)
    assert left(live, 100) == [550, 570]


def test_time_does_not_go_back_if_servers_disagree_about_it() -> None:
    live = begun()
    play_any(live, 3, at=60)
    play(live, 0, "end", at=50)
    assert left(live, 60) == [540, 600]


def test_a_bot_has_no_clock_and_the_end_stops_all() -> None:
    live = begun(game="sealed-bids")
    live.seats[1].bot = "random"
    assert update(live, 0, 0).clocks[1] is None
    while live.status == "running":
        play_any(live, at=10)
    assert runs(live) == [False, False]


def test_a_table_without_a_clock_says_nothing_of_time() -> None:
    live = running()
    assert "clocks" not in frames.write(update(live, 0, 0))
    with refused_with("no-clock"):
        timeouts.claim_time(live, 0, 1e9)


def test_time_without_a_server_does_not_count() -> None:
    live = begun()
    play_any(live, at=30)
    write(live, ServerAway(since=50), at=5000)
    assert left(live, 5010) == [540, 600]
    write(live, ServerAway(since=5010, until=6010), at=6020)
    assert left(live, 6020) == [530, 600]
    assert live.streams[0][-1][0].key == "table-server-away"


def test_earlier_entries_are_not_folded_again() -> None:
    """The clocks are updated after every entry: that must not take longer as a game gets longer."""
    live = begun()

    class OnceOnly(list[Done]):
        def __iter__(self) -> Iterator[Done]:
            raise AssertionError("the whole history was read")

    for _ in range(3):
        turn(live, live.state.to_act[0], 10)
        kept = live.history
        live.history = OnceOnly(kept)
        stand_ins.settle(live, None)
        live.history = kept
        assert live.turns == [sum(done.ends for done in kept if done.seat == seat) for seat in (0, 1)]
    write(live, UndoAsked(0), UndoAnswered(1, agreed=True), at=20)
    assert live.turns == [1, 1]


# Closed phases


def bid(live: LiveTable, seat: int, at: float, *, end: bool = True) -> None:
    play(live, seat, live.game.moves.text(live.state.legal_moves(seat)[0]), at=at)
    if end:
        play(live, seat, "end", at=at)


def test_in_a_closed_phase_all_clocks_run_until_their_owners_are_done() -> None:
    live = begun(BANK, "sealed-bids", 3)
    bid(live, 1, 40)
    assert [left(live, 100, viewer)[viewer] for viewer in range(3)] == [500, 560, 500]
    bid(live, 0, 100)
    bid(live, 2, 150)
    assert left(live, 150) == [520, 580, 470]  # the next phase has begun


def test_the_others_do_not_see_in_a_closed_phase_whose_clock_stands() -> None:
    live = begun(BANK, "sealed-bids", 3)
    before = {viewer: frames.write(update(live, viewer, 0)) for viewer in (0, 2, None)}
    bid(live, 1, 40)
    write(live, *commands.undo(live, 1, live.seats[1].decisions, 1), at=50)
    play(live, 1, "end", at=60)
    for viewer, frame in before.items():
        assert frames.write(update(live, viewer, 0)) == frame
    assert runs(live, 1) == [True, False, True]


def answers(live: LiveTable, now: float) -> list[object]:
    """Return what the first seat learns by asking about the second one's time."""
    found: list[object] = []
    for ask in (
        lambda: timeouts.claim_time(live, 1, now),
        lambda: timeouts.let_bot_play(live, 1, 0, now, NOBODY),
        lambda: timeouts.give_time(live, 1, 0, now),
    ):
        try:
            write(live, *ask(), at=now)
            found.append(frames.write(update(live, 0, 0)))
        except RequestError as refused:
            found.append((refused.key, refused.arguments))
    return found


@pytest.mark.parametrize("now", [599.0, 700.0])
def test_nobody_finds_out_who_is_done_by_asking_about_time(now: float) -> None:
    done, not_done = (begun(BANK, "sealed-bids", 3) for _ in range(2))
    bid(done, 1, 40)
    bid(not_done, 1, 40, end=False)
    assert answers(done, now) == answers(not_done, now)
    assert (done.seats[1].stand_in, not_done.seats[1].stand_in is not None) == (None, now > 600)


def test_a_replacement_bot_shows_when_the_closed_phase_is_over() -> None:
    live = begun(BANK, "sealed-bids", 3)
    write(live, *timeouts.let_bot_play(live, 1, 0, 700, {}), at=700)
    shown = [update(live, viewer, 0).seats[1].stand_in for viewer in (0, 1)]
    assert shown == [None, live.seats[1].stand_in]
    for seat in (1, 0, 2):
        bid(live, seat, 710)
    news = update(live, 0, 0)
    assert news.seats[1].stand_in is not None
    assert "table-bot-plays" in [line.key for line in news.lines]
    assert [line.key for line in update(live, 1, 0).lines].count("table-bot-plays") == 1


# Timeouts


def out(live: LiveTable) -> list[bool]:
    return [clock is not None and clock.out for clock in update(live, None, 0).clocks]


def claim(live: LiveTable, seat: int, at: float) -> list[Entry]:
    entries = list(timeouts.claim_time(live, seat, at))
    write(live, *entries, at=at)
    return entries


def test_a_timeout_is_recorded_once_and_not_too_early() -> None:
    live = begun()
    with refused_with("time-left") as refused:
        timeouts.claim_time(live, 0, 599)
    assert refused.value.arguments == {"seconds": 1}
    with refused_with("time-left"):
        timeouts.claim_time(live, 1, 601)  # it does not even run
    assert len(claim(live, 0, 600)) == 1
    assert claim(live, 0, 601) == []
    assert (out(live), left(live, 601)) == ([True, False], [0, 600])


def test_a_player_out_of_time_may_still_move() -> None:
    live = begun()
    claim(live, 0, 600)
    turn(live, 0, 700)
    assert (out(live), left(live, 700)) == ([False, False], [0, 600])
    turn(live, 1, 710)
    assert left(live, 710) == [20, 590]


def test_the_others_may_wait() -> None:
    live = begun()
    write(live, *timeouts.give_time(live, 0, 1, 650), at=650)
    assert (out(live), left(live, 650), runs(live)) == ([False, False], [300, 600], [True, False])
    with refused_with("time-left"):
        timeouts.give_time(live, 0, 1, 700)


def test_a_bot_takes_the_seat_and_gives_it_back() -> None:
    live = begun()
    with refused_with("own-seat"):
        timeouts.let_bot_play(live, 0, 0, 650, {})
    write(live, *timeouts.let_bot_play(live, 0, 1, 650, {}), at=650)
    assert (standing(live), runs(live)) == (("replaced", "here"), [False, False])
    assert live.left_seats == (0,)  # unless they come back, a bot has replaced them
    assert update(live, 0, 0).moves == ()
    with refused_with("bot-plays"):
        commands.own_move(live, 0, 0, "end")
    with refused_with("bot-already"):
        timeouts.let_bot_play(live, 0, 1, 651, {})
    play_any(live, at=660)
    assert live.history[-1].stand_in
    write(live, *timeouts.take_back(live, 0), at=670)
    assert (standing(live), left(live, 670)) == (("here", "here"), [300, 600])
    assert (undo.undoable(live, 0), bool(update(live, 0, 0).moves)) == (0, True)
    with refused_with("not-replaced"):
        timeouts.take_back(live, 0)


@pytest.mark.parametrize("clock", [BANK, Days(1)], ids=str)
def test_leaving_and_coming_back_winds_up_no_clock(clock: Clock) -> None:
    live = begun(clock)
    late = clock.first() - 5
    write(live, *timeouts.leave(live, 0), at=late)
    write(live, *timeouts.take_back(live, 0), at=late + 1)
    assert (left(live, late + 3), runs(live)) == ([3, clock.first()], [True, False])


def test_undo_is_not_offered_while_a_bot_plays() -> None:
    live = begun()
    play_any(live)
    assert update(live, 0, 0).undo == 1
    write(live, *timeouts.leave(live, 0))
    assert update(live, 0, 0).undo == 0


def test_turns_that_a_bot_played_add_no_time() -> None:
    live = begun()
    write(live, *timeouts.leave(live, 0), at=10)
    turn(live, 0, 20)
    write(live, *timeouts.take_back(live, 0), at=30)
    turn(live, 1, 40)
    assert left(live, 40) == [590, 580]


# Leaving, and being away


def test_a_leaver_is_marked_until_they_come_back() -> None:
    live = running(start_player="1")
    write(live, *timeouts.leave(live, 0))
    assert (live.left_seats, standing(live)) == ((0,), ("left", "here"))
    assert update(live, 1, 0).seats[0].left
    with refused_with("already-left"):
        timeouts.leave(live, 0)
    write(live, *timeouts.take_back(live, 0))
    assert (live.left_seats, standing(live)) == ((), ("here", "here"))


def test_leavers_need_not_agree_to_an_undo() -> None:
    live = running(start_player="1")
    play_any(live, 3)
    play(live, 0, "end")
    write(live, *timeouts.leave(live, 1))
    assert len(commands.ask_undo(live, 0)) == 2  # asked and granted
    live = running(players=3, start_player="1")
    play_any(live, 3)
    play(live, 0, "end")
    write(live, *timeouts.leave(live, 2), UndoAsked(0), UndoAnswered(1, agreed=True))
    assert live.state.to_act == (0,)


def test_an_absent_player_is_replaced_when_all_who_are_there_agree() -> None:
    live = running(players=4, start_player="1")
    with refused_with("not-absent"):
        timeouts.let_bot_play(live, 0, 1, 0, {})
    with refused_with("not-waiting"):
        timeouts.let_bot_play(live, 2, 1, 0, {2: AWAY})
    write(live, *timeouts.let_bot_play(live, 0, 1, 0, {0: AWAY, 3: AWAY}))
    assert (standing(live)[0], update(live, 2, 0).wishes[0].agreed) == ("here", (1,))
    assert timeouts.let_bot_play(live, 0, 1, 0, {0: AWAY, 3: AWAY}) == []
    write(live, *timeouts.let_bot_play(live, 0, 2, 0, {0: AWAY, 3: AWAY}))
    assert (standing(live)[0], update(live, 2, 0).wishes) == ("replaced", ())


def test_a_player_who_is_there_but_does_not_move_is_replaced_when_all_others_agree() -> None:
    live = running(players=3, start_player="1")
    for at in (100.0, 200.0):
        play_any(live, at=at)
        assert live.waiting_since == at
    write(live, *commands.undo(live, 0, live.seats[0].decisions, 1), at=300.0)
    assert live.waiting_since == 300.0
    stalled = {0: Attendance(0.0, timeouts.STALLED_SECONDS + 1)}
    assert not Attendance(0.0, timeouts.STALLED_SECONDS - 1).is_missing
    assert stalled[0].is_missing and stalled[0].stalls and not AWAY.stalls
    write(live, *timeouts.let_bot_play(live, 0, 1, 0, stalled))
    assert update(live, 2, 0).lines[-1].key == "table-bot-wanted-stalled"
    # Whoever is there has a say, even if they seem to stall, too.
    write(live, *timeouts.let_bot_play(live, 0, 1, 0, {**stalled, 2: stalled[0]}))
    assert standing(live)[0] == "here"
    write(live, *timeouts.let_bot_play(live, 0, 2, 0, stalled), at=400.0)
    assert standing(live)[0] == "replaced"
    write(live, *timeouts.take_back(live, 0), at=500.0)
    assert live.waiting_since == 500.0


def test_a_hidden_step_does_not_show_that_a_player_moves() -> None:
    live = running("sealed-bids", 2)
    write(live, *first_of(live, 0), at=50.0)
    write(live, *commands.undo(live, 0, live.seats[0].decisions, 1), at=60.0)
    assert live.waiting_since == live.started_at


def first_of(live: LiveTable, seat: int) -> Sequence[Entry]:
    """Make a seat's first legal move."""
    text = live.game.moves.text(live.state.legal_moves(seat)[0])
    return commands.move(live, seat, live.seats[seat].decisions, text)


def test_a_wish_ends_with_the_next_move() -> None:
    live = running(players=3, start_player="1")
    write(live, *timeouts.let_bot_play(live, 0, 1, 0, {0: AWAY}))
    play_any(live)
    assert live.wanted == {}
