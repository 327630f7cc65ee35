"""The documentation site under `/docs`: its files if it is built, otherwise how to build it."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bastide.server.http.middleware import SECURITY_HEADERS
from tests.server.http.test_addresses import BROWSER, THE_PAGE, get
from tests.server.process import Server


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that would hold the built client and the site."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "pages").mkdir()
    (folder / "pages" / "index.html").write_text(f"<html><head></head>{THE_PAGE}</div></html>")
    return folder


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with Server(folder / "data", runner="tests.server.fixed_server", pages=str(folder / "pages")) as server:
        yield server


@pytest.fixture
def built(folder: Path) -> Iterator[Path]:
    site = folder / "site"
    (site / "rules" / "tournay").mkdir(parents=True, exist_ok=True)
    (site / "index.html").write_text("<h1>Start</h1>")
    (site / "rules" / "tournay" / "en.html").write_text("<h1>Tournay</h1>")
    (site / "site.css").write_text("p { color: red }")
    yield site
    (site / "index.html").unlink()


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/rules/tournay/en"])
def test_without_the_site_one_sentence_says_how_to_build_it(server: Server, path: str) -> None:
    for language, words in (
        ("en", "Run <code>make docs</code> in the project folder"),
        ("de", "Rufe <code>make docs</code>"),
    ):
        answer = httpx.get(server.url + path, headers={"accept": BROWSER, "accept-language": language})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert words in answer.text and f'<html lang="{language}">' in answer.text
    assert 'name="docs"' not in get(server, "/").text


def test_the_client_is_told_of_the_site(server: Server, built: Path) -> None:
    assert '<meta name="docs" content="/docs/" /></head>' in get(server, "/").text


def test_pages_are_found_with_and_without_html(server: Server, built: Path) -> None:
    for path, text in (
        ("/docs/", "Start"),
        ("/docs/index.html", "Start"),
        ("/docs/rules/tournay/en", "Tournay"),
        ("/docs/rules/tournay/en.html", "Tournay"),
    ):
        answer = get(server, path)
        assert (answer.status_code, answer.text) == (200, f"<h1>{text}</h1>"), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["content-security-policy"] == SECURITY_HEADERS["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"
        assert get(server, path, method="HEAD").status_code == 200
    moved = get(server, "/docs")
    assert (moved.status_code, moved.headers["location"]) == (307, "/docs/")


def test_a_file_is_cached_as_long_as_its_content_is_the_same(server: Server, built: Path) -> None:
    plain = get(server, "/docs/site.css")
    assert (plain.headers["content-type"], plain.headers["cache-control"]) == ("text/css; charset=utf-8", "no-cache")
    assert get(server, "/docs/site.css?v=1").headers["cache-control"].endswith("immutable")
    headers = {"if-none-match": plain.headers["etag"]}
    assert httpx.get(f"{server.url}/docs/site.css", headers=headers).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/docs/nowhere",
        "/docs/rules",
        "/docs/rules/tournay/xx",
        "/docs/../pages/index.html",
        "/docs/%2e%2e/pages/index.html",
    ],
)
def test_what_is_not_in_the_site_is_not_found(server: Server, built: Path, path: str) -> None:
    answer = get(server, path)
    assert (answer.status_code, THE_PAGE in answer.text) == (404, True)
    assert get(server, path, "application/json").json()["key"] == "not-found"


def test_documents_start_with_their_own_name(server: Server) -> None:
    assert THE_PAGE in get(server, "/docsx").text
