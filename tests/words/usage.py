"""What a game's code says: the keys of its events and refusals with their arguments, found in its source."""

import ast
import json
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from bastide.core.game import Game

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Use:
    """One place in the source that needs a message."""

    key: str
    arguments: frozenset[str]
    secrets: frozenset[str]
    where: str
    english: str = ""
    """The English of an error, from the code."""


@cache
def uses(kind: type[Game]) -> tuple[Use, ...]:
    """Return every `tell`, `tell_only`, `refuse` and error in the game's package."""
    package = files(kind.__module__)
    return (*_uses(package, _SPEAKERS.keys() | _errors()), *_answer_first(package))


@cache
def errors_in(package: Traversable) -> tuple[Use, ...]:
    """Return every error of a package that is not a game's."""
    return tuple(_uses(package, {*_errors(), "RequestError"}))


def _uses(package: Traversable, speakers: AbstractSet[str]) -> Iterator[Use]:
    modules = _modules(package)
    functions = [node for tree in modules.values() for node in ast.walk(tree) if isinstance(node, Function)]
    for name, tree in modules.items():
        for function in _outermost(tree):
            for call in _calls(function):
                if _called(call) in speakers:
                    yield from _uses_of(call, function, functions, f"{name}:{call.lineno}")


@cache
def strings(kind: type[Game]) -> frozenset[str]:
    """Return every string in the game's source and component data, as keys write it."""
    package = files(kind.__module__)
    found = strings_in(package) | _statuses(package) | set(_texts(kind.shipped_components()))
    return frozenset(text.replace("_", "-").replace(" ", "-") for text in found)


def _statuses(package: Traversable) -> set[str]:
    """Return the status of each question that doesn't write its own: it has the question's name."""
    return {
        f"status-{attributes['name'].value}"
        for question, attributes in _questions(package)
        if not any(isinstance(node, Function) and node.name == "status" for node in question.body)
    }


def _answer_first(package: Traversable) -> Iterator[Use]:
    """Return what each question says to other moves: written as a rule and a key, or returned with its arguments."""
    for question, attributes in _questions(package):
        said = [attributes["first"]] if "first" in attributes else []
        for method in question.body:
            if isinstance(method, Function) and method.name == "answer_first":
                said += [
                    node
                    for node in ast.walk(method)
                    if isinstance(node, ast.Tuple) and isinstance(node.elts[-1], ast.Dict)
                ]
        for rule_and_key in said:
            _, key, *details = rule_and_key.elts
            arguments = {name.value for entry in details for name in entry.keys}
            yield Use(f"refusal-{key.value}", frozenset(arguments), frozenset(), question.name)


def _questions(package: Traversable) -> Iterator[tuple[ast.ClassDef, dict[str, Any]]]:
    """Return the classes of questions, each with the values of its attributes."""
    for tree in _modules(package).values():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                attributes = {
                    part.targets[0].id: part.value
                    for part in node.body
                    if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Name)
                }
                if attributes.keys() >= {"name", "answers"}:
                    yield node, attributes


