"""Building the site where packages of some extras aren't installed."""

from dataclasses import dataclass
from importlib import import_module
from inspect import unwrap
from typing import Any, cast

import pytest
from sphinx.application import Sphinx
from sphinx.ext.autodoc import mock

from tools.site import extension


class Attached:
    """Takes what an extension attaches."""

    def connect(self, *_: object, **__: object) -> None: ...
    def add_lexer(self, *_: object) -> None: ...


@dataclass
class Position:
    board: int


def step() -> None: ...


@pytest.mark.parametrize("decorated", [Position, step])
def test_what_a_missing_package_decorates_is_described_as_it_is(decorated: Any) -> None:
    extension.setup(cast(Sphinx, Attached()))
    with mock(["not_installed"]):
        package = import_module("not_installed")
    assert package.register(decorated) is decorated
    assert package.jit(decorated, static=("players",)) is decorated
    assert unwrap(decorated) is decorated
