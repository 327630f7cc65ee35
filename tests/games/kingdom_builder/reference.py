"""Kingdom Builder played slowly, by plain loops over the hexes, written from the rulebook and the rules R1-R69.

The engine is compared with it ply by ply. It shares no code with the engine, only the component data, and nothing
here is meant to be fast. Rn is KB-n; "ruling" is a number of section 7 of the fact sheet.
"""

import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tests.games.kingdom_builder.reference_board import (
    BUILDABLE,
    DIRECTIONS,
    HEXES,
    NEIGHBOURS,
    Board,
    Hex,
    on_edge,
    parse,
    sector,
    text,
    touches,
    walk,
)
from tests.games.kingdom_builder.reference_scoring import SECTORS, gold

BUILDING_TILES = ("oracle", "farm", "oasis", "tower", "tavern")
MOVING_TILES = ("barn", "harbor", "paddock")


class TooFewDrawn(AssertionError):
    """The move draws more terrain cards than were given."""


@dataclass
class Seat:
    settlements: set[Hex]
    supply: int
    tiles: set[Hex]  # location hexes whose tile they hold
    taken: set[Hex]  # location hexes they ever took a tile from
    card: str | None


@dataclass
class Turn:
    player: int
    card: str | None
    owed: int
    begun: bool
    uses: Counter[str]
    tile: str | None = None
    moving: Hex | None = None
    gained: frozenset[Hex] = frozenset()


