"""Programs play whole games through the public API, and everything they received is checked."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bastide.core.journal import Journal
from tests.server.client import Client, Stream, play_out, started
from tests.server.oracle import Order, expected, shown
from tests.server.process import Server, bastide

GAMES = [
    ("kingdom-builder", 2),
    ("kingdom-builder", 4),
    ("sealed-bids", 2),
    ("sealed-bids", 4),
    ("peek", 3),
    ("interrupt", 2),
    ("interrupt", 4),
]


@dataclass
class Played:
    """A game played to the end, with all that its seats and a spectator received."""

    table: str
    client: Client
    seats: list[Stream]
    spectator: Stream
    moves: list[tuple[int, str]]
    journal: Journal
    before_the_end: list[str]
    """What the public API said about the table while it was running."""

    @property
    def viewers(self) -> list[tuple[int | None, Stream]]:
        return [*enumerate(self.seats), (None, self.spectator)]


@pytest.fixture(scope="module", params=GAMES, ids=lambda param: f"{param[0]}-{param[1]}")
def played(request: pytest.FixtureRequest, server: Server) -> Iterator[Played]:
    game, players = request.param
    choice = random.Random(f"{game} {players}")
    order = Order(lambda update: choice.choice(update["moves"]))
    visitor = Client(server, "Zoe")
    with started(server, players, game) as table, visitor.watch(table.id) as spectator:
        spectator.settle()
        before = [visitor.http.get(path).text for path in public_paths(table.id)]
        play_out([*table.streams, spectator], order)
        journal = Journal.loads(visitor.journal(table.id))
        yield Played(table.id, visitor, table.streams, spectator, order.moves, journal, before)


def public_paths(table: str) -> list[str]:
    paths = ("", "/steps/1", "/journal", "/result", "/plies/1", "/plies/1?seat=0")
    return [f"/api/tables/{table}{path}" for path in paths] + ["/api/tables", "/api/games"]


def test_the_result_is_what_the_journal_folds_to(played: Played) -> None:
    state = played.journal.fold()
    assert state.is_over
    totals = [score.total for score in state.scores()]
    assert [score["total"] for score in played.seats[0].now["scores"]] == totals
    result = played.client.get(f"/api/tables/{played.table}/result")
    assert [score["total"] for score in result["scores"]] == totals
    assert [score["rank"] for score in result["scores"]] == state.ranking()
    assert result["scores"] == played.spectator.now["scores"] == played.seats[-1].now["scores"]
    for score in result["scores"]:
        assert sum(earning["points"] for earning in score["earnings"]) == score["total"]
        assert sum(score["by_source"].values()) == score["total"]


def test_everyone_was_shown_exactly_what_the_core_shows_them(played: Played) -> None:
    """Views, legal moves and events, number for number, from a fold without any part of the server."""
    for viewer, stream in played.viewers:
        assert shown(stream.received()) == expected(played.journal, played.moves, viewer)


def test_each_viewers_numbers_have_no_gap(played: Played) -> None:
    for _, stream in played.viewers:
        numbers = [update["number"] for update in stream.received()]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_decision_numbers_are_the_seats_own(played: Played) -> None:
    """They count what the seat itself has done and nothing else."""
    for seat, stream in enumerate(played.seats):
        own = sum(mover == seat for mover, _ in played.moves)
        decisions = [update["decision"] for update in stream.received()]
        assert decisions == sorted(decisions)
        assert set(decisions) == set(range(own + 1))
    assert all("decision" not in update for update in played.spectator.received())


def test_nothing_that_the_server_keeps_to_itself_was_sent(played: Played) -> None:
    """Neither the order of the log nor the secret nor a nonce, in any frame or answer of a running game."""
    assert played.journal.fairness is not None
    secrets = [played.journal.fairness.secret, *(seat.nonce for seat in played.journal.fairness.seats)]
    sent = [text for _, stream in played.viewers for text in stream.frames] + played.before_the_end
    assert len(sent) > 30
    for text in sent:
        assert '"seq"' not in text
        assert not any(secret in text for secret in secrets)


def test_the_command_accepts_the_journal(played: Played, tmp_path: Path) -> None:
    path = tmp_path / "journal.json"
    path.write_text(played.client.journal(played.table), "utf-8")
    report = bastide("verify", "--json", str(path))
    assert report.returncode == 0, report.stderr
    totals = [score.total for score in played.journal.fold().scores()]
    assert [score["total"] for score in json.loads(report.stdout)["scores"]] == totals
