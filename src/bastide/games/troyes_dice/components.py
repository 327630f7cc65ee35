"""Checks component data: our own, or a corrected file from the owner of a box."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from bastide.core.schema import Fields, ListOf, SchemaError, Shape, Table, Text, Truth, Whole, check_order
from bastide.games.troyes_dice.banquets import ANY_DIE, EXTRAS, IN_PLAY, MAY_BE_CHOSEN, TILES
from bastide.games.troyes_dice.gains import MOST
from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, RESOURCES, ROWS, SLOTS, WIDTH
from bastide.games.troyes_dice.wheel import PLACES

RECONSTRUCTION = "reconstruction"
CHARACTERS = (
    "hugues-de-payns",
    "isabeau-de-baviere",
    "thibaut-ii",
    "jeanne-de-champagne",
    "urbain-iv",
    "marie-de-champagne",
)
PLAZAS = (*COLOURS, *("-".join(pair) for pair in combinations(COLOURS, 2)))


@dataclass(frozen=True, slots=True)
class _Named:
    """The shape of an entry without an id, named by some of its fields: `tile 4`, `fortress ab`."""

    shape: Shape
    name: str

    def check(self, value: Any, where: str) -> None:
        self.shape.check(value, _called(self.name, value) or where)


def _called(name: str, entry: Any) -> str | None:
    """The name of an entry, if it has the fields for it and they are printable."""
    if not isinstance(entry, Mapping):
        return None
    try:
        return name.format_map({key: value for key, value in entry.items() if _is_plain(value)})
    except KeyError:
        return None


def _is_plain(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= _LONGEST_WORD and value.isascii() and value.isprintable()
    return isinstance(value, int) and abs(value) < _LARGEST


_LONGEST_WORD = 20
_LARGEST = 10_000
_TILE, _LINK, _TRACK_BONUS, _COLUMN_BONUS = (
    "tile {tile}",
    "link {building} {columns}",
    "{track} citizen {at}",
    "column bonus {at}",
)

_MOST_PER_DIE = 6
HIGHEST_PRICE = 6
"""The most of a resource that a sector asks for, and that a raid adds."""
HIGHEST_COLOUR_COST = 6
_provenance: dict[str, Shape] = {"source": Text(), "confidence": Text(("certain", "high", "medium", "low"))}
_sources = {"sources": Table(Text(), Text(), 50)}
_colour, _row = Text(COLOURS), Text(ROWS)
_amount = Whole(1, _MOST_PER_DIE)
_gain = Fields(
    {},
    {
        "citizens": Table(_colour, _amount),
        "resources": Table(Text(RESOURCES), _amount),
        "build": ListOf(_row, 1, len(ROWS), distinct=True),
    },
)
_bonus: dict[str, Shape] = {"at": Whole(1, MOST), "gain": _gain}
_columns = ListOf(Fields({}, {"gain": _gain, "per_die": _colour, "scores": _row}), WIDTH, WIDTH)
_sectors = ListOf(
    Fields(
        {"cost": Fields({}, {"any": Whole(0, 1), **dict.fromkeys(RESOURCES, Whole(0, HIGHEST_PRICE))})}, _provenance
    ),
    SLOTS,
    SLOTS,
)
_effects: dict[str, Shape] = {
    "value_step": Whole(1, 5),
    "value_fixed": Truth(),
    "free": Truth(),
    "surcharge": Table(Text(RESOURCES), Whole(0, HIGHEST_PRICE)),
    "built_with_it": Fields({"kind": Text((*ROWS, "prestige", "work")), "extra": Text(EXTRAS)}),
    "value": Whole(0, 6),
    "colour_cost": Whole(1, HIGHEST_COLOUR_COST),
    "colour_fixed": Truth(),
    "prestige": Truth(),
    "black_die": Text((MAY_BE_CHOSEN, ANY_DIE)),
}


def _side(name: str) -> Shape:
    return Fields({"id": Text(tuple(f"{name}-{tile}" for tile in range(1, TILES + 1)))}, _effects)


_SHAPE = Fields(
    {
        "sheet": Fields(
            {
                "resources": Fields(
                    {"length": Whole(1, MOST), "circled": Whole(0, MOST), "linked": ListOf(Whole(1, MOST), most=MOST)},
                    _provenance,
                ),
                "citizens": Fields(
                    {
                        "length": Whole(1, MOST),
                        "track_bonuses": ListOf(
                            _Named(Fields({"track": _colour, **_bonus}, _provenance), _TRACK_BONUS)
                        ),
                        "column_bonuses": ListOf(_Named(Fields(_bonus, _provenance), _COLUMN_BONUS)),
                    }
                ),
                "buildings": ListOf(
                    Fields(
                        {"id": _row, "colour": _colour, "kind": Text(("prestige", "work")), "columns": _columns},
                        _provenance,
                    ),
                    len(ROWS),
                    len(ROWS),
                ),
                "links": ListOf(
                    _Named(Fields({"building": _row, "columns": Text(longest=2), "gain": _gain}, _provenance), _LINK),
                    most=30,
                ),
                "characters": ListOf(Fields({"id": Text(CHARACTERS), "building": _row}, _provenance), 6, 6),
                "multipliers": Fields({"by_order": ListOf(Whole(0, 20), WIDTH, WIDTH)}, _provenance),
            },
            _sources,
        ),
        "wheel": Fields(
            {
                "days": Fields({"number": Whole(1, 8), "attacks_from": Whole(1, 9)}, _provenance),
                "morning": _sectors,
                "afternoon": _sectors,
            },
            _sources,
        ),
        "plazas": Fields(
            {
                "plazas": ListOf(
                    Fields(
                        {"id": Text(PLAZAS), "sides": ListOf(_colour, 2, 2), "count": Whole(1, PLACES)}, _provenance
                    ),
                    1,
                    PLACES,
                )
            },
            _sources,
        ),
        "banquets": Fields(
            {
                "tiles": ListOf(
                    _Named(
                        Fields(
                            {"tile": Whole(1, TILES), "banquet": _side("banquet"), "raid": _side("raid")}, _provenance
                        ),
                        _TILE,
                    ),
                    TILES,
                    TILES,
                )
            },
            _sources,
        ),
    }
)


def check(components: Mapping[str, Any]) -> None:
    """Raise `SchemaError`, naming the entry, if the data does not describe a box."""
    _SHAPE.check(components, "")
    _check_buildings(components["sheet"]["buildings"])
    _check_sheet(components["sheet"])
    _check_links(components["sheet"]["links"])
    _check_plazas(components["plazas"]["plazas"])
    _check_tiles(components["banquets"]["tiles"])


def counts(components: Mapping[str, Any]) -> dict[str, int]:
    """Count the days and what is printed on a sheet. The colours of the box's plazas are unknown (TD-2)."""
    sheet = components["sheet"]
    return {
        "wheel.days.number": components["wheel"]["days"]["number"],
        "sheet.resources.length": sheet["resources"]["length"],
        "sheet.resources.circled": sheet["resources"]["circled"],
        "sheet.resources.linked": len(sheet["resources"]["linked"]),
        "sheet.citizens.length": sheet["citizens"]["length"],
        "sheet.citizens.track_bonuses": len(sheet["citizens"]["track_bonuses"]),
        "sheet.citizens.column_bonuses": len(sheet["citizens"]["column_bonuses"]),
        "sheet.links": len(sheet["links"]),
    }


