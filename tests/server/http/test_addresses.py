"""What is at an address: a page of the client, a file, an answer of the API, or nothing."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bastide.server.http import pages
from tests.server.client import Client
from tests.server.process import ROOT, Server

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8"
THE_PAGE = '<div id="app">'


def get(server: Server, path: str, accept: str = BROWSER, method: str = "GET") -> httpx.Response:
    """Return what a browser gets, without normalizing the path."""
    with httpx.Client() as http:
        request = http.build_request(method, server.url, headers={"accept": accept})
        raw = path.encode()
        request.url = request.url.copy_with(raw_path=raw)
        return http.send(request)


@pytest.fixture(scope="module")
def anna(server: Server) -> Client:
    anna = Client(server, "Anna of Addresses")
    anna.post("/api/account", {"name": "Anna of Addresses", "password": "a long enough one"})
    return anna


@pytest.fixture(scope="module")
def table(anna: Client) -> str:
    return anna.make_table(["me", "open"])


PAGES = [
    "/",
    "/new",
    "/new/kingdom-builder",
    "/rules",
    "/rules/tournay",
    "/learn/feuville",
    "/score/kingdom-builder",
    "/upload",
    "/account",
    "/reset",
    "/confirm",
    "/unsubscribe",
    "/me",
    "/games",
    "/friends",
    "/ladder",
    "/ladder/troyes-dice",
    "/bots",
    "/bots/feuville",
    "/player/Anna%20of%20Addresses",
    "/table/{table}",
    "/table/{table}/result",
    "/tournaments",
    "/tournament/{tournament}",
]


@pytest.fixture(scope="module")
def tournament(anna: Client) -> str:
    wanted = {"game": "peek", "format": "swiss", "clock": {"kind": "days", "days": 1}}
    made: str = anna.post("/api/tournaments", wanted)["id"]
    return made


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_found(server: Server, anna: Client, table: str, tournament: str, path: str) -> None:
    path = path.replace("{table}", table).replace("{tournament}", tournament)
    for wanted in (path, f"{path.rstrip('/')}/", f"{path}?from=chat&x=/nowhere"):
        answer = get(server, wanted)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), wanted
        assert THE_PAGE in answer.text
    head = get(server, path, method="HEAD")
    assert head.status_code == 200 and head.content == b""


NOTHING = [
    "/nowhere",
    "/nowhere/at/all",
    "/new/no-such-game",
    "/rules/kingdom-builder/more",
    "/learn",
    "/learn/no-such-game",
    "/score/no-such-game",
    "/ladder/no-such-game",
    "/bots/no-such-game",
    "/upload/more",
    "/player",
    "/player/Nobody%20at%20all",
    "/player/a%2Fb",
    "/player/%FF",
    "/player/" + "a" * 300,
    "/table",
    "/table/0000000000",
    "/table/0000000000/result",
    "/table/NOT-AN-ID",
    "/tournament",
    "/tournament/0000000000",
    "/tournaments/more",
    "/table/..%2f..%2fetc",
    "/table/{table}/other",
    "/table/{table}/result/more",
    "/index.html",
    "/robots.txt",
    "/wp-login.php",
    "/apis",
    "/%",
    "/" + "a" * 300,
]


@pytest.mark.parametrize("path", NOTHING)
def test_a_missing_address_shows_a_page_that_says_so(server: Server, anna: Client, table: str, path: str) -> None:
    path = path.replace("{table}", table)
    for wanted in (path, f"{path}/", f"{path}?a=b"):
        answer = get(server, wanted)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8"), wanted
        assert THE_PAGE in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    head = get(server, path, method="HEAD")
    assert head.status_code == 404 and head.content == b""


@pytest.mark.parametrize("accept", ["application/json", "image/avif,image/webp,*/*;q=0.8", "text/css,*/*;q=0.1"])
def test_programs_do_not_get_a_page(server: Server, accept: str) -> None:
    answer = get(server, "/nowhere", accept)
    assert answer.status_code == 404
    assert answer.json()["key"] == "not-found"


@pytest.mark.parametrize("accept", ["*/*", ""])
def test_clients_that_accept_anything_get_the_page(server: Server, accept: str) -> None:
    assert THE_PAGE in get(server, "/nowhere", accept).text


@pytest.mark.parametrize("path", ["/api/unknown", "/api", "/api/", "/api/tables/", "/ws", "/ws/nowhere"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_the_api_has_no_pages(server: Server, path: str, method: str) -> None:
    answer = get(server, path, method=method)
    assert answer.status_code == 404
    assert answer.json()["key"] == "not-found"


def test_another_method_is_not_another_address(server: Server) -> None:
    assert get(server, "/api/games", method="POST").status_code == 405
    assert get(server, "/new", method="POST").status_code == 405


@pytest.mark.parametrize("path", ["/assets/missing.js", "/assets/", "/assets"])
def test_a_missing_file_does_not_give_a_page(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 404
    assert THE_PAGE not in answer.text


def test_files_are_found(server: Server) -> None:
    icon = get(server, "/favicon.svg")
    assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")
    assert get(server, "/favicon.svg", method="HEAD").status_code == 200


def test_every_page_of_the_list_is_tried_here() -> None:
    listed = json.loads((ROOT / "src/bastide/server/routes.json").read_text("utf-8"))
    tried = {path.strip("/").split("/")[0] for path in PAGES}
    assert tried == {pattern.strip("/").split("/")[0] for pattern in listed.values()}


# Without built pages


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server whose pages would be in a folder that doesn't exist yet."""
    folder = tmp_path_factory.mktemp("unbuilt")
    pages = folder / "pages"
    with Server(folder / "data", runner="tests.server.fixed_server", pages=str(pages)) as server:
        yield server, pages


def test_without_pages_the_page_says_how_to_build_them(unbuilt: tuple[Server, Path]) -> None:
    server, _ = unbuilt
    assert "Run 'make web' in the project folder" in server.log()
    for path in ("/", "/table/0000000000", "/nowhere", "/rules/tournay"):
        answer = httpx.get(server.url + path, headers={"accept": BROWSER, "accept-language": "de"})
        assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert '<html lang="de">' in answer.text and "<code>make web</code>" in answer.text
        assert get(server, path, method="HEAD").status_code == 503
    assert get(server, "/api/games").status_code == 200
    assert get(server, "/assets/index.js").status_code == 404


def test_pages_built_meanwhile_are_served(unbuilt: tuple[Server, Path]) -> None:
    server, pages = unbuilt
    assert get(server, "/").status_code == 503
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text(f"<html>{THE_PAGE}</div></html>")
    (pages / "assets" / "x.js").write_text("1")
    assert THE_PAGE in get(server, "/").text
    assert get(server, "/assets/x.js").headers["cache-control"].endswith("immutable")


def test_without_pages_the_log_says_how_to_build_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        pages.say_if_not_built(tmp_path)
        assert [record.levelname for record in caplog.records] == ["WARNING"]
        assert "make web" in caplog.text and str(tmp_path) in caplog.text
        caplog.clear()
        (tmp_path / "index.html").touch()
        pages.say_if_not_built(tmp_path)
        assert not caplog.records
