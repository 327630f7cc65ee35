"""The position in a terminal, made from a view, so it shows no more than its viewer may know.

`label` turns ids (`fortress`, `label-points`) into the reader's words.
"""

from collections.abc import Collection, Iterator, Sequence

from bastide.core.drawing import Label, Paint, in_bold_colour, plain, player_name, without_colour
from bastide.core.layout import cut, display_width, flow, padded
from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, RESOURCES, ROWS
from bastide.games.troyes_dice.view import BuildingView, DieView, PlazaView, SheetView, TroyesDiceView

_TITLE = 18
_CELL = 6
_GAP = 5
_WHEEL_TITLE = 16
_PLACE = 7
_NAME = 16
_WIDEST_NAME = 40
_FULL_SHEETS = 2
"""How many sheets a spectator sees in full; with more players, each gets one line."""

_INKS = {
    "red": (231, 124),
    "yellow": (16, 220),
    "white": (16, 253),
    "black": (231, 16),
}


def text(
    view: TroyesDiceView,
    *,
    colour: bool,
    lit: Collection[str] = (),
    label: Label = plain,
    names: Sequence[str] = (),
) -> str:
    """Return the whole table in 80 columns; an arrow marks the dice in `lit`, which may be chosen now."""
    paint = in_bold_colour if colour else without_colour
    lines = [*_wheel(view, label, paint), ""]
    if view["dice"]:
        lines += [*_dice(view, lit, label, paint), ""]
    full = [seat for seat in range(len(view["players"])) if _is_full(view, seat)]
    for seat in full:
        lines += [*_sheet(view, view["players"][seat], _name(seat, names), label, paint), ""]
    if len(full) < len(view["players"]):
        lines.append(_summary_head(label))
        for seat, sheet in enumerate(view["players"]):
            if seat not in full:
                lines.append(_summary(sheet, _name(seat, names)))
        lines.append("")
    lines += _legend(view, label)
    if view["over"]:
        lines.append(label("label-game-over"))
    if view["plazas_are_reconstructed"]:
        lines.append(label("label-plazas-reconstructed"))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _is_full(view: TroyesDiceView, seat: int) -> bool:
    return seat == view["viewer"] or len(view["players"]) <= _FULL_SHEETS


def _name(seat: int, names: Sequence[str]) -> str:
    return player_name(seat, names) or str(seat + 1)


def _initial(label: Label, name: str) -> str:
    """A colour or a resource in one letter of the reader's language."""
    return label(name)[:1].upper()


# The wheel


def _wheel(view: TroyesDiceView, label: Label, paint: Paint) -> Iterator[str]:
    """The nine places clockwise from the one resting today: what they cost, plazas, tiles and dice.

    Plazas of the half day are in brackets, the destroyed ones between crosses, the resting one in parentheses.
    """
    when = f"{label('label-day')} {view['day']}"
    if view["half"] is not None:
        when += f", {label(view['half'])}"
    yield f"{when}   {label('label-numbering')}: {' '.join(map(str, view['numbering'])) or '-'}"
    plazas = {plaza["sector"]: plaza for plaza in view["plazas"]}
    places = [plazas[sector["sector"]] for sector in view["sectors"]]
    zones = "".join(padded(label(zone), 4 * _PLACE) for zone in ("morning", "afternoon"))
    yield padded(label("label-wheel"), _WHEEL_TITLE + _PLACE) + zones
    prices = ["" if sector["cost"] is None else _price(sector["cost"], label) for sector in view["sectors"]]
    yield padded(label("label-price"), _WHEEL_TITLE) + "".join(padded(f" {price}", _PLACE) for price in prices)
    yield padded(label("label-plaza"), _WHEEL_TITLE) + "".join(_plaza(view, place, label, paint) for place in places)
    if any(place["tile"] is not None for place in places):
        yield padded(label("label-tile"), _WHEEL_TITLE) + "".join(
            padded(f" {_tile(place)}", _PLACE) for place in places
        )
    if view["dice"]:
        dice = {die["place"]: die for die in view["dice"]}
        lying = (_lying(dice.get(place["place"]), paint) for place in places)
        yield padded(label("label-dice"), _WHEEL_TITLE) + "".join(lying)
    for place in places:
        if place["tile"] is not None:
            yield f"   {_tile(place)}  {label(place['tile']['id'])}"


def _price(cost: dict[str, int], label: Label) -> str:
    """What a sector costs, in short: `1?` is a resource of any kind."""
    parts = [f"{number}{'?' if name == 'any' else _short(name, label)}" for name, number in cost.items() if number]
    return "+".join(parts) or "0"


