"""The pictures of the benchmark: axes with labels, a line for each series, and nothing the site's policy forbids."""

from itertools import pairwise
from xml.etree import ElementTree

from bench import plot
from bench.plot import Axis
from tools.site import checking

SVG = "{http://www.w3.org/2000/svg}"


def picture(across: Axis, up: Axis, **series: list[tuple[float, float]]) -> ElementTree.Element:
    return ElementTree.fromstring(plot.lines(series, across, up))


def texts(drawn: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in drawn.iter(f"{SVG}text")]


def ends(drawn: ElementTree.Element) -> list[list[tuple[float, float]]]:
    lines = [line.attrib["points"].split() for line in drawn.iter(f"{SVG}polyline")]
    return [[(float(x), float(y)) for x, y in (point.split(",") for point in line)] for line in lines]


def test_a_line_goes_up_where_its_numbers_do() -> None:
    ((first, second),) = ends(picture(Axis("games", True), Axis("decisions/s", True), a=[(10, 1000), (1, 10)]))
    assert first[0] < second[0] and first[1] > second[1]


def test_axes_have_labels_and_readable_numbers() -> None:
    drawn = picture(Axis("players"), Axis("decisions/s", from_zero=True), **{"one & two": [(1, 190_000), (4, 330_000)]})
    assert {"players", "decisions/s", "one & two", "1", "4", "0", "50 k", "350 k"} <= {*texts(drawn)}
    assert drawn.attrib["aria-label"] == drawn.findtext(f"{SVG}title") == "decisions/s by players"


def test_what_is_counted_has_no_halves() -> None:
    drawn = picture(Axis("workers", whole=True), Axis("games/s"), a=[(1, 5), (4, 7)])
    assert {"1", "2", "3", "4"} <= {*texts(drawn)} and "1.5" not in texts(drawn)


def test_names_of_lines_that_end_together_do_not_cover_each_other() -> None:
    drawn = picture(Axis("x"), Axis("y", from_zero=True), a=[(1, 5), (2, 7)], b=[(1, 4), (2, 7)], c=[(1, 5), (2, 6.9)])
    places = sorted(float(text.attrib["y"]) for text in drawn.iter(f"{SVG}text") if text.text in ("a", "b", "c"))
    assert all(below - above >= 14 for above, below in pairwise(places))


def test_the_policy_of_the_site_allows_all_of_it() -> None:
    text = plot.lines({"a": [(1, 1), (2, 3)]}, Axis("x"), Axis("y"))
    assert checking.read(text).inline == ()
    assert not {"script", "style", "foreignObject", "image"} & {
        one.tag.removeprefix(SVG) for one in ElementTree.fromstring(text).iter()
    }
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
