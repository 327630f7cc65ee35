"""The pytest plugin. It stands beside the package so that tests of other projects don't import Bastide."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from bastide.core.game import Game
    from bastide.testing import Oracle


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the conformance suite."""
    group = parser.getgroup("bastide", "board games for Bastide")
    group.addoption(
        "--bastide-game",
        action="append",
        default=[],
        metavar="NAME",
        help="check this game, with all its presets: the name of an installed one, or module:Class; may be repeated",
    )
    group.addoption(
        "--bastide-write",
        action="store_true",
        help="store games that aren't stored yet, and write the texts of all stored games",
    )


class Hooks:
    """The hooks that a `conftest.py` may have."""

    @pytest.hookspec(firstresult=True)
    def pytest_bastide_oracle(self, game: "type[Game]") -> "Oracle | None":
        """Return what the checks must be told about the game; `None` if this isn't the place."""


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Let a `conftest.py` have the hooks."""
    pluginmanager.add_hookspecs(Hooks)


def pytest_configure(config: pytest.Config) -> None:
    """Start the conformance suite if a game is to be checked."""
    if config.getoption("bastide_game"):
        from bastide.core.extras import MissingExtra, needs

        try:
            with needs("testing"):
                from bastide.testing.plugin import Conformance
        except MissingExtra as missing:
            package = missing.arguments["package"]
            raise pytest.UsageError(f"This needs the package {package}: run pip install 'bastide[testing]'.") from None
        config.pluginmanager.register(Conformance(config), "bastide-conformance")
    elif config.getoption("bastide_write"):
        raise pytest.UsageError("--bastide-write needs --bastide-game.")
