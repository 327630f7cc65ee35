"""Reads a JSON position (see `position`) into a state.

What a hand-written position leaves out follows from the rest: supplies, taken tiles (those held), tiles on the board,
the draw pile (all cards that are nowhere else), whether the end was triggered, and the turn (without one the game is
over, only to be scored). Cards in other hands may stay open: they are dealt from the unseen cards. `possible` refuses
what cannot happen in any game.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.chance import Chance
from bastide.core.errors import BadPosition
from bastide.core.masks import Mask, bits
from bastide.core.pile import Pile
from bastide.games.kingdom_builder import hexes, position, possible
from bastide.games.kingdom_builder.board import NO_CARD, TERRAINS, TURNED
from bastide.games.kingdom_builder.locations import BARN, MOVERS, TILES
from bastide.games.kingdom_builder.state import NOBODY, SEATS

if TYPE_CHECKING:
    from bastide.games.kingdom_builder import KingdomBuilder
    from bastide.games.kingdom_builder.state import KingdomBuilderState

_WRITTEN_EARLIER = {"quadrants", "turned", "cards", "start_player", "lords_zero_ranks"}
"""The options in positions of early releases, which wrote three builds owed whatever the supply."""


def read(game: "KingdomBuilder", document: Mapping[str, Any], state: "KingdomBuilderState", chance: Chance) -> None:
    """Fill `state` with the position, or raise `BadPosition`; `chance` deals what the position leaves open.

    Unknown cards are pooled with the draw pile and dealt from it, as `imagine` does.
    """
    position.SHAPE.check(document, "")
    quadrants = document["board"]
    names = [quadrant.removesuffix(TURNED) for quadrant in quadrants]
    missing = set(names) - set(game.box.quadrant_names)
    if len(set(names)) < len(names) or missing:
        raise BadPosition(
            "four-quadrants",
            "The board needs four different quadrants of the box, not {quadrants}.",
            quadrants=", ".join(quadrants),
        )
    state.game = game
    state.listener = None
    state.board = game.board(tuple(quadrants))
    state.cards = tuple(document["cards"])
    state.players = len(document["players"])
    _read_settlements(document, state)
    _read_tiles(document, state)
    _read_turn(document, state)
    possible.check(state)
    _read_cards(document, state, chance)
    possible.check_cards(state)
    state.targets = _targets(state)
    if state.player >= 0 and not state.legal_moves(state.player):
        raise BadPosition(
            "no-move",
            "It is player {number}'s turn, but they can't finish what they began.",
            number=state.player + 1,
        )


def _read_settlements(document: Mapping[str, Any], state: "KingdomBuilderState") -> None:
    state.settled, state.near, state.supply = [], [], []
    state.free = hexes.ALL
    for seat, player in enumerate(document["players"]):
        settled = hexes.mask_of([hexes.parse(name) for name in player["settlements"]])
        if taken := settled & ~state.free:
            raise BadPosition(
                "two-settlements",
                "Two settlements stand on {hex} (KB-11).",
                hex=hexes.names(taken)[0],
            )
        if wrong := settled & ~(state.board.buildable | state.board.water):
            raise BadPosition(
                "no-settlement-there", "No settlement can stand on {hex} (KB-10).", hex=hexes.names(wrong)[0]
            )
        left = state.game.box.settlements - settled.bit_count()
        if player.get("supply", left) != left or left < 0:
            raise BadPosition(
                "settlements-count",
                "Player {number} has {settled} {settled:settlement|settlements} on the board and must have "
                "{left} in supply, {all} together (KB-1).",
                number=seat + 1,
                settled=settled.bit_count(),
                left=max(left, 0),
                all=state.game.box.settlements,
            )
        state.settled.append(settled)
        state.near.append(hexes.around(settled))
        state.supply.append(left)
        state.free ^= settled


def _read_tiles(document: Mapping[str, Any], state: "KingdomBuilderState") -> None:
    numbers = {hexes.NAMES[hex_]: number for number, hex_ in enumerate(state.board.locations)}
    state.held, state.taken = [], []
    for seat, player in enumerate(document["players"]):
        for name in (*player.get("tiles", ()), *player.get("taken", ())):
            if name not in numbers:
                raise BadPosition(
                    "no-such-location",
                    "{hex} is not a location on this board; its locations are {locations}.",
                    hex=name,
                    locations=", ".join(numbers),
                )
        tiles = player.get("tiles", [])
        held = sum(1 << numbers[name] for name in tiles)
        taken = sum(1 << numbers[name] for name in player.get("taken", tiles))
        if held & ~taken:
            raise BadPosition(
                "tile-never-taken", "Player {number} holds a tile that they never took (KB-28).", number=seat + 1
            )
        for name in tiles:
            if not state.settled[seat] & hexes.NEIGHBOURS[hexes.parse(name)]:
                raise BadPosition(
                    "tile-without-neighbour",
                    "Player {number} holds the tile of {hex} but has no settlement beside it (KB-31).",
                    number=seat + 1,
                    hex=name,
                )
        state.held.append(held)
        state.taken.append(taken)
    state.all_uses = [_uses(state.held_kinds(seat)) for seat in range(state.players)]
    state.tile_stock = 0
    for name, number in numbers.items():
        left = state.game.box.tiles_per_location[state.board.location_kinds[number]]
        left -= sum(taken >> number & 1 for taken in state.taken)
        if left < 0 or document.get("tiles_on_board", {}).get(name, left) != left:
            raise BadPosition(
                "tiles-count",
                "The tiles of {hex} do not add up: {left} must be left there (KB-3).",
                hex=name,
                left=max(left, 0),
            )
        state.tile_stock += left << 2 * number
    if unknown := set(document.get("tiles_on_board", {})) - set(numbers):
        raise BadPosition(
            "no-such-location",
            "{hex} is not a location on this board; its locations are {locations}.",
            hex=min(unknown),
            locations=", ".join(numbers),
        )


def _read_turn(document: Mapping[str, Any], state: "KingdomBuilderState") -> None:
    turn = document.get("turn")
    chosen = str(state.game.settings["start_player"])
    state.start_player = document.get("start_player", int(chosen) - 1 if chosen.isdecimal() else 0)
    state.player = turn["player"] if turn is not None else NOBODY
    positions.check_seats(state.players, state.start_player, state.player)
    state.to_act = SEATS[state.player]
    state.last_round = document.get("last_round", 0 in state.supply or turn is None)
    state.card, state.owed, state.begun, state.uses, state.gained = NO_CARD, 0, False, 0, 0
    state.tile = state.lifted = -1
    if turn is None:
        return
    state.card = _card(turn["card"])
    _read_builds(document, turn, state)
    state.gained = _read_gained(turn, state)
    _read_uses(turn, state)
    state.tile = TILES.index(turn["tile"]) if turn.get("tile") is not None else -1
    state.lifted = hexes.parse(turn["from"]) if turn.get("from") is not None else -1


def _read_builds(document: Mapping[str, Any], turn: Mapping[str, Any], state: "KingdomBuilderState") -> None:
    """Read the builds still owed; by default the turn has only begun (KB-9, KB-15)."""
    all_ = state.game.box.mandatory_builds
    most = min(all_, state.supply[state.player])
    state.owed = turn.get("owed", most if state.card != NO_CARD else 0)
    state.begun = turn.get("begun", "owed" in turn and state.owed < all_)
    options = document.get("options", {}).keys()
    if options >= _WRITTEN_EARLIER and "random_lords" not in options:
        state.owed = min(state.owed, state.supply[state.player])


def _read_gained(turn: Mapping[str, Any], state: "KingdomBuilderState") -> int:
    """Return the locations whose tile was taken this turn; the player may have lost it again."""
    gained = hexes.mask_of([hexes.parse(name) for name in turn.get("gained", ())])
    taken = hexes.mask_of([state.board.locations[number] for number in bits(state.taken[state.player])])
    if never := gained & ~taken:
        raise BadPosition(
            "gained-never-taken",
            "Player {number} cannot have gained the tile of {hex}, which they never took (KB-28).",
            number=state.player + 1,
            hex=hexes.names(never)[0],
        )
    return sum(1 << state.board.location(hex_) for hex_ in bits(gained))


def _read_uses(turn: Mapping[str, Any], state: "KingdomBuilderState") -> None:
    """Read the uses left; by default all tiles but those taken this turn are ready (KB-23, KB-24)."""
    ready = state.held_kinds(state.player)
    for location in bits(state.gained & state.held[state.player]):
        ready[state.board.location_kinds[location]] -= 1
    state.uses = _uses([turn["uses"].get(name, 0) for name in TILES] if "uses" in turn else ready)


def _uses(numbers: list[int]) -> int:
    """Return numbers of uses, by kind of tile, as two bits each."""
    return sum(number << 2 * tile for tile, number in enumerate(numbers))


def _read_cards(document: Mapping[str, Any], state: "KingdomBuilderState", chance: Chance) -> None:
    """Read the terrain cards; a hand left open is dealt from the cards that are nowhere else (KB-5)."""
    state.discards = _counts_of(document.get("discards", {}))
    state.removed = _counts_of(document.get("removed", {}))
    state.hands, unknown = [], []
    for seat, player in enumerate(document["players"]):
        told = player.get("card", position.UNKNOWN if possible.should_hold_card(state, seat) else None)
        state.hands.append(NO_CARD if told == position.UNKNOWN else _card(told))
        if told == position.UNKNOWN:
            unknown.append(seat)
    rest = list(state.game.box.terrain_cards)
    for card in (*state.hands, state.card):
        if card != NO_CARD:
            rest[card] -= 1
    rest = [left - out - gone for left, out, gone in zip(rest, state.discards, state.removed, strict=True)]
    state.draw_pile = _draw_pile(document, rest, len(unknown))
    hidden = state.draw_pile
    if "draw_pile" in document:  # then the open cards are those that are not in it
        hidden = Pile("terrain card", TERRAINS, [a - b for a, b in zip(rest, state.draw_pile.counts, strict=True)])
    for seat in unknown:
        if hidden.places:
            state.hands[seat] = hidden.draw(chance, (seat,))


def _draw_pile(document: Mapping[str, Any], rest: list[int], unknown: int) -> Pile:
    """Return the cards that are nowhere else, including unknown hands unless the document lists the pile."""
    listed = _counts_of(document["draw_pile"]) if "draw_pile" in document else rest
    for terrain, left, pile in zip(TERRAINS, rest, listed, strict=True):
        if left < 0 or pile > left or (pile < left and not unknown):
            raise BadPosition(
                "cards-count",
                "The {terrain} cards do not add up: {left} must be in the draw pile (KB-5).",
                terrain=terrain,
                left=max(left, 0),
            )
    if "draw_pile" in document and sum(rest) - sum(listed) != unknown:
        raise BadPosition(
            "unknown-cards",
            "{left} terrain cards are neither listed nor in the draw pile, but {unknown} hands are unknown (KB-5).",
            left=sum(rest) - sum(listed),
            unknown=unknown,
        )
    return Pile("terrain card", TERRAINS, listed)


def _counts_of(counts: Mapping[str, int]) -> list[int]:
    return [counts.get(terrain, 0) for terrain in TERRAINS]


def _card(name: str | None) -> int:
    return NO_CARD if name is None else TERRAINS.index(name)


def _targets(state: "KingdomBuilderState") -> Mask:
    """The hexes that the next build, lift or landing may name."""
    if state.tile < 0:
        return state.buildable(state.card_terrain()) if state.builds_owed() else 0
    if state.lifted < 0:
        return state.tile_targets(state.tile)
    return MOVERS[state.tile - BARN](state, state.lifted)
