"""What a viewer may know: nothing of other players' parts until the half day closes (TD-19)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from bastide.core.audience import Viewer
from bastide.games.troyes_dice import bonuses, scoring, wheel
from bastide.games.troyes_dice.banquets import TILE_SIDES, is_raid, number
from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, FORTRESS_ROW, RESOURCES, ROWS, WIDTH
from bastide.games.troyes_dice.sheet import BONUS, CIRCLED, CITIZENS, NO_DIE, STAGES, UNSPENT, Mask, Sheet
from bastide.games.troyes_dice.telling import AFTERNOON, MORNING, half_name

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState


class TileView(TypedDict):
    """A tile of Banquets & Raids beside a plaza."""

    tile: int
    side: str
    id: str


class PlazaView(TypedDict):
    """A plaza at its place: the colour that is up, the colour of its reverse, and the sector above it.

    The sector is `neutral` or, clockwise, `morning 1` to `morning 4` and `afternoon 1` to `afternoon 4`.
    """

    place: int
    up: str
    down: str
    sector: str
    destroyed: bool
    tile: TileView | None


class DieView(TypedDict):
    """A die of the half day: `rolled` is what it shows, `value` what it counts when it is chosen."""

    die: int
    place: int
    rolled: int
    value: int
    colour: str
    black: bool
    usable: bool
    cost: dict[str, int]
    value_step: int
    colour_cost: int
    prestige: bool
    tile: TileView | None


class AttackView(TypedDict):
    """A dice square that the event of the half day strikes."""

    value: int
    colour: str


class TrackView(TypedDict):
    """A track of resources."""

    circled: int
    spent: int
    left: int


class SheetView(TypedDict):
    """What is drawn, circled and struck on a sheet. Columns are letters from the left."""

    buildings: dict[str, tuple[str, ...]]
    blocked: dict[str, tuple[str, ...]]
    struck: dict[str, tuple[str, ...]]
    protected: tuple[str, ...]
    resources: dict[str, TrackView]
    citizens: dict[str, int]
    cathedrals: tuple[str, ...]
    favours: dict[str, int]
    score: dict[str, int]
    points: int


class PartView(TypedDict):
    """The viewer's own part of the half day: the moves made, the die as changed, and the choice they face."""

    stage: str
    moves: list[str]
    die: int | None
    value: int | None
    colour: str | None
    choice: str | None


class BuildingView(TypedDict):
    """What a building gives: resources and citizens by name; for each die of a colour; the row it scores at the end."""

    gain: dict[str, int]
    per_die: str | None
    scores: str | None


class BonusView(TypedDict):
    """A bonus of the citizen tracks: resources and citizens, or a building; column bonuses have no track."""

    track: str | None
    at: int
    gain: dict[str, int]
    build: list[str]


class LinkView(TypedDict):
    """What two neighbouring buildings bring together."""

    building: str
    columns: str
    gain: dict[str, int]


class PrintedView(TypedDict):
    """What is printed on every sheet."""

    buildings: dict[str, list[BuildingView]]
    links: list[LinkView]
    resource_track: int
    linked: list[int]
    citizen_track: int
    bonuses: list[BonusView]
    characters: dict[str, str]
    multipliers: list[int]


class SectorView(TypedDict):
    """A sector of the small disc, named as in `PlazaView`, and what its dice cost; the neutral one has no dice."""

    sector: str
    cost: dict[str, int] | None


class TroyesDiceView(TypedDict):
    """The table as one viewer sees it. Other players' sheets are as they were when the half day opened."""

    viewer: int | None
    half_day: int
    half_days: int
    day: int
    half: str | None
    over: bool
    crier: int
    numbering: list[int]
    plazas: list[PlazaView]
    sectors: list[SectorView]
    attacks_from: int
    plazas_are_reconstructed: bool
    dice: list[DieView]
    attacks: list[AttackView]
    available: dict[str, int]
    printed: PrintedView
    players: list[SheetView]
    part: PartView | None


def view(state: "TroyesDiceState", viewer: Viewer) -> TroyesDiceView:
    """The table as `viewer` may know it."""
    table = state.table
    running = state.closed_phase is not None
    strikes = running and state.half_day >= state.game.box.wheel.first_attack
    return {
        "viewer": viewer,
        "half_day": state.half_day,
        "half_days": state.game.box.wheel.half_days,
        "day": state.day,
        "half": half_name(state.half_day) if running else None,
        "over": not state.to_act,
        "crier": state.crier,
        "numbering": list(state.numbering),
        "plazas": _plazas(state),
        "sectors": state.game.sectors_view,
        "attacks_from": state.game.box.wheel.attacks_from,
        "plazas_are_reconstructed": state.game.box.plazas_are_reconstructed,
        "dice": [_die(state, slot) for slot in range(len(table.dice))],
        "attacks": [
            {"value": table.dice[slot].rolled, "colour": COLOURS[table.dice[slot].colour]}
            for slot in (table.attacks if strikes else ())
        ],
        "available": dict(zip(COLOURS, _available(state, viewer), strict=True)),
        "printed": state.game.printed_view,
        "players": [
            _sheet(state, (state.sheets if seat == viewer else state.opening)[seat]) for seat in range(state.players)
        ],
        "part": _part(state, viewer) if running else None,
    }