def _plaza(view: TroyesDiceView, plaza: PlazaView, label: Label, paint: Paint) -> str:
    left, right = " ", " "
    if plaza["sector"] == "neutral":
        left, right = "(", ")"
    elif plaza["destroyed"]:
        left, right = "x", "x"
    elif view["half"] is not None and plaza["sector"].startswith(view["half"]):
        left, right = "[", "]"
    faces = f"{_initial(label, plaza['up'])}/{_initial(label, plaza['down']).lower()}"
    return left + paint(faces, _INKS[plaza["up"]]) + right + " " * (_PLACE - 2 - display_width(faces))


def _tile(plaza: PlazaView) -> str:
    """The tile beside a plaza: `+3` is a banquet, `-3` a raid."""
    tile = plaza["tile"]
    return "" if tile is None else ("+" if tile["side"] == "banquet" else "-") + str(tile["tile"])


def _lying(die: DieView | None, paint: Paint) -> str:
    """A die on its plaza; number signs mark one that cannot be chosen."""
    if die is None:
        return " " * _PLACE
    if not die["usable"]:
        return paint(f"#{die['rolled']}#", _INKS["black"]) + " " * (_PLACE - 3)
    return paint(f" {die['rolled']} ", _INKS[die["colour"]]) + " " * (_PLACE - 3)


def _dice(view: TroyesDiceView, lit: Collection[str], label: Label, paint: Paint) -> Iterator[str]:
    """The four dice with their prices, then what the halls count and what is attacked."""
    part = view["part"]
    choosing = part is not None and part["stage"] == "choosing"
    for die in view["dice"]:
        chosen = part is not None and part["die"] == die["die"]
        arrow = "*" if chosen else ">" if choosing and str(die["die"]) in lit and die["usable"] else " "
        yield f" {arrow} {die['die']}  {_die(die, label, paint)}"
    if part is not None and part["die"] is not None and part["colour"] is not None:
        changed = paint(f" {part['value']} ", _INKS[part["colour"]])
        yield f" = {changed} {label(part['colour'])}"
    counted = [f"{label(colour)} {number}" for colour, number in view["available"].items() if number]
    yield f"{label('label-available')}: {', '.join(counted) or '-'}"
    for attack in view["attacks"]:
        yield f"{label('label-attack')}: {label(attack['colour'])} {attack['value']}"


def _die(die: DieView, label: Label, paint: Paint) -> str:
    colour = "black" if die["black"] and not die["usable"] else die["colour"]
    shown = paint(f" {die['rolled']} ", _INKS[colour])
    if not die["usable"]:
        return f"{shown} {label('label-black-die')}"
    price = [f"{label('label-any' if name == 'any' else name)} {number}" for name, number in die["cost"].items()]
    value = f" = {die['value']}" if die["value"] != die["rolled"] else ""
    tile = f"   {label(die['tile']['id'])}" if die["tile"] is not None else ""
    return f"{shown} {padded(label(die['colour']) + value, 10)} {' + '.join(price) or label('label-free')}{tile}"


# A sheet


