"""A server that most tests share: they make their own tables and guests at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.cluster import Cluster, cluster, is_wanted
from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server | Cluster]:
    folder = tmp_path_factory.mktemp("server")
    with cluster(folder) if is_wanted() else Server(folder / "data", bot_pace=0) as server:
        yield server


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Against a cluster, run the tests that need nothing but the address of a server."""
    if not is_wanted():
        return
    kept = [item for item in items if _is_black_box(item)]
    config.hook.pytest_deselected(items=[item for item in items if not _is_black_box(item)])
    items[:] = kept


def _is_black_box(item: pytest.Item) -> bool:
    if not item.path.is_relative_to(Path(__file__).parent):  # such as tests/cluster_full
        return True
    return "server" in getattr(item, "fixturenames", ()) and item.get_closest_marker("one_process") is None
