"""Guests who become accounts, sign in elsewhere, sign out, and delete their account."""

import itertools
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from bastide.core.journal import Journal
from bastide.server.errors import BadValue, RequestError
from bastide.server.services import Services
from tests.server.client import PATIENCE, Client, Stream, Table, new_address, play_out, started
from tests.server.database import log, moves, opened
from tests.server.inside import at_another_place, refused_with, with_services
from tests.server.process import Server

PASSWORD = "correct horse"
_numbers = itertools.count(1)


def new_name(word: str = "Sophie") -> str:
    """Return a name that no other test takes: the server is shared."""
    return f"{word} {next(_numbers)}"


def account(server: Server, name: str | None = None, client: Client | None = None) -> Client:
    """Return a person with an account."""
    client = client or Client(server, "Guest")
    client.nickname = name or new_name()
    me = client.post("/api/account", {"name": client.nickname, "password": PASSWORD})
    assert me["account"]
    client.nickname = me["nickname"]
    return client


def browser(server: Server, name: str, password: str = PASSWORD, guest: Client | None = None) -> Client:
    """Sign in from another browser, which may already have a guest."""
    client = guest or Client(server, "Somebody else")
    client.id = client.post("/api/session", {"name": name, "password": password})["id"]
    client.nickname = name
    return client


def refusal(answer: httpx.Response) -> tuple[int, str]:
    assert answer.is_error, answer.text
    assert answer.json()["reason"].endswith(".")
    return answer.status_code, answer.json()["key"]


def reopen(table: Table, seat: int = 0) -> None:
    """Open a new socket, as the browser does when its session gets a new id: the old one was closed."""
    assert closed_with(table.streams[seat]) == "who-are-you"
    table.streams[seat] = table.clients[seat].watch(table.id, seat)
    table.streams[seat].settle()


def closed_with(stream: Stream) -> str:
    """Wait, idle, until the server closes a connection; return its reason."""
    with suppress(ConnectionClosed):
        while stream.next():
            pass
    assert stream.closed is not None and stream.closed[0] == 1008
    return stream.closed[1]


def assert_revoked(server: Server, token: str) -> None:
    assert refusal(Client(server, token=token).http.get("/api/me")) == (401, "unknown-token")


def play_random(table: Table, seed: int = 1) -> None:
    choice = random.Random(seed)
    play_out(table.streams, lambda update: choice.choice(update["moves"]))


# Becoming an account


def test_a_guest_becomes_an_account_and_keeps_everything(server: Server) -> None:
    with started(server, 2, "peek") as table:
        anna = table.clients[0]
        assert anna.get("/api/me")["account"] is False
        account(server, client=anna)
        me = anna.get("/api/me")
        assert me["account"] is True and me["id"] == anna.id
        assert anna.facts(table.id)["yours"] == [0]
        reopen(table)
        play_random(table)
    assert refusal(anna.http.post("/api/account", json={"name": new_name(), "password": PASSWORD})) == (
        409,
        "already-account",
    )


def test_a_token_of_the_guest_outlives_registering_only_if_the_owner_says_so(server: Server) -> None:
    """Somebody may have used this browser, and made a token, before."""
    anna = Client(server)
    forgotten, kept = (anna.post("/api/tokens", {"name": name, "scopes": ["watch"]}) for name in ("old", "mine"))
    body = {"name": new_name(), "password": PASSWORD, "keep_tokens": [kept["id"]]}
    assert anna.http.post("/api/account", json=body).status_code == 201
    assert [token["name"] for token in anna.get("/api/tokens")] == ["mine"]
    assert anna.with_this_token(kept["token"]).get("/api/me")["id"] == anna.id
    assert_revoked(server, forgotten["token"])


def test_a_rematch_is_played_under_the_name_of_the_account(server: Server) -> None:
    with started(server, 2, "peek") as table:
        play_random(table)
    anna = account(server, client=table.clients[0])
    again = anna.post(f"/api/tables/{table.id}/rematch", {"nonce_hash": anna.promise()[1]})
    assert [seat["name"] for seat in again["seats"]] == [None, anna.nickname]
    assert anna.facts(table.id)["seats"][0]["name"] == "Anna"  # as it was called then


