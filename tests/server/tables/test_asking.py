"""Asking before moving: why not, and what would happen."""

from tests.server.client import started
from tests.server.database import log
from tests.server.process import Server

FIRST = {"start_player": "1"}


def test_why_names_the_rule(server: Server) -> None:
    with started(server, options=FIRST) as table:
        first, second = table.streams
        assert first.ask("why", move=first.now["moves"][0]) == {"type": "allowed", "move": first.now["moves"][0]}
        refused = first.ask("why", move="end")
        assert refused["type"] == "refused" and refused["rule"].startswith("KB-") and refused["key"]
        assert second.ask("why", move="end")["key"] == "not-your-turn"
        assert first.ask("why", move="fly")["key"] == "unknown-move"
        assert first.settle()["decision"] == 0


def test_a_preview_is_what_the_move_then_does(server: Server) -> None:
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        for _ in range(3):
            move = stream.now["moves"][0]
            before = len(log(server, table.id))
            preview = stream.ask("preview", move=move)
            assert len(log(server, table.id)) == before
            after = stream.played(move)
            assert preview["type"] == "previewed" and preview["move"] == move
            assert preview["view"] == after["view"] and preview["scores"] == after["scores"]
            assert [line["key"] for line in preview["lines"]] == [line["key"] for line in after["lines"]]


def test_a_preview_of_chance_says_nothing(server: Server) -> None:
    """Neither the card that would be drawn nor the one that would be shown."""
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        while stream.now["moves"] != ["end"]:
            stream.played(stream.now["moves"][0])
        assert stream.ask("preview", move="end") == {
            "type": "previewed",
            "move": "end",
            "lines": [],
            "view": None,
            "scores": None,
        }


def test_a_preview_of_what_another_knows_says_nothing(server: Server) -> None:
    """The card on top is certain, and only the first player knows it: the second must take it to see it."""
    with started(server, game="peek") as table:
        first, second = table.streams
        for move in ("look", "leave", "take", "end"):
            first.played(move)
        second.settle()
        for move in ("take", "look", "turn"):
            preview = second.ask("preview", move=move)
            assert (preview["lines"], preview["view"]) == ([], None)
        assert second.now["moves"] == second.settle()["moves"]


def test_a_preview_of_a_hidden_step_is_the_owners(server: Server) -> None:
    with started(server, game="sealed-bids") as table:
        first, second = table.streams
        move = first.now["moves"][0]
        preview = first.ask("preview", move=move)
        assert preview["view"]["players"][0]["bid"] != first.now["view"]["players"][0]["bid"]
        second.played(second.now["moves"][0])
        assert first.ask("preview", move=move) == preview


def test_a_preview_of_what_is_not_allowed_is_refused(server: Server) -> None:
    with started(server, options=FIRST) as table:
        first, second = table.streams
        assert first.ask("preview", move="end")["rule"].startswith("KB-")
        assert first.ask("preview", move="fly")["key"] == "unknown-move"
        assert second.ask("preview", move=first.now["moves"][0])["key"] == "not-your-turn"
        assert first.settle()["view"] == first.received()[-1]["view"]
