"""JSON Schemas of the files that programs exchange, made from the declarations that our readers check files with."""

from typing import Any, TypeAlias

from bastide.core import journal_shape
from bastide.core.game import Game
from bastide.core.schema import (
    HEXADECIMAL,
    Anything,
    Either,
    Fields,
    Hexadecimal,
    ListOf,
    Maybe,
    Shape,
    StartingWith,
    Table,
    Text,
    Truth,
    Whole,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""The version of JSON Schema that we write."""
JsonSchema: TypeAlias = dict[str, Any]
"""A JSON Schema as plain values."""


def of_shape(shape: Shape) -> JsonSchema:
    """Return what a shape accepts; the reader may ask for more, such as pieces that add up."""
    match shape:
        case Whole(low, high):
            return {"type": "integer", "minimum": low, "maximum": high}
        case Truth():
            return {"type": "boolean"}
        case Text(choices, longest):
            return {"enum": list(choices)} if choices else {"type": "string", "maxLength": longest}
        case Hexadecimal(longest):
            return {"type": "string", "pattern": HEXADECIMAL, "maxLength": longest}
        case Maybe(inner):
            return {"anyOf": [of_shape(inner), {"type": "null"}]}
        case Either(field, having, lacking):
            return {"if": {"required": [field]}, "then": of_shape(having), "else": of_shape(lacking)}
        case ListOf(inner, least, most, distinct):
            entries = {"type": "array", "items": of_shape(inner), "minItems": least, "maxItems": most}
            return {**entries, "uniqueItems": True} if distinct else entries
        case StartingWith(first, rest, most):
            entries = {"prefixItems": [of_shape(inner) for inner in first], "items": of_shape(rest)}
            return {"type": "array", **entries, "minItems": len(first), "maxItems": most}
        case Table(keys, values, most):
            entries = {"propertyNames": of_shape(keys), "additionalProperties": of_shape(values)}
            return {"type": "object", **entries, "maxProperties": most}
        case Fields(required, optional, others):
            return {
                "type": "object",
                "properties": {name: of_shape(inner) for name, inner in {**required, **optional}.items()},
                "required": list(required),
                "additionalProperties": False if others is None else of_shape(others),
            }
        case Anything():
            return {}
    raise TypeError(f"{type(shape).__name__} has no JSON Schema")


def of_position(kind: type[Game]) -> JsonSchema:
    """Return what a position of a game looks like, from the shape that its reader checks it with."""
    module = kind.module("position")
    assert module is not None, f"{kind.name} has no module for positions"
    schema = of_shape(module.SHAPE)
    schema["properties"]["game"] = {"const": kind.name}
    return {**schema, "title": f"A position of {kind.name}"}


def of_journal(kind: type[Game]) -> JsonSchema:
    """Return what the journal of a game looks like; one that begins with a position refers to `#/$defs/position`."""
    formats = []
    for shape in journal_shape.SHAPES.values():
        schema = of_shape(shape)
        fields = schema["properties"]
        fields["header"]["properties"]["game"] = {"const": kind.name}
        if "start" in fields:
            fields["start"] = {"$ref": "#/$defs/position"}
        formats.append(schema)
    return {"title": f"A game record of {kind.name}", "anyOf": formats}