def test_names_are_taken_regardless_of_case_and_form(server: Server) -> None:
    account(server, "Ｔester ſtraße")  # kept in normalized form
    for name in ("tester strasse", "TESTER STRASSE", "Tester  Straße"):
        guest = Client(server)
        answer = guest.http.post("/api/account", json={"name": name, "password": PASSWORD})
        assert refusal(answer) == (409, "name-taken"), name
        assert guest.get("/api/me")["nickname"] == "Anna"
    assert browser(server, "tEsTer strasse").get("/api/me")["nickname"] == "Tester straße"


@pytest.mark.parametrize(
    "wanted",
    [
        {"name": "A"},
        {"name": "x" * 25},
        {"name": " - "},
        {"name": "../etc"},
        {"name": "a/b"},
        {"name": "Anna\u202e"},
        {"name": "Anna?"},
        {"password": "short"},
        {"password": "x" * 201},
        {"password": None},
    ],
    ids=str,
)
def test_names_and_passwords_have_limits(server: Server, wanted: dict[str, Any]) -> None:
    good = {"name": new_name(), "password": PASSWORD}
    answer = Client(server).http.post("/api/account", json={**good, **wanted})
    assert refusal(answer) == (422, "bad-value")


def test_a_name_that_looks_like_an_accounts_is_refused(server: Server) -> None:
    account(server, "Ida of Toul")
    for name in ("lda of Toul", "ida of toul", "Ida of TouI", "Іdа оf Тоul", "IDA 0F TOUL"):
        guest = Client(server)
        answer = guest.http.post("/api/account", json={"name": name, "password": PASSWORD})
        assert refusal(answer) in ((409, "name-taken"), (422, "bad-value")), name
        for method, path, body in (
            ("POST", "/api/guests", {"nickname": name}),
            ("PUT", "/api/me", {"nickname": name}),
            ("POST", "/api/tables", {**TABLE, "seats": ["me", f"me:{name}"]}),
        ):
            answer = guest.http.request(method, path, json=body)
            assert refusal(answer) in ((409, "name-of-account"), (422, "bad-value")), (name, path)
    assert Client(server, "Idä of Toul").get("/api/me")["nickname"] == "Idä of Toul"  # an accent can be seen
    assert browser(server, "Ida of Toul").put("/api/me", {"nickname": "Ida of Toul"})


def test_guests_with_the_name_of_a_new_account_get_a_mark(server: Server) -> None:
    name = new_name("Yolande")
    guest, other = Client(server, name.upper()), Client(server, "Yolanda")
    account(server, name)
    assert guest.get("/api/me")["nickname"] == f"{name.upper()} (2)"
    assert other.get("/api/me")["nickname"] == "Yolanda"


TABLE = {"game": "peek", "nonce_hash": "ab" * 32}


@pytest.mark.parametrize(
    "nickname", ["山田taro", "さくらサクラ桜ー", "Zoë Müller", "Ωμέγα", "Иван", "김서연", "Anna 🏰", "नमन", "❤️"]
)
def test_names_of_all_scripts_are_welcome(server: Server, nickname: str) -> None:
    guest = Client(server, nickname)
    guest.post("/api/tables", {**TABLE, "seats": ["me", f"me:{nickname}"]})


@pytest.mark.parametrize(
    ("nickname", "why"),
    [
        ("An\u200bna", "name-invisible"),
        ("Anna\u202e", "name-invisible"),
        ("\u3164", "name-invisible"),
        ("Anna\u2800", "name-invisible"),
        ("А" + "nna", "name-scripts"),
        ("Annα", "name-scripts"),
        ("3\u0663", "name-scripts"),
    ],
    ids=ascii,
)
def test_names_that_hide_something_are_refused(server: Server, nickname: str, why: str) -> None:
    guest = Client(server)
    for path, body in (
        ("/api/guests", {"nickname": nickname}),
        ("/api/account", {"name": nickname, "password": PASSWORD}),
        ("/api/tokens", {"name": nickname, "scopes": ["watch"]}),
        ("/api/tables", {**TABLE, "seats": ["me", f"me:{nickname}"]}),
    ):
        answer = guest.http.post(path, json=body)
        assert refusal(answer) == (422, "bad-value"), path
        assert str(BadValue(why)) in answer.json()["reason"] or path == "/api/account"


