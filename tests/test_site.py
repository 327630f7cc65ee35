"""The documentation site, without building it: what it is made from, and the checks of what is built."""

import importlib
import inspect
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import bastide
from bastide import words
from tools.site import checking, packages, rules
from tools.site.collecting import DOCS, ROOT, collect, written_pages
from tools.site.inventory import FULLY_DOCUMENTED, Module, modules
from tools.site.links import BrokenLink, Links
from tools.site.navigation import SECTIONS

MODULES = modules()


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_every_public_name_is_documented(module: Module) -> None:
    assert module.documented, f"{module.name} has no docstring"
    missing = [name for name in module.names if not name.documented]
    assert [name.path for name in missing if name.kind in ("class", "function")] == []
    if module.package in FULLY_DOCUMENTED:
        assert [name.path for name in missing if name.kind == "constant"] == []
    methods = [name.path for name in missing if name.kind == "method"]
    if methods:
        described = protocol_methods(module.name)
        unsaid = [path for path in methods if path.rpartition(".")[2] not in described]
        assert [path for path in unsaid if not inherited(module.name, path)] == []


def protocol_methods(module: str) -> set[str]:
    """Return the methods that a protocol of the module describes for all classes that fit it."""
    protocols = [
        thing for thing in vars(importlib.import_module(module)).values() if getattr(thing, "_is_protocol", False)
    ]
    return {name for thing in protocols for name, value in vars(thing).items() if inspect.getdoc(value)}


def inherited(module: str, path: str) -> str | None:
    """Return what a base class says of a method."""
    thing: object = importlib.import_module(module)
    for part in path.split("."):
        thing = getattr(thing, part)
    return inspect.getdoc(thing)


def test_all_packages_are_there() -> None:
    assert {"core", "games", "words", "bots", "lab"} <= {module.package for module in MODULES}
    state = next(module for module in MODULES if module.name == "bastide.core.state")
    assert {"State", "State.imagine", "State.to_act"} <= {name.path for name in state.names}
    assert not [name for module in MODULES for name in module.names if name.path.rpartition(".")[2].startswith("_")]


def test_what_the_library_exports_is_documented_somewhere() -> None:
    places = {f"{module.name}.{name.path}" for module in MODULES for name in module.names}
    exported = [getattr(bastide, name) for name in bastide.__all__ if name != "__version__"]
    assert [thing for thing in exported if f"{thing.__module__}.{thing.__qualname__}" not in places] == []


def test_every_page_has_one_place_in_the_navigation() -> None:
    listed = [page for section in SECTIONS for page in section.pages]
    assert len(listed) == len({*listed})
    written = {Path(page).with_suffix("").as_posix() for page in written_pages().values()} - {"index"}
    assert written <= {*listed}


def test_a_linked_file_is_not_taken_for_a_page(tmp_path: Path) -> None:
    collect(tmp_path)
    files = [path for path in (tmp_path / "files").rglob("*") if path.is_file()]
    assert files
    assert [path for path in files if path.suffix in (".md", ".rst")] == []


# Rules


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_page_of_rules_has_every_rule_and_the_other_languages(language: str) -> None:
    for game in rules.our_games():
        page = rules.page(game, language)
        assert [id_ for id_ in words.rules(game, language) if f"- **{id_}** " not in page] == []
        others = [other for other in words.LANGUAGES if other != language]
        assert [other for other in others if f"]({other}.md)" not in page] == []


# Links


def test_links_lead_to_pages_files_and_modules() -> None:
    links = Links(ROOT, {DOCS / "play.md": "play.md", ROOT / "README.md": "index.md"})
    text = "[a](../README.md#host), ![b](pictures/boards.jpg), [c](https://example.org), [d](#e), [f](examples)\n"
    assert links.redirected(text, DOCS / "library.md", "reference/library.md") == (
        "[a](../index.md#host), ![b](../files/docs/pictures/boards.jpg), [c](https://example.org), [d](#e), f\n"
    )
    assert links.files == {DOCS / "pictures/boards.jpg"}
    code = "```python\nmoves[0](missing)\n```\n"
    assert links.redirected(code, DOCS / "library.md", "library.md") == code
    with pytest.raises(BrokenLink, match=r"docs/library.md: gone.md"):
        links.redirected("[a](gone.md)", DOCS / "library.md", "library.md")


