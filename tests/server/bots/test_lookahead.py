"""The look-ahead bot at a table: it thinks in the bots' process and plays a whole game with a person."""

from tests.server.client import Client, Frame, play_out
from tests.server.process import Server


def test_a_person_and_the_look_ahead_bot_play_a_whole_game(server: Server) -> None:
    anna = Client(server, "Anna")
    facts = next(game for game in anna.get("/api/games") if game["name"] == "troyes-dice")
    assert facts["bots"][:3] == ["random", "greedy", "lookahead"]
    table = anna.make_table(["me", "bot:lookahead"], "troyes-dice", preset="first-game")
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        (over,) = play_out([stream], simple)
    mine, its = (score["total"] for score in over["scores"])
    assert its > 40 > mine


def simple(update: Frame) -> str:
    """The first die, its resources, the end."""
    texts = [str(move) for move in update["moves"]]
    return next((text for text in ("end", "resources") if text in texts), texts[0])