def _sheet(view: TroyesDiceView, sheet: SheetView, name: str, label: Label, paint: Paint) -> Iterator[str]:
    """Districts with their columns, tracks of resources and citizens, and what each character is worth."""
    yield f"{padded(cut(name, _WIDEST_NAME), _TITLE)}{label('label-points')}: {sheet['points']}"
    rows = {character: row for row, character in view["printed"]["characters"].items()}
    if sheet["favours"]:
        first, *rest = (f"{label(rows[character])} x{worth}" for character, worth in sheet["favours"].items())
        yield from flow([f"{label('label-characters')}: {first}", *rest], ", ")
    yield padded("", _TITLE) + (" " * _GAP).join(column.upper().center(_CELL) for column in COLUMNS)
    printed = view["printed"]
    for index, row in enumerate(ROWS):
        colour = COLOURS[index // 2]
        if index % 2 == 0:
            yield _squares(view, sheet, colour, label, paint)
        yield _row(view, sheet, row, label, paint)
        if index % 2:
            resource = RESOURCES[index // 2]
            track = sheet["resources"][resource]
            marks = "x" * track["spent"] + "o" * track["left"]
            drawn = _track(marks, printed["resource_track"], printed["linked"])
            yield f"{padded(label(resource), _TITLE)}{drawn}  {track['left']}"
    stops = sorted({bonus["at"] for bonus in printed["bonuses"]})
    for colour, number in sheet["citizens"].items():
        drawn = _track("o" * number, printed["citizen_track"], stops)
        title = padded(label("label-citizens"), _TITLE - 3)
        yield f"{title}{paint(_initial(label, colour), _INKS[colour])}  {drawn}  {number}"


def _squares(view: TroyesDiceView, sheet: SheetView, colour: str, label: Label, paint: Paint) -> str:
    """The dice squares: struck ones crossed out, those protected by a Fortress in towers."""
    cells = []
    for index, column in enumerate(COLUMNS):
        value = str(view["numbering"][index]) if index < len(view["numbering"]) else "?"
        if column in sheet["struck"][colour]:
            cell = f"x{value}x"
        else:
            cell = f"^{value}^" if column in sheet["protected"] else f" {value} "
        cells.append(" " + paint(cell, _INKS[colour]) + " " * (_CELL - 4))
    return padded(label(colour), _TITLE) + (" " * _GAP).join(cells)


def _row(view: TroyesDiceView, sheet: SheetView, row: str, label: Label, paint: Paint) -> str:
    """The buildings of a row: `[##]` stands, `xx` is blocked, otherwise what it gives; links stand between two."""
    links = {
        link["columns"]: _things(link["gain"], label) for link in view["printed"]["links"] if link["building"] == row
    }
    line = padded(label(row), _TITLE)
    for index, column in enumerate(COLUMNS):
        if column in sheet["buildings"][row]:
            cell = paint("[##]", _INKS[COLOURS[ROWS.index(row) // 2]]) + "  "
        elif column in sheet["blocked"][row]:
            cell = padded(" xx", _CELL)
        else:
            cell = padded(_gain(view["printed"]["buildings"][row][index], label), _CELL)
        link = links.get(column + COLUMNS[index + 1]) if index + 1 < len(COLUMNS) else None
        line += cell + (padded(f"<{link}>", _GAP) if link else " " * _GAP)
    return line


def _things(gain: dict[str, int], label: Label) -> str:
    return "".join(f"{number}{_short(name, label)}" for name, number in gain.items())


def _short(name: str, label: Label) -> str:
    """A citizen in a capital letter, a resource in two letters, or one where letters are wide."""
    return _initial(label, name) if name in COLOURS else cut(label(name), 2).lower()


def _gain(building: BuildingView, label: Label) -> str:
    if building["scores"] is not None:
        return "*" + cut(label(building["scores"]), 4)
    per = "" if building["per_die"] is None else "/" + _initial(label, building["per_die"]).lower()
    return _things(building["gain"], label) + per


def _track(marks: str, length: int, stops: Collection[int]) -> str:
    """A track with a bar after each place that brings something."""
    filled = marks + "." * (length - len(marks))
    return "".join(mark + ("|" if place in stops else "") for place, mark in enumerate(filled, 1))


def _in_columns(name: str, cells: Sequence[str]) -> str:
    """A line about another player: points, citizens, unspent resources, buildings of each row."""
    widths = [7, *[4] * 6, *[5] * len(ROWS)]
    aligned = (" " * (width - display_width(cell)) + cell for cell, width in zip(cells, widths, strict=True))
    return padded(cut(name, _NAME), _NAME) + "".join(aligned)


def _summary_head(label: Label) -> str:
    kinds = [_short(name, label) for name in (*COLOURS, *RESOURCES)]
    return _in_columns("", [cut(label("label-points"), 6), *kinds, *(cut(label(row), 4) for row in ROWS)])


def _summary(sheet: SheetView, name: str) -> str:
    """Another player's sheet on one line."""
    numbers = [
        sheet["points"],
        *sheet["citizens"].values(),
        *(track["left"] for track in sheet["resources"].values()),
        *(len(columns) for columns in sheet["buildings"].values()),
    ]
    return _in_columns(name, [str(number) for number in numbers])


# What the signs mean


def legend(view: TroyesDiceView, *, label: Label = plain) -> str:
    """Return what the signs mean."""
    return "\n".join(_legend(view, label))


def _legend(view: TroyesDiceView, label: Label) -> Iterator[str]:
    """The signs of the drawing and the short names, each with its words."""
    signs = {
        "[##]": "label-built", "xx": "label-blocked", "x1x": "label-struck", "^1^": "label-protected",
        f"<1{_initial(label, 'red')}>": "label-link", "o": "label-circled", "x": "label-spent", "|": "label-bonus",
        f"/{_initial(label, 'red').lower()}": "label-per-die", "*": "label-scored", "1?": "label-any",
    }  # fmt: skip
    plazas = {"[ ]": "label-in-use", "x x": "label-destroyed", "( )": "label-resting", "#1#": "label-black-die"}
    yield from flow([f"{sign} {label(words)}" for sign, words in {**plazas, **signs}.items()])
    short = {_short(name, label): label(name) for name in (*COLOURS, *RESOURCES)}
    yield from flow([f"{sign} {words}" for sign, words in short.items()])
    if any(not _is_full(view, seat) for seat in range(len(view["players"]))):
        yield from flow([f"{cut(label(row), 4)} {label(row)}" for row in ROWS])