def test_an_account_is_renamed_to_a_free_name_only(server: Server) -> None:
    anna, bruno = account(server), account(server)
    assert refusal(anna.http.put("/api/me", json={"nickname": bruno.nickname.upper()})) == (409, "name-taken")
    for lang, said in (
        ("en", "nickname: a name must start with"),
        ("de-AT,en;q=0.9", "nickname: ein Name beginnt mit"),
    ):
        answer = anna.http.put("/api/me", json={"nickname": "a/b"}, headers={"accept-language": lang})
        assert refusal(answer) == (422, "bad-value")
        assert answer.json()["reason"].startswith(said)
    fresh = new_name("Renata")
    assert anna.put("/api/me", {"nickname": fresh})["nickname"] == fresh
    assert browser(server, fresh).id == anna.id
    assert refusal(sign_in(server, anna.nickname, PASSWORD)) == (403, "wrong-password")
    assert anna.put("/api/me", {"nickname": fresh.upper()})["nickname"] == fresh.upper()  # the same name in capitals


def test_the_password_is_kept_as_argon2_only(server: Server) -> None:
    anna = account(server)
    with opened(server) as database:
        (kept,) = database.execute("SELECT password FROM people WHERE id = ?", (anna.id,)).fetchone()
        assert kept.startswith("$argon2id$") and PASSWORD not in database.everything()


# Signing in and out


def sign_in(server: Server, name: str, password: str) -> httpx.Response:
    web = httpx.Client(base_url=server.url, headers={"x-forwarded-for": new_address()}, timeout=PATIENCE)
    return web.post("/api/session", json={"name": name, "password": password})


def test_a_game_continues_in_a_second_browser(server: Server) -> None:
    with started(server, 2, "peek") as table:
        anna = account(server, client=table.clients[0])
        elsewhere = browser(server, anna.nickname)
        assert elsewhere.id == anna.id
        assert [row["id"] for row in elsewhere.get("/api/tables?mine=true")] == [table.id]
        with elsewhere.watch(table.id) as stream:
            table.streams[0].close()
            table.streams[0] = stream
            play_random(table)


def test_neither_a_wrong_password_nor_an_unknown_name_says_which_it_was(server: Server) -> None:
    anna = account(server)
    wrong, unknown = sign_in(server, anna.nickname, "wrong password"), sign_in(server, new_name(), PASSWORD)
    assert refusal(wrong) == refusal(unknown) == (403, "wrong-password")
    assert wrong.json()["reason"] == unknown.json()["reason"]
    assert "set-cookie" not in wrong.headers and "set-cookie" not in unknown.headers


def test_a_password_is_compared_even_if_the_name_is_unknown(tmp_path: Path) -> None:
    """So that the response time doesn't reveal which names exist."""
    compared: list[str] = []

    async def try_both(services: Services) -> None:
        guest = await services.accounts.new_guest("Anna")
        await services.accounts.register(guest, "Anna", PASSWORD, at_another_place(services))
        verify = PasswordHasher.verify

        def overheard(hasher: PasswordHasher, kept: str, password: str) -> bool:
            compared.append(kept.rpartition("$")[0].rpartition("$")[0])  # the cost parameters, without salt and digest
            return verify(hasher, kept, password)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(PasswordHasher, "verify", overheard)
            for name in ("Anna", "Nobody"):
                with refused_with("wrong-password"):
                    await services.accounts.sign_in(name, "wrong password", None, at_another_place(services))

    with_services(tmp_path / "data", try_both)
    assert len(compared) == 2 and len(set(compared)) == 1


def test_signing_out_ends_the_session_for_good(server: Server) -> None:
    anna = account(server)
    cookie = anna.http.cookies["bastide"]
    elsewhere = browser(server, anna.nickname)
    answer = anna.http.delete("/api/session")
    assert answer.status_code == 204 and "bastide" not in anna.http.cookies
    assert_opens_nothing(server, cookie)
    assert elsewhere.get("/api/me")["id"] == anna.id  # only here


