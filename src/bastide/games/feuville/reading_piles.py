"""Fills piles, hidden decrees, fairy supply and grass with everything that is nowhere else in a position (FV-1)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bastide.core.errors import BadPosition
from bastide.games.feuville.box import (
    BACKS,
    CHARMS,
    DECREE_PIECE,
    EVALUATION,
    REMOVED_CHARM,
    ROW_DECREES,
    STORABLE,
    listed,
)
from bastide.games.feuville.moves import LEVELS, SKY, THEFT_PROTECTION

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState


def face(state: "FeuvilleState", code: str) -> int:
    """Return the number of a face of the box."""
    if code not in state.box.number:
        raise BadPosition("no-such-tile", "The box has no tile '{tile}'.", tile=code)
    return state.box.number[code]


def read_piece(state: "FeuvilleState", name: str) -> int:
    """Return the number of a tile or a decree of the row."""
    if name in ROW_DECREES:
        return DECREE_PIECE + ROW_DECREES.index(name)
    return face(state, name)


def read(state: "FeuvilleState", document: Mapping[str, Any]) -> None:
    """Fill piles, hidden decrees and supply with what is nowhere else."""
    gone = document.get("removed", [])
    state.removed = tuple(
        REMOVED_CHARM + CHARMS.index(name) if name in CHARMS else read_piece(state, name) for name in gone
    )
    _check_removed(state)
    pieces = [*state.store, state.hand, *(piece for piece in state.removed if piece < REMOVED_CHARM)]
    _read_piles(state, pieces, document)
    _read_hidden_decrees(state, pieces, document)
    _read_supply(state, document)
    if state.grass_left < 0 or document.get("neutral_grass", state.grass_left) != state.grass_left:
        raise BadPosition(
            "grass-count",
            "The neutral grass does not add up: {number} must be left (FV-34).",
            number=max(state.grass_left, 0),
        )


def _check_removed(state: "FeuvilleState") -> None:
    """Check that fairy tiles left the game only when discarded or spent, and only in some editions (FV-53, FV-57)."""
    for charm in (piece - REMOVED_CHARM for piece in state.removed if piece >= REMOVED_CHARM):
        dropped = state.game.dropped_charm_leaves and charm >= STORABLE
        spent = state.game.spent_protection_leaves and charm == STORABLE + THEFT_PROTECTION
        if not dropped and not spent:
            raise BadPosition(
                "charm-never-leaves",
                "The fairy tile {tile} never leaves the game in this edition (FV-54).",
                tile=CHARMS[charm],
            )


def _read_piles(state: "FeuvilleState", pieces: list[int], document: Mapping[str, Any]) -> None:
    box = state.box
    used = Counter(face for face in (*state.slots, *pieces) if 0 <= face < DECREE_PIECE)
    used.update(face - 1 for town in state.towns for face in town if face)
    for level, name in enumerate(LEVELS):
        piles: tuple[list[int], list[int]] = ([], [])
        given = document.get("piles", {}).get(name)
        for index, code in enumerate(box.level_codes[level]):
            out = used[box.first[level] + index]
            backs = [pile.count(index) for pile in box.piles[level]]
            opening = box.opening_skies.count(index) if level == SKY else 0
            # The tiles in play came from the opening skies first, then from back I, then from back II.
            left = [max(0, backs[0] - max(0, out - opening)), 0]
            left[1] = min(backs[1], opening + sum(backs) - out - left[0])
            if given is not None:
                left = [given[back].get(code, 0) for back in BACKS]
            missing = opening + sum(backs) - out
            if (
                missing < 0
                or sum(left) > missing
                or sum(left) < missing - opening
                or left[0] > backs[0]
                or left[1] > backs[1]
            ):
                raise BadPosition(
                    "tiles-count",
                    "The tiles '{tile}' do not add up: the box has {number} (FV-1).",
                    tile=code,
                    number=opening + sum(backs),
                )
            piles[0].append(left[0])
            piles[1].append(left[1])
        state.piles[2 * level : 2 * level + 2] = map(listed, piles)


def _read_hidden_decrees(state: "FeuvilleState", pieces: list[int], document: Mapping[str, Any]) -> None:
    hidden = list(state.box.decree_counts)
    for decree in (*state.decree_row, *(piece - DECREE_PIECE for piece in pieces)):
        if decree >= 0:
            hidden[decree] -= 1
    for packed in state.evaluated:
        for decree in range(EVALUATION):
            hidden[decree] -= packed >> 4 * decree & 15
    if wrong := _first_wrong(ROW_DECREES, hidden, document.get("hidden_decrees")):
        english = "The decrees {decree} do not add up: {number} must be hidden (FV-5)."
        raise BadPosition("decrees-count", english, decree=wrong[0], number=wrong[1])
    state.hidden_decrees = listed(hidden)
    state.decrees_left = sum(hidden) - state.box.decrees_removed
    if state.decrees_left < 0 or document.get("decrees_left", state.decrees_left) != state.decrees_left:
        raise BadPosition(
            "decree-pile", "The decree pile must hold {number} (FV-5).", number=max(state.decrees_left, 0)
        )


def _read_supply(state: "FeuvilleState", document: Mapping[str, Any]) -> None:
    supply = list(state.box.charm_counts)
    for charm in (*state.display, state.charm, *(piece - REMOVED_CHARM for piece in state.removed)):
        if charm >= 0:
            supply[charm] -= 1
    for index, count in enumerate(state.charms):
        supply[STORABLE + index % 3] -= count
    supply[STORABLE + THEFT_PROTECTION] -= sum(shields.bit_count() for shields in state.shielded)
    if wrong := _first_wrong(CHARMS, supply, document.get("supply")):
        english = "The fairy tiles {tile} do not add up: {number} must be in the supply (FV-4)."
        raise BadPosition("charms-count", english, tile=wrong[0], number=wrong[1])
    state.supply = listed(supply)


def _first_wrong(names: Sequence[str], left: Sequence[int], given: Mapping[str, int] | None) -> tuple[str, int] | None:
    """Return the first kind with too many pieces elsewhere or a wrong number in the document, and the right one."""
    for name, number in zip(names, left, strict=True):
        if number < 0 or (given is not None and given.get(name, 0) != number):
            return name, max(number, 0)
    return None
