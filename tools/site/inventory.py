"""The public names of the library: what the reference has a place for, and what needs a docstring.

A name is public where it is defined, if neither it nor a module above it begins with an underscore. Imported names
belong to the module that defines them.
"""

import ast
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src"
PACKAGES = ("core", "games", "words", "bots", "lab", "testing")
"""The packages of `bastide` that programs import. The server and the command are used from outside."""

FULLY_DOCUMENTED = ("core", "words", "bots", "lab", "testing")
"""Where constants need a docstring, too. Those of a game are mostly the rulebook's nouns, shown with their values."""


class Name(NamedTuple):
    """A public name: its path in its module (`State.play`), and what is written about it."""

    path: str
    kind: str
    documented: bool


class Module(NamedTuple):
    """A module with its public names, in the order of its source."""

    name: str
    documented: bool
    names: tuple[Name, ...]

    @property
    def members(self) -> tuple[Name, ...]:
        """The names at the top of the module."""
        return tuple(name for name in self.names if "." not in name.path)

    @property
    def package(self) -> str:
        """The part of Bastide that it belongs to: `core`; empty for the library's top."""
        return self.name.partition(".")[2].partition(".")[0]


def modules(source: Path = SOURCE) -> list[Module]:
    """Return every public module of the documented packages, with the library's top first."""
    root = source / "bastide"
    files = [file for package in PACKAGES for file in sorted((root / package).rglob("*.py"), key=_order)]
    found = [_read(file, source) for file in [root / "__init__.py", *files] if _is_public(file, source)]
    return [module for module in found if module.documented or module.names]


def _order(file: Path) -> tuple[str, ...]:
    """A package stands before its modules."""
    return tuple(part for part in file.with_suffix("").parts if part != "__init__")


def module_name(file: Path, source: Path = SOURCE) -> str:
    """Return the name under which a file is imported."""
    return ".".join(_order(file.relative_to(source)))


def _is_public(file: Path, source: Path) -> bool:
    return not any(part.startswith("_") for part in _order(file.relative_to(source)))


def _read(file: Path, source: Path) -> Module:
    tree = ast.parse(file.read_text("utf-8"))
    return Module(module_name(file, source), ast.get_docstring(tree) is not None, tuple(_names(tree.body, "")))


def _names(body: list[ast.stmt], owner: str) -> Iterator[Name]:
    for statement, after in zip_longest(body, body[1:]):
        for name in _defined(statement):
            if not name.startswith("_"):
                yield from _described(statement, after, f"{owner}{name}")


def _described(statement: ast.stmt, after: ast.stmt | None, path: str) -> Iterator[Name]:
    if isinstance(statement, ast.ClassDef):
        yield Name(path, "class", ast.get_docstring(statement) is not None)
        yield from _names(statement.body, f"{path}.")
    elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        if not _is_setter_or_overload(statement):
            kind = "method" if "." in path else "function"
            yield Name(path, kind, ast.get_docstring(statement) is not None)
    else:
        documented = _is_text(after) and path.rpartition(".")[2] in _first_names(statement)
        yield Name(path, "field" if "." in path else "constant", documented)


def _defined(statement: ast.stmt) -> list[str]:
    """Return the names that a statement defines."""
    match statement:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar" | "ParamSpec"))):
            return []
        case ast.Assign(targets=targets):
            return [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
    return []


def _first_names(statement: ast.stmt) -> list[str]:
    """Return the names that a docstring speaks of: in `ALL = ONE, OTHER = …`, only the first."""
    if isinstance(statement, ast.Assign):
        return [node.id for node in ast.walk(statement.targets[0]) if isinstance(node, ast.Name)]
    return _defined(statement)


def _is_setter_or_overload(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether another definition of the same name says what it is."""
    return any(ast.unparse(decorator).endswith((".setter", "overload")) for decorator in function.decorator_list)


def _is_text(statement: ast.stmt | None) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )
