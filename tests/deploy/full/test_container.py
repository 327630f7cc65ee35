"""The steps of the Containerfile run here, in an empty folder, and what they make serves a game to another user."""

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.deploy.containerfile import ROOT
from tests.deploy.full.image import Image, someone
from tests.servers import HOST, free_port


def test_the_image_serves_pages_and_a_game_to_anyone_but_root(image: Image) -> None:
    port = free_port()
    with image.runs(BASTIDE_PORT=str(port)) as server:
        image.wait_until_healthy(server, port)
        address = f"http://{HOST}:{port}"
        page = httpx.get(address)
        assert page.status_code == 200 and "<script" in page.text
        game = [sys.executable, str(ROOT / "docs/examples/bot.py"), address]
        result = subprocess.run(game, capture_output=True, text=True, check=True, timeout=120)
        assert result.stdout.startswith("[")
        (database,) = (image.folder / "data").glob("*.sqlite")
        if os.geteuid() == 0:
            assert database.stat().st_uid == someone()["user"]


def test_the_image_can_use_postgresql_and_redis(image: Image) -> None:
    python = image.here("/opt/bastide/bin/python")
    subprocess.run([python, "-c", "import psycopg, redis, opentelemetry.sdk"], check=True)


def test_the_image_has_no_installer(image: Image) -> None:
    assert not list(Path(image.here("/opt/bastide/bin")).glob("pip*"))
