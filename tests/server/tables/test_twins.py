"""Twin games that differ only in what a receiver may not know send that receiver the same bytes.

Two servers have the same ids, secrets and clock; where chance must differ, they draw it from different words, found by
playing the beginning of each game in the core.
"""

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from bastide.core.chance import KeyedChance
from bastide.core.journal import Match
from bastide.core.registry import make
from tests.server.client import Client, Table, started
from tests.server.fixed_server import chance_key
from tests.server.process import Server

Beginning = Callable[[Match, bytes], tuple[object, object]]
"""Plays the beginning of a game; returns what all receivers see of it and what none of them does."""

FIXED = {
    "quadrants": "tavern paddock oasis farm",
    "turned": "none",
    "cards": "fishermen knights merchants",
    "start_player": "1",
}


def play(match: Match, key: bytes, seat: int, *moves: str) -> None:
    for move in moves:
        asked = len(match.journal.setup) + sum(len(ply.chance) for ply in match.journal.plies)
        match.play(seat, move, KeyedChance(key, asked))


def said(match: Match) -> list[str]:
    """Return all outcomes of chance."""
    outcomes = [*match.journal.setup, *(outcome for ply in match.journal.plies for outcome in ply.chance)]
    return [outcome.kind for outcome in outcomes]


def second_hand(match: Match, _: bytes) -> tuple[object, object]:
    """Kingdom Builder with three: the second player's card."""
    first, second, third = said(match)
    return (first, third), second


def drawn_card(match: Match, key: bytes) -> tuple[object, object]:
    """Kingdom Builder with two: the card that the first player draws at the end of their turn."""
    for _ in range(3):
        play(match, key, 0, match.game.moves.text(match.state.legal_moves(0)[0]))
    play(match, key, 0, "end")
    first, second, drawn = said(match)
    return (first, second), drawn


def look(match: Match, key: bytes) -> tuple[object, object]:
    """Peek: the first player looks, the second one turns a card up."""
    play(match, key, 0, "look", "bury top", "take", "end")
    looked = said(match)
    play(match, key, 1, "turn", "take", "end")
    return said(match)[2:], looked


def guards(match: Match, _: bytes) -> tuple[object, object]:
    """Interrupt with three: whether the second player could block a claim."""
    cards = said(match)
    return (cards[:2], cards[4:]), "guard" in cards[2:4]


BEGINNINGS: dict[str, tuple[Beginning, dict[str, Any]]] = {
    "kingdom-builder 2": (drawn_card, FIXED),
    "kingdom-builder 3": (second_hand, FIXED),
    "peek 2": (look, {}),
    "interrupt 3": (guards, {}),
}


def twin_words(kind: str) -> tuple[str, str]:
    """Return two words for the chance of a kind of table that differ only in what receivers don't see."""
    beginning, options = BEGINNINGS[kind]
    name, players = kind.split()
    game = make(name, options=options)
    seen: dict[object, list[tuple[object, str]]] = {}
    for number in itertools.count():
        word = str(number)
        key = chance_key(word)
        public, hidden = beginning(Match.begin(game, int(players), KeyedChance(key)), key)
        others = seen.setdefault(str(public), [])
        for other, earlier in others:
            if other != hidden:
                return earlier, word
        others.append((hidden, word))
    raise AssertionError


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    words = [dict(zip(BEGINNINGS, chosen, strict=True)) for chosen in zip(*map(twin_words, BEGINNINGS), strict=True)]
    with ExitStack() as stack:
        servers = [
            Server(
                tmp_path_factory.mktemp("twin") / "data",
                runner="tests.server.fixed_server",
                seed=5,
                chance={"sealed-bids 3": "same", **chance},
            )
            for chance in words
        ]
        yield stack.enter_context(servers[0]), stack.enter_context(servers[1])


Script = Callable[[Table, Any], None]


def received(server: Server, script: Script, twist: Any, players: int, game: str, **options: Any) -> list[list[str]]:
    """Return what each seat and a spectator receive in a script, and what the public API then tells a visitor."""
    visitor = Client(server, "Zoe")
    with started(server, players, game, options=options) as table, visitor.watch(table.id) as spectator:
        spectator.settle()
        script(table, twist)
        streams = [*table.streams, spectator]
        for stream in streams:
            stream.settle()
        number = spectator.now["number"]
        paths = ["", *(f"/steps/{step}" for step in range(1, number + 1))]
        public = [visitor.http.get(f"/api/tables/{table.id}{path}").text for path in paths]
        return [*(stream.frames for stream in streams), public]


def assert_same_for(receivers: list[int], one: list[list[str]], other: list[list[str]]) -> None:
    """Check that these seats, spectator and visitor got the same, and that a seat outside the group didn't."""
    spectator, visitor = len(one) - 2, len(one) - 1
    for viewer in [*receivers, spectator, visitor]:
        assert one[viewer] == other[viewer]
    assert one != other, "the twins differ in nothing"


