"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, RESOURCES, ROWS
from bastide.games.troyes_dice.state import TroyesDiceState
from bastide.games.troyes_dice.view import TroyesDiceView

LINKS = (
    "fortress ab", "fortress cd", "fortress ef", "palace ab", "palace ef", "city-hall ab", "city-hall cd",
    "bishopric cd", "bishopric ef",
)  # fmt: skip
SIDES = [f"{side} {tile}" for side in ("banquet", "raid") for tile in range(1, 9)]

ALL = frozenset(
    {
        *(f"chooses die {die}" for die in range(1, 5)),
        *(f"pays any with {resource}" for resource in RESOURCES),
        *(f"gains {resource}" for resource in RESOURCES),
        *(f"builds the {row} with a die" for row in ROWS),
        *(f"builds the {row} as a bonus" for row in ROWS),
        *(f"completes the link {link}" for link in LINKS),
        *(f"{which} bonus of the {colour} track" for colour in COLOURS for which in ("first", "second")),
        *(f"{which} column bonus" for which in ("first", "second", "third")),
        *(f"a hall in column {column} gives something" for column in COLUMNS),
        "a hall gives nothing",
        *(f"chooses the die at {side}" for side in SIDES if side not in ("banquet 8", "raid 8")),
        "chooses the black die at banquet 8",
        "a second die attacks at raid 8",
        "the black die attacks at raid 8",
        *(f"the extra of banquet {tile}" for tile in (3, 4, 6, 7)),
        "changes value and colour",
        "changes colour before value",
        "raises a die of value 0",
        "gains nothing with a die of value 0",
        "an attack strikes",
        "an attack is stopped by a Fortress",
        "an attack hits what is struck",
        "a struck square blocks a bonus",
        "a bonus sets off another",
        "chooses another track for a citizen",
        "declines a citizen",
        "declines a building",
        "a citizen comes with a resource",
        "sole victory",
        "shared victory",
        "alone",
    }
)


def features(before: TroyesDiceState, ply: Ply, after: TroyesDiceState, events: Sequence[Event]) -> Iterator[str]:
    """Return what occurs in one move."""
    if before.half_day:
        yield from _choice(before, ply, events)
        yield from _gains(before, ply, events)
    for event in events:
        if event.key == "strikes":
            yield "an attack strikes"
        elif event.key == "fortress-spares":
            yield "an attack is stopped by a Fortress"
    if before.half_day != after.half_day:
        yield from _event(before, after)
    if after.is_over:
        yield "alone" if after.players == 1 else _victory(after)


def _victory(after: TroyesDiceState) -> str:
    return "shared victory" if after.ranking().count(1) > 1 else "sole victory"


def _choice(before: TroyesDiceState, ply: Ply, events: Sequence[Event]) -> Iterator[str]:
    """Return what the move itself is."""
    word, _, rest = ply.move.partition(" ")
    sheet = before.sheets[ply.player]
    line = [before.game.moves.text(move) for move in sheet.line]
    if word == "die":
        die = before.view(ply.player)["dice"][int(rest) - 1]
        yield f"chooses die {rest}"
        if die["tile"] is not None and die["tile"]["tile"] != 8:
            yield f"chooses the die at {die['tile']['side']} {die['tile']['tile']}"
        if die["black"]:
            yield "chooses the black die at banquet 8"
    elif word == "pay":
        yield f"pays any with {rest}"
    elif word in ("value", "colour"):
        other = "colour" if word == "value" else "value"
        if any(move.startswith(other) for move in line):
            yield "changes value and colour"
            if word == "value":
                yield "changes colour before value"
        if word == "value" and not sheet.value:
            yield "raises a die of value 0"
    elif word == "resources":
        yield f"gains {RESOURCES[sheet.colour]}" if sheet.value else "gains nothing with a die of value 0"
    elif word == "decline":
        yield "declines a citizen" if before.view(ply.player)["part"]["choice"] == "overflow" else "declines a building"  # type: ignore[index]
    elif word == "citizen" and before.view(ply.player)["part"]["choice"] == "overflow":  # type: ignore[index]
        yield "chooses another track for a citizen"
    for event in events:
        if event.key == "builds":
            with_die = word in ("prestige", "work")
            yield f"builds the {event.arguments['building']} {'with a die' if with_die else 'as a bonus'}"


def _gains(before: TroyesDiceState, ply: Ply, events: Sequence[Event]) -> Iterator[str]:
    """Return what a move brings, from what its player was told."""
    view = before.view(ply.player)
    sheet = view["players"][ply.player]
    bonuses = 0
    for event, following in zip(events, [*events[1:], None], strict=False):
        arguments = event.arguments
        if event.key == "builds":
            building, column = str(arguments["building"]), str(arguments["column"])
            for link in LINKS:
                row, pair = link.split()
                partner = pair.replace(column, "")
                if row == building and column in pair and partner in sheet["buildings"][row]:
                    yield f"completes the link {link}"
            if building == "great-hall":
                gives = following is not None and following.key.startswith("gains")
                yield f"a hall in column {column} gives something" if gives else "a hall gives nothing"
            yield from _extra(before, ply, building)
        elif event.key == "earns-bonus":
            bonuses += 1
            yield _which_bonus(view, arguments["place"], str(arguments["colour"]))
        elif event.key == "gains-citizens" and ply.move == "resources":
            yield "a citizen comes with a resource"
        elif event.key == "bonus-lapses" and before.sheets[ply.player].struck:
            yield "a struck square blocks a bonus"
    if bonuses > 1 or (bonuses and ply.move.startswith("build")):
        yield "a bonus sets off another"


def _which_bonus(view: TroyesDiceView, place: object, colour: str) -> str:
    for track, name in ((None, "column bonus"), (colour, f"bonus of the {colour} track")):
        places = sorted(bonus["at"] for bonus in view["printed"]["bonuses"] if bonus["track"] == track)
        if place in places:
            return f"{('first', 'second', 'third')[places.index(place)]} {name}"
    raise AssertionError(f"there is no bonus at {colour} {place}")


def _extra(before: TroyesDiceState, ply: Ply, building: str) -> Iterator[str]:
    """Whether the building profits from a banquet."""
    if ply.move not in ("prestige", "work"):
        return
    tile = before.view(ply.player)["dice"][before.sheets[ply.player].die]["tile"]
    if tile is not None and tile["side"] == "banquet":
        wants = {3: "cathedral", 6: "fortress", 7: "great-hall"}.get(tile["tile"])
        if wants == building or (tile["tile"] == 4 and ply.move == "work"):
            yield f"the extra of banquet {tile['tile']}"


def _event(before: TroyesDiceState, after: TroyesDiceState) -> Iterator[str]:
    """Return what the dice of the new half day attack."""
    view = after.view(None)
    for die in view["dice"]:
        if die["tile"] is not None and die["tile"]["tile"] == 8 and die["tile"]["side"] == "raid":
            yield "the black die attacks at raid 8" if die["black"] else "a second die attacks at raid 8"
    for attack in view["attacks"]:
        column = COLUMNS[view["numbering"].index(attack["value"])]
        for sheet in before.view(None)["players"]:
            if column in sheet["struck"][attack["colour"]]:
                yield "an attack hits what is struck"
