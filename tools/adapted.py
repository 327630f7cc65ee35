"""What mypyc is given in place of a source: the same program with what the compiler can't see by itself spelled out.

Lines keep their numbers, so that tracebacks fit the source.

* Module constants (`UPPER_CASE`) are final, so compiled code reads them without a look into the module's dictionary.
* Classes can be pickled, as `__new__` doesn't call `__init__`, and classes in plain Python can derive from them.
* mypyc drops what `Annotated` says about a field. A dataclass with such fields gets it in its decorator, which also
  makes it an ordinary class with compiled methods.
"""

import ast
import re
from collections.abc import Iterator
from typing import TypeGuard

_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
_FIELDS, _CLASS = "compiled_dataclass", "mypyc_attr"
_ANY, _FINAL = "_Any", "_Final"  # Tournay has a question called Final


def adapt(source: str) -> str:
    """Return what mypyc is given in place of a source."""
    tree = ast.parse(source)
    lines = source.encode().splitlines(keepends=True)  # ast counts bytes
    edits = [*_constants(tree), *_dataclasses(tree)]
    for place, old, new in sorted(edits, reverse=True):
        line, column = place
        text = lines[line - 1]
        assert text[column : column + len(old)] == old.encode(), (place, old)
        lines[line - 1] = text[:column] + new.encode() + text[column + len(old) :]
    _import(tree, lines)
    for kind in tree.body:
        if isinstance(kind, ast.ClassDef) and _is_native(kind):
            before = kind.lineno - 2
            assert not lines[before].strip(), f"no empty line before {kind.name}"
            lines[before] = f"@{_CLASS}(serializable=True, allow_interpreted_subclasses=True)\n".encode()
    return b"".join(lines).decode()


Edit = tuple[tuple[int, int], str, str]
"""The line and column of a text, the text, and what stands there instead."""


def _constants(tree: ast.Module) -> Iterator[Edit]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(name) as target], value=value) if _CONSTANT.fullmatch(name):
                kind = f"[{_tuple_type(value)}]" if isinstance(value, ast.Tuple) and len(value.elts) > 2 else ""
                yield (target.lineno, target.col_offset), name, f"{name}: {_FINAL}{kind}"
            case ast.AnnAssign(target=ast.Name(name), annotation=kind) if _CONSTANT.fullmatch(name):
                text = ast.unparse(kind)
                yield (kind.lineno, kind.col_offset), text, f"{_FINAL}[{text}]"
            case ast.Assign(targets=[ast.Tuple(names)], value=ast.Call(ast.Name("range"), [_])) if _named(names):
                numbered = "; ".join(f"{name.id}: {_FINAL} = {number}" for number, name in enumerate(names))
                if node.lineno == node.end_lineno:
                    yield (node.lineno, 0), ast.unparse(node).removeprefix("(").replace(") =", " ="), numbered


def _named(names: list[ast.expr]) -> TypeGuard[list[ast.Name]]:
    return all(isinstance(name, ast.Name) and _CONSTANT.fullmatch(name.id) for name in names)


def _tuple_type(value: ast.expr) -> str:
    """Return the type of a tuple that is written out; without one it would become a struct, which is slow to index."""
    match value:
        case ast.Tuple(entries) if len(entries) > 2 and len(kinds := {_tuple_type(entry) for entry in entries}) == 1:
            return f"tuple[{kinds.pop()}, ...]"
        case ast.Constant(bool()):
            return "bool"
        case ast.Constant(int()) | ast.UnaryOp(ast.USub(), ast.Constant(int())):
            return "int"
        case ast.Constant(str()):
            return "str"
        case ast.Tuple():
            return f"tuple[{_ANY}, ...]"
        case _:
            return _ANY


def _dataclasses(tree: ast.Module) -> Iterator[Edit]:
    for kind in tree.body:
        if not isinstance(kind, ast.ClassDef):
            continue
        fields = {
            field.target.id: ast.unparse(field.annotation)
            for field in kind.body
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        }
        for decorator in kind.decorator_list:
            if ast.unparse(decorator) == "dataclass(slots=True)":
                given = ", ".join(f"{name}={text}" for name, text in fields.items())
                place = decorator.lineno, decorator.col_offset
                yield place, "dataclass(slots=True)", f"{_FIELDS}({given})"


def _is_native(kind: ast.ClassDef) -> bool:
    """Whether mypyc makes a class of its own kind out of it: not of one with a decorator, nor of a named tuple."""
    bases = {ast.unparse(base) for base in kind.bases}
    return not kind.decorator_list and not bases & {"NamedTuple", "Protocol", "TypedDict"}


def _import(tree: ast.Module, lines: list[bytes]) -> None:
    """Put the imports before the first one of the source, on its line."""
    first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    kinds = f"from typing import Any as {_ANY}, Final as {_FINAL}"
    names = f"from bastide.core.compiling import {_FIELDS}, {_CLASS}"
    lines[first.lineno - 1] = f"{kinds}; {names}; ".encode() + lines[first.lineno - 1]
