"""Checks plain JSON values from outside against a shape, and says which entry is wrong and why."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, repeat
from typing import Any, Protocol

from bastide.core.errors import BastideError

_ID = re.compile(r"[\w-]{1,40}")
HEXADECIMAL = "^(?:[0-9a-fA-F]{2})*$"
"""The pattern of bytes in hexadecimal."""
_HEXADECIMAL = re.compile(HEXADECIMAL)
_WHOLE_FILE = "JSON"
"""The name of the outermost object, which has no path."""


class SchemaError(BastideError):
    """Which entry does not fit, and why. It ends a sentence, so it has no full stop."""


class Shape(Protocol):
    """What a value must look like."""

    def check(self, value: Any, where: str) -> None:
        """Raise `SchemaError` if `value`, found at `where`, does not fit."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number in a range."""

    low: int
    high: int

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise SchemaError(
                "not-whole",
                "{where} must be a whole number from {low} to {high}, not {found}",
                where=where,
                low=self.low,
                high=self.high,
                found=_short(value),
            )


@dataclass(frozen=True, slots=True)
class Truth:
    """True or false."""

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, bool):
            raise SchemaError(
                "not-truth", "{where} must be true or false, not {found}", where=where, found=_short(value)
            )


@dataclass(frozen=True, slots=True)
class Text:
    """A short text; one of `choices` if there are any."""

    choices: tuple[str, ...] = ()
    longest: int = 400

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, str) or len(value) > self.longest or not _is_whole(value):
            raise SchemaError(
                "no-short-text",
                "{where} must be a text of at most {longest} characters, not {found}",
                where=where,
                longest=self.longest,
                found=_short(value),
            )
        if self.choices and value not in self.choices:
            raise SchemaError(
                "not-a-choice",
                "{where} must be {choices}, not {found}",
                where=where,
                choices=tuple(self.choices),
                found=_short(value),
            )


@dataclass(frozen=True, slots=True)
class Hexadecimal:
    """Bytes as text, two digits each."""

    longest: int = 400

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, str) or len(value) > self.longest or not _HEXADECIMAL.fullmatch(value):
            raise SchemaError(
                "not-hexadecimal",
                "{where} must be hexadecimal digits, two for each byte, not {found}",
                where=where,
                found=_short(value),
            )


@dataclass(frozen=True, slots=True)
class Maybe:
    """The shape, or null."""

    shape: Shape

    def check(self, value: Any, where: str) -> None:
        if value is not None:
            self.shape.check(value, where)


@dataclass(frozen=True, slots=True)
class Either:
    """One shape for objects that have a field, another for everything else."""

    field: str
    having: Shape
    lacking: Shape

    def check(self, value: Any, where: str) -> None:
        shape = self.having if isinstance(value, dict) and self.field in value else self.lacking
        shape.check(value, where)


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list whose entries all have one shape."""

    shape: Shape
    least: int = 0
    most: int = 1000
    distinct: bool = False

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            self._refuse(value, where)
        for index, entry in enumerate(value):
            self.shape.check(entry, _name_of(entry) or f"{where}[{index}]")
            if self.distinct and entry in value[:index]:
                raise SchemaError("twice", "{where} has {entry} twice", where=where, entry=_short(entry))

    def _refuse(self, value: Any, where: str) -> None:
        found = _short(value)
        if self.least == self.most:
            english = "{where} must be a list of {size} {size:entry|entries}, not {found}"
            raise SchemaError("not-a-list", english, where=where, size=self.most, found=found)
        raise SchemaError(
            "not-such-a-list",
            "{where} must be a list of {least} to {most} entries, not {found}",
            where=where,
            least=self.least,
            most=self.most,
            found=found,
        )


@dataclass(frozen=True, slots=True)
class StartingWith:
    """A list whose first entries have a shape each, and any others one shape."""

    first: tuple[Shape, ...]
    rest: Shape
    most: int = 1000

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, list) or not len(self.first) <= len(value) <= self.most:
            raise SchemaError(
                "not-such-a-list",
                "{where} must be a list of {least} to {most} entries, not {found}",
                where=where,
                least=len(self.first),
                most=self.most,
                found=_short(value),
            )
        shapes = chain(self.first, repeat(self.rest))
        for index, (shape, entry) in enumerate(zip(shapes, value, strict=False)):
            shape.check(entry, f"{where}[{index}]")


@dataclass(frozen=True, slots=True)
class Table:
    """An object with any keys of one shape and values of another."""

    keys: Shape
    values: Shape
    most: int = 200

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise SchemaError(
                "not-an-object", "{where} must be an object, not {found}", where=where, found=_short(value)
            )
        if len(value) > self.most:
            english = "{where} can have at most {most} entries"
            raise SchemaError("too-many-entries", english, where=where, most=self.most)
        for key, entry in value.items():
            self.keys.check(key, f"{where}.keys")
            self.values.check(entry, f"{where}.{key}")


@dataclass(frozen=True, slots=True)
class Fields:
    """An object with named fields; without `others`, no more are allowed."""

    required: Mapping[str, Shape] = field(default_factory=dict)
    optional: Mapping[str, Shape] = field(default_factory=dict)
    others: Shape | None = None
    """The shape of all other fields."""

    def check(self, value: Any, where: str) -> None:
        place = where or _WHOLE_FILE
        if not isinstance(value, dict):
            raise SchemaError(
                "not-an-object", "{where} must be an object, not {found}", where=place, found=_short(value)
            )
        known = {**self.required, **self.optional}
        for name in self.required:
            if name not in value:
                raise SchemaError("lacks", "{where} lacks '{field}'", where=place, field=name)
        for name, entry in value.items():
            shape = known.get(name, self.others)
            if shape is None:
                raise SchemaError(
                    "unknown-field",
                    "{where} has an unknown field '{field}'; its fields are {known}",
                    where=place,
                    field=name,
                    known=tuple(known),
                )
            shape.check(entry, f"{where}.{name}" if where else name)


@dataclass(frozen=True, slots=True)
class Anything:
    """Any value."""

    def check(self, value: Any, where: str) -> None:
        """Accept every value."""


def check_order(where: str, ids: Sequence[str], order: Sequence[str]) -> None:
    """Raise `SchemaError` unless a list has exactly these ids, in this order."""
    if list(ids) != list(order):
        raise SchemaError("wrong-order", "{where} must be in the order {order}", where=where, order=", ".join(order))


def _name_of(entry: Any) -> str | None:
    """The id of an entry, which is easier to find than its index."""
    name = entry.get("id", entry.get("tile")) if isinstance(entry, dict) else None
    return name if isinstance(name, str) and _ID.fullmatch(name) else None


def _is_whole(text: str) -> bool:
    """Whether a text can be encoded; JSON lets lone surrogates through."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _short(value: Any) -> str:
    try:
        text = repr(value)
    except RecursionError:
        return "[...]"
    return text if len(text) <= 40 else text[:37] + "..."
