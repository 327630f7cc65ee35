"""The section on how cost grows: its pictures and text from made-up numbers, and one quick real run."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bench import contests, curves, footprint, growth, report
from bench.curves import Calibration, Kept
from bench.measure import Plan
from bench.ours import play_game
from tests.bench.test_report import MACHINE
from tools.site import checking

KB = "kingdom-builder"
DOCS = Path(__file__).parents[2] / "docs"
SVG = "{http://www.w3.org/2000/svg}"


def kept() -> Kept:
    line = [(1.0, 200_000.0, 0.01), (10.0, 100_000.0, 0.04)]
    timed = {name: {KB: line} for name in (growth.PLAYERS, growth.PROGRESS, growth.HELD, "length", "copy")}
    server = {"2 at each table": [(0, 100, 0), (1000, 350, 0)], "more at 100 tables": [(0, 150, 0), (1000, 250, 0)]}
    played = {"--jobs": [(1, 30, 0.02), (2, 55, 0.03)]}
    return Kept(
        machine=MACHINE,
        load=0.34,
        rounds=5,
        seconds=0.1,
        contest_rounds=3,
        contest_seconds=3.5,
        calibration=Calibration(2.5, 2.4, 2.8, 0.99, 415, 3),
        contest_calibration=(2.4, 2.9),
        curves={**timed, "server": server, "contests": played},
    )


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty docs/, for pictures."""
    (tmp_path / "pictures").mkdir()
    monkeypatch.setattr(curves, "_DOCS", tmp_path)
    return tmp_path


def test_each_curve_is_a_picture_with_labels_that_the_site_may_show(docs: Path) -> None:
    part = curves.part(kept())
    for curve in curves.described(kept()):
        assert f"]({curve.picture})" in part
        picture = (docs / curve.picture).read_text("utf-8")
        texts = {text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")}
        assert {curve.across.label, curve.up.label, *kept().curves[curve.name]} <= texts
        assert checking.read(picture).inline == ()
    assert len(list((docs / "pictures").iterdir())) == len(kept().curves)


def test_figures_stand_in_tables_too(docs: Path) -> None:
    lines = curves.part(kept()).splitlines()
    assert "| decisions/s by games in memory | 1 | 10 |" in lines
    assert f"| {KB} | 200,000 | 100,000 |" in lines
    assert "| --jobs | 30.0 | 55.0 |" in lines


def test_a_table_is_what_its_sockets_leave(docs: Path) -> None:
    assert "takes 500 kB: 100 kB for each socket, and 300 kB for the table itself" in curves.part(kept())


def test_the_text_tells_how_it_was_measured(docs: Path) -> None:
    told = " ".join(curves.part(kept()).split())
    assert "2026-01-31, Abacus 3000 (8 cores, load average 0.3 before the start)" in told
    assert "half the interquartile range is 4 % of them at most" in told
    assert "2.50 ms at the median, 2.40 to 2.80" in told
    assert "Ray wasn't installed" in told
    assert "share a core" not in told and "busy**" not in told
    assert "**Other programs kept the machine busy**" in curves.part(msgspec.structs.replace(kept(), load=6.0))


def test_the_page_and_its_pictures_have_the_numbers_that_were_kept(docs: Path) -> None:
    measured = msgspec.json.decode(curves.KEPT.read_bytes(), type=Kept)
    page = (DOCS / "performance.md").read_text("utf-8")
    assert curves.part(measured) == report.part_of(page, "curves")
    for picture in (docs / "pictures").iterdir():
        assert picture.read_text("utf-8") == (DOCS / "pictures" / picture.name).read_text("utf-8")


def test_a_game_is_cut_into_parts_of_equal_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "PLAYED", 1)
    game = make(KB)
    parts = growth.tenths(game)
    lengths = [stretch.decisions for (stretch,) in parts]
    assert sum(lengths) == play_game(game, growth.USUAL_PLAYERS, Random(0), SeededChance(0)).steps
    assert max(lengths) - min(lengths) <= 1
    assert growth.going_on(parts[3])().steps == lengths[3]


def test_games_in_memory_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "_STEPS", 30)
    assert growth.in_turn(make(KB), 7)().steps == 35
    assert growth.in_turn(make(KB), 100)().steps == 30


def test_a_slope_is_that_of_the_nearest_line() -> None:
    assert footprint.slope([(0, 5), (10, 25), (20, 45)]) == pytest.approx(2)


def test_a_quick_run_measures_everything(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curves, "KEPT", docs / "curves.json")
    for module in (growth, footprint):
        monkeypatch.setattr(module, "list_games", lambda: {KB: type(make(KB))})
    for module, name, value in (
        (growth, "PLAYED", 1),
        (growth, "HELD_GAMES", (1, 10)),
        (growth, "_STEPS", 50),
        (footprint, "TABLES", (0, 1)),
        (footprint, "SOCKETS", (0, 2)),
        (footprint, "SHARED", 1),
        (footprint, "_SETTLING_SECONDS", 0.0),
        (contests, "WORKERS", (1,)),
        (contests, "with_ray", lambda: None),
    ):
        monkeypatch.setattr(module, name, value)
    told: list[str] = []
    part = curves.run(Plan(rounds=1, seconds=0.02, progress=told.append))
    assert "round 1 of 1: held: kingdom-builder, 10" in told and "server: 1 tables, 2 further sockets" in told
    measured = msgspec.json.decode(curves.KEPT.read_bytes(), type=Kept)
    assert curves.part(measured) == part
    assert [x for x, _, _ in measured.curves["players"][KB]] == [2, 3, 4]
    assert all(rate > 0 for _, rate, _ in measured.curves["contests"]["--jobs"])
