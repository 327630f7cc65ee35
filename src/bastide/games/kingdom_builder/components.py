"""Checks component data: our own, or a corrected file from the owner of a box."""

from collections.abc import Mapping
from typing import Any

from bastide.core.schema import Fields, ListOf, SchemaError, Table, Text, Whole, check_order
from bastide.games.kingdom_builder.board import TERRAINS
from bastide.games.kingdom_builder.locations import TILES
from bastide.games.kingdom_builder.scoring import LORDS, SCORING_CARDS

_LEGEND = {
    "g": "grass", "c": "canyon", "d": "desert", "f": "flowers", "t": "forest", "w": "water", "m": "mountain",
    "s": "castle", "l": "location",
}  # fmt: skip
LETTERS = "".join(_LEGEND)
_SPECIAL = "sl"
_ROW = 10
_QUADRANTS = 4
_PLAYERS = 4

_provenance = {"source": Text(), "confidence": Text(("high", "medium", "low"))}
_gold = Whole(0, 100)
_SHAPE = Fields(
    {
        "quadrants": Fields(
            {
                "legend": Fields({letter: Text((meaning,)) for letter, meaning in _LEGEND.items()}),
                "quadrants": ListOf(
                    Fields({"id": Text(TILES), "rows": ListOf(Text(longest=_ROW), _ROW, _ROW)}, _provenance),
                    _QUADRANTS,
                    len(TILES),
                ),
            },
            {"orientation": Text(), "sources": Table(Text(), Text(), 50)},
        ),
        "tiles": Fields(
            {
                "tiles": ListOf(
                    Fields(
                        {"id": Text(TILES), "per_location": Whole(0, 3), "rule": Text()},
                        {"action": Text(("build", "move")), **_provenance},
                    ),
                    len(TILES),
                    len(TILES),
                )
            }
        ),
        "cards": Fields(
            {
                "scoring": ListOf(
                    Fields({"id": Text(SCORING_CARDS), "gold": ListOf(_gold, 1, 2), "rule": Text()}, _provenance),
                    len(SCORING_CARDS),
                    len(SCORING_CARDS),
                ),
                "castle_gold": _gold,
                "terrain_cards": Fields({terrain: Whole(1, 20) for terrain in TERRAINS}),
                "settlements": Whole(1, 60),
                "mandatory_builds": Whole(1, 10),
            },
            {"sources": Table(Text(), Text(), 50)},
        ),
    }
)


def check(components: Mapping[str, Any]) -> None:
    """Raise `SchemaError`, naming the entry, if the data does not describe a box."""
    _SHAPE.check(components, "")
    for name, entries, known in (
        ("quadrants.quadrants", components["quadrants"]["quadrants"], None),
        ("tiles.tiles", components["tiles"]["tiles"], TILES),
        ("cards.scoring", components["cards"]["scoring"], SCORING_CARDS),
    ):
        _check_ids(name, [entry["id"] for entry in entries], known)
    for quadrant in components["quadrants"]["quadrants"]:
        _check_quadrant(quadrant["id"], quadrant["rows"])
    _check_room(components["quadrants"], components["cards"]["settlements"])
    for card in components["cards"]["scoring"]:
        if len(card["gold"]) != (2 if card["id"] == LORDS else 1):
            raise SchemaError(
                "gold-amounts", "cards.scoring: {card} has the wrong number of gold amounts", card=card["id"]
            )


def counts(components: Mapping[str, Any]) -> dict[str, int]:
    """Count the quadrants, tiles, terrain cards and settlements (KB-1, KB-3, KB-5)."""
    cards = components["cards"]
    return {
        "quadrants.quadrants": len(components["quadrants"]["quadrants"]),
        **{f"{tile['id']}.per_location": tile["per_location"] for tile in components["tiles"]["tiles"]},
        **{f"cards.terrain_cards.{terrain}": cards["terrain_cards"][terrain] for terrain in TERRAINS},
        "cards.settlements": cards["settlements"],
    }


def _check_ids(name: str, ids: list[str], known: tuple[str, ...] | None) -> None:
    if twice := [id_ for index, id_ in enumerate(ids) if id_ in ids[:index]]:
        raise SchemaError("same-id-twice", "{where} has an id twice: {id}", where=name, id=twice[0])
    if known is not None:
        check_order(name, ids, known)


def _check_quadrant(name: str, rows: list[str]) -> None:
    """Special hexes keep apart: no hex may touch two of them, however the quadrants are arranged."""
    specials = []
    for row, letters in enumerate(rows):
        if len(letters) != _ROW or set(letters) - set(LETTERS):
            raise SchemaError(
                "quadrant-row",
                "row {row} of quadrant {quadrant} must be {length} letters of {letters}",
                row=row,
                quadrant=name,
                length=_ROW,
                letters=LETTERS,
            )
        specials += [(row, column) for column, letter in enumerate(letters) if letter in _SPECIAL]
    for row, column in specials:
        if not (0 < row < _ROW - 1 and 0 < column < _ROW - 1):
            raise SchemaError(
                "special-at-border",
                "quadrant {quadrant} has a location or castle at its border, at {row}.{column}",
                quadrant=name,
                row=row,
                column=column,
            )
    for index, one in enumerate(specials):
        for other in specials[:index]:
            if _distance(one, other) < 3:
                raise SchemaError(
                    "specials-too-close",
                    "quadrant {quadrant} has two locations or castles closer than three steps, at {one} and {other}",
                    quadrant=name,
                    one="{}.{}".format(*one),
                    other="{}.{}".format(*other),
                )


def _check_room(quadrants: Mapping[str, Any], settlements: int) -> None:
    """A player must be able to build all settlements, or the game never ends (KB-48), even on the barest land."""
    land = "".join(letter for letter, meaning in _LEGEND.items() if meaning in TERRAINS)
    rooms = sorted(
        sum(row.count(letter) for row in entry["rows"] for letter in land) for entry in quadrants["quadrants"]
    )
    room, needed = sum(rooms[:_QUADRANTS]), _PLAYERS * (settlements - 1) + 1
    if room < needed:
        raise SchemaError(
            "too-little-room",
            "{players} players with {settlements} settlements each need {needed} hexes to build on, "
            "and the {quadrants} barest quadrants have {room}",
            players=_PLAYERS,
            settlements=settlements,
            needed=needed,
            quadrants=_QUADRANTS,
            room=room,
        )


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    (row, column), (row2, column2) = one, other
    along, along2 = column - (row - row % 2) // 2, column2 - (row2 - row2 % 2) // 2
    return max(abs(row - row2), abs(along - along2), abs(row + along - row2 - along2))
