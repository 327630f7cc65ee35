"""The drawings show all of a view and nothing else: in the terminal and as SVG."""

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.kingdom_builder.drawing import text
from bastide.games.kingdom_builder.hexes import NAMES
from bastide.games.kingdom_builder.locations import TILES
from bastide.games.kingdom_builder.picture import board_svg, svg
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from tests.games.kingdom_builder.table import FIRST_GAME, OTHER_FOUR, position
from tests.rules import rule

MARKS = {
    "grass": ",,", "flowers": "**", "forest": "^^", "canyon": "==", "desert": "..",
    "water": "~~", "mountain": "/\\", "castle": "##",
}  # fmt: skip


def random_game(players: int, plies: int, seed: int = 1, **options: str) -> State:
    chance, choice = SeededChance(seed), SeededChance(seed + 1)
    state = make("kingdom-builder", options=options).start(players, chance)
    for _ in range(plies):
        if not state.to_act:
            break
        (player,) = state.to_act
        legal = state.legal_moves(player)
        state.play(player, legal[choice.below(len(legal))], chance)
    return state


def cell(drawn: str, place: str) -> str:
    """Return the three characters of a hex in the terminal."""
    row, column = map(int, place.split("."))
    start = 3 + 3 * column + row % 2
    return drawn.splitlines()[1 + row][start : start + 3].ljust(3)


class Picture:
    """An SVG picture taken apart."""

    def __init__(self, source: str) -> None:
        self.root = ElementTree.fromstring(source)

    def hexes(self) -> dict[str, str]:
        """Return the ground of every hex."""
        found = [(node.get("data-hex"), node.get("fill", "")) for node in self.root.iter() if node.get("data-hex")]
        assert len(found) == len(dict(found)), "a hex is drawn twice"
        return {str(place): fill.removeprefix("url(#kb-").removesuffix(")") for place, fill in found}

    def at(self, attribute: str = "data-at") -> dict[str, str]:
        """Return what is on hexes, and exactly there."""
        found = {}
        for node in self.root.iter():
            if place := node.get(attribute):
                found[place] = str(node.get("href")).removeprefix("#kb-")
                row, column = map(int, place.split("."))
                assert node.get("x") == str(26 + 52 * column + 26 * (row % 2))
                assert float(str(node.get("y"))) == pytest.approx(30 + 45 * row, abs=5)
        return found

    def count(self, symbol: str) -> int:
        return sum(node.get("href") == f"#kb-{symbol}" for node in self.root.iter())

    def words(self) -> str:
        return " ".join(node.text or "" for node in self.root.iter())


def test_text_shows_every_hex() -> None:
    state = random_game(4, 250)
    view = state.view(0)
    drawn = text(view, colour=False)
    expected = {
        place: f"{MARKS.get(view['legend'][letter])} " for place, letter in zip(NAMES, view["terrain"], strict=True)
    }
    for location in view["locations"]:
        expected[location["hex"]] = f"{location['tile'][:2].title()}{location['left']}"
    for letter, player in zip("ABCD", view["players"], strict=True):
        for place in player["settlements"]:
            expected[place] = f"{expected[place][0]}{letter} "
    assert {place: cell(drawn, place) for place in NAMES} == expected


def test_svg_shows_every_hex() -> None:
    view = random_game(4, 250).view(0)
    picture = Picture(svg(view))
    assert picture.hexes() == {
        place: view["legend"][letter] for place, letter in zip(NAMES, view["terrain"], strict=True)
    }
    assert len(picture.hexes()) == 400
    assert picture.at() == {
        **{place: f"settlement-{seat}" for seat in range(4) for place in view["players"][seat]["settlements"]},
        **{location["hex"]: location["tile"] for location in view["locations"]},
        **dict.fromkeys(view["castles"], "castle-0"),
    }
    assert picture.count("token") == sum(location["left"] for location in view["locations"])


@pytest.mark.parametrize("draw", [lambda view: text(view, colour=False), svg])
@pytest.mark.parametrize("viewer", [0, 2, None])
@rule("KB-66")
def test_cards_of_others_stay_hidden(draw, viewer) -> None:
    one = position(players=3, hands={1: "desert", 2: "canyon"}, pile="flowers flowers")
    other = position(players=3, hands={1: "flowers", 2: "canyon"}, pile="desert flowers")
    drawings = [draw(table.state.view(viewer)) for table in (one, other)]
    assert drawings[0] == drawings[1]


def test_own_card_is_shown() -> None:
    table = position(players=3, card="grass", hands={1: "desert", 2: "canyon"})
    lines = text(table.state.view(1), colour=False).splitlines()
    assert [line.split("card: ")[1] for line in lines if "   card: " in line] == ["desert", "?"]
    assert Picture(svg(table.state.view(1))).count("card-back") == 2  # the other hand and the draw pile
    assert Picture(svg(table.state.view(None))).count("card-back") == 3