def _check_gain(gain: Mapping[str, Any], where: str, *, build: bool = False) -> None:
    """A gain is one kind of thing: any number of one colour, one each of several colours, or a building."""
    if len(gain) != 1 or not next(iter(gain.values())):
        raise SchemaError("one-kind-of-gain", "{where} must be either citizens, resources or a building", where=where)
    ((kind, things),) = gain.items()
    if kind == "build":
        if not build:
            raise SchemaError("no-building-here", "{where} cannot be a building", where=where)
    elif len(things) > 1 and set(things.values()) != {1}:
        raise SchemaError("one-of-each", "{where} must be one of each if it is of several colours", where=where)


def _check_buildings(buildings: list[Mapping[str, Any]]) -> None:
    """The rows from the top, each with what its kind of building needs."""
    for index, (entry, row) in enumerate(zip(buildings, ROWS, strict=True)):
        kind = ("prestige", "work")[index % 2]
        if (entry["id"], entry["colour"], entry["kind"]) != (row, COLOURS[index // 2], kind):
            raise SchemaError(
                "building-row",
                "{entry} must be the {building}, a {colour} {kind} building",
                entry=entry["id"],
                building=row,
                colour=COLOURS[index // 2],
                kind=kind,
            )
        fields = {"great-hall": {"gain", "per_die"}, "cathedral": {"scores"}}.get(row, {"gain"})
        for column, printed in zip(COLUMNS, entry["columns"], strict=True):
            where = f"{row} {column}"
            if set(printed) != fields:
                raise SchemaError(
                    "only-these-fields",
                    "{where} needs {fields}, and nothing else",
                    where=where,
                    fields=", ".join(sorted(fields)),
                )
            if "gain" in printed:
                _check_gain(printed["gain"], where)
            if "per_die" in printed and len(next(iter(printed["gain"].values()))) != 1:
                raise SchemaError("one-kind-per-die", "{where} must give one kind of thing for each die", where=where)
    scored = [printed["scores"] for printed in buildings[ROWS.index("cathedral")]["columns"]]
    if len(set(scored)) < len(scored):
        raise SchemaError("cathedrals-alike", "two Cathedrals score the same row")


def _check_sheet(sheet: Mapping[str, Any]) -> None:
    resources, citizens = sheet["resources"], sheet["citizens"]
    if max(resources["circled"], *resources["linked"], 0) > resources["length"]:
        raise SchemaError("resources-too-far", "sheet.resources has something beyond the end of the track")
    if resources["circled"] and min(resources["linked"], default=MOST) <= resources["circled"]:
        raise SchemaError("resources-begin-linked", "sheet.resources begins with a linked citizen")
    columns = [entry["at"] for entry in citizens["column_bonuses"]]
    for colour in COLOURS:
        # A citizen sets off at most one bonus, so two are never due at the same instant (ruling Q4).
        places = columns + [entry["at"] for entry in citizens["track_bonuses"] if entry["track"] == colour]
        if len(set(places)) < len(places) or max(places, default=0) > citizens["length"]:
            raise SchemaError(
                "bonuses-apart",
                "the bonuses of the {colour} citizens must be at different places of the track",
                colour=colour,
            )
    for bonuses, name in (("column_bonuses", _COLUMN_BONUS), ("track_bonuses", _TRACK_BONUS)):
        for entry in citizens[bonuses]:
            _check_gain(entry["gain"], name.format_map(entry), build=True)
    check_order("sheet.characters", [entry["building"] for entry in sheet["characters"]], ROWS)
    if len({entry["id"] for entry in sheet["characters"]}) < len(CHARACTERS):
        raise SchemaError("id-twice", "{where} has an id twice", where="sheet.characters")


def _check_links(links: list[Mapping[str, Any]]) -> None:
    linked: set[tuple[str, str]] = set()
    for link in links:
        columns = link["columns"]
        if len(columns) != 2 or columns not in "".join(COLUMNS):
            raise SchemaError(
                "link-columns",
                "the link '{link}' of the {building} must be of two neighbouring columns",
                link=columns,
                building=link["building"],
            )
        for column in columns:
            if (link["building"], column) in linked:
                raise SchemaError(
                    "two-links", "{building} {column} has two links", building=link["building"], column=column
                )
            linked.add((link["building"], column))
        _check_gain(link["gain"], _LINK.format_map(link))


def _check_plazas(plazas: list[Mapping[str, Any]]) -> None:
    kinds = [sorted(set(entry["sides"]), key=COLOURS.index) for entry in plazas]
    if len({entry["id"] for entry in plazas}) < len(plazas):
        raise SchemaError("id-twice", "{where} has an id twice", where="plazas.plazas")
    for entry, kind in zip(plazas, kinds, strict=True):
        if entry["id"] != "-".join(kind):
            raise SchemaError(
                "plaza-colours",
                "the plaza {plaza} must have these colours, not {colours}",
                plaza=entry["id"],
                colours=", ".join(entry["sides"]),
            )
    if sum(entry["count"] for entry in plazas) != PLACES:
        raise SchemaError("plazas-count", "plazas.plazas must be {number} tiles", number=PLACES)
    if sum(entry["count"] for entry, kind in zip(plazas, kinds, strict=True) if len(kind) == 1) != IN_PLAY:
        raise SchemaError(
            "plazas-of-one-colour", "exactly {number} plazas must have the same colour on both sides", number=IN_PLAY
        )


def _check_tiles(tiles: list[Mapping[str, Any]]) -> None:
    for index, entry in enumerate(tiles, 1):
        ids = (entry["tile"], entry["banquet"]["id"], entry["raid"]["id"])
        if ids != (index, f"banquet-{index}", f"raid-{index}"):
            raise SchemaError("banquet-order", "tile {found} must be tile {tile}", found=entry["tile"], tile=index)
