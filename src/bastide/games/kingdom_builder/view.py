"""What a viewer may know: everything but the cards in other hands and the draw pile (KB-66)."""

from typing import TYPE_CHECKING, TypedDict

from bastide.core.audience import Viewer
from bastide.core.masks import bits
from bastide.games.kingdom_builder.board import NO_CARD, TERRAINS
from bastide.games.kingdom_builder.hexes import NAMES, names
from bastide.games.kingdom_builder.locations import TILES

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState


class TileView(TypedDict):
    """A location tile in front of a player, and the location hex it comes from."""

    tile: str
    hex: str


class PlayerView(TypedDict):
    """What lies in front of a player."""

    settlements: tuple[str, ...]
    supply: int
    tiles: list[TileView]
    taken: list[str]
    has_card: bool
    card: str | None


class TurnView(TypedDict):
    """The current turn. A settlement named by `source` stands there until it lands; `gained` are the locations whose
    tile was taken this turn.
    """

    player: int
    card: str | None
    owed: int
    begun: bool
    uses: dict[str, int]
    tile: str | None
    source: str | None
    gained: list[str]


class LocationView(TypedDict):
    """A location hex of the board."""

    hex: str
    tile: str
    left: int


class KingdomBuilderView(TypedDict):
    """The table as one viewer sees it."""

    viewer: int | None
    quadrants: tuple[str, ...]
    terrain: str
    legend: dict[str, str]
    locations: list[LocationView]
    castles: list[str]
    cards: tuple[str, ...]
    start_player: int
    last_round: bool
    players: list[PlayerView]
    turn: TurnView | None
    draw_pile: int
    discards: dict[str, int]
    removed: dict[str, int]
    unseen: dict[str, int]


def view(state: "KingdomBuilderState", viewer: Viewer) -> KingdomBuilderView:
    """Return what `viewer` may know; `unseen` counts by elimination the cards in the pile and other hands."""
    unseen = state.draw_pile.unknown_to(viewer)
    for seat, card in enumerate(state.hands):
        if seat != viewer and card != NO_CARD:
            unseen[card] += 1
    return {
        "viewer": viewer,
        "quadrants": state.board.quadrants,
        "terrain": state.board.letters,
        "legend": state.game.box.legend,
        "locations": _locations(state),
        "castles": [NAMES[hex_] for hex_ in state.board.castles],
        "cards": state.cards,
        "start_player": state.start_player,
        "last_round": state.last_round,
        "players": [_player(state, seat, viewer) for seat in range(state.players)],
        "turn": turn(state),
        "draw_pile": len(state.draw_pile),
        "discards": card_counts(state.discards),
        "removed": card_counts(state.removed),
        "unseen": card_counts(unseen),
    }


def _player(state: "KingdomBuilderState", seat: int, viewer: Viewer) -> PlayerView:
    card = state.hands[seat]
    return {
        "settlements": names(state.settled[seat]),
        "supply": state.supply[seat],
        "tiles": [
            {"tile": TILES[state.board.location_kinds[number]], "hex": NAMES[state.board.locations[number]]}
            for number in bits(state.held[seat])
        ],
        "taken": location_list(state, state.taken[seat]),
        "has_card": card != NO_CARD,
        "card": card_name(card) if seat == viewer else None,
    }


def _locations(state: "KingdomBuilderState") -> list[LocationView]:
    return [
        {"hex": NAMES[hex_], "tile": TILES[state.board.location_kinds[number]], "left": state.tiles_left(number)}
        for number, hex_ in enumerate(state.board.locations)
    ]


def turn(state: "KingdomBuilderState") -> TurnView | None:
    """The current turn, which everyone may see."""
    if state.player < 0:
        return None
    return {
        "player": state.player,
        "card": card_name(state.card),
        "owed": state.owed,
        "begun": state.begun,
        "uses": {name: uses for tile, name in enumerate(TILES) if (uses := state.uses_left(tile))},
        "tile": TILES[state.tile] if state.tile >= 0 else None,
        "source": NAMES[state.lifted] if state.lifted >= 0 else None,
        "gained": location_list(state, state.gained),
    }


def card_name(card: int) -> str | None:
    """The name of a terrain card, `None` for none."""
    return TERRAINS[card] if card != NO_CARD else None


def card_counts(counts: list[int]) -> dict[str, int]:
    """How many terrain cards of each kind."""
    return dict(zip(TERRAINS, counts, strict=True))


def location_list(state: "KingdomBuilderState", numbers: int) -> list[str]:
    """The names of a set of locations."""
    return [NAMES[state.board.locations[number]] for number in bits(numbers)]