def test_lit_hexes_are_marked() -> None:
    view = position(settlements={0: "10.17", 1: "10.19"}).state.view(0)
    lit = ["10.17", "10.18", "0.0", "19.19", "farm"]
    drawn = text(view, colour=False, lit=lit)
    assert {place for place in NAMES if cell(drawn, place)[::2] == "[]"} == {"10.17", "10.18", "0.0", "19.19"}
    assert (cell(drawn, "10.17"), cell(drawn, "10.18")) == ("[A]", "[,]")
    lesson = text(view, colour=False, lit=["11.17", "3.3"])  # a location and a castle
    assert (cell(lesson, "11.17"), cell(lesson, "3.3")) == ("[F]", "[#]")
    assert Picture(svg(view, lit=lit)).at("data-lit") == dict.fromkeys(["0.0", "10.17", "10.18", "19.19"], "lit")
    assert Picture(board_svg(view, lit=["3.3"])).at("data-lit") == {"3.3": "lit"}


def test_turned_quadrants_are_drawn_turned() -> None:
    upright, turned = position().state.view(0), position(turned="top-left").state.view(0)
    assert cell(text(upright, colour=False), "3.3") == "## "
    assert cell(text(turned, colour=False), "6.6") == "## "
    assert cell(text(turned, colour=False), "0.0") == ",, "  # the last hex of the quadrant is grass
    picture = Picture(svg(turned))
    assert (picture.at()["6.6"], picture.at()["3.2"], picture.at()["3.7"]) == ("castle-0", "tavern", "tavern")
    assert (picture.hexes()["0.0"], picture.hexes()["9.9"]) == ("grass", "flowers")


def test_tiles_show_the_uses_left() -> None:
    table = position(settlements={0: "5.2 5.7"}, tiles={0: "tavern@6.2 tavern@6.7"}, used="tavern")
    assert "tiles: tavern 1/2" in text(table.state.view(0), colour=False)
    panel_tiles = Picture(svg(table.state.view(0))).count("tavern")
    assert panel_tiles == 2 + 2  # two on the board, two in front of the player


def test_the_turn_is_described() -> None:
    table = position(settlements={0: "1.17"}, tiles={0: "paddock@2.18"}, card="desert")
    lines = text(table.state.view(0), colour=False, names=["Ada"]).splitlines()
    assert "> A Ada   supply: 39   tiles: paddock 1/1" in lines
    assert "turn: A   card in play: desert   builds owed: 3" in lines
    table.play("paddock", "from 1.17")
    assert "tile in use: paddock 1.17 →" in text(table.state.view(0), colour=False)
    assert "scoring cards: fishermen, knights, merchants" in lines


def test_the_end_is_described() -> None:
    assert "game over" in text(position(over=True, card=None).state.view(None), colour=False)


@pytest.mark.parametrize("label", [lambda id_: id_, lambda id_: "縄張り" * 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_text_fits_in_a_terminal(players: int, label) -> None:
    for plies in (0, 100, 300, 2000):
        view = random_game(players, plies).view(0)
        for line in text(view, colour=False, label=label, names=["Wolfgang Amadeus Theophilus"] * 4).splitlines():
            assert sum(2 if char in "縄張り" else 1 for char in line) <= 80


def test_the_legend_explains_every_abbreviation() -> None:
    drawn = text(position().state.view(0), colour=False, lit=["0.0"])
    for words in (",, grass", "/\\ mountain", "## castle", "Ta tavern", "Pa paddock", "2 tiles left", "[] targets"):
        assert words in drawn


def test_colours_change_no_character() -> None:
    view = random_game(3, 200).view(1)
    lit = ["4.4", "12.7"]
    coloured = text(view, colour=True, lit=lit)
    assert "\x1b" not in text(view, colour=False, lit=lit)
    plain = "\n".join(line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines())
    assert plain + "\n" == text(view, colour=False, lit=lit)


@pytest.mark.parametrize("board", [FIRST_GAME, OTHER_FOUR])
@pytest.mark.parametrize("cards", [SCORING_CARDS[first : first + 3] for first in (0, 3, 6, 7)])
def test_svg_has_every_drawing_it_uses(board: str, cards: tuple[str, ...]) -> None:
    view = random_game(4, 400, quadrants=board, cards=" ".join(cards)).view(3)
    source = svg(view, lit=NAMES)
    defined = re.findall(r' id="([^"]+)"', source)
    assert len(defined) == len(set(defined))
    used = {*re.findall(r'href="#([^"]+)"', source), *re.findall(r"url\(#([^)]+)\)", source)}
    assert used <= set(defined)
    assert {f"kb-{name}" for name in (*TILES, *SCORING_CARDS)} <= set(defined)


def test_svg_stands_alone_and_is_small() -> None:
    source = svg(random_game(4, 2000).view(None), lit=NAMES)
    assert len(source.encode()) < 200_000
    assert "<script" not in source and "<style" not in source
    assert set(re.findall(r"https?://[^\"]*", source)) == {"http://www.w3.org/2000/svg"}


def test_names_and_words_are_escaped() -> None:
    view = position(players=2).state.view(0)
    source = svg(view, names=["<b>&\x07", "B" * 50], label=lambda id_: f"<{id_}&>")
    words = Picture(source).words()
    assert "<b>&" in words and "<kingdom-builder&>" in words and "B" * 50 not in words
    assert "\x07" not in source and "\x1b" not in text(view, colour=False, names=["\x1b[2J"])


def test_drawings_are_the_same_everywhere() -> None:
    script = (
        "from tests.games.kingdom_builder.test_drawing import *; import hashlib;"
        "view = random_game(4, 150).view(0); lit = {'0.0', '3.4', '7.13'};"
        "print(hashlib.sha256((svg(view, lit=lit) + text(view, colour=True, lit=lit)).encode()).hexdigest())"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