# The picture of packages


def test_the_picture_has_every_package_and_arrow() -> None:
    fence = packages.FENCE.search((DOCS / "architecture.md").read_text("utf-8"))
    assert fence is not None
    chart = packages.read(fence[1])
    drawn = packages.svg(fence[1], "Packages")
    assert drawn.count('class="package"') == len(chart.labels) >= 16
    assert drawn.count('class="arrow"') == len(chart.arrows) >= 20
    assert checking.read(drawn).inline == ()
    layers = packages.layers(chart)
    assert layers["core"] == 0 and all(layers[one] > layers[other] for one, other in chart.arrows)


def test_the_frame_holds_its_packages_and_no_others() -> None:
    fence = packages.FENCE.search((DOCS / "architecture.md").read_text("utf-8"))
    assert fence is not None
    chart = packages.read(fence[1])
    drawn = ElementTree.fromstring(packages.svg(fence[1], "Packages"))
    (frame,) = drawn.findall("rect[@class='frame']")
    boxes = zip(chart.labels, drawn.findall("g[@class='package']/rect"), strict=True)
    assert {id_ for id_, box in boxes if _overlap(frame, box)} == chart.frame


def _overlap(one: ElementTree.Element, other: ElementTree.Element) -> bool:
    def sides(rectangle: ElementTree.Element, start: str, size: str) -> tuple[float, float]:
        return float(rectangle.attrib[start]), float(rectangle.attrib[start]) + float(rectangle.attrib[size])

    both = [(sides(one, *axis), sides(other, *axis)) for axis in (("x", "width"), ("y", "height"))]
    return all(left[0] < right[1] and right[0] < left[1] for left, right in both)


# The check of a built site


def site(folder: Path, **pages: str) -> Path:
    for name, html in pages.items():
        (folder / f"{name}.html").write_text(html, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ("<script>alert(1)</script>", "1: <script> without src"),
        ("<p>a</p>\n<style>p { color: red }</style>", "2: <style>"),
        ('<p style="color: red">', "1: <p style=…>"),
        ('<p onclick="go()">', "1: <p onclick=…>"),
        ('<a href="javascript:go()">', "script in a link: javascript:go()"),
        ('<a href="gone.html">', "leads nowhere: gone.html"),
        ('<img src="gone.png">', "leads nowhere: gone.png"),
        ('<script src="gone.js"></script>', "leads nowhere: gone.js"),
        ('<a href="../outside.html">', "leads nowhere: ../outside.html"),
        ('<a href="/docs/index.html">', "leads nowhere: /docs/index.html"),
        ('<a href="#gone">', "no such place: #gone"),
        ('<a href="other.html#gone">', "no such place: other.html#gone"),
    ],
)
def test_what_is_wrong_is_said(html: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "outside.html").write_text("")
    (tmp_path / "site").mkdir()
    built = site(tmp_path / "site", index=html, other='<h1 id="here">Other</h1>')
    assert checking.complaints(built) == [f"index.html: {complaint}"]


def test_a_good_site_has_no_complaints(tmp_path: Path) -> None:
    (tmp_path / "a b.js").write_text("1")
    good = '<a href="other.html?v=1#here">a</a><a href="#top">b</a><p id="top"><a href="https://example.org">c</a>'
    built = site(tmp_path, index=f'<script src="a%20b.js?v=1"></script>{good}', other='<h1 id="here">Other</h1>')
    assert checking.complaints(built) == []


def test_an_empty_site_is_wrong(tmp_path: Path) -> None:
    assert checking.complaints(tmp_path) == [f"{tmp_path}: no pages"]


def test_a_name_without_a_place_is_said(tmp_path: Path) -> None:
    (module,) = [module for module in MODULES if module.name == "bastide.core.masks"]
    page = tmp_path / "reference" / "bastide.core.masks.html"
    page.parent.mkdir()
    ids = [f"bastide.core.masks.{name.path}" for name in module.names]
    page.write_text("".join(f'<p id="{id_}">' for id_ in ids))
    assert checking.without_a_place(tmp_path, [module]) == []
    page.write_text("".join(f'<p id="{id_}">' for id_ in ids[1:]))
    assert checking.without_a_place(tmp_path, [module]) == [f"{ids[0]} has no place in the reference"]
