"""Refuses positions that no game can lead to, because they break something that holds after every move.

The number of turns doesn't matter: a puzzle may show only a few settlements and leave out the tiles around them.
"""

from typing import TYPE_CHECKING

from bastide.core.errors import BadPosition
from bastide.core.masks import bits
from bastide.games.kingdom_builder.board import NO_CARD, POSITIONS, TERRAINS, TURNED
from bastide.games.kingdom_builder.hexes import BIT, NAMES, names
from bastide.games.kingdom_builder.locations import BARN, HARBOR, TILES
from bastide.games.kingdom_builder.scoring import LORDS
from bastide.games.kingdom_builder.setup import RANDOM

if TYPE_CHECKING:
    from bastide.games.kingdom_builder.state import KingdomBuilderState


def check(state: "KingdomBuilderState") -> None:
    """Refuse an impossible board, player or turn; `check_cards` looks at the terrain cards."""
    _check_options(state)
    for seat in range(state.players):
        _check_moved(state, seat)
    if state.player < 0:
        return
    _check_last_round(state)
    _check_builds(state)
    _check_uses(state)
    _check_tile(state)
    if state.owed and not state.card_terrain() & state.free:
        raise BadPosition(
            "card-not-replaced",
            "No {terrain} hex is free: the card must have been replaced by another (KB-16).",
            terrain=TERRAINS[state.card],
        )


def _check_options(state: "KingdomBuilderState") -> None:
    """The table must show what the options chose (KB-68)."""
    settings = {name: str(value).split() for name, value in state.game.settings.items()}
    quadrants = [quadrant.removesuffix(TURNED) for quadrant in state.board.quadrants]
    turned = [place for place, name in zip(POSITIONS, state.board.quadrants, strict=True) if name.endswith(TURNED)]
    if settings["places"] == [RANDOM]:
        as_chosen = {*settings["quadrants"]} <= {*quadrants, RANDOM}
    else:
        as_chosen = settings["quadrants"] == [RANDOM] or all(
            wanted in (RANDOM, name) for wanted, name in zip(settings["quadrants"], quadrants, strict=True)
        )
    for option, fits in (
        ("quadrants", as_chosen),
        ("turned", settings["turned"] == [RANDOM] or {*settings["turned"]} - {"none"} == {*turned}),
        ("cards", {*settings["cards"]} <= {*state.cards, RANDOM}),
        ("random_lords", LORDS not in {*state.cards} - {*settings["cards"]} or state.game.settings["random_lords"]),
        ("start_player", settings["start_player"] in ([RANDOM], [str(state.start_player + 1)])),
    ):
        if not fits:
            raise BadPosition(
                "not-as-chosen",
                "The position does not fit its option {option}={value} (KB-68).",
                option=option,
                value=str(state.game.settings[option]),
            )


def _check_moved(state: "KingdomBuilderState", seat: int) -> None:
    """Only moving tiles take a settlement onto water (KB-42) or away from a location (KB-31).

    A position that is only scored need not say who took which tile.
    """
    kinds = {state.board.location_kinds[location] for location in bits(state.taken[seat])}
    on_water = state.settled[seat] & state.board.water
    harbors = kinds if state.player >= 0 else state.board.location_kinds
    if on_water and HARBOR not in harbors:
        raise BadPosition(
            "water-without-harbor",
            "Player {number} never had a Harbor and cannot have a settlement on {hex}, which is water (KB-42).",
            number=seat + 1,
            hex=names(on_water)[0],
        )
    lost = state.taken[seat] & ~state.held[seat]
    if lost and not any(kind >= BARN for kind in kinds):
        raise BadPosition(
            "lost-without-moving",
            "Player {number} never had a tile that moves settlements and cannot have lost the tile of {hex} (KB-31).",
            number=seat + 1,
            hex=NAMES[state.board.locations[bits(lost)[0]]],
        )


def _check_last_round(state: "KingdomBuilderState") -> None:
    """The last round begins with a player's last settlement, in that player's own turn (KB-47, KB-48)."""
    emptied = [seat for seat in range(state.players) if not state.supply[seat]]
    if state.last_round != bool(emptied):
        raise BadPosition(
            "last-round", "It is the last round if and only if a player has built their last settlement (KB-47)."
        )
    for seat in emptied:
        if _place(state, seat) > _place(state, state.player):
            raise BadPosition(
                "emptied-before-turn",
                "Player {number} has built their last settlement, but their last turn is still to come (KB-48).",
                number=seat + 1,
            )


