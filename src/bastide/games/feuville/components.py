"""Checks component data: that of the box, or a corrected file that an owner loads."""

from collections.abc import Mapping
from typing import Any

from bastide.core.errors import BadComponents
from bastide.core.schema import Fields, ListOf, SchemaError, Shape, Table, Text, Truth, Whole
from bastide.games.feuville.box import BACKS, CHARMS, CORNERS, DECREES, EVALUATION
from bastide.games.feuville.moves import LEVELS, REACH, SYMBOLS

_START_BACK = "start"
_SLOTS = 6
_DECREES_OPEN = 6
_CHARMS_OPEN = 3
_PLAYERS = 4

_provenance = {"source": Text(), "confidence": Text(("high", "medium", "low"))}
_sources: dict[str, Shape] = {"sources": Table(Text(), Text())}
_symbols = ListOf(Text(SYMBOLS), 0, 4)
_copies = Whole(0, 15)
_SHAPE = Fields(
    {
        "tiles": Fields(
            {
                "tiles": ListOf(
                    Fields(
                        {"kind": Text(LEVELS), "back": Text((*BACKS, _START_BACK)), "symbols": _symbols},
                        {
                            "tile": Text(longest=20),
                            "corner": Text(CORNERS),
                            "gate": Truth(),
                            "clouds": Whole(0, 6),
                            **_provenance,
                        },
                    ),
                    3 * _SLOTS,
                    90,
                ),
                "start_tile": Fields({"symbols": _symbols}, {"gate": Truth(), **_provenance}),
            },
            _sources,
        ),
        "decrees": Fields(
            {
                "decrees": ListOf(
                    Fields(
                        {"id": Text(DECREES), "points": Whole(0, 50), "number": _copies, "rule": Text(longest=10)},
                        _provenance,
                    ),
                    len(DECREES),
                    len(DECREES),
                ),
                "removed_unseen": Whole(0, 60),
                "neutral_grass": Whole(0, 60),
                "mercy": Whole(0, 50),
                "entertainer_limit": Whole(1, 60),
            },
            _sources,
        ),
        "fairy": Fields(
            {
                "fairy": ListOf(
                    Fields(
                        {"id": Text(CHARMS), "number": _copies, "rule": Text(longest=10)},
                        {"points": Whole(1, 9), **_provenance},
                    ),
                    1,
                    len(CHARMS),
                )
            },
            _sources,
        ),
    }
)


def check(components: Mapping[str, Any]) -> None:
    """Raises `BadComponents`, naming the entry, if the data does not describe a box."""
    try:
        _SHAPE.check(components, "")
        _check_tiles(components["tiles"]["tiles"])
        _check_decrees(components["decrees"])
        _check_fairy(components["fairy"]["fairy"])
    except SchemaError as error:
        raise BadComponents(f"The component data does not fit: {error}.") from None


def _check_tiles(tiles: list[Mapping[str, Any]]) -> None:
    for index, tile in enumerate(tiles):
        where = f"tiles.tiles[{index}] ({tile.get('tile', tile['kind'])})"
        if tile.get("clouds") and tile["kind"] != "sky":
            raise SchemaError(f"{where} is no sky and has clouds")
        if tile.get("gate") and tile["kind"] != "wall":
            raise SchemaError(f"{where} is no wall and has a gate")
        if "corner" in tile and (tile["kind"] == "sky" or tile.get("gate")):
            raise SchemaError(f"{where} is a sky or a gate and has a corner tower")
        if tile["back"] == _START_BACK and tile["kind"] != "sky":
            raise SchemaError(f"{where} has the start back, which only skies have")
    for kind in LEVELS:
        piles = [tile for tile in tiles if tile["kind"] == kind and tile["back"] != _START_BACK]
        if kind != "sky" and not _SLOTS <= len(piles) <= REACH:
            raise SchemaError(f"tiles.tiles needs {_SLOTS} to {REACH} tiles of the kind {kind}, not {len(piles)}")
    if sum(tile["back"] == _START_BACK for tile in tiles) != _SLOTS:
        raise SchemaError(f"tiles.tiles needs {_SLOTS} skies with the start back")


def _check_decrees(decrees: Mapping[str, Any]) -> None:
    if [entry["id"] for entry in decrees["decrees"]] != list(DECREES):
        raise SchemaError(f"decrees.decrees must be in the order {', '.join(DECREES)}")
    in_row = sum(entry["number"] for entry in decrees["decrees"][:EVALUATION])
    if in_row < decrees["removed_unseen"] + _DECREES_OPEN:
        raise SchemaError(f"decrees.decrees has {in_row} for the row, fewer than are removed and laid out")
    if decrees["decrees"][EVALUATION]["number"] < _PLAYERS:
        raise SchemaError(f"decrees.decrees needs a town evaluation for each of {_PLAYERS} players")


def _check_fairy(entries: list[Mapping[str, Any]]) -> None:
    ids = [entry["id"] for entry in entries]
    if len(set(ids)) != len(ids):
        raise SchemaError("fairy.fairy has an id twice")
    for entry in entries:
        if entry["id"].startswith("prestige-") and entry.get("points") != int(entry["id"][-1]):
            raise SchemaError(f"fairy.fairy: {entry['id']} must give as many points as its id says")
    if sum(entry["number"] for entry in entries) < _CHARMS_OPEN:
        raise SchemaError(f"fairy.fairy needs {_CHARMS_OPEN} tiles at least")
