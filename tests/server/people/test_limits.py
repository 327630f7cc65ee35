"""Rate limits: by cost, by network, and for more clients than the server remembers."""

from pathlib import Path

import pytest

from bastide.server.http.costs import COSTS, cost_of
from bastide.server.people import limits
from bastide.server.people.limits import RateLimiter, network_of
from bastide.server.people.redis_limits import RedisLimits
from bastide.server.people.shared_limits import DatabaseLimits, SharedLimiter, SharedLimits
from bastide.server.schemas import schemas
from bastide.server.services import Services
from tests.server.inside import with_services


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("bastide.server.people.limits.time.monotonic", lambda: now[0])
    return now


def test_limits_count_costs(clock: list[float]) -> None:
    limiter = RateLimiter(per_minute=60, at_once=10)
    assert limiter.allows("a", cost=8)
    assert not limiter.allows("a", cost=8)
    assert limiter.allows("a", cost=2)
    assert limiter.allows("b", cost=8)
    clock[0] += 8
    assert limiter.allows("a", cost=8)


def test_debt_is_paid_off(clock: list[float]) -> None:
    limiter = RateLimiter(per_minute=60, at_once=10)
    assert limiter.allows("a", cost=30)  # more than a whole burst: allowed to who has spent nothing yet
    clock[0] += 20
    assert not limiter.allows("a")
    clock[0] += 1
    assert limiter.allows("a")


def test_many_clients_reset_no_other(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CLIENTS", 10)
    limiter = RateLimiter(per_minute=1, at_once=1)
    for number in range(100):
        limiter.allows(f"10.0.0.{number}")
        assert limiter.allows("attacker") == (number == 0)


def test_networks() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:0:1:aaaa::7") == network_of("2001:db8:0:1::8") == "2001:db8:0:1::/64"
    assert network_of("2001:db8:0:2::8") != network_of("2001:db8:0:1::8")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("testclient") == "testclient"


def test_costs_name_routes_that_exist() -> None:
    paths = schemas()["openapi"]["paths"]
    for route in COSTS:
        method, path = route.split(" ")
        assert method.lower() in paths[path]
    assert cost_of("POST", "/api/tables") == COSTS["POST /api/tables"] > cost_of("GET", "/api/tables") == 1


@pytest.mark.parametrize("where", ["database", "redis"])
def test_processes_share_a_limit(where: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """What a client spends in one process, it can't spend again in another, nor after a restart."""
    url = request.getfixturevalue("redis").url if where == "redis" else ""

    async def what(services: Services) -> None:
        def process() -> tuple[SharedLimits, SharedLimiter]:
            store = RedisLimits(url) if url else DatabaseLimits(services.writer)
            shared = SharedLimits(store, services.entropy.now, b"key")
            return shared, shared.limiter("tables", per_minute=60, at_once=10)

        (one, here), (two, there) = process(), process()
        assert here.allows("192.0.2.7", 6) and there.allows("192.0.2.7", 3) and there.allows("192.0.2.8", 3)
        await one.settle()
        await two.settle()
        assert not there.allows("192.0.2.7", 3)
        assert there.allows("192.0.2.8", 6)
        three, later = process()
        assert later.allows("192.0.2.7", 1)
        await three.settle()
        assert not later.allows("192.0.2.7", 3)
        for shared in (one, two, three):
            await shared.stop()

    with_services(tmp_path, what)