def printed_view(data: Mapping[str, Any]) -> PrintedView:
    """What the component data says of the sheet."""
    citizens = data["citizens"]
    return {
        "buildings": {
            row["id"]: [
                {"gain": _things(column), "per_die": column.get("per_die"), "scores": column.get("scores")}
                for column in row["columns"]
            ]
            for row in data["buildings"]
        },
        "links": [
            {"building": link["building"], "columns": link["columns"], "gain": _things(link)} for link in data["links"]
        ],
        "resource_track": data["resources"]["length"],
        "linked": data["resources"]["linked"],
        "citizen_track": citizens["length"],
        "bonuses": [
            {
                "track": entry.get("track"),
                "at": entry["at"],
                "gain": _things(entry),
                "build": entry["gain"].get("build", []),
            }
            for entry in (*citizens["column_bonuses"], *citizens["track_bonuses"])
        ],
        "characters": {entry["building"]: entry["id"] for entry in data["characters"]},
        "multipliers": data["multipliers"]["by_order"],
    }


def sectors_view(data: Mapping[str, Any]) -> list[SectorView]:
    """What the component data says of the small disc, clockwise from the neutral sector (TD-3, TD-20)."""
    sectors: list[SectorView] = [{"sector": "neutral", "cost": None}]
    for zone in (MORNING, AFTERNOON):
        for place, sector in enumerate(data[zone], 1):
            sectors.append({"sector": f"{zone} {place}", "cost": sector["cost"]})
    return sectors


def _things(entry: Mapping[str, Any]) -> dict[str, int]:
    gain = entry.get("gain", {})
    return {**gain.get("citizens", {}), **gain.get("resources", {})}


def _tile(state: "TroyesDiceState", place: int) -> TileView | None:
    tile = state.tiles[place]
    if not tile:
        return None
    return {
        "tile": number(tile),
        "side": TILE_SIDES[is_raid(tile)],
        "id": state.game.box.wheel.banquets.names[tile],
    }


def _plazas(state: "TroyesDiceState") -> list[PlazaView]:
    destroyed = [wheel.place_of(state.half_day, slot) for slot in state.table.attacks]
    day = state.day
    return [
        {
            "place": place,
            "up": COLOURS[face // 3],
            "down": COLOURS[face % 3],
            "sector": wheel.sector(day, place),
            "destroyed": place in destroyed,
            "tile": _tile(state, place),
        }
        for place, face in enumerate(state.plazas)
    ]


def _die(state: "TroyesDiceState", slot: int) -> DieView:
    die, place = state.table.dice[slot], wheel.place_of(state.half_day, slot)
    return {
        "die": slot + 1,
        "place": place,
        "rolled": die.rolled,
        "value": die.value,
        "colour": COLOURS[die.colour],
        "black": die.black,
        "usable": die.usable,
        "cost": die.cost(),
        "value_step": die.step,
        "colour_cost": die.colour_cost,
        "prestige": die.prestige,
        "tile": _tile(state, place),
    }


_LETTERS = tuple(
    tuple(COLUMNS[column] for column in range(WIDTH) if columns >> column & 1) for columns in range(1 << WIDTH)
)
"""The names of the columns in each set."""
_ALL_COLUMNS = (1 << WIDTH) - 1


def _rows(names: tuple[str, ...], mask: Mask) -> dict[str, tuple[str, ...]]:
    """The columns of each row or colour in a mask."""
    return {name: _LETTERS[mask >> WIDTH * index & _ALL_COLUMNS] for index, name in enumerate(names)}


def _sheet(state: "TroyesDiceState", sheet: Sheet) -> SheetView:
    printed = state.game.box.printed
    worth = scoring.favours(printed, sheet.cathedrals)
    score = scoring.by_source(printed, sheet)
    return {
        "buildings": _rows(ROWS, sheet.built),
        "blocked": _rows(ROWS, sheet.closed & ~sheet.built),
        "struck": _rows(COLOURS, sheet.struck),
        "protected": _LETTERS[sheet.built >> WIDTH * FORTRESS_ROW & _ALL_COLUMNS],
        "resources": {
            name: {
                "circled": sheet.tracks[CIRCLED + colour],
                "spent": sheet.spent(colour),
                "left": sheet.tracks[UNSPENT + colour],
            }
            for colour, name in enumerate(RESOURCES)
        },
        "citizens": {name: sheet.tracks[CITIZENS + colour] for colour, name in enumerate(COLOURS)},
        "cathedrals": tuple([COLUMNS[column] for column in sheet.cathedrals]),
        "favours": {printed.characters[row]: each for row, each in sorted(worth.items())},
        "score": score,
        "points": sum(score.values()),
    }


def _available(state: "TroyesDiceState", viewer: Viewer) -> list[int]:
    """What the viewer's Great Halls count now; for a spectator, as for a player who has not chosen a die."""
    if viewer is None:
        return state.table.available
    return bonuses.available(state, state.sheets[viewer])


def _part(state: "TroyesDiceState", viewer: Viewer) -> PartView | None:
    """What the viewer has chosen; a spectator has no part."""
    if viewer is None:
        return None
    sheet = state.sheets[viewer]
    chosen = sheet.die != NO_DIE
    return {
        "stage": STAGES[sheet.stage],
        "moves": [state.game.moves.text(move) for move in sheet.line],
        "die": sheet.die + 1 if chosen else None,
        "value": sheet.value if chosen else None,
        "colour": COLOURS[sheet.colour] if chosen else None,
        "choice": bonuses.name(sheet.pending[0]) if sheet.stage == BONUS else None,
    }
