"""The compose files without containers: the commands of their services run here, with the variables that they get."""

import re
from contextlib import ExitStack
from typing import Any

import pytest
import yaml

from tests.deploy.containerfile import ROOT
from tests.deploy.full.image import Image
from tests.deploy.full.proxies import NAME, Caddy, play
from tests.servers import PostgreSQL, Redis, free_port

INSIDE = "8017"
"""The port of each server in its container."""
BY_THE_HOST = {"BASTIDE_HOST_NAME": NAME, "BASTIDE_SECRET": "ab" * 32, "POSTGRES_PASSWORD": "cd" * 32}
"""What a host sets, as the files say at the top."""
REDIS = "redis://redis:6379"


def given(service: dict[str, Any], by_the_host: dict[str, str], places: dict[str, str]) -> dict[str, str]:
    """Return the variables of a service; `places` says where others are on this machine."""

    def value(variable: re.Match[str]) -> str:
        name, default = variable[1], variable[2]
        assert name in by_the_host or default is not None, f"the file doesn't tell the host to set {name}"
        return by_the_host.get(name, default or "")

    found = {}
    for name, text in service["environment"].items():
        found[name] = re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", value, text)
        for place, here in places.items():
            found[name] = found[name].replace(place, here)
    return found


@pytest.mark.parametrize(
    ("file", "more"),
    [("compose.yaml", {}), ("compose.cluster.yaml", {}), ("compose.cluster.yaml", {"BASTIDE_BUS": REDIS})],
    ids=["server", "cluster", "cluster with Redis"],
)
def test_a_game_is_played_through_caddy(
    file: str, more: dict[str, str], image: Image, postgresql: PostgreSQL, redis: Redis
) -> None:
    services = yaml.safe_load((ROOT / "deploy" / file).read_text("utf-8"))["services"]
    ours = {name: service for name, service in services.items() if "build" in service}
    ports = {name: free_port() for name in ours}
    by_the_host = {**BY_THE_HOST, **more}
    with ExitStack() as stack:
        database = stack.enter_context(postgresql.database(empty=True)).partition("@")[2]
        places = {
            f"{by_the_host['POSTGRES_PASSWORD']}@database/bastide": f"trusted@{database}",
            REDIS: redis.url,
            **{f"{name}:{INSIDE}": str(port) for name, port in ports.items()},
        }
        started = []
        for name, service in ours.items():
            data = image.folder / file / name
            data.mkdir(mode=0o777, parents=True, exist_ok=True)
            data.chmod(0o777)
            here = {"BASTIDE_PORT": str(ports[name]), "BASTIDE_DATA": str(data), "BASTIDE_BOT_PACE": "0"}
            variables = {**given(service, by_the_host, places), **here}
            process = stack.enter_context(image.runs(service.get("command"), **variables))
            if not service.get("healthcheck", {}).get("disable"):
                started.append((process, ports[name]))
        for process, port in started:
            image.wait_until_healthy(process, port)
        behind = given(services["caddy"], by_the_host, places)["BASTIDE_SERVERS"].split()
        play(stack.enter_context(Caddy(*map(int, behind))))
