"""Refuses positions that no game can lead to: marks on the sheets and turned tiles that cannot be.

Every bound holds in all games with these components. A sheet may show less than its half days could have brought, so
that a puzzle needs no history. What it does show must be consistent.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bastide.core.errors import BadPosition
from bastide.games.troyes_dice import banquets, wheel
from bastide.games.troyes_dice.gains import BUILDING, tally
from bastide.games.troyes_dice.moves import (
    COLOURS,
    COLUMNS,
    FORTRESS_ROW,
    GREAT_HALL_ROW,
    RED,
    RESOURCES,
    ROWS,
    SIDES,
    SLOTS,
    WIDTH,
)
from bastide.games.troyes_dice.sheet import BUILDABLE, CIRCLED, CITIZENS, Printed, Sheet

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState

_THREE = range(len(COLOURS))


def check(state: "TroyesDiceState") -> None:
    """Raise `BadPosition` if no game leads to the tiles, or to the sheets as the half day opened."""
    _check_raids(state)
    _check_struck(state)
    for seat in range(state.players):
        _check_citizens(state, seat)
        _check_resources(state, seat)
        _check_bonus_buildings(state, seat)
        _check_actions(state, seat)


def actions_before(half_day: int) -> int:
    """How many actions each player has had when a half day opens (TD-10)."""
    return max(half_day - 1, 0)


def _effects(state: "TroyesDiceState") -> Iterator[Any]:
    """The effects that the tiles in play have, or had: banquets at first, raids after turning (TD-50)."""
    for tile in filter(None, state.tiles):
        yield state.game.box.wheel.banquets.effects[banquets.number(tile)]
        if banquets.is_raid(tile):
            yield state.game.box.wheel.banquets.effects[tile]


# What a sheet must have been given, and what it can have been given


def _bonuses(printed: Printed, sheet: Sheet) -> Iterator[int]:
    """The bonuses of the citizen tracks that have been reached (TD-37 to TD-39)."""
    reached = sheet.tracks[CITIZENS:]
    for colour, citizens in enumerate(reached):
        yield from filter(None, printed.track_bonus[colour][: citizens + 1])
    yield from filter(None, printed.column_bonus[: min(reached) + 1])


def _sure_gains(printed: Printed, sheet: Sheet) -> list[int]:
    """The resources and citizens, by colour, that follow from what is drawn and circled (TD-26 to TD-39)."""
    gains = [0] * 6
    codes = [printed.own_gain[building] for building in range(len(printed.own_gain)) if sheet.built >> building & 1]
    for row, columns in printed.links:
        if all(sheet.has(row, column) for column in columns):
            codes.append(printed.link_gain[row * WIDTH + columns[0]])
    codes += [code for code in _bonuses(printed, sheet) if code < BUILDING]
    for code in codes:
        for place, number in enumerate(tally(code)):
            gains[place] += number
    for colour in _THREE:
        gains[3 + colour] += sum(at <= sheet.tracks[CIRCLED + colour] for at in printed.linked)
    return gains


def _chance_gains(state: "TroyesDiceState", sheet: Sheet) -> list[int]:
    """The most that dice and tiles may have added to that (TD-30, TD-51)."""
    gains = [0] * 6
    dice = SLOTS - 1
    for effect in _effects(state):
        if effect.get("black_die") == banquets.MAY_BE_CHOSEN:
            dice += 1
        if "built_with_it" not in effect:
            continue
        kind, extra = effect["built_with_it"]["kind"], effect["built_with_it"]["extra"]
        rows = [row for row in range(len(ROWS)) if kind in (ROWS[row], "work" if row % 2 else "prestige")]
        if extra == banquets.ONE_MORE_DIE:
            dice += GREAT_HALL_ROW in rows
        for row in rows:
            for place in _extra_places(extra, row):
                gains[place] += sheet.count(row)
    for column, hall in enumerate(state.game.box.printed.halls):
        if sheet.has(GREAT_HALL_ROW, column):
            gains[3 * hall.gains_citizens + hall.of] += dice * hall.amount
    return gains


def _extra_places(extra: str, row: int) -> Sequence[int]:
    """Where a banquet's extra for a building of a row may go: resources 0 to 2, citizens 3 to 5 (TD-51)."""
    if extra == banquets.ONE_OF_EACH:
        return (0, 1, 2)
    if extra == banquets.OWN_CITIZEN:
        return (3 + row // 2,)
    return (3, 4, 5) if extra == banquets.RED_AND_OTHER else ()


def _check_citizens(state: "TroyesDiceState", seat: int) -> None:
    """Citizens come with buildings, links, resources and other citizens, and from nowhere else (TD-26 to TD-38)."""
    printed, sheet = state.game.box.printed, state.opening[seat]
    have, length = sheet.tracks[CITIZENS:], printed.citizens
    sure, more = _sure_gains(printed, sheet)[3:], _chance_gains(state, sheet)[3:]
    for colour in _THREE:
        if have[colour] < min(sure[colour], length):
            raise BadPosition(
                "citizens-missing",
                "Player {number} cannot have {citizens} {colour} {citizens:citizen|citizens}: what is drawn "
                "and circled on the sheet has brought at least {least} (TD-26, TD-29, TD-33, TD-34, TD-38).",
                number=seat + 1,
                citizens=have[colour],
                colour=COLOURS[colour],
                least=min(sure[colour], length),
            )
    most = [sure[colour] + more[colour] for colour in _THREE]
    # A citizen whose track is full may go to another one (TD-36).
    overflow = sum(max(most[colour] - length, 0) for colour in _THREE if have[colour] == length)
    too_many = [max(have[colour] - most[colour], 0) for colour in _THREE]
    if sum(too_many) > overflow:
        colour = too_many.index(max(too_many))
        raise BadPosition(
            "citizens-from-nowhere",
            "Player {number} cannot have {citizens} {colour} {citizens:citizen|citizens}: what is drawn and circled on "
            "the sheet has brought at most {most} (TD-26, TD-29, TD-30, TD-33, TD-34, TD-38).",
            number=seat + 1,
            citizens=have[colour],
            colour=COLOURS[colour],
            most=most[colour],
        )


def _check_resources(state: "TroyesDiceState", seat: int) -> None:
    """Links and column bonuses circle resources, and only actions spend them (TD-20 to TD-24, TD-34, TD-39)."""
    printed, sheet = state.game.box.printed, state.opening[seat]
    sure = _sure_gains(printed, sheet)
    actions = actions_before(state.half_day)
    for colour, at_once in enumerate(_most_spent_at_once(state)):
        circled, least = sheet.tracks[CIRCLED + colour], min(printed.circled + sure[colour], printed.resources)
        if circled < least:
            raise BadPosition(
                "resources-missing",
                "Player {number} cannot have {circled} {resource} circled: those of the start, links and column "
                "bonuses make at least {least} (TD-5, TD-34, TD-39).",
                number=seat + 1,
                circled=circled,
                resource=RESOURCES[colour],
                least=least,
            )
        if sheet.spent(colour) > actions * at_once:
            raise BadPosition(
                "spent-too-early",
                "Player {number} cannot have spent {spent} {resource} in {actions} {actions:action|actions}: {most} at "
                "most (TD-20, TD-22, TD-23).",
                number=seat + 1,
                spent=sheet.spent(colour),
                resource=RESOURCES[colour],
                actions=actions,
                most=actions * at_once,
            )


def _most_spent_at_once(state: "TroyesDiceState") -> list[int]:
    """How many resources of each colour one action can cost at most: the sector, a surcharge, the changes."""
    effects = list(_effects(state))
    sectors = [cost for zone in state.game.box.wheel.costs for cost in zone]
    most = []
    for resource in RESOURCES:
        price = max(cost.get(resource, 0) + cost.get("any", 0) for cost in sectors)
        most.append(price + max((effect.get("surcharge", {}).get(resource, 0) for effect in effects), default=0))
    most[0] += SIDES if any("value" in effect for effect in effects) else SIDES - 1
    most[2] += max(2, *(effect.get("colour_cost", 0) for effect in effects), 0)
    return most


# What takes actions


def _matched(wishes: Sequence[frozenset[int]]) -> int:
    """The most wishes that can be granted, each with one of the things it names, no thing twice."""
    given: dict[int, int] = {}

    def grant(wish: int, tried: set[int]) -> bool:
        for thing in sorted(wishes[wish] - tried):
            tried.add(thing)
            if thing not in given or grant(given[thing], tried):
                given[thing] = wish
                return True
        return False

    return sum(grant(wish, set()) for wish in range(len(wishes)))


def _built_of(sheet: Sheet, rows: int) -> frozenset[int]:
    built = sheet.built & BUILDABLE[rows]
    return frozenset(building for building in range(built.bit_length()) if built >> building & 1)


def _check_bonus_buildings(state: "TroyesDiceState", seat: int) -> None:
    """A bonus building cannot be declined, and lapses only if none was left (TD-37, TD-39, TD-41)."""
    if state.game.may_decline_buildings:
        return
    printed, sheet = state.game.box.printed, state.opening[seat]
    rows = [code - BUILDING for code in _bonuses(printed, sheet) if code >= BUILDING]
    due = [_built_of(sheet, choice) for choice in rows if BUILDABLE[choice] & ~sheet.closed]
    if _matched(due) < len(due):
        raise BadPosition(
            "bonus-buildings-missing",
            "Player {number} has citizens for {bonuses} bonus {bonuses:building|buildings}, which cannot all be "
            "among those drawn (TD-37, TD-39, TD-41).",
            number=seat + 1,
            bonuses=len(due),
        )


def _check_actions(state: "TroyesDiceState", seat: int) -> None:
    """Every building takes an action unless it is a bonus, and so does every six resources (TD-19, TD-25)."""
    printed, sheet = state.game.box.printed, state.opening[seat]
    actions = actions_before(state.half_day)
    built = sheet.built.bit_count()
    gathered = [sheet.tracks[CIRCLED + colour] - printed.circled for colour in _THREE]
    if actions:  # otherwise nothing can have set off a bonus
        bonuses = [_built_of(sheet, code - BUILDING) for code in _bonuses(printed, sheet) if code >= BUILDING]
        built -= _matched(bonuses)
        sure, more = _sure_gains(printed, sheet), _chance_gains(state, sheet)
        gathered = [gathered[colour] - sure[colour] - more[colour] for colour in _THREE]
    needed = built + _actions_to_gather(gathered)
    if needed > actions:
        raise BadPosition(
            "too-few-actions",
            "Player {number} cannot have drawn and circled all this in {actions} {actions:action|actions}: it "
            "takes {needed} at least (TD-10, TD-19).",
            number=seat + 1,
            actions=actions,
            needed=needed,
        )


def _actions_to_gather(resources: Sequence[int]) -> int:
    """The fewest actions that circle these resources: up to six of one kind, or one of each (TD-21, TD-25)."""
    return min(
        reliefs + sum(-(-max(number - reliefs, 0) // SIDES) for number in resources)
        for reliefs in range(max(*resources, 0) + 1)
    )


# What events did


def _check_raids(state: "TroyesDiceState") -> None:
    """A tile turns at the end of a half day in which its plaza was used, one in each (TD-14, TD-50)."""
    turned = [place for place, tile in enumerate(state.tiles) if banquets.is_raid(tile)]
    closed = range(1, max(state.half_day, 1))
    used = [
        frozenset(half_day for half_day in closed if (place - wheel.place_of(half_day, 0)) % wheel.PLACES < SLOTS)
        for place in turned
    ]
    several = any(effect.get("black_die") == banquets.ANY_DIE for effect in _banquet_sides(state))
    possible = all(used) if several else _matched(used) == len(turned)
    if not possible:
        raise BadPosition(
            "raid-too-early",
            "Not all of these tiles can show their raid side by half day {number}: one turns at most at the end of "
            "each half day, if its plaza was used (TD-50).",
            number=state.half_day,
        )


def _banquet_sides(state: "TroyesDiceState") -> Iterator[Any]:
    for tile in filter(None, state.tiles):
        yield state.game.box.wheel.banquets.effects[banquets.number(tile)]


def attacks_now(state: "TroyesDiceState") -> list[tuple[int, int]]:
    """The dice squares, as colour and column, that the event of this half day strikes (TD-15)."""
    if state.half_day < state.game.box.wheel.first_attack:
        return []
    dice = [state.table.dice[slot] for slot in state.table.attacks]
    return [(die.colour, state.column_of[die.rolled]) for die in dice]


def _events(state: "TroyesDiceState") -> int:
    """The number of half days with an attack on the sheets so far, including this one (TD-15)."""
    half_days, first = state.game.box.wheel.half_days, state.game.box.wheel.first_attack
    return max(min(state.half_day, half_days) + 1 - first, 0)


def _check_struck(state: "TroyesDiceState") -> None:
    """Attacks strike the same square of every sheet without the Fortress, from a certain day on (TD-15 to TD-17)."""
    attacked = 0
    for colour, column in attacks_now(state):
        attacked |= 1 << colour * WIDTH + column
    for sheet in state.opening:
        attacked |= sheet.struck
    each = 1 + sum(effect.get("black_die") == banquets.ANY_DIE for effect in _effects(state))
    most = _events(state) * each
    if attacked.bit_count() > most:
        raise BadPosition(
            "struck-too-early",
            "{struck} dice squares cannot have been struck by half day {number}: {most} at most (TD-15).",
            struck=attacked.bit_count(),
            number=state.half_day,
            most=most,
        )
    for seat, sheet in enumerate(state.opening):
        for square in range(len(COLOURS) * WIDTH):
            colour, column = divmod(square, WIDTH)
            fortress = sheet.has(FORTRESS_ROW, column)
            if attacked >> square & 1 and not sheet.struck >> square & 1 and not fortress:
                raise BadPosition(
                    "not-struck",
                    "The {colour} dice square of column {column} has been attacked, so it is struck on the sheet of "
                    "player {number} too, who does not have that Fortress (TD-15, TD-16).",
                    colour=COLOURS[colour],
                    column=COLUMNS[column],
                    number=seat + 1,
                )
            if colour == RED and sheet.struck >> square & 1 and fortress:
                raise BadPosition(
                    "fortress-struck",
                    "Player {number} cannot have both the Fortress of column {column} and its red dice square struck: "
                    "the one prevents the other (TD-16, TD-17).",
                    number=seat + 1,
                    column=COLUMNS[column],
                )
