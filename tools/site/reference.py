"""The pages of the API reference, one for each public module, and the page of the command."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from inspect import getdoc

import click

import bastide
from bastide.cli import bastide as command
from tools.site.inventory import Module, modules

TITLES = {
    "core": "The contract",
    "games": "Games",
    "words": "Texts",
    "bots": "Bots",
    "lab": "The lab",
    "testing": "Testing a game",
}


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name and text of each page."""
    found = modules()
    yield "reference/index.rst", _index(found)
    yield "reference/bastide.rst", _top()
    for module in found:
        if module.package:
            yield f"reference/{module.name}.rst", page(module, found)
    yield "reference/command.md", _command()


def page(module: Module, all_modules: Sequence[Module]) -> str:
    """Return the page of a module: what it says of itself, and its public names."""
    inner = [other.name for other in all_modules if other.name.rpartition(".")[0] == module.name]
    shown = [name for name in module.members if name.documented or name.kind != "constant"]
    lines = [*_heading(module.name), f".. automodule:: {module.name}"]
    if shown:
        lines.append(f"   :members: {', '.join(name.path for name in shown)}")
    # Sphinx leaves out members without a docstring. These say what they are by their names and values.
    plain = [name.path for name in module.members if name not in shown]
    lines += [line for path in plain for line in ("", f".. autodata:: {module.name}.{path}")]
    if inner:
        lines += ["", ".. toctree::", "   :maxdepth: 1", "", *(f"   {name}" for name in inner)]
    return "\n".join([*lines, ""])


def _heading(title: str) -> list[str]:
    return [title, "=" * len(title), ""]


def _index(found: Sequence[Module]) -> str:
    lines = [
        *_heading("Reference"),
        "Every public name of the library. Start at the top: :py:mod:`bastide` exports what most programs need.",
        "The server has an API of its own: :doc:`../bot-api`.",
        "",
        ".. toctree::",
        "   :hidden:",
        "",
        "   bastide",
    ]
    tops = [module for module in found if module.package and module.name.count(".") == 1]
    lines += [f"   {module.name}" for module in tops]
    for module in tops:
        lines += ["", f":py:mod:`{module.name}`: {first_line(import_module(module.name))}"]
    return "\n".join([*lines, ""])


def _top() -> str:
    """Return the page of what `import bastide` gives. Each name is described where it is defined."""
    lines = [*_heading("bastide"), ".. py:module:: bastide", "", f"{getdoc(bastide)}", "", ".. list-table::", ""]
    for name in sorted(bastide.__all__, key=str.lower):
        value = getattr(bastide, name)
        if name == "__version__":
            lines += ["   * - .. py:data:: __version__", "     - The version of Bastide, as text."]
            continue
        lines += [f"   * - :py:obj:`{name} <{value.__module__}.{value.__qualname__}>`", f"     - {first_line(value)}"]
    return "\n".join([*lines, ""])


def first_line(thing: object) -> str:
    """Return the first line of a docstring."""
    return (getdoc(thing) or "").partition("\n")[0]


def _command() -> str:
    """Return what `--help` says of the command and each command below it."""
    lines = ["# The command line", "", "What `bastide --help` says, and the help of every command.", ""]
    for context in _contexts(click.Context(command, info_name="bastide", terminal_width=100)):
        path = context.command_path
        lines += [f"{'#' * (path.count(' ') + 2)} {path}", "", "```text", context.get_help(), "```", ""]
    return "\n".join(lines)


def _contexts(context: click.Context) -> Iterator[click.Context]:
    """Yield the context of a command, and of each command below it."""
    yield context
    if isinstance(context.command, click.Group):
        for name in context.command.list_commands(context):
            below = context.command.get_command(context, name)
            assert below is not None, name
            yield from _contexts(click.Context(below, context, info_name=name, terminal_width=100))
