"""Checks component data: the box's own, or a corrected file that an owner loads."""

from collections.abc import Mapping
from typing import Any

from bastide.core.schema import Fields, ListOf, SchemaError, Shape, Table, Text, Truth, Whole, check_order
from bastide.games.feuville.box import BACKS, CHARMS, CORNERS, DECREES, EVALUATION
from bastide.games.feuville.moves import LEVELS, REACH, SYMBOLS

_START_BACK = "start"
_SLOTS = 6
_DECREES_OPEN = 6
_CHARMS_OPEN = 3
_PLAYERS = 4
_MOST_TILES = 2 * REACH
"""The most walls that fit into one town; a box may divide the 90 tiles differently than ours."""
_ALL_TILES = 90
"""The most tiles in a box."""
_MOST_SYMBOLS = 250
"""The most symbols of a kind in a town, which counts them in a byte."""

_provenance = {"source": Text(), "confidence": Text(("high", "medium", "low"))}
_sources: dict[str, Shape] = {"sources": Table(Text(), Text(), 50)}
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
    """Raise `SchemaError`, naming the entry, if the data does not describe a box."""
    _SHAPE.check(components, "")
    _check_tiles(components["tiles"]["tiles"])
    _check_decrees(components["decrees"])
    _check_fairy(components["fairy"]["fairy"])


def counts(components: Mapping[str, Any]) -> dict[str, int]:
    """Return the numbers that the rulebook gives for the box; a custom box may have others (FV-1)."""
    tiles, decrees = components["tiles"]["tiles"], components["decrees"]
    return {
        "tiles.tiles": len(tiles),
        "tiles.tiles (tower)": sum(tile["kind"] == "tower" for tile in tiles),
        "decrees.decrees": sum(entry["number"] for entry in decrees["decrees"]),
        "decrees.removed_unseen": decrees["removed_unseen"],
        "decrees.neutral_grass": decrees["neutral_grass"],
        "fairy.fairy": sum(entry["number"] for entry in components["fairy"]["fairy"]),
    }


def _check_tiles(tiles: list[Mapping[str, Any]]) -> None:
    if not 3 * _SLOTS <= len(tiles) <= _ALL_TILES:
        raise SchemaError(
            "number-of-tiles",
            "tiles.tiles needs {least} to {most} tiles, not {number}",
            least=3 * _SLOTS,
            most=_ALL_TILES,
            number=len(tiles),
        )
    names = [tile["tile"] for tile in tiles if tile.get("tile")]
    for index, name in enumerate(names):
        if name in names[:index]:
            raise SchemaError("twice", "{where} has {entry} twice", where="tiles.tiles", entry=name)
    for index, tile in enumerate(tiles):
        where = tile.get("tile") or f"tiles.tiles[{index}] ({tile['kind']})"
        if tile.get("clouds") and tile["kind"] != "sky":
            raise SchemaError("clouds-off-the-sky", "{where} has clouds but is not a sky", where=where)
        if tile.get("gate") and tile["kind"] != "wall":
            raise SchemaError("gate-off-the-wall", "{where} has a gate but is not a wall", where=where)
        if "corner" in tile and (tile["kind"] == "sky" or tile.get("gate")):
            raise SchemaError("corner-misplaced", "{where} is a sky or a gate and has a corner tower", where=where)
        if tile["back"] == _START_BACK and tile["kind"] != "sky":
            raise SchemaError("start-back-misplaced", "{where} has the start back, which only skies have", where=where)
    for kind in LEVELS:
        piles = [tile for tile in tiles if tile["kind"] == kind and tile["back"] != _START_BACK]
        if kind != "sky" and not _SLOTS <= len(piles) <= _MOST_TILES:
            raise SchemaError(
                "tiles-of-a-kind",
                "tiles.tiles needs {least} to {most} tiles of the kind {kind}, not {number}",
                least=_SLOTS,
                most=_MOST_TILES,
                kind=kind,
                number=len(piles),
            )
    if sum(tile["back"] == _START_BACK for tile in tiles) != _SLOTS:
        raise SchemaError("start-skies", "tiles.tiles needs {number} skies with the start back", number=_SLOTS)
    for symbol in SYMBOLS:
        if sum(tile["symbols"].count(symbol) for tile in tiles) > _MOST_SYMBOLS:
            raise SchemaError(
                "symbols-too-many",
                "tiles.tiles shows the symbol {symbol} more than {most} times",
                symbol=symbol,
                most=_MOST_SYMBOLS,
            )


def _check_decrees(decrees: Mapping[str, Any]) -> None:
    check_order("decrees.decrees", [entry["id"] for entry in decrees["decrees"]], DECREES)
    in_row = sum(entry["number"] for entry in decrees["decrees"][:EVALUATION])
    if in_row < decrees["removed_unseen"] + _DECREES_OPEN:
        raise SchemaError(
            "decrees-too-few",
            "decrees.decrees has {number} for the row, fewer than are removed and laid out",
            number=in_row,
        )
    if decrees["decrees"][EVALUATION]["number"] < _PLAYERS:
        raise SchemaError(
            "evaluations-too-few",
            "decrees.decrees needs a town evaluation for each of {players} players",
            players=_PLAYERS,
        )


def _check_fairy(entries: list[Mapping[str, Any]]) -> None:
    ids = [entry["id"] for entry in entries]
    for number, id_ in enumerate(ids):
        if id_ in ids[:number]:
            raise SchemaError("id-twice", "{where} has an id twice", where=f"fairy.fairy ({id_})")
    for entry in entries:
        if entry["id"].startswith("prestige-") and entry.get("points") != int(entry["id"][-1]):
            raise SchemaError(
                "prestige-points", "fairy.fairy: {tile} must give as many points as its id says", tile=entry["id"]
            )
    if sum(entry["number"] for entry in entries) < _CHARMS_OPEN:
        raise SchemaError("charms-too-few", "fairy.fairy needs at least {least} tiles", least=_CHARMS_OPEN)
