"""A server that most tests share: they make their own tables and guests at it."""

from collections.abc import Iterator

import pytest

from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", bot_pace=0) as server:
        yield server
