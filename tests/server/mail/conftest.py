"""A server that sends its mail to a postbox of the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.mail.site import Site
from tests.server.postbox import Postbox
from tests.server.process import Server


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("mail")
    with Postbox() as postbox, Server(folder / "data", bot_pace=0, **postbox.options()) as server:
        yield Site(server, postbox)