def _check_builds(state: "KingdomBuilderState") -> None:
    """The mandatory action: builds are owed on a card, from the supply, and what was built is on the board (KB-9)."""
    all_, supply = state.game.box.mandatory_builds, state.supply[state.player]
    if state.owed > all_ or (state.owed and state.card == NO_CARD):
        raise BadPosition(
            "builds-owed", "At most {most} builds can be owed, and none without a card (KB-9).", most=all_
        )
    if state.owed > supply:
        raise BadPosition(
            "more-owed-than-left",
            "Player {number} has {left} {left:settlement|settlements} left and cannot owe {owed} "
            "{owed:build|builds} (KB-15).",
            number=state.player + 1,
            left=supply,
            owed=state.owed,
        )
    at_first = min(all_, supply) if state.card != NO_CARD else 0
    fits = state.owed < all_ if state.begun else state.owed == at_first
    if not fits:
        raise BadPosition(
            "begun-or-not", "The field 'begun' does not fit {owed} {owed:build|builds} owed (KB-9).", owed=state.owed
        )
    if state.begun and not state.settled[state.player]:
        raise BadPosition(
            "built-and-gone",
            "Player {number} has built in this turn but has no settlement on the board (KB-9).",
            number=state.player + 1,
        )


def _check_uses(state: "KingdomBuilderState") -> None:
    """No tile is used in the turn in which it is gained, and each use or build gains one at most (KB-21, KB-23)."""
    held, kinds = state.held_kinds(state.player), state.board.location_kinds
    earlier = [kinds[location] for location in bits(state.taken[state.player] & ~state.gained)]
    uses = [state.uses_left(tile) for tile in range(len(TILES))]
    for tile, name in enumerate(TILES):
        if uses[tile] > min(held[tile], earlier.count(tile)):
            raise BadPosition(
                "more-uses",
                "Player {number} cannot have more uses than tiles of the {tile} (KB-21).",
                number=state.player + 1,
                tile=name,
            )
    built = state.game.box.mandatory_builds - state.owed if state.begun else 0
    if state.gained.bit_count() > built + len(earlier) - sum(uses):
        raise BadPosition(
            "gained-by-nothing",
            "Player {number} can't have gained that many tiles this turn: each takes a build or move (KB-26).",
            number=state.player + 1,
        )


def _check_tile(state: "KingdomBuilderState") -> None:
    """The tile in use, and the settlement that it moves (KB-21, KB-22, KB-25, KB-46)."""
    if state.tile >= 0:
        no_supply = state.tile < BARN and not state.supply[state.player]
        if no_supply or not state.uses_left(state.tile) or (state.begun and state.owed):
            raise BadPosition(
                "tile-not-in-use", "The {tile} cannot be in use now (KB-21, KB-22).", tile=TILES[state.tile]
            )
    if state.lifted >= 0 and (state.tile < BARN or not state.settled[state.player] & BIT[state.lifted]):
        raise BadPosition(
            "nothing-lifted", "No tile can be moving a settlement from {hex} (KB-46).", hex=NAMES[state.lifted]
        )


def check_cards(state: "KingdomBuilderState") -> None:
    """Refuse impossible terrain cards: players who cannot hold one, or who must."""
    if state.player < 0:
        return
    if state.hands[state.player] != NO_CARD:
        raise BadPosition(
            "card-not-open",
            "It is player {number}'s turn: their card is face up, and they hold none (KB-8).",
            number=state.player + 1,
        )
    none_left = len(state.draw_pile) + sum(state.discards) <= _laid_down_since_the_end_began(state)
    if state.card == NO_CARD and not none_left:
        raise BadPosition(
            "no-card-in-play",
            "Player {number} must have a terrain card in play: there are cards to draw (KB-8, KB-20).",
            number=state.player + 1,
        )
    for seat in range(state.players):
        if seat == state.player:
            continue
        should, has = should_hold_card(state, seat), state.hands[seat] != NO_CARD
        if should and not has and not none_left:
            raise BadPosition("card-missing", "Player {number} must hold a terrain card (KB-5).", number=seat + 1)
        if has and not should:
            raise BadPosition(
                "card-after-last-turn",
                "Player {number} has had their last turn and drew no card after it (KB-48).",
                number=seat + 1,
            )


def should_hold_card(state: "KingdomBuilderState", seat: int) -> bool:
    """Whether a player holds a hidden card if there was one to draw: all who have another turn do."""
    if state.player < 0 or seat == state.player:
        return False
    if not state.last_round:
        return True
    return not _first_emptied(state) <= _place(state, seat) < _place(state, state.player)


def _laid_down_since_the_end_began(state: "KingdomBuilderState") -> int:
    """How many players have ended their last turn and so discarded a card that nobody draws (KB-19, KB-48).

    Before that, each discard is drawn at once. So if a player could draw nothing, no card came back before the end.
    """
    return max(0, _place(state, state.player) - _first_emptied(state)) if state.last_round else 0


def _first_emptied(state: "KingdomBuilderState") -> int:
    """The place in the round of the player who began the last one."""
    return min(_place(state, seat) for seat in range(state.players) if not state.supply[seat])


def _place(state: "KingdomBuilderState", seat: int) -> int:
    """A player's place in the round, 0 for the start player."""
    return (seat - state.start_player) % state.players
