"""Which tests carry which numbered rules, read from their source without running anything."""

import ast
from collections.abc import Iterator
from pathlib import Path

MARK = "rule"
"""The decorator that names the rule of a test."""


def carriers(tests_folder: Path) -> dict[str, list[str]]:
    """Return the tests marked `@rule("KB-12", …)` for each rule id, as `tests/file.py::test_name`, in order."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests_folder.rglob("test_*.py")):
        place = path.relative_to(tests_folder.parent).as_posix()
        for name, test in _tests(ast.parse(path.read_text("utf-8"), place)):
            for rule in _rules(test):
                found.setdefault(rule, []).append(f"{place}::{name}")
    return found


def _tests(parent: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """What pytest collects, with its name: functions `test…`, including those in classes `Test…`."""
    for node in parent.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from ((f"{node.name}::{name}", test) for name, test in _tests(node))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield node.name, node


def _rules(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == MARK:
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
