"""What one settlement more would pay, for all hexes at once: bots look at thousands of builds without making them.

Each card returns sets of hexes with the gold that a build on one of them adds; a hex in several sets adds all of it.
`scoring` says what the cards pay; a test holds the two together.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from bastide.core.masks import Mask, bits
from bastide.games.kingdom_builder.board import SECTORS
from bastide.games.kingdom_builder.hexes import ALL, BIT, LINES, NEIGHBOURS, areas, around

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState

Gains: TypeAlias = Iterator[tuple[Mask, float]]


class Land:
    """A player's settlements, and the hexes where another one may come."""

    __slots__ = ("areas", "borders", "merging", "own", "player", "state", "targets")

    def __init__(self, state: "KingdomBuilderState", player: int, targets: Mask) -> None:
        self.state = state
        self.player = player
        self.own = state.settled[player]
        self.targets = targets
        self.areas = areas(self.own)
        self.borders = [around(area) for area in self.areas]
        """The hexes next to each area."""
        self.merging = 0
        """The targets that touch more than one area."""
        near = 0
        for border in self.borders:
            self.merging |= near & border & targets
            near |= border

    def touching(self, hex_: int) -> list[int]:
        """The numbers of the areas next to a hex."""
        return [number for number, border in enumerate(self.borders) if border & BIT[hex_]]


def gains(land: Land) -> Gains:
    """What a build pays by the castles and by each scoring card."""
    yield from castles(land)
    for card in land.state.cards:
        yield from _CARDS[card](land, *land.state.game.box.card_gold[card])


def castles(land: Land) -> Gains:
    """Beside a castle that no own settlement touches."""
    for castle in land.state.board.castles:
        if not land.own & NEIGHBOURS[castle]:
            yield NEIGHBOURS[castle], land.state.game.box.castle_gold


def fishermen(land: Land, gold: int) -> Gains:
    """Beside water, not on it."""
    yield land.state.board.by_water & ~land.state.board.water, gold


def merchants(land: Land, gold: int) -> Gains:
    """Where the area that comes about links locations and castles that nothing linked before."""
    board = land.state.board
    touched = [border & board.specials for border in land.borders]
    linked = 0
    for specials in touched:
        if specials & specials - 1:
            linked |= specials
    for hex_ in bits((land.merging | board.by_special & around(land.own)) & land.targets):
        specials = NEIGHBOURS[hex_] & board.specials
        for number in land.touching(hex_):
            specials |= touched[number]
        if specials & specials - 1 and specials & ~linked:
            yield BIT[hex_], gold * (specials & ~linked).bit_count()


def discoverers(land: Land, gold: int) -> Gains:
    """On a line without an own settlement."""
    for line in LINES:
        if not land.own & line:
            yield line, gold


def hermits(land: Land, gold: int) -> Gains:
    """Apart from all areas; less where areas become one."""
    yield ALL & ~around(land.own), gold
    for hex_ in bits(land.merging):
        yield BIT[hex_], gold * (1 - len(land.touching(hex_)))


def citizens(land: Land, gold: int) -> Gains:
    """Where an area comes about that is larger than the largest."""
    sizes = [area.bit_count() for area in land.areas]
    largest = max(sizes, default=0)
    if largest % 2 == 1:
        for size, border in zip(sizes, land.borders, strict=True):
            if size == largest:
                yield border & ~land.merging, gold
    for hex_ in bits(land.merging):
        size = 1 + sum(sizes[number] for number in land.touching(hex_))
        if size > largest:
            yield BIT[hex_], gold * (size // 2 - largest // 2)


def miners(land: Land, gold: int) -> Gains:
    """Beside a mountain."""
    yield land.state.board.by_mountain, gold


def workers(land: Land, gold: int) -> Gains:
    """Beside a location or castle."""
    yield land.state.board.by_special, gold


def knights(land: Land, gold: int) -> Gains:
    """On a line that has most already."""
    sizes = [(land.own & line).bit_count() for line in LINES]
    most = max(sizes)
    for size, line in zip(sizes, LINES, strict=True):
        if size == most:
            yield line, gold


def lords(land: Land, most: int, second: int) -> Gains:
    """In a sector where one settlement more gives a better rank."""
    state = land.state
    pay = (most, second, 0)
    for sector in SECTORS:
        own = (land.own & sector).bit_count()
        higher = {
            count
            for player, settled in enumerate(state.settled)
            if player != land.player and (count := (settled & sector).bit_count()) > own
        }
        now = pay[min(2, len(higher))] if own or state.game.lords_zero_ranks else 0
        then = pay[min(2, len(higher - {own + 1}))]
        if then > now:
            yield sector, then - now


def farmers(land: Land, gold: int) -> Gains:
    """In the poorest sector, if there is only one."""
    sizes = [(land.own & sector).bit_count() for sector in SECTORS]
    fewest = min(sizes)
    if sizes.count(fewest) == 1:
        yield SECTORS[sizes.index(fewest)], gold


_CARDS: dict[str, Callable[..., Gains]] = {
    card.__name__: card
    for card in (
        fishermen, merchants, discoverers, hermits, citizens, miners, workers, knights, lords, farmers
    )
}  # fmt: skip
