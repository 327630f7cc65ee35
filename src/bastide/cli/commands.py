"""The commands by the extra of the package that they need. A command is imported when it is used."""

from collections.abc import Mapping
from importlib import import_module

import click

from bastide.cli.wording import Group
from bastide.core.extras import needs

MODULES: Mapping[str, Mapping[str, str]] = {
    "play": {
        "analyse": "analyse",
        "components": "games",
        "games": "games",
        "learn": "learn",
        "moves": "records",
        "play": "play",
        "replay": "records",
        "rules": "games",
        "saves": "play",
        "score": "records",
        "simulate": "simulate",
        "verify": "verify",
    },
    "server": {
        "admin": "admin",
        "backup": "keeping",
        "doctor": "doctor",
        "prune": "keeping",
        "ratings": "keeping",
        "reports": "keeping",
        "restore": "keeping",
        "schema": "schema",
        "serve": "serve",
        "worker": "worker",
    },
    "lab": {
        "arena": "arena",
        "dataset": "dataset",
    },
}
"""For each extra the commands that it makes possible, with the module that defines each."""


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
