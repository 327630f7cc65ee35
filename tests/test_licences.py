"""Everything that we ship or depend on has a licence that goes with ours, and the page says which."""

import pytest

from tests.packages import PROJECT
from tools import licences
from tools.licences import PERMISSIVE, WEAK_COPYLEFT, Package


def test_the_page_is_up_to_date_and_every_licence_is_accepted() -> None:
    python, browser = list(licences.python_packages()), list(licences.browser_packages())
    assert licences.complaints(python, browser) == []
    assert licences.PAGE.read_text("utf-8") == licences.page(python, browser), "run make licences"
    assert {"fastapi", "numpy", "psycopg"} <= {package.name for package in python}
    assert {"svelte", "@fluent/bundle"} <= {package.name for package in browser}


def test_every_extra_is_listed_or_the_page_says_that_it_is_not() -> None:
    by_contributors = {"bench", "dev", "docs"}
    extras = set(PROJECT["optional-dependencies"]) - by_contributors - {"all"}  # which is others together
    assert {extra for extra in extras - {*licences.EXTRAS} if f"`{extra}`" not in licences.PAGE_TEXT} == set()


def test_packages_of_other_systems_are_still_needed() -> None:
    assert set(licences.ELSEWHERE) <= {package.name for package in licences.python_packages()}


@pytest.mark.parametrize(
    ("licence", "installed", "shipped"),
    [
        ("MIT", True, True),
        ("Apache-2.0 OR BSD-3-Clause", True, True),
        ("GPL-3.0-only OR MIT", True, True),
        ("MIT AND PSF-2.0", True, True),
        ("MPL-2.0", True, False),
        ("LGPL-3.0-only", True, False),
        ("MIT AND GPL-2.0-only", False, False),
        ("AGPL-3.0-or-later", False, False),
        ("(MIT OR GPL-2.0-only) AND GPL-3.0-only", False, False),
        ("unknown", False, False),
        ("", False, False),
    ],
)
def test_what_is_accepted(licence: str, installed: bool, shipped: bool) -> None:
    package = Package("some-package", licence, "server")
    assert (package.complaint(PERMISSIVE | WEAK_COPYLEFT) is None) == installed
    assert (package.complaint(PERMISSIVE) is None) == shipped
    assert bool(licences.complaints([package], [])) != installed


def test_a_package_that_is_not_installed_is_no_silent_gap() -> None:
    assert "look it up" in licences.python_licence("no-such-package")
