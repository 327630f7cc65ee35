"""The position in a terminal, made from a view, so that it shows no more than its viewer may know.

People's words are not kept here: `label` turns ids (`fortress`, `label-points`) into the reader's words.
"""

import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeAlias

from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, RESOURCES, ROWS
from bastide.games.troyes_dice.view import BuildingView, DieView, PlazaView, SheetView, TroyesDiceView

Label: TypeAlias = Callable[[str], str]
Paint: TypeAlias = Callable[[str, str], str]

WIDTH = 96
_TITLE = 20
_CELL = 6
_GAP = 5
_FULL_SHEETS = 2
"""A spectator sees so many sheets in full; more are shown in a line each."""

# Colours of the 256-colour palette: (ink, ground).
_INKS = {
    "red": (231, 124),
    "yellow": (16, 220),
    "white": (16, 253),
    "black": (231, 16),
    "lit": (231, 28),
}


def plain(label_id: str) -> str:
    """The label of an id for want of a better one: the id itself."""
    return label_id.removeprefix("label-").replace("-", " ")


def text(
    view: TroyesDiceView,
    *,
    colour: bool,
    lit: Collection[str] = (),
    label: Label = plain,
    names: Sequence[str] = (),
) -> str:
    """The whole table in less than 100 columns; dice that may be chosen now, named in `lit`, have an arrow."""
    paint = _in_colour if colour else _without_colour
    lines = [*_wheel(view, label, paint), ""]
    if view["dice"]:
        lines += [*_dice(view, lit, label, paint), ""]
    for seat, sheet in enumerate(view["players"]):
        name = _name(seat, names)
        if seat == view["viewer"] or len(view["players"]) <= _FULL_SHEETS:
            lines += [*_sheet(view, sheet, name, label, paint), ""]
        else:
            lines.append(_summary(sheet, name, label))
    if view["over"]:
        lines.append(label("label-game-over"))
    if view["plazas_are_reconstructed"]:
        lines.append(label("label-plazas-reconstructed"))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _in_colour(words: str, colour: str) -> str:
    ink, ground = _INKS[colour]
    return f"\x1b[1;38;5;{ink};48;5;{ground}m{words}\x1b[0m"


def _without_colour(words: str, _colour: str) -> str:
    return words


def _name(seat: int, names: Sequence[str]) -> str:
    name = "".join(char for char in names[seat] if char.isprintable()).strip() if seat < len(names) else ""
    return name or str(seat + 1)


def _columns(words: str) -> int:
    """How wide a text is in a terminal: Chinese and Japanese letters take two columns."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in words)


def _pad(words: str, width: int) -> str:
    return words + " " * (width - _columns(words))


def _initial(label: Label, name: str) -> str:
    """A colour or a resource in one letter of the reader's language."""
    return label(name)[:1].upper()


# The wheel


def _wheel(view: TroyesDiceView, label: Label, paint: Paint) -> Iterator[str]:
    """The nine plazas clockwise: those of the half day in brackets, the one that rests this day in parentheses."""
    when = f"{label('label-day')} {view['day']}"
    if view["half"] is not None:
        when += f", {label(view['half'])}"
    yield f"{when}   {label('label-numbering')}: {' '.join(map(str, view['numbering'])) or '-'}"
    cells = [_plaza(view, plaza, label, paint) for plaza in view["plazas"]]
    yield f"{label('label-wheel')}: {'  '.join(cells)}"
    tiles = [plaza["tile"] for plaza in view["plazas"] if plaza["tile"] is not None]
    for tile in tiles:
        mark = ("+" if tile["side"] == "banquet" else "-") + str(tile["tile"])
        yield f"   {mark}  {label(tile['id'])}"


def _plaza(view: TroyesDiceView, plaza: PlazaView, label: Label, paint: Paint) -> str:
    left, right = " ", " "
    if plaza["sector"] == "neutral":
        left, right = "(", ")"
    elif plaza["destroyed"]:
        left, right = "x", "x"
    elif view["half"] is not None and plaza["sector"].startswith(view["half"]):
        left, right = "[", "]"
    tile = plaza["tile"]
    mark = "" if tile is None else ("+" if tile["side"] == "banquet" else "-") + str(tile["tile"])
    faces = f"{_initial(label, plaza['up'])}/{_initial(label, plaza['down']).lower()}"
    return f"{left}{paint(faces, plaza['up'])}{mark}{right}"


def _dice(view: TroyesDiceView, lit: Collection[str], label: Label, paint: Paint) -> Iterator[str]:
    """The four dice with their prices, then what the halls count and what is attacked."""
    part = view["part"]
    choosing = part is not None and part["stage"] == "choosing"
    for die in view["dice"]:
        chosen = part is not None and part["die"] == die["die"]
        arrow = "*" if chosen else ">" if choosing and str(die["die"]) in lit and die["usable"] else " "
        yield f" {arrow} {die['die']}  {_die(die, label, paint)}"
    if part is not None and part["die"] is not None and part["colour"] is not None:
        changed = paint(f" {part['value']} ", part["colour"])
        yield f" = {changed} {label(part['colour'])}"
    counted = [f"{label(colour)} {number}" for colour, number in view["available"].items() if number]
    yield f"{label('label-available')}: {', '.join(counted) or '-'}"
    for attack in view["attacks"]:
        yield f"{label('label-attack')}: {label(attack['colour'])} {attack['value']}"


