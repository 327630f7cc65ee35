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
_MARK, _TIGHT = "in_c", "_tight_{}"


def adapt(source: str) -> str:
    """Return what mypyc is given in place of a source."""
    tree = ast.parse(source)
    lines = source.encode().splitlines(keepends=True)  # ast counts bytes
    in_c = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _marks(node)]
    edits = [*_constants(tree), *_dataclasses(tree), *(edit for function in in_c for edit in _left_to_c(function))]
    for place, old, new in sorted(edits, reverse=True):
        line, column = place
        text = lines[line - 1]
        assert text[column : column + len(old)] == old.encode(), (place, old)
        lines[line - 1] = text[:column] + new.encode() + text[column + len(old) :]
    _import(tree, lines, [function.name for function in in_c])
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


def _marks(function: ast.FunctionDef) -> list[ast.Name]:
    """Return the decorator that leaves a function to C, if it has it."""
    return [mark for mark in function.decorator_list if isinstance(mark, ast.Name) and mark.id == _MARK]


def _left_to_c(function: ast.FunctionDef) -> Iterator[Edit]:
    """Call the function in C before the first statement, and take the mark away."""
    (mark,) = _marks(function)
    yield (mark.lineno, mark.col_offset - 1), f"@{_MARK}", "# in C"
    first = function.body[1]  # the docstring comes before it
    assert isinstance(first, ast.Assign | ast.AnnAssign), (
        f"{function.name}: nothing can stand before a compound statement"
    )
    given = ", ".join(argument.arg for argument in function.args.args)
    yield (first.lineno, first.col_offset), "", f"return {_TIGHT.format(function.name)}({given}); "


def _is_native(kind: ast.ClassDef) -> bool:
    """Whether mypyc makes a class of its own kind out of it: not of one with a decorator, nor of a named tuple."""
    bases = {ast.unparse(base) for base in kind.bases}
    return not kind.decorator_list and not bases & {"NamedTuple", "Protocol", "TypedDict"}


def _import(tree: ast.Module, lines: list[bytes], in_c: list[str]) -> None:
    """Put the imports before the first one of the source, on its line."""
    first = next(node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    kinds = f"from typing import Any as {_ANY}, Final as {_FINAL}"
    names = f"from bastide.core.compiling import {_FIELDS}, {_CLASS}"
    functions = [f"from bastide.core.tight import {name} as {_TIGHT.format(name)}" for name in in_c]
    lines[first.lineno - 1] = "; ".join((kinds, names, *functions, "")).encode() + lines[first.lineno - 1]
