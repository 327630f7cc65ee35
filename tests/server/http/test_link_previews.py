"""What a chat program shows of a link, which it reads without running the page."""

import re

import pytest

from tests.server.client import Client
from tests.server.process import Server


def shown(client: Client, path: str, language: str = "en", status: int = 200) -> dict[str, str]:
    """Return the page's title and its tags for chat programs."""
    answer = client.http.get(path, headers={"accept-language": language})
    assert answer.status_code == status
    tags = dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', answer.text))
    return {**tags, "title": re.findall("<title>(.*)</title>", answer.text)[0]}


def test_an_invitation_names_host_and_game(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.make_table(["me", "open"])
    tags = shown(anna, f"/table/{table}")
    assert tags["title"] == tags["og:title"] == "Anna invites you to play Kingdom Builder"
    assert tags["og:url"] == f"{server.url}/table/{table}"
    image = anna.http.get(tags["og:image"])
    assert image.headers["content-type"] == "image/png"
    german = shown(anna, f"/table/{table}", "de-AT,de;q=0.9,en;q=0.5")
    assert german["og:title"] == "Anna lädt dich zu einer Partie Kingdom Builder ein"


def test_what_is_read_without_running_the_page_is_in_the_readers_language(server: Server) -> None:
    text = Client(server, "Anna").http.get("/", headers={"accept-language": "ja"}).text
    assert '<html lang="ja">' in text
    assert "<noscript>BastideにはJavaScriptが必要です。</noscript>" in text
    assert "Medieval" not in text


def test_a_name_cannot_write_into_the_page(server: Server) -> None:
    mallory = Client(server, 'M"><b>')
    table = mallory.make_table(["me", "open"])
    text = mallory.http.get(f"/table/{table}").text
    assert "M&quot;&gt;&lt;b&gt; invites you" in text and "<b>" not in text


@pytest.mark.parametrize("path", ["/", "/new/kingdom-builder"])
def test_every_other_page_is_named_after_the_site(server: Server, path: str) -> None:
    assert shown(Client(server, "Anna"), path)["og:title"] == "Bastide"


@pytest.mark.parametrize("path", ["/table/0000000000", "/table/", "/nowhere", "/" + "a" * 300])
def test_so_is_what_does_not_exist(server: Server, path: str) -> None:
    assert shown(Client(server, "Anna"), path, status=404)["og:title"] == "Bastide"


def test_a_game_under_way_is_not_an_invitation(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.make_table(["me", "bot:random"])
    anna.open_nonce(table)
    assert shown(anna, f"/table/{table}")["og:title"] == "A game of Kingdom Builder"
