"""`bastide verify` on the journal that the server exports: what it accepts and what it must catch."""

import hashlib
import json
import random
import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bastide.core.chance import KeyedChance
from bastide.core.fairness import commitment
from bastide.core.journal import Journal, Match
from bastide.games.kingdom_builder.board import TERRAINS
from tests.server.client import Client, play_out, started
from tests.server.oracle import with_another_outcome
from tests.server.process import Server, bastide


def finished(server: Server) -> str:
    """Return the exported journal of a game of Kingdom Builder between two people."""
    choice = random.Random(7)
    with started(server, 2) as table:
        play_out(table.streams, lambda update: choice.choice(update["moves"]))
        return table.clients[0].journal(table.id)


@pytest.fixture(scope="module")
def exported(server: Server) -> str:
    return finished(server)


def verify(journal: str, tmp_path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    path = tmp_path / "journal.json"
    path.write_text(journal, "utf-8")
    return bastide("verify", str(path), *options)


def verdict(journal: str, tmp_path: Path) -> tuple[int, str]:
    report = verify(journal, tmp_path)
    return report.returncode, report.stderr


def alter_an_outcome(document: dict[str, Any]) -> None:
    """Replace one of the last cards drawn; up to there it is still a possible game."""
    altered = with_another_outcome(Journal.loads(json.dumps(document)), TERRAINS)
    document.update(json.loads(altered.dumps()))


def alter_the_setup(document: dict[str, Any]) -> None:
    outcomes = document["setup"]
    start = next(number for number, outcome in enumerate(outcomes) if outcome.startswith("start player"))
    outcomes[start] = "start player: 2" if outcomes[start].endswith("1") else "start player: 1"
    document["plies"].clear()


def swap_a_nonce(document: dict[str, Any]) -> None:
    document["fairness"]["seats"][1]["nonce"] = "00" * 32


def swap_a_nonce_and_its_hash(document: dict[str, Any]) -> None:
    seat = document["fairness"]["seats"][1]
    seat["nonce"], seat["hash"] = "00" * 32, hashlib.sha256(bytes(32)).hexdigest()


def swap_the_secret(document: dict[str, Any]) -> None:
    document["fairness"]["secret"] = "ab" * 32


def invented(journal: Journal) -> Journal:
    """Return another game of the same table, with a secret that was made up afterwards and a commitment to match."""
    assert journal.fairness is not None
    secret, choice = b"made up".ljust(32), random.Random(3)
    forged = replace(journal.fairness, secret=secret.hex(), commitment=commitment(journal.fairness.table, secret))
    key, game = forged.key(), journal.header.make()
    match = Match.begin(game, journal.header.players, KeyedChance(key))
    asked = len(match.journal.setup)
    while not match.state.is_over:
        (player,) = match.state.to_act
        match.play(player, choice.choice(match.state.legal_moves(player)), KeyedChance(key, asked))
        asked += len(match.journal.plies[-1].chance)
    match.journal.fairness = forged
    return match.journal


def test_a_fair_journal_is_accepted(exported: str, tmp_path: Path) -> None:
    assert verdict(exported, tmp_path) == (0, "")


@pytest.mark.parametrize(
    ("alter", "complaint"),
    [
        (alter_an_outcome, "but fair chance gave"),
        (alter_the_setup, "but fair chance gave"),
        (swap_a_nonce, "Player 2's nonce doesn't match its commitment."),
        (swap_a_nonce_and_its_hash, "but fair chance gave"),
        (swap_the_secret, "The revealed secret doesn't match the commitment"),
    ],
)
def test_what_was_altered_is_caught(
    exported: str, tmp_path: Path, alter: Callable[[dict[str, Any]], None], complaint: str
) -> None:
    document = json.loads(exported)
    alter(document)
    code, said = verdict(json.dumps(document), tmp_path)
    assert code == 1
    assert complaint in said and said.count("\n") == 1


def test_a_whole_invented_game_is_not_proved_and_refused_if_you_kept_the_commitment(
    exported: str, tmp_path: Path
) -> None:
    """Another secret with a commitment that fits it, and a game played by it: consistent in itself."""
    real = json.loads(exported)["fairness"]
    forged = invented(Journal.loads(exported)).dumps()
    kept = ("--commitment", real["commitment"], "--nonce", f"1:{real['seats'][0]['nonce']}")
    alone = verify(forged, tmp_path)
    assert alone.returncode == 0
    assert "Secret: NOT proved." in alone.stdout and "Consistent, but not proved to be fair." in alone.stdout
    held_against_it = verify(forged, tmp_path, *kept)
    assert held_against_it.returncode == 1
    assert "The revealed secret doesn't match your commitment" in held_against_it.stderr
    proved = verify(exported, tmp_path, *kept)
    assert (proved.returncode, proved.stderr) == (0, "")
    assert "Fair: nobody could choose the outcomes checked here." in proved.stdout and "NOT" not in proved.stdout


def test_a_nonce_proves_only_itself(exported: str, tmp_path: Path) -> None:
    seats = json.loads(exported)["fairness"]["seats"]
    mine, other = seats[0]["nonce"], seats[1]["nonce"]
    report = verify(exported, tmp_path, "--nonce", mine, "--json")
    proof = {"outcomes": True, "given_plies": None, "commitment": False, "nonces": [0]}
    assert json.loads(report.stdout)["proved"] == proof
    for nonce, complaint in ((f"1:{other}", "Player 1's nonce isn't yours."), ("00" * 32, "No seat has your nonce")):
        report = verify(exported, tmp_path, "--nonce", nonce)
        assert report.returncode == 1 and report.stderr.startswith(complaint)


def test_a_server_that_ignored_the_nonces_is_caught(tmp_path: Path) -> None:
    """It serves a whole game that looks like any other; its own journal convicts it."""
    with Server(tmp_path / "data", runner="tests.server.fixed_server", ignore_nonces=True) as cheating:
        journal = finished(cheating)
    code, said = verdict(journal, tmp_path)
    assert code == 1
    # The first outcome or two may agree by luck; which one gives the server away differs from run to run.
    assert re.match(r"Outcome \d+ of chance .* but fair chance gave", said)


def test_the_journal_opens_what_was_published_before(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table(["me", "open", "bot:random"], "peek")
    promised = bruno.sit(table, 1)
    anna.open_nonce(table, 0)
    bruno.open_nonce(table, 1)
    choice = random.Random(1)
    with anna.watch(table) as one, bruno.watch(table) as other:
        assert anna.http.get(f"/api/tables/{table}/fairness").json()["key"] == "not-over"
        play_out([one, other], lambda update: choice.choice(update["moves"]))
        welcome = one.received("welcome")[0]
    opened = json.loads(anna.journal(table))["fairness"]
    assert anna.get(f"/api/tables/{table}/fairness") == opened
    assert opened["table"] == table
    assert opened["commitment"] == promised["commitment"] == welcome["commitment"]
    assert [seat["hash"] for seat in opened["seats"]] == [seat["hash"] for seat in promised["seats"]]
    assert [seat["by"] for seat in opened["seats"]] == ["player", "player", "server"]
    assert [seat["nonce"] for seat in opened["seats"]][:2] == [anna.nonce(table, 0), bruno.nonce(table, 1)]
