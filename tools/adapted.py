"""What mypyc is given in place of a source: the same program with what the compiler can't see by itself spelled out.

Lines keep their numbers, so that tracebacks fit the source.

* Module constants (`UPPER_CASE`) are final, so compiled code reads them without a look into the module's dictionary.
  So are functions with a cache.
* Classes can be pickled, as `__new__` doesn't call `__init__`, and classes in plain Python can derive from them.
* `@dataclass(slots=True)` would make a second class in place of the compiled one, and mypyc drops what `Annotated` says
  about a field. So a dataclass gets its `__init__` in the empty line after its docstring, and the rest from
  `complete_dataclass` in the one after its last.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from typing import TypeGuard

_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
_COMPLETE, _CLASS = "complete_dataclass", "mypyc_attr"
_DATACLASS, _OPEN = "dataclass(slots=True)", f"{_CLASS}(serializable=True, allow_interpreted_subclasses=True)"
_ANY, _FINAL = "_Any", "_Final"  # Tournay has a question called Final
_MARK, _TIGHT = "in_c", "_tight_{}"
_UNPACKED, _UNCACHED = "_unpacked_{}", "_uncached_{}"


def adapt(source: str) -> str:
    """Return what mypyc is given in place of a source."""
    tree = ast.parse(source)
    lines = source.encode().splitlines(keepends=True)  # ast counts bytes
    in_c = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _marks(node)]
    edits = [
        *_constants(tree),
        *_dataclasses(tree),
        *_caches(tree),
        *(edit for function in in_c for edit in _left_to_c(function)),
    ]
    for place, old, new in sorted(edits, reverse=True):
        line, column = place
        text = lines[line - 1]
        assert text[column : column + len(old)] == old.encode(), (place, old)
        lines[line - 1] = text[:column] + new.encode() + text[column + len(old) :]
    _import(tree, lines, [function.name for function in in_c])
    for function in tree.body:
        if _is_cached(function):
            (cache,) = function.decorator_list
            name = function.name
            _fill(
                lines,
                (function.end_lineno or 0) + 1,
                f"{name}: {_FINAL} = {ast.unparse(cache)}({_UNCACHED.format(name)})",
            )
    for kind in tree.body:
        if isinstance(kind, ast.ClassDef) and _is_dataclass(kind):
            init, completed = _spelled_out(kind)
            _fill(lines, (kind.body[0].end_lineno or 0) + 1, f"    {init}")
            _fill(lines, (kind.end_lineno or 0) + 1, completed)
        elif isinstance(kind, ast.ClassDef) and _is_native(kind):
            _fill(lines, kind.lineno - 1, f"@{_OPEN}")
    return b"".join(lines).decode()


def _fill(lines: list[bytes], number: int, text: str) -> None:
    """Write into an empty line, perhaps after the last one."""
    lines += [b"\n"] * (number - len(lines))
    assert not lines[number - 1].strip(), f"line {number} isn't empty: no place for {text}"
    lines[number - 1] = f"{text}\n".encode()


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
            case ast.Assign(targets=[ast.Tuple(names)], value=value) if _named(names):
                # Constants can't be unpacked, so each gets its value behind the statement.
                known = _known_values(value, len(names))
                for name in names:
                    yield (name.lineno, name.col_offset), name.id, _UNPACKED.format(name.id)
                finals = [
                    f"; {name.id}: {_FINAL} = {_UNPACKED.format(name.id) if number is None else number}"
                    for name, number in zip(names, known, strict=True)
                ]
                yield (node.end_lineno or 0, node.end_col_offset or 0), "", "".join(finals)


def _known_values(value: ast.expr, count: int) -> Sequence[int | None]:
    """Return the numbers that are unpacked, as far as one can see."""
    match value:
        case ast.Call(ast.Name("range"), arguments) if all(isinstance(bound, ast.Constant) for bound in arguments):
            return range(*[int(ast.unparse(bound)) for bound in arguments])
        case ast.Tuple(entries):
            return [
                entry.value if isinstance(entry, ast.Constant) and type(entry.value) is int else None
                for entry in entries
            ]
    return [None] * count


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


def _is_cached(function: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    match function:
        case ast.FunctionDef(decorator_list=[ast.Name("cache") | ast.Call(ast.Name("lru_cache"))]):
            return True
    return False


def _caches(tree: ast.Module) -> Iterator[Edit]:
    """Free the names of functions with a cache for constants."""
    for function in tree.body:
        if _is_cached(function):
            (cache,) = function.decorator_list
            yield (cache.lineno, cache.col_offset - 1), f"@{ast.unparse(cache)}", "# with a cache"
            yield (function.lineno, len("def ")), function.name, _UNCACHED.format(function.name)


def _is_dataclass(kind: ast.ClassDef) -> bool:
    return [ast.unparse(decorator) for decorator in kind.decorator_list] == [_DATACLASS]


def _dataclasses(tree: ast.Module) -> Iterator[Edit]:
    """Make native classes of dataclasses."""
    for kind in tree.body:
        if isinstance(kind, ast.ClassDef) and _is_dataclass(kind):
            (decorator,) = kind.decorator_list
            yield (decorator.lineno, decorator.col_offset), _DATACLASS, _OPEN


def _spelled_out(kind: ast.ClassDef) -> tuple[str, str]:
    """Return the `__init__` of a dataclass, and the call that gives it all else that dataclasses have."""
    parameters, stored, given = ["self"], [], [kind.name]
    for field in kind.body:
        if isinstance(field, ast.AnnAssign):
            parameters.append(ast.unparse(field))  # with a default value, if it has one
            name = ast.unparse(field.target)
            stored.append(f"self.{name} = {name}")
            given.append(f"{name}={ast.unparse(field.annotation)}")
    return f"def __init__({', '.join(parameters)}) -> None: {'; '.join(stored)}", f"{_COMPLETE}({', '.join(given)})"


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
    names = f"from bastide.core.compiling import {_COMPLETE}, {_CLASS}"
    functions = ["from bastide.core import tight as _tight"] if in_c else []
    functions += [f"{_TIGHT.format(name)}: {_FINAL} = _tight.{name}" for name in in_c]
    lines[first.lineno - 1] = "; ".join((kinds, names, *functions, "")).encode() + lines[first.lineno - 1]