class Reference:
    """One game, from a JSON position on."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.fixed = {key: position[key] for key in ("game", "options", "board", "cards", "start_player")}
        self.board = Board(position["board"])
        self.last_round: bool = position["last_round"]
        self.seats = [_seat(player) for player in position["players"]]
        self.turn = _turn(position["turn"]) if position["turn"] else None
        self.tiles_left = {parse(place): count for place, count in position["tiles_on_board"].items()}
        self.pile, self.discards, self.removed = (
            {terrain: position[pile].get(terrain, 0) for terrain in BUILDABLE}
            for pile in ("draw_pile", "discards", "removed")
        )
        self._drawn: list[str] = []

    @property
    def player(self) -> int | None:
        return self.turn.player if self.turn else None

    def copy(self) -> "Reference":
        twin = copy.copy(self)
        twin.seats = [
            replace(seat, settlements=set(seat.settlements), tiles=set(seat.tiles), taken=set(seat.taken))
            for seat in self.seats
        ]
        twin.turn = replace(self.turn, uses=self.turn.uses.copy()) if self.turn else None
        twin.tiles_left, twin.pile = dict(self.tiles_left), dict(self.pile)
        twin.discards, twin.removed = dict(self.discards), dict(self.removed)
        return twin

    def position(self) -> dict[str, Any]:
        return self.fixed | {
            "last_round": self.last_round,
            "players": [
                {
                    "settlements": _texts(seat.settlements),
                    "supply": seat.supply,
                    "tiles": _texts(seat.tiles),
                    "taken": _texts(seat.taken),
                    "card": seat.card,
                }
                for seat in self.seats
            ],
            "turn": _turn_position(self.turn) if self.turn else None,
            "tiles_on_board": {text(place): count for place, count in sorted(self.tiles_left.items())},
            "draw_pile": dict(self.pile),
            "discards": dict(self.discards),
            "removed": dict(self.removed),
        }

    def gold(self) -> list[dict[str, int]]:
        zero_ranks = self.fixed["options"].get("lords_zero_ranks", True)
        return gold(self.board, self.fixed["cards"], [seat.settlements for seat in self.seats], zero_ranks)

    def shown_gold(self) -> list[dict[str, int]]:
        """Return the same, but in a running game Lords show nothing for a sector that nobody has settled."""
        if self.turn is None or not self.fixed["options"].get("lords_zero_ranks", True):
            return self.gold()
        settled = {sector(place) for seat in self.seats for place in seat.settlements}
        hidden = 12 * (len(SECTORS) - len(settled))
        return [
            {card: amount - hidden if card == "lords" else amount for card, amount in pay.items()}
            for pay in self.gold()
        ]

    # Legal moves

    def legal(self) -> set[str]:
        turn = self.turn
        if turn is None:
            return set()
        if turn.moving is not None:
            return {f"to {text(place)}" for place in self._targets(turn.tile, turn.moving)}
        if turn.tile in MOVING_TILES:
            return {f"from {text(place)}" for place in self._own() if self._targets(turn.tile, place)}
        if turn.tile is not None:
            return {f"build {text(place)}" for place in self._targets(turn.tile)}
        done = turn.owed == 0
        moves = {"end"} if done else {f"build {text(place)}" for place in self._targets("mandatory")}
        if done or not turn.begun:  # R22
            moves |= {kind for kind, count in turn.uses.items() if count > 0 and self._usable(kind)}
        return moves

    def _usable(self, kind: str) -> bool:
        """R25: the tile has a target and, if it builds, a settlement to build."""
        if kind in MOVING_TILES:
            return any(self._targets(kind, place) for place in self._own())
        return self._seat().supply > 0 and bool(self._targets(kind))

    def _targets(self, action: str | None, lifted: Hex | None = None) -> set[Hex]:
        """Return where the action may put a settlement; a moved one is lifted first (R44) and may not go back (R45)."""
        occupied = {place for seat in self.seats for place in seat.settlements} - {lifted}
        own = self._own() - {lifted}
        free = {place for place in HEXES if place not in occupied and self._allows(action, place)}
        if action == "tavern":
            return {place for place in free if _ends_line(place, own)}
        if action == "paddock":
            assert lifted is not None
            return free & {walk(lifted, direction, 2) for direction in DIRECTIONS}
        adjacent = {place for place in free if touches(place, own)}
        return (adjacent or free) - {lifted}  # R12, R13

    def _allows(self, action: str | None, place: Hex) -> bool:
        """Whether the terrain of this hex is right for the action (R9, R10, R36-R43)."""
        assert self.turn is not None
        terrain = self.board.terrain[place]
        match action:
            case "mandatory" | "oracle" | "barn":
                return terrain == self.turn.card
            case "farm":
                return terrain == "grass"
            case "oasis":
                return terrain == "desert"
            case "harbor":
                return terrain == "water"
            case "tower":
                return terrain in BUILDABLE and on_edge(place)
            case "tavern" | "paddock":
                return terrain in BUILDABLE
        raise ValueError(action)

    def _seat(self) -> Seat:
        assert self.turn is not None
        return self.seats[self.turn.player]

    def _own(self) -> set[Hex]:
        return self._seat().settlements

    # Playing

    def play(self, move: str, drawn: list[str]) -> None:
        """Play a legal move; `drawn` are the terrain cards that leave the draw pile during it, in order."""
        assert move in self.legal(), f"{move} is not legal"
        assert self.turn is not None
        self._drawn = list(drawn)
        verb, _, place = move.partition(" ")
        if verb == "end":
            self._end()
        elif verb == "build":
            self._build(parse(place))
        elif verb == "from":
            self.turn.moving = parse(place)
        elif verb == "to":
            self._move(parse(place))
        else:
            self.turn.tile = verb
        assert not self._drawn, f"not drawn: {self._drawn}"

    def outcomes(self, move: str) -> "Iterator[Reference]":
        """Return the game after a move, once for each sequence of cards that can be drawn in it."""
        lines: list[list[str]] = [[]]
        while lines:
            drawn = lines.pop()
            after = self.copy()
            try:
                after.play(move, drawn)
            except TooFewDrawn:
                lines += [[*drawn, terrain] for terrain, left in after.pile.items() if left]
            else:
                yield after

    def _build(self, place: Hex) -> None:
        assert self.turn is not None
        seat = self._seat()
        seat.settlements.add(place)
        seat.supply -= 1
        if seat.supply == 0:
            self.last_round = True  # R47
        if self.turn.tile is None:
            self.turn.begun = True
            self.turn.owed -= 1
        self.turn.owed = min(self.turn.owed, seat.supply)  # R15
        self._tile_used()
        self._gain_tile(place)
        self._replace_full_card()

    def _move(self, place: Hex) -> None:
        assert self.turn is not None
        assert self.turn.moving is not None
        self._own().remove(self.turn.moving)
        self._own().add(place)
        self._tile_used()
        self._lose_tiles()  # R35: first the loss, then the gain
        self._gain_tile(place)
        self._replace_full_card()

    def _tile_used(self) -> None:
        """A tile is used when its build or move is done (ruling 10)."""
        assert self.turn is not None
        if self.turn.tile is not None:
            self.turn.uses[self.turn.tile] -= 1
        self.turn.tile = self.turn.moving = None

    def _gain_tile(self, place: Hex) -> None:
        """R26-R30, R33; it can't be used this turn (R23)."""
        seat = self._seat()
        for location in NEIGHBOURS[place]:
            if self.tiles_left.get(location, 0) > 0 and location not in seat.taken:
                self.tiles_left[location] -= 1
                seat.tiles.add(location)
                seat.taken.add(location)
                assert self.turn is not None
                self.turn.gained |= {location}

    def _lose_tiles(self) -> None:
        """R31, R32; of two equal tiles the better one is kept (R34)."""
        assert self.turn is not None
        seat = self._seat()
        for location in sorted(seat.tiles):
            if not touches(location, seat.settlements):
                seat.tiles.remove(location)
                kind = self.board.kind[location]
                held = sum(self.board.kind[other] == kind for other in seat.tiles)
                self.turn.uses[kind] = min(self.turn.uses[kind], held)

    def _replace_full_card(self) -> None:
        """R16, R17: while builds are owed on a terrain that is full, another card is drawn openly."""
        turn = self.turn
        assert turn is not None
        while turn.card and turn.owed > 0 and not self._targets("mandatory"):
            self.removed[turn.card] += 1
            turn.card = self._draw()
            if turn.card is None:
                turn.owed = 0

    def _draw(self) -> str | None:
        """The next card of `drawn`; an empty pile is first made up from the discards (R20). None if no card is left."""
        if sum(self.pile.values()) == 0:
            self.pile, self.discards = self.discards, self.pile
        if sum(self.pile.values()) == 0:
            return None
        if not self._drawn:
            raise TooFewDrawn
        card = self._drawn.pop(0)
        assert self.pile[card] > 0, f"no {card} in the draw pile"
        self.pile[card] -= 1
        return card

    def _end(self) -> None:
        """R19, without the new card once the end is triggered (ruling 13); R48."""
        assert self.turn is not None
        if self.turn.card:
            self.discards[self.turn.card] += 1
        if not self.last_round:
            self._seat().card = self._draw()
        following = (self.turn.player + 1) % len(self.seats)
        if self.last_round and following == self.fixed["start_player"]:
            self.turn = None
        else:
            self._begin(following)

    def _begin(self, player: int) -> None:
        """The card is shown (R8), and all tiles are ready (R24)."""
        seat = self.seats[player]
        uses = Counter(self.board.kind[location] for location in seat.tiles)
        self.turn = Turn(player, seat.card, min(3, seat.supply) if seat.card else 0, False, uses)
        seat.card = None
        self._replace_full_card()


