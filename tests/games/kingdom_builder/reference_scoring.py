"""Gold of the slow reference, card by card (R51-R65, R69; see reference.py)."""

from collections.abc import Callable

from tests.games.kingdom_builder.reference_board import NEIGHBOURS, SIZE, Board, Hex, sector, touches

SECTORS = ((0, 0), (0, 1), (1, 0), (1, 1))


def gold(board: Board, cards: list[str], players: list[set[Hex]], zero_ranks: bool) -> list[dict[str, int]]:
    """Return per player the gold of the three cards and of the castles."""
    result = []
    for player, own in enumerate(players):
        pay = {"castles": castles(board, own)}
        for card in cards:
            pay[card] = lords(players, player, zero_ranks) if card == "lords" else ALONE[card](board, own)
        result.append(pay)
    return result


def castles(board: Board, own: set[Hex]) -> int:
    """R51."""
    return 3 * sum(touches(castle, own) for castle in board.places("castle"))


def fishermen(board: Board, own: set[Hex]) -> int:
    """R52: nothing for a settlement that is on water itself."""
    water = board.places("water")
    return sum(touches(place, water) and place not in water for place in own)


def merchants(board: Board, own: set[Hex]) -> int:
    """R53: all special hexes of an area that touches two or more, each once."""
    linked: set[Hex] = set()
    for area in areas(own):
        touched = {special for special in board.places("location", "castle") if touches(special, area)}
        if len(touched) >= 2:
            linked |= touched
    return 4 * len(linked)


def discoverers(board: Board, own: set[Hex]) -> int:
    """R54."""
    return sum(any(place[0] == row for place in own) for row in range(SIZE))


def hermits(board: Board, own: set[Hex]) -> int:
    """R55."""
    return len(areas(own))


def citizens(board: Board, own: set[Hex]) -> int:
    """R56."""
    return max((len(area) for area in areas(own)), default=0) // 2


def miners(board: Board, own: set[Hex]) -> int:
    """R57."""
    return sum(touches(place, board.places("mountain")) for place in own)


def workers(board: Board, own: set[Hex]) -> int:
    """R58."""
    return sum(touches(place, board.places("location", "castle")) for place in own)


def knights(board: Board, own: set[Hex]) -> int:
    """R59: one line only."""
    return 2 * max(sum(place[0] == row for place in own) for row in range(SIZE))


def farmers(board: Board, own: set[Hex]) -> int:
    """R62: one sector only, and nothing if a sector has none."""
    return 3 * min(sum(sector(place) == one for place in own) for one in SECTORS)


def lords(players: list[set[Hex]], player: int, zero_ranks: bool) -> int:
    """R60, R61, and R69 if zero does not rank."""
    total = 0
    for one in SECTORS:
        counts = [sum(sector(place) == one for place in own) for own in players]
        ranked = sorted({count for count in counts if count > 0 or zero_ranks}, reverse=True)
        prizes = dict(zip(ranked, (12, 6), strict=False))
        total += prizes.get(counts[player], 0)
    return total


def areas(own: set[Hex]) -> list[set[Hex]]:
    """R64: the largest possible groups of adjacent own settlements."""
    left, found = set(own), []
    while left:
        area, border = set(), [left.pop()]
        while border:
            place = border.pop()
            area.add(place)
            for neighbour in NEIGHBOURS[place]:
                if neighbour in left:
                    left.remove(neighbour)
                    border.append(neighbour)
        found.append(area)
    return found


ALONE: dict[str, Callable[[Board, set[Hex]], int]] = {
    "fishermen": fishermen,
    "merchants": merchants,
    "discoverers": discoverers,
    "hermits": hermits,
    "citizens": citizens,
    "miners": miners,
    "workers": workers,
    "knights": knights,
    "farmers": farmers,
}
