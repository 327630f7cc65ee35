"""How large a game can get, and why no game is longer."""

from typing import TYPE_CHECKING

from bastide.core.limits import Limits
from bastide.games.troyes_dice import setup
from bastide.games.troyes_dice.banquets import TILES
from bastide.games.troyes_dice.gains import BITS, BUILDING, EACH, ONE_OF, PAIR, PEOPLE, tally
from bastide.games.troyes_dice.moves import COLOURS, RESOURCES, ROWS, SIDES, SLOTS, WIDTH
from bastide.games.troyes_dice.scoring import PAIR as PAIR_OF_RESOURCES
from bastide.games.troyes_dice.sheet import Printed

if TYPE_CHECKING:
    from bastide.games.troyes_dice import TroyesDice

_LONGEST_SEEN = {1: 77, 2: 142, 3: 210, 4: 283, 5: 344, 6: 408, 7: 467, 8: 546, 9: 602, 10: 660}

_STEPS = 6
"""The decisions of a part without bonuses: a die, its payment, its value, its colour, an action, the end."""
_EXTRA_CHOICES, _EXTRA_CITIZENS = 2, 2
"""The most choices and citizens that relief or a banquet adds to a part (TD-21, TD-51)."""

_REASON = (
    "There are {half_days} half days. In each a player chooses a die, pays, changes its value and colour once, acts, "
    "makes the choices of a banquet or of relief, and ends. Each printed bonus comes once in a game, so that a player "
    "draws at most {buildings} buildings, and all other choices place one of at most {citizens} citizens."
)


def limits(game: "TroyesDice", players: int) -> Limits:
    """The limits of a game of `players`."""
    printed, half_days = game.box.printed, game.box.wheel.half_days
    bonuses = [code for gains in (*printed.track_bonus, printed.column_bonus) for code in gains if code]
    buildings = min(half_days + sum(code >= BUILDING for code in bonuses), len(ROWS) * WIDTH)
    citizens = _most_citizens(printed, bonuses, buildings)
    choices = sum(map(_choices, bonuses)) + buildings * _choices_of_buildings(printed)
    numbering = {setup.FIRST_GAME: 0, setup.ROLLED: 2, setup.EXPERT: WIDTH + 1}[str(game.settings["numbering"])]
    longest = numbering + players * (half_days * (_STEPS + _EXTRA_CHOICES) + choices + citizens)
    return Limits(
        moves=len(game.moves),
        longest_seen=min(_LONGEST_SEEN[players], longest),
        longest=longest,
        reason=_REASON.format(half_days=half_days, buildings=buildings, citizens=citizens),
        chance_outcomes=max(SIDES, len(game.box.plaza_names), TILES, players),
        lowest_score=0,
        highest_score=_highest_score(printed, buildings),
        perfect_information=players == 1,
    )


def _most_citizens(printed: Printed, bonuses: list[int], buildings: int) -> int:
    """The most citizens that a player can be given: by buildings, by linked resources and by bonuses."""
    own = max(
        *map(_citizens, printed.own_gain),
        *[hall.amount * (SLOTS + 1) for hall in printed.halls if hall.gains_citizens],
    )
    building = own + max(map(_citizens, printed.link_gain)) + _EXTRA_CITIZENS
    return buildings * building + len(COLOURS) * len(printed.linked) + sum(map(_citizens, bonuses))


def _citizens(code: int) -> int:
    """The citizens in a printed gain."""
    return sum(tally(code)[len(RESOURCES) :]) if PEOPLE <= code < ONE_OF else 0


def _choices_of_buildings(printed: Printed) -> int:
    """The most choices that a building's own gain and its link leave."""
    return max(map(_choices, printed.own_gain)) + max(map(_choices, printed.link_gain))


def _choices(code: int) -> int:
    """How many choices a printed gain offers: a building, or the order of its colours but for the last."""
    if code >= BUILDING:
        return 1
    return len(BITS[(code - EACH) % (PAIR - EACH)]) - 1 if code >= EACH else 0


def _highest_score(printed: Printed, buildings: int) -> int:
    """Every building where it counts most, all resources unspent, all citizens (TD-45)."""
    worth = sorted((each for each in printed.multipliers for _ in range(WIDTH)), reverse=True)[:buildings]
    return sum(worth) + len(RESOURCES) * (printed.resources // PAIR_OF_RESOURCES) + len(COLOURS) * printed.citizens
