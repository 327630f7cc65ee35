"""The commands by the extra of the package that they need. A command is imported when it is used."""

from collections.abc import Mapping
from importlib import import_module

import click

from bastide.cli.wording import Group
from bastide.core.extras import needs

MODULES: Mapping[str, Mapping[str, str]] = {
    "play": {
        "analyse": "records.analyse",
        "components": "games",
        "games": "games",
        "learn": "terminal.learn",
        "moves": "records.files",
        "play": "terminal.play",
        "replay": "records.files",
        "rules": "games",
        "saves": "terminal.play",
        "score": "records.files",
        "simulate": "contests.simulate",
        "verify": "records.verify",
    },
    "server": {
        "admin": "hosting.admin",
        "backup": "hosting.keeping",
        "doctor": "hosting.doctor",
        "prune": "hosting.keeping",
        "ratings": "hosting.keeping",
        "reports": "hosting.keeping",
        "restore": "hosting.keeping",
        "schema": "schema",
        "serve": "hosting.serve",
        "worker": "hosting.worker",
    },
    "lab": {
        "arena": "contests.arena",
        "dataset": "contests.dataset",
    },
}
"""For each extra the commands that it makes possible, with the module of `bastide.cli` that defines each."""


class Commands(Group):
    """A group that imports a command when it is asked for, so that none needs the packages of another."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, installed packages or not."""
        return sorted(name for modules in MODULES.values() for name in modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command; raise `MissingExtra` if its packages aren't installed."""
        for extra, modules in MODULES.items():
            if cmd_name in modules:
                with needs(extra):
                    module = import_module(f"bastide.cli.{modules[cmd_name]}")
                command: click.Command = getattr(module, cmd_name)
                return command
        return None
