"""Lines that fit a terminal."""

import pytest
from rich.cells import cell_len

from bastide import words
from bastide.cli import common, layout
from bastide.core.chance import SeededChance
from bastide.core.registry import list_games

every_language = pytest.mark.parametrize("lang", words.LANGUAGES)


@every_language
@pytest.mark.parametrize(("room", "indent"), [(80, 8), (40, 8), (20, 4)])
def test_rules_are_broken_between_words_and_nothing_is_lost(lang: str, room: int, indent: int) -> None:
    for kind in list_games().values():
        if not kind.__module__.startswith("bastide.games."):
            continue
        for id_, text in words.rules(kind, lang).items():
            line = f"{id_:>6}  {text}"
            pieces = layout.wrapped(line, room, indent)
            assert all(cell_len(piece) <= room for piece in pieces)
            assert all(piece.startswith(" " * indent) for piece in pieces[1:])
            assert "".join("".join(pieces).split()) == "".join(line.split())


def test_a_line_that_fits_stays_as_it_is_and_a_word_that_never_fits_is_cut() -> None:
    assert layout.wrapped("two  words", 10, 4) == ["two  words"]
    assert layout.wrapped("x" * 25, 10, 2) == ["x" * 8, "  " + "x" * 8, "  " + "x" * 8, "  x"]


def test_moves_stand_in_columns_that_are_read_downwards() -> None:
    assert layout.in_columns([str(number) for number in range(7)], 8) == ["0  3  6", "1  4", "2  5"]
    assert layout.in_columns([], 80) == []
    assert layout.in_columns(["手" * 3, "x"], 8) == ["手手手", "x"]


@every_language
@pytest.mark.parametrize("name", ["feuville", "kingdom-builder", "tournay", "troyes-dice"])
def test_points_fit_with_as_many_players_as_can_play(name: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = list_games()[name]()
    state = game.start(game.max_players, SeededChance(1))
    whole = common.score_lines(state, lang)
    assert len({cell_len(line) for line in whole}) == 1, "all of a pipe's lines are as long as each other"
    monkeypatch.setattr(layout, "width", lambda: 80)
    fitting = common.score_lines(state, lang)
    assert all(cell_len(line) <= 80 for line in fitting)
    for seat in range(state.players):
        assert sum(words.player(seat, lang) in line for line in fitting) >= 1
