"""The socket is tested on both databases."""

from collections.abc import Iterator

import pytest

from tests.cluster.cluster import Cluster, cluster, is_wanted
from tests.server.process import Server


@pytest.fixture(scope="session", params=["cluster"] if is_wanted() else ["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server | Cluster]:
    if request.param == "cluster":
        with cluster(tmp_path_factory.mktemp("server")) as site:
            yield site
        return
    data = tmp_path_factory.mktemp("server") / "data"
    database = request.getfixturevalue("postgresql").new_database() if request.param == "postgresql" else ""
    with Server(data, bot_pace=0, database=database) as server:
        yield server
