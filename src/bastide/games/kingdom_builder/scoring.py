"""Gold: the ten scoring cards and the castles, each part with the hexes that earned it (KB-49 to KB-65)."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from bastide.core.masks import Mask, bits
from bastide.core.scores import Earning, Score
from bastide.games.kingdom_builder.board import POSITIONS, SECTORS
from bastide.games.kingdom_builder.hexes import BIT, LINES, NAMES, NEIGHBOURS, SIDE, areas, around, names

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState

CASTLES = "castles"
_LINE_NAMES = tuple(str(row) for row in range(SIDE))
_NAMED_LINES = tuple(zip(_LINE_NAMES, LINES, strict=True))
_SECTOR_AT = dict(zip(POSITIONS, SECTORS, strict=True))


Part: TypeAlias = tuple[int, Mask, str]
"""Gold from one thing: the hexes that earned it and its line, sector, castle or location, empty if there is none."""

Parts: TypeAlias = list[Part]


def castles(state: "KingdomBuilderState", player: int) -> Parts:
    """For each castle hex with an own settlement beside it, shared or not (KB-51)."""
    own, gold = state.settled[player], state.game.box.castle_gold
    return [(gold, BIT[castle] | own & NEIGHBOURS[castle], NAMES[castle]) for castle in bits(_paying(state, player))]


def _paying(state: "KingdomBuilderState", player: int) -> Mask:
    """The castles with an own settlement beside them."""
    return state.near[player] & state.board.castle_hexes


def castle_gold(state: "KingdomBuilderState", player: int) -> int:
    """A player's gold now from castles, without the reasons."""
    return _paying(state, player).bit_count() * state.game.box.castle_gold


def fishermen(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each own settlement beside water, but none that stands on it (KB-52)."""
    return _each(state.settled[player] & state.board.by_water & ~state.board.water, gold)


def merchants(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each location or castle that an own area links to another, once per hex (KB-53)."""
    linked: dict[int, Mask] = {}
    for area in areas(state.settled[player]):
        touched = around(area) & state.board.specials
        if touched.bit_count() > 1:
            for special in bits(touched):
                linked[special] = linked.get(special, 0) | area
    return [(gold, BIT[special] | area, NAMES[special]) for special, area in sorted(linked.items())]


def discoverers(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each horizontal line with an own settlement (KB-54)."""
    own = state.settled[player]
    return [(gold, on_line, row) for row, line in _NAMED_LINES if (on_line := own & line)]


def hermits(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each own area, single settlements included (KB-55)."""
    return [(gold, area, "") for area in areas(state.settled[player])]


def citizens(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For every two settlements of the largest own area (KB-56)."""
    largest = max(areas(state.settled[player]), key=int.bit_count, default=0)
    return [(largest.bit_count() // 2 * gold, largest, "")]


def miners(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each own settlement beside a mountain (KB-57)."""
    return _each(state.settled[player] & state.board.by_mountain, gold)


def workers(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each own settlement beside a location or castle (KB-58)."""
    return _each(state.settled[player] & state.board.by_special, gold)


def knights(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each own settlement on the one line that has most of them (KB-59)."""
    own = state.settled[player]
    sizes = [(own & line).bit_count() for line in LINES]
    fullest = sizes.index(max(sizes))
    return [(sizes[fullest] * gold, own & LINES[fullest], _LINE_NAMES[fullest])]


def lords(state: "KingdomBuilderState", player: int, most: int, second: int) -> Parts:
    """In each sector for the most settlements, and less for the second most; ties pay in full (KB-60, KB-61, KB-69)."""
    parts = []
    for place, sector in _SECTOR_AT.items():
        own = state.settled[player] & sector
        own_count = own.bit_count()
        if not own and not state.game.lords_zero_ranks:
            continue
        higher: list[int] = []  # the different counts above the own one
        for settlements in state.settled:
            count = (settlements & sector).bit_count()
            if count > own_count and count not in higher:
                higher.append(count)
        if len(higher) < 2:
            parts.append((second if higher else most, own, place))
    return parts


def farmers(state: "KingdomBuilderState", player: int, gold: int) -> Parts:
    """For each own settlement in the one sector that has fewest (KB-62)."""
    own = state.settled[player]
    sizes = [(own & sector).bit_count() for sector in SECTORS]
    poorest = sizes.index(min(sizes))
    return [(sizes[poorest] * gold, own & SECTORS[poorest], POSITIONS[poorest])]


def _each(settlements: Mask, gold: int) -> Parts:
    """Every settlement pays once, however many matching hexes it touches (KB-63)."""
    return [(settlements.bit_count() * gold, settlements, "")]


_CARDS: tuple[Callable[..., Parts], ...] = (
    fishermen, merchants, discoverers, hermits, citizens, miners, workers, knights, lords, farmers
)  # fmt: skip
_PAYS = {card.__name__: card for card in _CARDS}
SCORING_CARDS = tuple(_PAYS)
"""The scoring cards, each named after the function that says what it pays."""
LORDS = lords.__name__


def card_parts(state: "KingdomBuilderState", player: int, card: str) -> Parts:
    """What a scoring card pays a player now."""
    return _PAYS[card](state, player, *state.game.box.card_gold[card])


def gold_by_source(state: "KingdomBuilderState", player: int) -> dict[str, float]:
    """A player's gold now by castles and scoring cards, without the reasons."""
    found: dict[str, float] = {CASTLES: castle_gold(state, player)}
    for card in state.cards:
        found[card] = _total(card_parts(state, player, card))
    return found


def _total(parts: Parts) -> int:
    total = 0
    for gold, _, _ in parts:
        total += gold
    return total


def gold(state: "KingdomBuilderState", player: int) -> int:
    """All gold of a player now, without the reasons."""
    total = castle_gold(state, player)
    for card in state.cards:
        total += _total(card_parts(state, player, card))
    return total


def scores(state: "KingdomBuilderState") -> list[Score]:
    """Every player's gold with its reasons: the three cards, then the castles (KB-49).

    During the game, Lords show nothing for a sector that nobody has settled; at the end it pays everyone (KB-61).
    """
    return [Score(tuple(_earnings(state, player))) for player in range(state.players)]


def _earnings(state: "KingdomBuilderState", player: int) -> Iterator[Earning]:
    for card in state.cards:
        parts = card_parts(state, player, card)
        if card == LORDS and state.player >= 0:
            parts = [part for part in parts if _SECTOR_AT[part[2]] & ~state.free]
        yield from _with_reasons(card, state.game.box.card_rule[card], parts)
    yield from _with_reasons(CASTLES, "KB-51", castles(state, player))


def _with_reasons(source: str, rule: str, parts: Parts) -> Iterator[Earning]:
    for gold, hexes, at in parts or [(0, 0, "")]:
        yield Earning(source, gold, rule, names(hexes), (("at", at),) if at else ())
