"""The conformance suite in pytest, once `--bastide-game` asks for it. `_bastide_pytest` registers it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from bastide.core import registry
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.testing.oracle import HOOK, NotGiven, Oracle
from bastide.testing.storing import NeedsNewVersion, not_stored_yet, record, write
from bastide.testing.suite import Case, game_cases, random_cases

FOLDER = "bastide/"
"""What the ids of the tests start with, where those of others have a file."""


class Conformance:
    """Adds the checks of the games asked for to the tests that pytest collects."""

    def __init__(self, config: pytest.Config) -> None:
        if not __debug__:
            raise pytest.UsageError("Run --bastide-game without python -O: its checks are assert statements.")
        self.kinds = {name: find_game(name) for name in config.getoption("bastide_game")}

    @pytest.hookimpl(tryfirst=True)  # with pytest-xdist: before the workers start
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Store games, if asked to."""
        is_worker = hasattr(session.config, "workerinput")
        if session.config.getoption("bastide_write") and not is_worker:
            for kind in self.kinds.values():
                _store(kind, oracle_of(session.config, kind))

    @pytest.hookimpl(tryfirst=True)  # before -k and others choose among the tests
    def pytest_collection_modifyitems(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        """Add the checks after all other tests."""
        for name, kind in self.kinds.items():
            items += GameChecks.from_parent(
                session, name=name, nodeid=FOLDER + name, kind=kind, oracle=oracle_of(session.config, kind)
            ).collect()

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was not checked, and how to have it checked."""
        unchecked: dict[str, int] = {}
        for report in terminalreporter.getreports("skipped"):
            if report.nodeid.startswith(FOLDER) and isinstance(report.longrepr, tuple):
                game = report.nodeid.removeprefix(FOLDER).partition("::")[0]
                reason = f"{game}: {report.longrepr[2].removeprefix('Skipped: ')}"
                unchecked[reason] = unchecked.get(reason, 0) + 1
        if unchecked:
            terminalreporter.section("not checked", yellow=True)
            for reason, number in unchecked.items():
                terminalreporter.line(f"{reason} ({number} {'check' if number == 1 else 'checks'} skipped).")
            terminalreporter.line(
                f"Return what is missing from {HOOK}(game) in conftest.py; help(bastide.testing.Oracle) explains it."
            )


class GameChecks(pytest.Collector):
    """The checks of one game."""

    def __init__(self, *, kind: type[Game], oracle: Oracle, **node: Any) -> None:
        super().__init__(**node)
        self._kind, self._oracle = kind, oracle

    def collect(self) -> Iterator["GameCheck"]:
        """Return a test for each check of each set-up, then those of the game as a whole."""
        for cases in (random_cases, game_cases):
            for case in cases(self._kind, self._oracle):
                yield GameCheck.from_parent(self, name=case.name, case=case)


class GameCheck(pytest.Item):
    """One check; it needs no traceback, as its message tells what is wrong."""

    def __init__(self, *, case: Case, **node: Any) -> None:
        super().__init__(**node)
        self._case = case

    def runtest(self) -> None:
        """Run the check."""
        try:
            self._case.run()
        except NotGiven as missing:
            pytest.skip(str(missing))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return what a game must fulfil and how this one doesn't; the traceback only of an unexpected error."""
        if isinstance(excinfo.value, AssertionError):
            return f"{self._case.contract}\nIt doesn't: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[str, None, str]:
        """Return where the test stands and how it is called."""
        return self.nodeid.partition("::")[0], None, self.name


def find_game(name: str) -> type[Game]:
    """Return an installed game, or the class `module:Class`; raise `UsageError` with one sentence if there is none."""
    module, colon, path = name.partition(":")
    try:
        found = getattr(import_module(module), path) if colon else registry.find(name)
    except BastideError as error:
        raise pytest.UsageError(str(error)) from error
    except Exception as error:  # importing runs any code
        raise pytest.UsageError(f"Can't import the game '{name}': {type(error).__name__}: {error}.") from error
    if not isinstance(found, type) or not issubclass(found, Game):
        raise pytest.UsageError(f"'{name}' is not a game: it isn't a subclass of bastide.Game.")
    return found


def oracle_of(config: pytest.Config, kind: type[Game]) -> Oracle:
    """Return the oracle that a `conftest.py` has for the game; an empty one if none has."""
    oracle = config.hook.pytest_bastide_oracle(game=kind)
    if oracle is not None and not isinstance(oracle, Oracle):
        raise pytest.UsageError(f"{HOOK} must return a bastide.testing.Oracle or None; got {oracle!r}.")
    return oracle or Oracle()


def _store(kind: type[Game], oracle: Oracle) -> None:
    try:
        for path in (*record(kind, oracle.given_playthroughs(), not_stored_yet(kind, oracle)), *write(kind, oracle)):
            print(path)
    except NotGiven:
        raise pytest.UsageError(f"--bastide-write needs a folder: Oracle.playthroughs of {kind.name}.") from None
    except NeedsNewVersion as error:
        raise pytest.UsageError(str(error)) from error
