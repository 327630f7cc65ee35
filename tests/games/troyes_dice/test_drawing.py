"""The drawing in the terminal shows the wheel, the dice and the sheets, and no more than its viewer may know."""

import re

import pytest

from bastide import words
from bastide.core.chance import SeededChance
from bastide.core.layout import display_width
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.troyes_dice.drawing import _short, text
from bastide.games.troyes_dice.moves import COLOURS, RESOURCES
from tests.games.troyes_dice.table import half_day, sheet


def lines(drawn: str, beginning: str) -> list[str]:
    return [line for line in drawn.splitlines() if line.startswith(beginning)]


def random_game(players: int, plies: int, seed: int = 1, **options: bool) -> State:
    chance, choice = SeededChance(seed), SeededChance(seed + 1)
    state = make("troyes-dice", options=options).start(players, chance)
    for _ in range(plies):
        if state.to_act:
            player = state.to_act[choice.below(len(state.to_act))]
            legal = state.legal_moves(player)
            state.play(player, legal[choice.below(len(legal))], chance)
    return state


def test_the_wheel_and_the_dice() -> None:
    table = half_day("1r 3w! 3y 6r+7", number=5)
    drawn = text(table.state.view(0), colour=False, lit={"1", "3"})
    assert lines(drawn, "day 3, morning")
    plazas, dice, tiles = lines(drawn, "plaza ")[0], lines(drawn, "dice ")[0], lines(drawn, "tile ")[0]
    assert len(re.findall(r"[RYW]/[ryw]", plazas)) == 9
    assert plazas.count("[") == 3 and plazas.count("(") == 1 and re.search(r"xW/[ry]x", plazas)
    assert lines(drawn, "price ")[0].split() == ["price", "0", "1?", "1de", "2de", "0", "1?", "1de", "2de"]
    assert dice.split() == ["dice", "1", "#3#", "3", "6"] and "+7" in tiles
    # Things that belong together are below each other: the red 6 on its plaza, which costs 2 deniers, at banquet 7.
    place = dice.index("6") - 1
    assert (plazas[place : place + 5], tiles[place : place + 3]) == ("[R/r]", " +7")
    assert lines(drawn, "price ")[0][place : place + 4] == " 2de"
    assert " > 1   1  red        free" in drawn
    assert "   2   3  black die" in drawn
    assert " > 3   3  yellow     deniers 1" in drawn
    assert "   4   6  red        deniers 2   banquet 7" in drawn
    assert "attack: white 3" in drawn
    assert "available: red 2, yellow 1" in drawn


def test_a_sheet() -> None:
    table = half_day(
        "1r 3w! 3y 6r", "fortress ab, cathedral c", struck="white d, red e", circled="9 3 3", spent="4 0 1",
        citizens="4 0 15",
    )  # fmt: skip
    drawn = text(table.state.view(0), colour=False)
    assert lines(drawn, "fortress")[0].split() == [
        "fortress",
        "[##]",
        "<1R>",
        "[##]",
        "1Y",
        "<1Y>",
        "1Y",
        "xx",
        "<1W>",
        "1W",
    ]
    assert lines(drawn, "great hall")[0].split()[2:] == ["3in/r", "2R/r", "3de/y", "2Y/y", "3kn/w", "2W/w"]
    assert "characters: great hall x1" in drawn
    assert lines(drawn, "cathedral")[0].split() == ["cathedral", "*fort", "*pala", "[##]", "xx", "*cath", "*bish"]
    assert lines(drawn, "red")[0].split() == ["red", "^1^", "^2^", "3", "4", "x5x", "6"]
    assert lines(drawn, "white")[0].split() == ["white", "^1^", "^2^", "3", "x4x", "5", "6"]
    assert lines(drawn, "influence")[0].split() == ["influence", "xxxxoo|ooo...|......|", "5"]
    assert "citizens       R  ooo|o..|.....|....|.....|  4" in drawn
    assert "citizens       W  ooo|ooo|ooooo|oooo|.....|  15" in drawn


def test_a_change_and_a_raid_are_shown() -> None:
    drawn = text(half_day("1r 2w! 3y-4 4r", circled="9 3 3").play("die 3", "value 5").state.view(0), colour=False)
    assert " * 3   3  yellow = 0 deniers 1   raid 4" in drawn
    assert " =  5  yellow" in drawn


def test_others_are_shown_in_a_line_as_the_half_day_opened() -> None:
    table = half_day("1r 2w! 3y 4r", sheets=[sheet(), sheet(citizens="1 2 3"), sheet()])
    table.play("die 1", "work", by=1)
    drawn = text(table.state.view(0), colour=False, names=["Anna", "Ben", "Cleo"])
    assert lines(drawn, "Ben")[0].split() == ["Ben", "9", "1", "2", "3", *"333", *"000000"]
    head = drawn.splitlines()[drawn.splitlines().index(lines(drawn, "Ben")[0]) - 1]
    assert head.split() == ["points", "R", "Y", "W", "in", "de", "kn", "fort", "pala", "grea", "city", "cath", "bish"]
    assert len(lines(drawn, "influence")) == 1
    assert "[##]" not in drawn.replace("[##] built", "")
    assert "[##]" in text(table.state.view(1), colour=False).replace("[##] built", "")


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 10])
def test_nothing_is_wider_than_eighty_columns(lang: str, players: int) -> None:
    names = ["Bartholomew Featherstonehaugh the Younger", *"ABCDEFGHI"][:players]
    for plies in range(0, 60 * players, 17 * players):
        state = random_game(players, plies, banquets_and_raids=True)
        for viewer in (None, 0):
            view = state.view(viewer)
            plain = words.drawing(state.game, view, lang, names=names)
            painted = words.drawing(state.game, view, lang, names=names, colour=True)
            assert re.sub("\x1b[^m]*m", "", painted).split() == plain.split()
            assert max(display_width(line) for line in plain.splitlines()) <= 80


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_legend_explains_every_abbreviation(lang: str) -> None:
    state = random_game(3, 100, banquets_and_raids=True)
    drawn = words.drawing(state.game, state.view(0), lang, names=["Anna", "Ben", "Cleo"])
    for name in ("red", "yellow", "white", "influence", "deniers", "knowledge", "fortress", "palace", "great-hall"):
        whole = words.name(state.game, name, lang)
        entry = re.search(rf"(?:^|   )(\S+) {re.escape(whole)}(?:   |$)", drawn, re.MULTILINE)
        assert entry and whole.lower().startswith(entry[1].lower()), name
    short = [_short(name, lambda id_: words.name(state.game, id_, lang)) for name in (*COLOURS, *RESOURCES)]
    assert len(set(short)) == 6  # and no two are the same


def test_the_end_is_announced() -> None:
    drawn = text(random_game(2, 10_000).view(None), colour=False)
    assert "game over" in drawn
    assert "plazas reconstructed" in drawn