def test_signing_out_everywhere_ends_tokens_and_closes_idle_sockets(server: Server) -> None:
    with started(server, 2, options={"start_player": "1"}) as table:
        anna = account(server, client=table.clients[0])
        reopen(table)
        elsewhere = browser(server, anna.nickname)
        program, kept = anna.with_token("watch", "play"), anna.with_token("watch", "play")
        keep = anna.get("/api/tokens")[1]["id"]
        with (
            program.watch(table.id) as of_program,
            kept.watch(table.id) as of_kept,
            anna.watch(table.id, "none") as one,
        ):
            for stream in (of_program, of_kept, one):
                stream.settle()
            assert elsewhere.http.delete(f"/api/sessions?keep_tokens={keep}").status_code == 204
            assert closed_with(table.streams[0]) == closed_with(one) == "who-are-you"
            assert closed_with(of_program) == "unknown-token"
            assert table.streams[0].received("closing") == [
                {"type": "closing", "reason": str(RequestError("who-are-you"))}
            ]
            of_kept.played(of_kept.settle()["moves"][0])
        assert refusal(anna.http.get("/api/me")) == (401, "who-are-you")
        assert_revoked(server, str(program.token))
        with anna.watch(table.id) as stream:
            assert stream.settle()["view"]["viewer"] is None  # a spectator's view
        table.streams[1].settle()  # the other player isn't disturbed
        back = browser(server, anna.nickname)
        with back.watch(table.id) as stream:
            stream.played(stream.settle()["moves"][0])


def test_changing_the_password_signs_out_everywhere_else(server: Server) -> None:
    anna = account(server)
    elsewhere = browser(server, anna.nickname)
    program, kept = anna.with_token("watch"), anna.with_token("watch")
    keep = anna.get("/api/tokens")[1]["id"]
    wrong = anna.http.put("/api/account/password", json={"old": "wrong password", "new": "another one"})
    assert refusal(wrong) == (403, "wrong-password")
    assert program.get("/api/me")["id"] == anna.id
    wanted = {"old": PASSWORD, "new": "another one", "keep_tokens": [keep]}
    assert anna.http.put("/api/account/password", json=wanted).status_code == 204
    assert_revoked(server, str(program.token))
    assert kept.get("/api/me")["id"] == anna.get("/api/me")["id"] == anna.id
    assert refusal(elsewhere.http.get("/api/me")) == (401, "who-are-you")
    assert refusal(sign_in(server, anna.nickname, PASSWORD)) == (403, "wrong-password")
    assert browser(server, anna.nickname, "another one").id == anna.id
    guest = Client(server)
    assert refusal(guest.http.put("/api/account/password", json={"old": PASSWORD, "new": "another one"})) == (
        409,
        "no-account",
    )


def test_each_change_of_rights_brings_a_new_session_and_games_go_on(server: Server) -> None:
    """Knowing the old cookie, planted or stolen, is of no use."""
    with started(server, 2, options={"start_player": "1"}) as table:
        client = table.clients[0]
        name = new_name()
        for method, path, body in (
            ("POST", "/api/account", {"name": name, "password": PASSWORD}),
            ("PUT", "/api/account/password", {"old": PASSWORD, "new": "another one"}),
            ("POST", "/api/session", {"name": name, "password": "another one"}),
        ):
            before = client.http.cookies["bastide"]
            assert client.http.request(method, path, json=body).is_success
            assert client.get("/api/me")["account"] and client.http.cookies["bastide"] != before
            assert_opens_nothing(server, before)
            reopen(table)
            table.streams[0].played(table.streams[0].settle()["moves"][0])
        assert client.http.delete("/api/session").status_code == 204
        assert closed_with(table.streams[0]) == "who-are-you"


def assert_opens_nothing(server: Server, cookie: str) -> None:
    with httpx.Client(base_url=server.url, headers={"cookie": f"bastide={cookie}"}) as thief:
        assert refusal(thief.get("/api/me")) == (401, "who-are-you")


# A guest signs in


def test_a_guest_who_signs_in_brings_games_and_tables_along_but_no_token(server: Server) -> None:
    anna = account(server)
    with started(server, 2, options={"start_player": "1"}) as table:
        guest = table.clients[0]
        hosted = guest.make_table(["open", "open"])
        program = guest.with_token("watch", "play")
        guest.put(f"/api/tables/{table.id}/notes", {"text": "beware of Bruno"})
        table.streams[0].played(table.streams[0].settle()["moves"][0])
        before, cookie = guest.id, guest.http.cookies["bastide"]
        answer = guest.post("/api/session", {"name": anna.nickname, "password": PASSWORD})
        assert_opens_nothing(server, cookie)
        assert (answer["id"], answer["tables"]) == (anna.id, 2)
        # Nothing is lost: the seat is the account's, in both browsers.
        for client in (guest, anna):
            assert client.facts(table.id)["yours"] == [0]
            assert client.get("/api/me")["id"] == anna.id
        assert_revoked(server, str(program.token))  # whoever made it didn't know the password
        assert anna.get("/api/tokens") == []
        assert anna.facts(hosted)["host"] == anna.id
        assert anna.get(f"/api/tables/{table.id}/notes")["text"] == "beware of Bruno"
        reopen(table)
        play_random(table)
    entries = [entry for entry in log(server, table.id) if entry["type"] == "handed"]
    assert entries == [{"type": "handed", "giver": before, "taker": anna.id}]
    Journal.loads(anna.journal(table.id)).verify()
    server_again = Client(server)
    assert server_again.facts(table.id)["seats"][0]["name"] == "Anna"  # its name when it sat down


