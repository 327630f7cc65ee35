"""JSON Schemas of the files that programs exchange, made from the declarations that our readers check files with."""

from typing import Any, TypeAlias

from bastide.core.game import Game
from bastide.core.journal import FORMAT, FORMAT_WITH_START, HEADER
from bastide.core.schema import Anything, Either, Fields, ListOf, Maybe, Shape, Table, Text, Truth, Whole

DIALECT = "https://json-schema.org/draft/2020-12/schema"
JsonSchema: TypeAlias = dict[str, Any]

_TYPES = {str: "string", int: "integer", dict: "object"}
_TEXT: JsonSchema = {"type": "string"}


def of_shape(shape: Shape) -> JsonSchema:
    """Return what a shape accepts; the reader may ask for more, such as pieces that add up."""
    match shape:
        case Whole(low, high):
            return {"type": "integer", "minimum": low, "maximum": high}
        case Truth():
            return {"type": "boolean"}
        case Text(choices, longest):
            return {"enum": list(choices)} if choices else {"type": "string", "maxLength": longest}
        case Maybe(inner):
            return {"anyOf": [of_shape(inner), {"type": "null"}]}
        case Either(field, having, lacking):
            return {"if": {"required": [field]}, "then": of_shape(having), "else": of_shape(lacking)}
        case ListOf(inner, least, most, distinct):
            entries = {"type": "array", "items": of_shape(inner), "minItems": least, "maxItems": most}
            return {**entries, "uniqueItems": True} if distinct else entries
        case Table(keys, values, most):
            entries = {"propertyNames": of_shape(keys), "additionalProperties": of_shape(values)}
            return {"type": "object", **entries, "maxProperties": most}
        case Fields(required, optional):
            return {
                "type": "object",
                "properties": {name: of_shape(inner) for name, inner in {**required, **optional}.items()},
                "required": list(required),
                "additionalProperties": False,
            }
        case Anything():
            return {}
    raise TypeError(f"{type(shape).__name__} has no JSON Schema")


def of_position(kind: type[Game]) -> JsonSchema:
    """Return what a position of a game looks like, from the shape that its reader checks it with."""
    module = kind.module("position")
    assert module is not None, f"{kind.name} has no module for positions"
    return {**of_shape(module.SHAPE), "title": f"A position of {kind.name}"}


def of_journal(kind: type[Game]) -> JsonSchema:
    """Return what the journal of a game looks like; one that begins with a position refers to `#/$defs/position`."""
    header: JsonSchema = {name: {"type": _TYPES[type_]} for name, type_ in HEADER.items()}
    header["game"] = {"const": kind.name}
    header["bastide"] = {"enum": [FORMAT, FORMAT_WITH_START]}
    outcomes: JsonSchema = {"type": "array", "items": _TEXT}
    return {
        "title": f"A game record of {kind.name}",
        "type": "object",
        "properties": {
            "header": {
                "type": "object",
                "properties": {**header, "components": {"type": "object"}},
                "required": list(header),
                "additionalProperties": False,
            },
            "start": {"$ref": "#/$defs/position"},
            "setup": outcomes,
            "plies": {
                "type": "array",
                "items": {"type": "array", "prefixItems": [{"type": "integer"}, _TEXT], "items": _TEXT, "minItems": 2},
            },
            "ending": {
                "type": "object",
                "properties": {"reason": _TEXT, "player": {"type": "integer", "minimum": 0}},
                "required": ["reason"],
            },
            "fairness": {"type": "object"},
        },
        "required": ["header", "setup", "plies"],
    }
