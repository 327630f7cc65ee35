"""Building the site where packages of some extras aren't installed."""

import importlib
import typing

from sphinx.application import Sphinx
from sphinx.ext.autodoc import mock

from tools.site import extension


def test_what_a_missing_package_decorates_has_an_end() -> None:
    extension.setup(typing.cast(Sphinx, Attached()))
    with mock(["not_installed"]):
        decorated = importlib.import_module("not_installed").jit(len)
    assert hasattr(decorated, "anything_else")
    assert not hasattr(decorated, "__wrapped__")  # or `typing.get_type_hints` looks for the innermost one for ever


class Attached:
    """Takes what an extension attaches."""

    def connect(self, *_: object, **__: object) -> None: ...
    def add_lexer(self, *_: object) -> None: ...