def _die(die: DieView, label: Label, paint: Paint) -> str:
    shown = paint(f" {die['rolled']} ", "black" if die["black"] and not die["usable"] else die["colour"])
    if not die["usable"]:
        return f"{shown} {label('label-black-die')}"
    price = [f"{label('label-any' if name == 'any' else name)} {number}" for name, number in die["cost"].items()]
    value = f" = {die['value']}" if die["value"] != die["rolled"] else ""
    tile = f"   {label(die['tile']['id'])}" if die["tile"] is not None else ""
    return f"{shown} {_pad(label(die['colour']) + value, 10)} {' + '.join(price) or label('label-free')}{tile}"


# A sheet


def _sheet(view: TroyesDiceView, sheet: SheetView, name: str, label: Label, paint: Paint) -> Iterator[str]:
    """Districts with their columns, tracks of resources and citizens, and what each character is worth."""
    yield f"{_pad(name, _TITLE)} {label('label-points')}: {sheet['points']}"
    yield _pad("", _TITLE) + (" " * _GAP).join(column.upper().center(_CELL) for column in COLUMNS)
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
            yield f"{_pad(label(resource), _TITLE)}{drawn}  {track['left']}"
    stops = sorted({bonus["at"] for bonus in printed["bonuses"]})
    for colour, number in sheet["citizens"].items():
        drawn = _track("o" * number, printed["citizen_track"], stops)
        yield f"{_pad(label('label-citizens'), _TITLE - 3)}{paint(_initial(label, colour), colour)}  {drawn}  {number}"


def _squares(view: TroyesDiceView, sheet: SheetView, colour: str, label: Label, paint: Paint) -> str:
    """The dice squares: struck ones crossed out, those protected by a Fortress in towers."""
    cells = []
    for index, column in enumerate(COLUMNS):
        value = str(view["numbering"][index]) if index < len(view["numbering"]) else "?"
        if column in sheet["struck"][colour]:
            cell = f"x{value}x"
        else:
            cell = f"^{value}^" if column in sheet["protected"] else f" {value} "
        cells.append(" " + paint(cell, colour) + " " * (_CELL - 4))
    return _pad(label(colour), _TITLE) + (" " * _GAP).join(cells)


def _row(view: TroyesDiceView, sheet: SheetView, row: str, label: Label, paint: Paint) -> str:
    """The buildings of a row: `[##]` stands, `xx` is blocked, otherwise what it gives; links stand between two."""
    links = {
        link["columns"]: _things(link["gain"], label) for link in view["printed"]["links"] if link["building"] == row
    }
    line = _pad(label(row), _TITLE)
    for index, column in enumerate(COLUMNS):
        if column in sheet["buildings"][row]:
            cell = paint("[##]", COLOURS[ROWS.index(row) // 2]) + "  "
        elif column in sheet["blocked"][row]:
            cell = _pad(" xx", _CELL)
        else:
            cell = _pad(_gain(view["printed"]["buildings"][row][index], label), _CELL)
        link = links.get(column + COLUMNS[index + 1]) if index + 1 < len(COLUMNS) else None
        line += cell + (_pad(f"<{link}>", _GAP) if link else " " * _GAP)
    worth = sheet["favours"].get(view["printed"]["characters"][row])
    return line.rstrip() if worth is None else f"{line}x{worth}"


def _things(gain: dict[str, int], label: Label) -> str:
    return "".join(f"{number}{_short(name, label)}" for name, number in gain.items())


def _short(name: str, label: Label) -> str:
    """A citizen in a capital letter, a resource in two letters."""
    return _initial(label, name) if name in COLOURS else label(name)[:2].lower()


def _gain(building: BuildingView, label: Label) -> str:
    if building["scores"] is not None:
        return "*" + label(building["scores"])[:4]
    per = "" if building["per_die"] is None else "/" + _initial(label, building["per_die"]).lower()
    return _things(building["gain"], label) + per


def _track(marks: str, length: int, stops: Collection[int]) -> str:
    """A track with a bar after each place that brings something."""
    filled = marks + "." * (length - len(marks))
    return "".join(mark + ("|" if place in stops else "") for place, mark in enumerate(filled, 1))


def _summary(sheet: SheetView, name: str, label: Label) -> str:
    """Another player's sheet in a line."""
    built = " ".join(f"{label(row)[:2]}{len(columns)}" for row, columns in sheet["buildings"].items())
    left = " ".join(f"{label(resource)[:2].lower()}{track['left']}" for resource, track in sheet["resources"].items())
    people = " ".join(f"{_initial(label, colour)}{number}" for colour, number in sheet["citizens"].items())
    return f"{_pad(name, _TITLE)} {label('label-points')} {sheet['points']:>3}   {people}   {left}   {built}"
