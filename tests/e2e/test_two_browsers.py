"""Two people in two browsers: an invite link, several turns, chat, and hands that stay hidden."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor

TERRAINS = {"grass", "flowers", "forest", "canyon", "desert"}
UNRATES = "If everyone agrees, the game becomes unrated, because something has been drawn or shown since."
Pair = tuple[Visitor, Visitor]


def meet(visit: Visit) -> Pair:
    """Let Anna make a table and send the link to Bruno, who sits down; the game begins in both browsers."""
    anna, bruno = visit(), visit()
    anna.open("/new/kingdom-builder")
    anna.page.get_by_role("radio", name="Only people with the link").check()
    anna.page.get_by_role("button", name="Create table").click()
    anna.introduce("Anna", "Create table")
    expect(anna.page.get_by_role("heading", name="Waiting for 1 more player")).to_be_visible()
    link = anna.page.get_by_role("textbox", name="Invite a friend with this link").input_value()

    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Take this seat").click()
    bruno.introduce("Bruno", "Take this seat")
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_role("grid")).to_be_visible()
    return anna, bruno


def in_turn(pair: Pair) -> Pair:
    """Return the visitor on turn, and the other."""
    anna, bruno = pair
    turn = re.compile("^● ")
    expect(anna.page.get_by_text(re.compile("^(Build 3|Bruno must build 3)"))).to_be_visible()
    return (anna, bruno) if turn.search(anna.page.title()) else (bruno, anna)


@pytest.fixture
def pair(visit: Visit) -> Pair:
    return meet(visit)


def name_of(visitor: Visitor, pair: Pair) -> str:
    return "Anna" if visitor is pair[0] else "Bruno"


def test_the_host_fills_an_open_seat_with_a_bot(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.open("/new/kingdom-builder")
    anna.page.get_by_role("radio", name="Only people with the link").check()
    anna.page.get_by_role("button", name="Add a seat").click()
    anna.page.get_by_role("combobox", name="Seat 3").select_option("open")
    anna.page.get_by_role("button", name="Create table").click()
    anna.introduce("Anna", "Create table")
    anna.page.get_by_role("button", name="Add a bot").last.click()
    asked = anna.page.get_by_role("dialog", name="Bot for seat 3")
    asked.get_by_role("combobox", name="Bot level").select_option("apprentice")
    asked.get_by_role("button", name="Add a bot").click()
    level = anna.page.get_by_role("combobox", name="Bot for seat 3")
    expect(level).to_have_value("apprentice")

    bruno.open(f"/table/{anna.table}")
    seats = bruno.page.get_by_role("region", name="Waiting for")
    expect(seats.get_by_text("Apprentice")).to_be_visible()
    expect(seats.get_by_role("button", name="Add a bot")).to_have_count(0)
    expect(seats.get_by_role("combobox")).to_have_count(0)
    level.select_option("novice")
    expect(seats.get_by_text("Novice")).to_be_visible()
    anna.page.get_by_role("button", name="Remove bot").click()
    expect(seats.get_by_role("button", name="Take this seat")).to_have_count(2)
    seats.get_by_role("button", name="Take this seat").first.click()
    bruno.introduce("Bruno", "Take this seat")
    expect(anna.page.get_by_role("heading", name="Waiting for 1 more player")).to_be_visible()

    anna.page.get_by_role("button", name="Add a bot").click()
    asked.get_by_role("button", name="Add a bot").click()
    for visitor in (anna, bruno):
        expect(visitor.page.get_by_role("grid")).to_be_visible()


def test_friends_play_by_link_and_hands_stay_hidden(visit: Visit, pair: Pair) -> None:
    anna, bruno = pair
    clara = visit()
    clara.open(f"/table/{anna.table}")
    expect(clara.page.get_by_text("You are a spectator.")).to_be_visible()

    for _ in range(2):
        mover, other = in_turn(pair)
        name = name_of(mover, pair)
        before = other.settlements(name).count()
        expect(other.lit).to_have_count(0)
        built = mover.play_turn()
        assert built
        for watcher in (other, clara):
            for place in built:
                expect(watcher.hex(place)).to_have_accessible_name(re.compile(f"{name}'s settlement"))
            expect(watcher.settlements(name)).to_have_count(before + len(built))

    anna.tab("Chat")
    anna.page.get_by_role("textbox", name="Message").fill("Good luck <b>Bruno</b>")
    anna.page.keyboard.press("Enter")
    bruno.page.get_by_role("tab", name=re.compile("Chat.*new messages")).click()
    expect(bruno.page.get_by_role("log", name="Chat").get_by_text("Good luck <b>Bruno</b>")).to_be_visible()

    assert hands_seen(anna, [0]) and hands_seen(bruno, [1]), "each must have seen the own hand"
    assert not hands_seen(anna, [1])
    assert not hands_seen(bruno, [0])
    assert not hands_seen(clara, [0, 1])


def hands_seen(visitor: Visitor, players: Sequence[int]) -> set[str]:
    """Return the cards in players' hands that were ever sent to a visitor, in positions or log lines."""
    in_views = {view["players"][player]["card"] for view in visitor.views() for player in players}
    lines = [line for frame in visitor.frames() for line in frame.get("lines", [])]
    drawn = [line["arguments"] for line in lines if line["key"] == "draws-card"]
    assert drawn, "somebody must have drawn a card"
    in_lines = {arguments.get("terrain") for arguments in drawn if arguments["player"] in players}
    return TERRAINS & (in_views | in_lines)


def test_a_move_is_undone_by_consent(pair: Pair) -> None:
    mover, other = in_turn(pair)
    name, others_name = name_of(mover, pair), name_of(other, pair)
    built = mover.play_turn()
    other.expect_turn()

    ask = mover.page.get_by_role("button", name="Ask to undo")
    warning = mover.page.get_by_role("dialog", name="Ask to undo")
    ask.click()
    expect(warning).to_contain_text(UNRATES)
    warning.get_by_role("button", name="Cancel").click()
    expect(warning).to_be_hidden()
    ask.click()
    warning.get_by_role("button", name="Ask anyway").click()
    expect(mover.page.get_by_text(f"{name} has asked to undo their last move.")).to_be_visible()
    request = other.page.get_by_role("alertdialog", name="Undo request")
    expect(request).to_contain_text(f"{name} asks to undo their last move")
    expect(request).to_contain_text(UNRATES)
    assert len([frame for frame in other.frames("update") if frame.get("proposal")]) == 1, "asked once"
    request.get_by_role("button", name="Decline").click()
    expect(request).to_be_hidden()
    expect(mover.log.get_by_text(f"{others_name} declines.")).to_be_visible()
    assert re.match("● ", other.page.title())

    ask.click()
    warning.get_by_role("button", name="Ask anyway").click()
    request.get_by_role("button", name="Agree").click()
    mover.expect_turn()
    expect(mover.end).to_be_enabled()
    expect(other.log.get_by_text(f"Everyone agrees: {name}'s last move is undone.")).to_be_visible()
    expect(mover.settlements(name)).to_have_count(len(built))
    for visitor in (mover, other):
        expect(visitor.page.get_by_text("unrated", exact=True)).to_be_visible()
    mover.end.click()
    other.expect_turn()

    ask.click()  # nothing is lost by it any more
    expect(request).to_be_visible()
    expect(request).not_to_contain_text(UNRATES)