def at_two_seats(server: Server, game: str = "peek", *, runs: bool = True) -> tuple[str, Client, Client, Client]:
    """Return a table with a guest, an account and somebody else, and these three."""
    guest, anna, other = Client(server, "Nobody in particular"), account(server), Client(server, "Clara")
    table = guest.make_table(["me", "open", "open"], game)
    for seat, client in enumerate((anna, other), 1):
        client.sit(table, seat)
    for seat, client in enumerate((guest, anna, other) if runs else ()):
        client.open_nonce(table, seat)
    return table, guest, anna, other


@pytest.mark.parametrize("runs", [True, False], ids=["running", "waiting"])
def test_nobody_gets_two_seats_of_a_game_by_signing_in(server: Server, runs: bool) -> None:
    table, guest, anna, other = at_two_seats(server, runs=runs)
    wanted = {"name": anna.nickname, "password": PASSWORD}
    assert refusal(guest.http.post("/api/session", json={**wanted, "password": "wrong password"}))[0] == 403
    answer = guest.http.post("/api/session", json=wanted)
    assert refusal(answer) == (409, "two-seats") and answer.json()["details"]["tables"] == [table]
    assert guest.get("/api/me")["id"] == guest.id and guest.facts(table)["yours"] == [0]  # nothing has happened
    with other.watch(table) as stream:
        stream.settle()
        assert guest.post("/api/session", {**wanted, "leave_seats": True})["id"] == anna.id
        news = "table-left" if runs else "table-stood"
        stream.until(lambda _: stream.keys()[-1] == news)  # the others are told, in another process a moment later
    facts = other.facts(table)
    assert facts["unrated"] is None
    assert anna.facts(table)["yours"] == guest.facts(table)["yours"] == [1]
    assert (facts["seats"][0]["left"], facts["seats"][0]["kind"]) == (runs, "person" if runs else "open")


def test_a_finished_game_against_oneself_becomes_unrated(server: Server) -> None:
    with started(server, 2, "peek") as table:
        guest, anna = table.clients[0], account(server, client=table.clients[1])
        reopen(table, 1)
        play_random(table)
    assert guest.get(f"/api/tables/{table.id}/result")["unrated"] is None
    browser(server, anna.nickname, guest=guest)
    assert guest.get(f"/api/tables/{table.id}/result")["unrated"] == "shared-device"
    (recent,) = anna.get("/api/me/page")["recent"]
    assert recent["unrated"] == "shared-device"
    assert all(game["rating"] is None for game in anna.get("/api/me/page")["games"])


def test_a_guest_that_no_longer_exists_takes_no_name(tmp_path: Path) -> None:
    """Two tabs of one browser: one signs in while the other still creates an account, or changes its nickname."""

    async def both(services: Services) -> None:
        guest = await services.accounts.new_guest("Anna")
        await services.accounts.register(
            await services.accounts.new_guest("Sophie"), "Sophie", PASSWORD, at_another_place(services)
        )
        await services.accounts.sign_in("Sophie", PASSWORD, guest, at_another_place(services))
        for late in (
            services.accounts.register(guest, "Anna", PASSWORD, at_another_place(services)),
            services.accounts.rename(guest, "Annabel"),
        ):
            with refused_with("who-are-you"):
                await late
        assert await services.accounts.register(
            await services.accounts.new_guest("Anna"), "Anna", PASSWORD, at_another_place(services)
        )

    with_services(tmp_path / "data", both)


def test_an_account_that_signs_in_elsewhere_gives_nothing_away(server: Server) -> None:
    anna, bruno = account(server), account(server)
    table, name, cookie = anna.make_table(), anna.nickname, anna.http.cookies["bastide"]
    browser(server, bruno.nickname, guest=anna)  # in Anna's browser
    assert anna.facts(table)["yours"] == []
    assert browser(server, name).facts(table)["yours"] == [0]
    with httpx.Client(base_url=server.url, headers={"cookie": f"bastide={cookie}"}) as old:
        assert refusal(old.get("/api/me")) == (401, "who-are-you")