def test_another_hand_of_another_seat(twins: tuple[Server, Server]) -> None:
    def first_turn(table: Table, twist: None) -> None:
        first, _, third = table.streams
        for _ in range(3):
            first.played(first.now["moves"][0])
            third.ask("why", move="build 1.1")
        first.undo()

    one, other = (received(server, first_turn, None, 3, "kingdom-builder", **FIXED) for server in twins)
    assert_same_for([0, 2], one, other)
    assert one[1] != other[1]


def test_another_card_drawn_at_the_end_of_a_turn(twins: tuple[Server, Server]) -> None:
    """The player who did not draw it plays their whole turn without a sign of it."""

    def two_turns(table: Table, twist: None) -> None:
        first, second = table.streams
        for _ in range(3):
            first.played(first.now["moves"][0])
        first.played("end")
        second.settle()
        for _ in range(3):
            second.ask("preview", move=second.now["moves"][0])
            second.played(second.now["moves"][0])
        second.undo()
        second.move("build 10.10")

    one, other = (received(server, two_turns, None, 2, "kingdom-builder", **FIXED) for server in twins)
    assert_same_for([1], one, other)
    assert one[0] != other[0]


def test_another_look_at_the_pile(twins: tuple[Server, Server]) -> None:
    def two_turns(table: Table, _: None) -> None:
        first, second = table.streams
        for move in ("look", "bury top", "take", "end"):
            first.played(move)
        second.settle()
        for move in ("turn", "take", "end"):
            second.ask("preview", move=move)
            second.played(move)
        second.ask("why", move="take")

    one, other = (received(server, two_turns, None, 2, "peek") for server in twins)
    assert_same_for([1], one, other)
    assert one[0] != other[0]


def test_a_pass_that_was_forced(twins: tuple[Server, Server]) -> None:
    """A free pass and one that was forced, for lack of a guard, look the same to the others."""
    automatic = []

    def claim(table: Table, _: None) -> None:
        first, second, third = table.streams
        second.ask("set-automatic", mode="forced")
        first.played("claim")
        second.until(lambda update: update["to_act"] != [0])
        forced = "block" not in second.now.get("moves", [])
        automatic.append(forced)
        if not forced:
            second.played("pass")
        third.until(lambda update: update["to_act"] == [2])

    one, other = (received(server, claim, None, 3, "interrupt") for server in twins)
    assert sorted(automatic) == [False, True]
    assert_same_for([0, 2], one, other)
    assert "table-automatic-move" in str(one[1] + other[1])


def test_other_choices_in_a_closed_phase(twins: tuple[Server, Server]) -> None:
    """The second seat lays other cards, more of them and at other times; the first sees nothing of it."""

    def bids(table: Table, careful: bool) -> None:
        first, second, third = table.streams
        if careful:
            second.ask("set-automatic", mode="forced")
            second.played(second.now["moves"][0])
            second.undo()
        first.played(first.now["moves"][0])
        second.played(second.now["moves"][0 if careful else -1])
        if not careful:
            second.played(next(move for move in second.now["moves"] if move.startswith("raise")))
            third.played(third.now["moves"][0])
            third.played("end")
        first.ask("why", move="raise 1")
        first.ask("preview", move="end")
        first.played("end")
        first.undo()
        if careful:
            second.played("end")

    one, other = (received(server, bids, twist, 3, "sealed-bids") for server, twist in zip(twins, (0, 1), strict=True))
    assert_same_for([0], one, other)
    assert one[1] != other[1]


def test_whether_the_others_are_done_already(twins: tuple[Server, Server]) -> None:
    """The last player to bid can't find out that they are the last, whatever they ask."""

    def bids(table: Table, all_done: bool) -> None:
        first, second, third = table.streams
        first.played(first.now["moves"][0])
        for stream in (second, third):
            stream.played(stream.now["moves"][0])
            if all_done:
                stream.played("end")
        for move in ("end", "raise 1", "raise 2", "raise 3", "bid 1"):
            first.ask("why", move=move)
            first.ask("preview", move=move)
        first.ask("ask-undo")
        first.undo(steps=5)

    one, other = (received(server, bids, twist, 3, "sealed-bids") for server, twist in zip(twins, (0, 1), strict=True))
    assert_same_for([0], one, other)


def test_another_order_of_time_in_closed_phases(twins: tuple[Server, Server]) -> None:
    """Only the order of clicks and undos differs: the whole game and its journal are the same."""

    def game(table: Table, order: tuple[int, int]) -> None:
        waiting = table.streams[0]
        while waiting.settle()["status"] == "running":
            for update in table.settle():
                assert update["to_act"] == [0, 1, 2]
            waiting.played(waiting.now["moves"][0])
            waiting.played("end")
            for seat in order:
                stream = table.streams[seat]
                if order[0] == 2:
                    stream.played(stream.now["moves"][-1])
                    assert stream.undo()["type"] == "accepted"
                stream.played(stream.now["moves"][0])
                if seat == order[0]:
                    stream.played("end")
            table.streams[order[1]].played("end")
        journals.append(table.clients[0].journal(table.id))

    journals: list[str] = []
    one = received(twins[0], game, (1, 2), 3, "sealed-bids")
    other = received(twins[1], game, (2, 1), 3, "sealed-bids")
    assert_same_for([0], one, other)
    assert journals[0] == journals[1]