def strings_in(package: Traversable) -> set[str]:
    """Return every string in a package's source."""
    return {
        node.value
        for tree in _modules(package).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def ids(kind: type[Game]) -> set[str]:
    """Return the ids of everything in the box."""
    return set(_ids(kind.shipped_components()))


def _modules(package: Traversable) -> dict[str, ast.Module]:
    return {str(file): ast.parse(text) for file, text in _sources(package)}


def _sources(package: Traversable) -> Iterator[tuple[Traversable, str]]:
    """Return the modules of a package and of its subpackages."""
    for entry in package.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry, entry.read_text("utf-8")


def _outermost(tree: ast.Module) -> list[Function]:
    """Return functions and methods, each with those inside it."""
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    return [node for body in bodies for node in body if isinstance(node, Function)]


_SPEAKERS = {
    "tell": ("event", 0),
    "tell_only": ("event", 1),
    "reveal": ("event", 0),
    "IllegalMove": ("refusal", 1),
    "refuse": ("refusal", 1),
    "RequestError": ("refusal", 0),
}
"""The functions that say something: the prefix of their messages, and which argument is the key."""


@cache
def _errors() -> frozenset[str]:
    """Return the names of all error classes with a text for people, in any module."""
    bases = {
        node.name: {ast.unparse(base).split(".")[-1] for base in node.bases}
        for tree in _modules(files("bastide")).values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"BastideError"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return frozenset(found - _SPEAKERS.keys())


_NOT_FOR_THE_TEXT = {"audience", "rule", "key", "status"}


def _uses_of(call: ast.Call, function: Function, functions: list[Function], where: str) -> Iterator[Use]:
    prefix, position = _SPEAKERS.get(_called(call), ("error", 0))
    named = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}
    key = named["key"] if "key" in named else call.args[position]
    if isinstance(key, ast.Name) and any(_called(node) == "answer_first" for node in _calls(function)):
        return  # a question says it: see `_answer_first`
    arguments = named.keys() - (set() if prefix == "error" else _NOT_FOR_THE_TEXT)
    for keyword in call.keywords:
        if keyword.arg is None:
            arguments |= _keys_of(keyword.value, function, functions, where)
    secrets = {name for name, value in named.items() if _is_secret(value)}
    for text in _values(key, function, where):
        english = _english(call, function, where) if prefix == "error" else ""
        yield Use(f"{prefix}-{text}".replace("_", "-"), frozenset(arguments), frozenset(secrets), where, english)


def _english(call: ast.Call, function: Function, where: str) -> str:
    """Return the sentence of an error: written there, or assigned just before; none if only the text files have it."""
    if len(call.args) == 1:
        return ""
    sentence: ast.expr | None = call.args[1]
    if isinstance(sentence, ast.Name):
        before = [value for value in _assigned(sentence.id, function) if value.lineno < call.lineno]
        sentence = max(before, key=lambda value: value.lineno, default=None)
    assert isinstance(sentence, ast.Constant) and isinstance(sentence.value, str), f"{where}: write the sentence out"
    return sentence.value


def _calls(function: Function) -> list[ast.Call]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Call)]


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _is_secret(value: ast.expr) -> bool:
    return any(isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Secret" for node in ast.walk(value))


def _values(node: ast.expr, function: Function, where: str) -> set[str]:
    """Return the strings that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _values(node.body, function, where) | _values(node.orelse, function, where)
    found: set[str] = set()
    if isinstance(node, ast.Name):
        for value in _assigned(node.id, function):
            found |= _values(value, function, where)
    assert found, f"{where}: write the key out, so that its text can be checked"
    return found


def _keys_of(node: ast.expr, function: Function, functions: list[Function], where: str) -> set[str]:
    """Return the keys of an unpacked dict, written there, assigned before, or returned by a function of the game."""
    dicts: list[ast.expr] = [node]
    if isinstance(node, ast.Name):
        dicts = _assigned(node.id, function)
    elif isinstance(node, ast.Call):
        name = _called(node)
        dicts = [
            part.value
            for candidate in functions
            if candidate.name == name
            for part in ast.walk(candidate)
            if isinstance(part, ast.Return) and part.value is not None
        ]
    keys = [
        key.value
        for entry in dicts
        if isinstance(entry, ast.Dict)
        for key in entry.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]
    assert keys, f"{where}: write the arguments out, so that the texts can be checked"
    return set(keys)


def _assigned(name: str, function: Function) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.NamedExpr) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and target.id == name
    ]


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield key
            yield from _texts(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from _texts(entry)


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for entry in value.values():
            yield from _ids(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from _ids(entry)


def all_text(kind: type[Game]) -> str:
    """Return the game's source and data as one text, to look for rule ids."""
    source = [text for _, text in _sources(files(kind.__module__))]
    return "\n".join([*source, json.dumps(kind.shipped_components())])