# Deletion


def everything(server: Server) -> str:
    """Return all live tables of the database as text."""
    with opened(server) as database:
        return database.everything()


def test_a_deleted_account_leaves_its_games_without_a_name(server: Server) -> None:
    anna = account(server, new_name("Wilhelmina"))
    name = anna.nickname
    bruno = Client(server, "Bruno")
    table = anna.make_table(["me", "open"], "peek")
    bruno.sit(table, 1)
    anna.open_nonce(table, 0)
    bruno.open_nonce(table, 1)
    with anna.watch(table) as one, bruno.watch(table) as two:
        one.settle(), two.settle()
        assert one.ask("say", text=f"{name} greets you")["type"] == "accepted"
        play_random(Table(table, [anna, bruno], [one, two]))
    elsewhere = bruno.make_table()
    with anna.watch(elsewhere) as stream:
        stream.settle()
        assert stream.ask("say", text=f"{name} watches")["type"] == "accepted"
    waiting = anna.make_table(["me:Little sister", "open"])
    anna.sit(elsewhere, 1)
    anna.stand(elsewhere, 1)
    token = anna.post("/api/tokens", {"name": f"{name}s program", "scopes": ["watch"]})["token"]
    anna.put(f"/api/tables/{table}/notes", {"text": f"{name} was here"})
    anna.put("/api/me/settings", {"language": "de"})
    anna.post(f"/api/tables/{table}/report", {"text": f"{name} reports"})
    bruno.post(f"/api/tables/{table}/report", {"text": "something else"})
    guest = Client(server, "Minnie the mole")  # formerly Anna, too
    guest.make_table()
    browser(server, name, guest=guest)
    cookie = anna.http.cookies["bastide"]
    assert all(trace in everything(server) for trace in (name, "Little sister", "Minnie the mole"))

    wrong = anna.http.post("/api/account/deletion", json={"password": "wrong password"})
    assert refusal(wrong) == (403, "wrong-password")
    assert anna.http.post("/api/account/deletion", json={"password": PASSWORD}).status_code == 204
    left = everything(server)
    for trace in (name, name.casefold(), "Little sister", "Minnie the mole", "watches"):
        assert trace not in left
    with httpx.Client(base_url=server.url, headers={"cookie": f"bastide={cookie}"}) as thief:
        assert refusal(thief.get("/api/me")) == (401, "who-are-you")
    assert refusal(Client(server, token=token).http.get("/api/me")) == (401, "unknown-token")
    assert refusal(sign_in(server, name, PASSWORD)) == (403, "wrong-password")
    assert refusal(bruno.http.get(f"/api/players/{name}")) == (404, "no-such-player")
    # The game is still there, for Bruno too, who had it in memory.
    assert [(seat["kind"], seat["name"]) for seat in bruno.facts(table)["seats"]] == [
        ("person", ""),
        ("person", "Bruno"),
    ]
    Journal.loads(bruno.journal(table)).verify()
    with bruno.watch(table, seat=1) as stream:
        assert name not in str(stream.settle())
    assert bruno.facts(waiting)["seats"][0]["kind"] == "open"
    (recent,) = [game for game in bruno.get("/api/me/page")["recent"] if game["table"] == table]
    assert recent["seats"][0] == {**recent["seats"][0], "name": "", "player": None}
    # The name is free again, and unrelated to the old one.
    again = account(server, name)
    assert again.id != anna.id and again.get("/api/me/page")["games"] == []


def test_a_bot_replaces_a_deleted_player(server: Server) -> None:
    with started(server, 2, "peek") as table:
        anna, bruno = account(server, client=table.clients[0]), table.clients[1]
        assert anna.http.post("/api/account/deletion", json={"password": PASSWORD}).status_code == 204
        stream = table.streams[1]
        stream.until(lambda update: update["status"] == "over" or bool(update.get("moves")))  # Anna's turn was made
        assert any(line["key"] == "table-left" for line in stream.lines())
        assert anna.nickname not in str(bruno.facts(table.id))
    assert any(seat == 0 for seat, _ in moves(server, table.id))


def test_guests_can_be_deleted_too(server: Server) -> None:
    guest = Client(server, "Evanescent one")
    guest.make_table()
    assert guest.http.post("/api/account/deletion", json={}).status_code == 204
    assert "Evanescent one" not in everything(server)