def _ends_line(place: Hex, own: set[Hex]) -> bool:
    """R40: three own settlements in a straight line begin next to this hex."""
    return any(all(walk(place, direction, steps) in own for steps in (1, 2, 3)) for direction in DIRECTIONS)


def _texts(places: set[Hex]) -> list[str]:
    return [text(place) for place in sorted(places)]


def _seat(player: dict[str, Any]) -> Seat:
    settlements, tiles, taken = (set(map(parse, player[key])) for key in ("settlements", "tiles", "taken"))
    return Seat(settlements, player["supply"], tiles, taken, player["card"])


def _turn(turn: dict[str, Any]) -> Turn:
    moving = parse(turn["from"]) if turn["from"] else None
    gained = frozenset(map(parse, turn.get("gained", ())))
    uses = Counter(turn["uses"])
    return Turn(turn["player"], turn["card"], turn["owed"], turn["begun"], uses, turn["tile"], moving, gained)


def _turn_position(turn: Turn) -> dict[str, Any]:
    gained = {"gained": [text(place) for place in sorted(turn.gained)]} if turn.gained else {}
    return gained | {
        "player": turn.player,
        "card": turn.card,
        "owed": turn.owed,
        "begun": turn.begun,
        "uses": {kind: count for kind, count in sorted(turn.uses.items()) if count > 0},
        "tile": turn.tile,
        "from": text(turn.moving) if turn.moving else None,
    }
