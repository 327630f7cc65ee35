"""A letter on the wire: its headers, its two forms, and nothing that a player's text could add."""

import pytest

from bastide.server.errors import BadValue
from bastide.server.mail import syntax
from bastide.server.mail.letter import Letter, compose
from tests.server.postbox import text_of

SITE = "https://play.example.org"


def composed(subject: str = "Hello", text: str = "Hello", **headers: str) -> bytes:
    letter = Letter(
        "anna@example.org", subject, text, {name.replace("_", "-"): value for name, value in headers.items()}
    )
    return compose(letter, sender="bastide@example.org", mail="m1", now=0.0, site_url=SITE).as_bytes()


def headers_of(message: bytes) -> dict[str, str]:
    lines = message.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    return dict(line.split(": ", 1) for line in lines if ": " in line)


def test_the_headers_of_a_mail() -> None:
    headers = headers_of(composed())
    assert headers["From"] == "Bastide <bastide@example.org>"
    assert headers["To"] == "anna@example.org"
    assert headers["Message-ID"] == "<m1@example.org>"
    assert headers["Date"] == "Thu, 01 Jan 1970 00:00:00 +0000"
    assert headers["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r", "\0", "\x0b", "\x85", "\u2028"])
def test_no_text_can_add_a_header(end: str) -> None:
    evil = f"Hello{end}Bcc: stranger@example.org{end}{end}Buy this"
    message = composed(evil, List_Unsubscribe=evil)
    assert "Bcc" not in headers_of(message)
    assert headers_of(message)["Subject"].startswith("Hello Bcc")
    with pytest.raises(ValueError, match="can't be a header"):
        composed(**{f"X{end}Bcc": "stranger@example.org"})
    with pytest.raises(ValueError, match="can't be a header"):
        composed(From="stranger@example.org")
    with pytest.raises(BadValue):
        syntax.address(f"anna@example.org{end}Bcc: stranger@example.org")


def test_html_shows_text_as_text_and_links_only_to_the_site() -> None:
    text = f"<b>Anna</b> & http://evil.example/x\n\n{SITE}/table/1"
    letter = Letter("anna@example.org", "Hello", text)
    page = text_of(compose(letter, sender="bastide@example.org", mail="m1", now=0.0, site_url=SITE), "html")
    assert "&lt;b&gt;Anna&lt;/b&gt; &amp; http://evil.example/x" in page
    assert page.count("<a href") == 1 and f'<a href="{SITE}/table/1">' in page


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("anna@example.org", "anna@example.org"),
        (" Anna.B+games@EXAMPLE.org ", "Anna.B+games@example.org"),
        ("anna@bücher.example", "anna@xn--bcher-kva.example"),
    ],
)
def test_addresses(text: str, address: str) -> None:
    assert syntax.address(text) == address
    assert syntax.address_key(text) == address.lower()


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@localhost",
            "anna@[127.0.0.1]",
            "a@b@example.org",
            "a..b@example.org",
        ),
        *(
            '"anna b"@example.org',
            "anna (x)@example.org",
            "anna,berta@example.org",
            "<anna@example.org>",
            "änna@example.org",
        ),
        *("a" * 65 + "@example.org", "anna@" + "a." * 130 + "org", "anna@-x.example", "anna@example..org"),
    ],
)
def test_what_is_not_an_address(text: str) -> None:
    with pytest.raises(BadValue):
        syntax.address(text)
    assert syntax.address_key(text) == ""
