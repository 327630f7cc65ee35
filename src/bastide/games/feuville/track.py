"""Checks the score track of a position against the evaluated decrees (FV-45)."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bastide.core.errors import BadPosition
from bastide.core.masks import bits
from bastide.games.feuville import decrees
from bastide.games.feuville.box import DISCRETION, EVALUATION, LARGE, SMALL, SPLENDID, STORABLE
from bastide.games.feuville.town import column_content

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState


def check(state: "FeuvilleState", seat: int, points: Mapping[str, int]) -> None:
    """Raise `BadPosition` if the points of a source can't come from what was evaluated; unstated sources pass."""
    for source, number in points.items():
        if number and not _can_be(state, seat, source, number):
            raise BadPosition(
                "points-do-not-fit",
                "Player {number} cannot have scored {points} points by {source} (FV-45).",
                number=seat + 1,
                points=number,
                source=source,
            )


def _can_be(state: "FeuvilleState", seat: int, source: str, points: int) -> bool:
    match source:
        case "symbols":
            return points in _symbols(state, seat)
        case "small-district":
            return points == _count(state, seat, SMALL) * state.box.decree_points[SMALL]
        case "large-district":
            return points == _count(state, seat, LARGE) * state.box.decree_points[LARGE]
        case "splendid-view":
            return _is_multiple(state, seat, SPLENDID, points, _best_view(state))
        case "own-discretion":
            return _is_multiple(state, seat, DISCRETION, points, max(_shown(state, seat)[:3]))
        case "town-evaluation":
            return _count(state, seat, EVALUATION) > 0 and _town_gives(state, seat, points)
        case "fairy":
            return _fairy_gives(state, points)
    return True  # the entertainer gives any number in the long run (FV-46)


def _count(state: "FeuvilleState", seat: int, decree: int) -> int:
    return state.evaluated[seat] >> 4 * decree & 15


def _is_multiple(state: "FeuvilleState", seat: int, decree: int, points: int, most: int) -> bool:
    """Whether that many decrees of a kind can give these points, each for at most that many symbols."""
    each = state.box.decree_points[decree]
    return each > 0 and points % each == 0 and points // each <= most * _count(state, seat, decree)


def _symbols(state: "FeuvilleState", seat: int) -> set[int]:
    """All totals that the evaluated symbol decrees can have given (FV-38)."""
    sums, shown_at_most = {0}, _shown(state, seat)
    for decree in range(SMALL):
        if number := _count(state, seat, decree):
            each, most = state.box.decree_points[decree], number * shown_at_most[decree // 3]
            sums = {total + each * shown for total in sums for shown in range(most + 1)}
    return sums


def _shown(state: "FeuvilleState", seat: int) -> list[int]:
    """How many symbols of each kind a town shows without ruins; since tiles never leave, it never showed more."""
    packed = state.symbols[seat] + sum(column_content(state, seat, column)[0] for column in bits(state.burnt[seat]))
    return [packed >> 8 * symbol & 255 for symbol in range(4)]


def _best_view(state: "FeuvilleState") -> int:
    """The most symbols that four tiles of a view can show (FV-39)."""
    box = state.box
    most = [0, 0, 0]
    for face, level in enumerate(box.level):
        most[level] = max(most[level], _all_symbols(box.symbols[face]))
    most[0] = max(most[0], _all_symbols(box.start_symbols))
    return 2 * (most[1] + max(most[0], most[2]))


def _all_symbols(packed: int) -> int:
    return sum(packed >> 8 * symbol & 255 for symbol in range(4))


def _town_gives(state: "FeuvilleState", seat: int, points: int) -> bool:
    """Whether the town evaluation can have given the points; towers and fire may have come since (FV-35, FV-36)."""
    if seat == state.player and state.is_waiting(decrees.Coat):
        return points == decrees.best_stretch(state, seat)[0]
    each = state.box.decree_points[EVALUATION]
    return any(
        points in range(each * (width + fewest), each * (width + most) + 1, each or 1)
        for width, fewest, most in townscapes(state, seat)
    )


def townscapes(state: "FeuvilleState", seat: int) -> Iterator[tuple[int, int, int]]:
    """The stretches that can have been evaluated: their columns, and the fewest and most towers (FV-35, FV-37)."""
    coat = state.coat[seat]
    for left in bits(state.lefts[seat]):
        for right in bits(state.rights[seat] & -(1 << left)):
            stretch = (2 << right) - (1 << left)
            width, towers = stretch.bit_count(), (state.towers[seat] & stretch).bit_count()
            fewest = max(2, width - 1) if state.game.one_tower_gap else 2
            has_gate = state.gates[seat] & stretch & ~(1 << left | 1 << right)
            scored = not state.game.coat_in_scored_columns or stretch >> coat & 1
            if has_gate and scored and fewest <= towers:
                yield width, fewest, towers


def _fairy_gives(state: "FeuvilleState", points: int) -> bool:
    """Whether prestige tiles, which keep coming back, can add up to the points (FV-55)."""
    sums = 1
    for value, number in enumerate(state.box.charm_counts[:STORABLE], 1):
        shift = value
        while number and shift <= points:
            sums |= sums << shift
            shift *= 2
    return bool(sums >> points & 1)
