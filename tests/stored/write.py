"""Stores games of the current code for all later versions: `python -m tests.stored.write VERSION`."""

import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.journal import Journal, Match
from tests.server.client import Client, play_out, started
from tests.server.process import Server
from tests.stored import HERE, write

GAMES = ("feuville", "kingdom-builder", "tournay", "troyes-dice")
LONG_ENOUGH = 40
"""How many moves a stored game in progress has."""


def games(name: str) -> Iterator[Game]:
    """Return a game with each of its presets, and one with custom components."""
    kind = registry.find(name)
    for preset in kind.presets:
        yield registry.make(name, preset=preset)
    yield registry.make(name, components=json.loads(json.dumps(kind.shipped_components())))


def stored(game: Game, players: int, seed: int) -> dict[str, Any]:
    """Return a random game: its journal, a position from its middle, and what it led to."""
    match = Match.begin(game, players, SeededChance(seed))
    chance, choice = SeededChance(seed + 1), SeededChance(seed + 2)
    while match.state.to_act:
        player = match.state.to_act[choice.below(len(match.state.to_act))]
        moves = match.state.legal_moves(player)
        match.play(player, moves[choice.below(len(moves))], chance)
    journal = match.journal
    middle = len(journal.plies) // 2
    return {
        "journal": journal.dumps(),
        "middle": {"ply": middle, "position": journal.fold(middle).position()},
        "end": ending(journal),
    }


def ending(journal: Journal) -> dict[str, Any]:
    """Return what a finished game led to."""
    state = journal.fold()
    return {
        "position": state.position(),
        "scores": [score.by_source() for score in state.scores()],
        "ranking": state.ranking(),
    }


def store_journals(folder: Path) -> None:
    """Store games of every preset with the fewest and the most players."""
    for name in GAMES:
        kind = registry.find(name)
        write(
            folder / f"{name}.json.gz",
            [
                stored(game, players, 100 * number + players)
                for number, game in enumerate(games(name))
                for players in sorted({kind.min_players, max(2, kind.min_players), kind.max_players})
            ],
        )


def store_database(folder: Path) -> None:
    """Store a server's database with tables in every state, and what later versions must find in it."""
    with tempfile.TemporaryDirectory() as temporary, Server(Path(temporary) / "data", bot_pace=0) as server:
        anna = Client(server, "Anna")
        expected: dict[str, Any] = {"tables": [], "token": token(anna)}
        for name in GAMES:
            expected["tables"] += [finished(server, name), begun(server, anna, name)]
        expected["tables"] += [
            open_table(anna),
            archive(anna, expected),
            continued(anna, expected),
            own_components(server),
        ]
        database = folder / "database.sqlite"
        database.unlink(missing_ok=True)
        with sqlite3.connect(server.database) as connection:
            connection.execute("VACUUM INTO ?", [str(database)])
        write(folder / "database.json.gz", expected)


def token(client: Client) -> str:
    """Return the token with which a later version lets the same person play on."""
    made: str = client.post("/api/tokens", {"name": "later", "scopes": ["watch", "play", "host"]})["token"]
    return made


def first_move(update: dict[str, Any]) -> str:
    """Make a move that depends only on what is legal."""
    moves: list[str] = update["moves"]
    return moves[update["decision"] * 7 % len(moves)]


def finished(server: Server, name: str) -> dict[str, Any]:
    """Play a table of two people to its end, with an undo and a chat message."""
    with started(server, 2, name) as table:
        stream = table.on_turn()
        stream.played(first_move(stream.now))
        if stream.now["undo"]:
            stream.undo()
        stream.ask("say", text="Good luck")
        play_out(table.streams, first_move)
        return {"id": table.id, "status": "over", "journal": table.clients[0].journal(table.id)}


def begun(server: Server, anna: Client, name: str) -> dict[str, Any]:
    """Return a table in progress, where Anna plays against a bot."""
    table = anna.make_table(["me", "bot:random"], name)
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        for _ in range(LONG_ENOUGH):
            stream.until(lambda update: bool(update.get("moves")))
            stream.played(first_move(stream.now))
        stream.until(lambda update: bool(update.get("moves")))
        stream.settle()
        return {"id": table, "status": "running", "view": stream.now["view"], "moves": stream.now["moves"]}


def open_table(anna: Client) -> dict[str, Any]:
    """Return a table that waits for a second person."""
    return {"id": anna.make_table(["me", "open"], "tournay", public=True), "status": "open"}


def archive(anna: Client, expected: dict[str, Any]) -> dict[str, Any]:
    """Upload a journal."""
    text = expected["tables"][0]["journal"]
    return {"id": anna.post("/api/journals", {"journal": text})["id"], "status": "over", "journal": text}


def continued(anna: Client, expected: dict[str, Any]) -> dict[str, Any]:
    """Return a table that continues from the middle of a finished game."""
    nonce, hash_ = anna.promise()
    wanted = {"ply": 20, "seat": 0, "bot": "random", "nonce_hash": hash_}
    table = anna.post(f"/api/tables/{expected['tables'][2]['id']}/play-on", wanted)["id"]
    anna.remember(table, 0, nonce)
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        stream.until(lambda update: bool(update.get("moves")))
        return {"id": table, "status": "running", "view": stream.now["view"], "moves": stream.now["moves"]}


def own_components(server: Server) -> dict[str, Any]:
    """Return a finished table with custom components."""
    components = json.loads(json.dumps(registry.find("kingdom-builder").shipped_components()))
    components["cards"]["castle_gold"] = 5
    with started(server, 2, "kingdom-builder", components=components) as table:
        play_out(table.streams, first_move)
        return {"id": table.id, "status": "over", "journal": table.clients[0].journal(table.id)}


if __name__ == "__main__":
    target = HERE / sys.argv[1]
    target.mkdir()
    store_journals(target)
    store_database(target)
