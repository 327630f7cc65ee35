"""Requests to addresses that people choose reach the Internet only, and tell nothing about this network."""

import asyncio
import datetime
import socket
import ssl
import time
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, ip_address
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from bastide.server.notices import outgoing
from bastide.server.notices.outgoing import Outgoing, RefusedAddress, is_public
from bastide.words import LocalizedError
from tests.server.inside import refused_with
from tests.server.notices.receiver import LOOPBACK, Receiver

PRIVATE = """
    127.0.0.1 127.8.8.8 0.0.0.0 0.1.2.3 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 169.254.0.1
    100.64.0.1 100.100.100.200 192.0.0.192 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.1.1.1 240.0.0.1
    255.255.255.255 168.63.129.16 192.88.99.1
    :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 64:ff9b::7f00:1 64:ff9b:1::1 100::1
    2001::1 2001:db8::1 2002:7f00:1:: 2002:a9fe:a9fe:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1
"""
PUBLIC = "1.1.1.1 93.184.216.34 2606:4700::1111 2a00:1450:4001::1 ::ffff:1.1.1.1"


@pytest.mark.parametrize("address", PRIVATE.split())
def test_special_addresses_are_refused(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC.split())
def test_public_addresses_are_not(address: str) -> None:
    assert is_public(ip_address(address))


def run(what: Callable[[Outgoing], object], *networks: str, tls: ssl.SSLContext | None = None) -> None:
    async def go() -> None:
        out = Outgoing(networks, tls)
        try:
            await what(out)  # type: ignore[misc]
        finally:
            await out.close()

    asyncio.run(go())


def resolves(monkeypatch: pytest.MonkeyPatch, *answers: Sequence[str]) -> list[str]:
    """Let a name server give these answers, one after the other; return who was asked for."""
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[IPv4Address]:
        asked.append(host)
        return [ip_address(address) for address in answers[min(len(asked), len(answers)) - 1]]  # type: ignore[misc]

    monkeypatch.setattr(outgoing, "_look_up", look_up)
    return asked


BAD_URLS = """
    http://example.com/ ftp://example.com/ file:///etc/passwd gopher://example.com:70/ javascript:alert(1)
    //example.com/ https:/// https://user@example.com/ https://user:secret@example.com/ https://example.com:22/ https://example.com:6379/
    https://example.com:80/ https://example.com:0/ https://example.com:99999/ https://exa%00mple.com/
    https://[fe80::1%25eth0]/ https://example.com\\@10.0.0.1/ https://ex.com/<script>
"""


@pytest.mark.parametrize(
    "url", [*BAD_URLS.split(), "https://example.com/a b", "https://example.com/\n", "", "x" * 2000]
)
def test_only_plain_https_addresses_on_usual_ports(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    resolves(monkeypatch, ["93.184.216.34"])

    async def refused(out: Outgoing) -> None:
        with pytest.raises(RefusedAddress):
            await out.check(url)
        with refused_with("address-refused"):
            await out.must_be_usable(url)

    run(refused)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::1]", "[::ffff:7f00:1]", "localhost"]
)
def test_every_way_to_write_this_machine_is_refused(host: str) -> None:
    async def refused(out: Outgoing) -> None:
        with pytest.raises(RefusedAddress):
            await out.check(f"https://{host}/")

    run(refused)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    resolves(monkeypatch, ["93.184.216.34", "10.0.0.1"])

    async def refused(out: Outgoing) -> None:
        with pytest.raises(RefusedAddress):
            await out.check("https://hook.example/")

    run(refused)


def test_an_unknown_name_is_refused_like_a_private_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one could find out which names exist in our network."""

    def unknown(host: str, port: int) -> list[IPv4Address]:
        raise socket.gaierror(-2, "Name or service not known")

    async def reason(out: Outgoing) -> None:
        with refused_with("address-refused") as unresolved:
            await out.must_be_usable("https://no-such-name.example/")
        resolves(monkeypatch, ["10.0.0.1"])
        with refused_with("address-refused") as private:
            await out.must_be_usable("https://intranet.example/")
        assert unresolved.value.arguments == private.value.arguments == {}

    monkeypatch.setattr(outgoing, "_look_up", unknown)
    run(reason)


def test_a_name_is_resolved_once_and_the_connection_goes_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that answers differently a moment later (DNS rebinding) changes nothing."""
    asked = resolves(monkeypatch, ["127.0.0.1"], ["10.255.255.1"])

    async def post(out: Outgoing) -> None:
        with Receiver() as receiver:
            assert await out.post(f"http://hook.example:{receiver.port}/a?b=c", b"hello", {"x-test": "1"}) == 201
            (received,) = receiver.received
            assert (received.path, received.body) == ("/a?b=c", b"hello")
            assert received.headers["host"] == f"hook.example:{receiver.port}"
            assert received.headers["x-test"] == "1"

    run(post, LOOPBACK)
    assert asked == ["hook.example"]


def test_without_permission_nothing_is_sent_to_this_machine() -> None:
    async def post(out: Outgoing) -> None:
        with Receiver() as receiver:
            with pytest.raises(RefusedAddress):
                await out.post(receiver.url, b"", {})
            assert receiver.received == []

    run(post, "10.0.0.0/8")


def test_redirects_are_not_followed() -> None:
    async def post(out: Outgoing) -> None:
        with Receiver(302) as receiver:
            receiver.location = f"{receiver.url}/secret"
            assert await out.post(receiver.url, b"", {}) == 302
            assert [one.path for one in receiver.received] == ["/"]

    run(post, LOOPBACK)


def test_an_endless_answer_is_not_read() -> None:
    async def post(out: Outgoing) -> None:
        with Receiver(200) as receiver:
            receiver.endless = True
            began = time.monotonic()
            assert await out.post(receiver.url, b"", {}) == 200
            assert time.monotonic() - began < 5

    run(post, LOOPBACK)


def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "ANSWER_SECONDS", 0.2)

    async def post(out: Outgoing) -> None:
        with Receiver(silent_seconds=3) as receiver:
            began = time.monotonic()
            with pytest.raises((OSError, httpx.HTTPError)):
                await out.post(receiver.url, b"", {})
            assert time.monotonic() - began < 2

    run(post, LOOPBACK)


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")

    async def post(out: Outgoing) -> None:
        with Receiver() as receiver:
            assert await out.post(receiver.url, b"", {}) == 201

    run(post, LOOPBACK)


def test_the_certificate_must_be_for_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    serving, trusting = certificate(tmp_path, "hook.example")
    resolves(monkeypatch, ["127.0.0.1"])

    async def post(out: Outgoing) -> None:
        with Receiver(tls=serving) as receiver:
            assert await out.post(f"https://hook.example:{receiver.port}/", b"hello", {}) == 201
            with pytest.raises(httpx.ConnectError):
                await out.post(f"https://other.example:{receiver.port}/", b"hello", {})
            assert len(receiver.received) == 1

    run(post, LOOPBACK, tls=trusting)


def test_a_network_that_is_none_is_refused_at_the_start() -> None:
    with pytest.raises(LocalizedError) as refused:
        Outgoing(["10.0.0.1/8"])
    assert refused.value.key == "bad-network"


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return a server's side and a client's side of a certificate for a name."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    written = folder / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    written.write_bytes(made.public_bytes(serialization.Encoding.PEM) + private)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(written)
    return serving, ssl.create_default_context(cafile=str(written))
