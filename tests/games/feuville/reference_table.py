"""The table of the slow reference: rows, piles, player boards, points (see reference.py)."""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.feuville.reference_town import BOX, DATA, LEVELS, Town, code, name

DECREES: dict[str, Any] = json.loads((DATA / "decrees.json").read_text())
FAIRY: dict[str, Any] = json.loads((DATA / "fairy.json").read_text())
PERSONS = ("entertainer", "thief", "publican", "architect", "mayor", "magician")
PLACES = 6
NOT_ROLLED = (0, 0)


@dataclass
class Seat:
    """A player: the town, two spaces for tiles and decrees (R17), two for fairy tiles (R53), and what was scored."""

    town: Town
    store: list[str | None] = field(default_factory=lambda: [None, None])
    protected: set[int] = field(default_factory=set)  # spaces with a theft protection on them
    charms: list[str] = field(default_factory=list)
    evaluated: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)

    @classmethod
    def read(cls, player: dict[str, Any]) -> "Seat":
        protected = {space for space, piece in enumerate(player["store"]) if piece and "protected" in piece}
        return cls(
            Town(player["town"]),
            [piece and piece.split()[0] for piece in player["store"]],
            protected,
            list(player["charms"]),
            Counter(player["evaluated"]),
            Counter(player["points"]),
        )

    def position(self) -> dict[str, Any]:
        store = [piece and piece + " protected" * (space in self.protected) for space, piece in enumerate(self.store)]
        return {
            "town": self.town.position(),
            "store": store,
            "charms": sorted(self.charms),
            "evaluated": +self.evaluated,
            "points": +self.points,
        }


class Table:
    """The pieces on the table, and how they change; the flow in reference.py says who does it when."""

    def __init__(self, options: dict[str, Any], seats: list[Seat]) -> None:
        self.options, self.seats = options, seats
        self.start_player = self.player = 0
        self.last_round = self.over = False
        self.dice: tuple[int, int] = NOT_ROLLED
        self.used: list[str] = []
        self.hand: str | None = None
        self.charm: str | None = None
        self.charm_slot = 0
        self.named: set[int] = set()
        self.rows: dict[str, list[str | None]] = {row: [None] * PLACES for row in (*LEVELS, "decree")}
        self.display: list[str | None] = [None] * 3
        self.piles: dict[str, dict[str, Counter[str]]] = {
            kind: {back: Counter() for back in ("I", "II")} for kind in LEVELS
        }
        self.decrees: Counter[str] = Counter()
        self.decrees_left = 0
        self.supply: Counter[str] = Counter()
        self.grass = 0
        self.removed: list[str] = []
        self.drawn: list[str] = []

    def take_position(self, position: dict[str, Any]) -> None:
        """Take a position in which the dice have just been rolled, with everything optional written out."""
        self.start_player, self.last_round = position["start_player"], position["last_round"]
        self.player, self.dice = position["turn"]["player"], tuple(position["turn"]["dice"])
        self.rows = {row: list(position["board"][row]) for row in self.rows}
        self.display = list(position["board"]["fairy"])
        self.piles = {
            kind: {back: Counter(pile) for back, pile in piles.items()} for kind, piles in position["piles"].items()
        }
        self.decrees, self.decrees_left = Counter(position["hidden_decrees"]), position["decrees_left"]
        self.supply, self.grass = Counter(position["supply"]), position["neutral_grass"]
        self.removed = list(position["removed"])

    def lay_out(self, drawn: list[str]) -> None:
        """R3-R7 from the box: skies, towers, walls, fairy tiles, decrees, and the starting player."""
        self.drawn = drawn
        for tile in BOX["tiles"]:
            if tile["back"] != "start":
                self.piles[tile["kind"]][tile["back"]][code(tile)] += 1
        self.decrees.update({entry["id"]: entry["number"] for entry in DECREES["decrees"]})
        del self.decrees["town-evaluation"]
        self.decrees_left = self.decrees.total() - 7
        self.supply.update({entry["id"]: entry["number"] for entry in FAIRY["fairy"]})
        self.grass = 16
        opening = Counter(code(tile) for tile in BOX["tiles"] if tile["back"] == "start")
        for place in range(PLACES):
            self.rows["sky"][place] = self._draw(opening)
        self.fill_row("tower")
        self.fill_row("wall")
        for slot in range(3):
            self.fill_display(slot)
        self.fill_decrees()
        rolling = list(range(len(self.seats)))
        while len(rolling) > 1:  # R7
            rolls = {seat: self.roll() for seat in rolling}
            rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
        self.start_player = self.player = rolling[0]

    def roll(self) -> int:
        return int(self.drawn.pop(0))

    def _draw(self, pile: Counter[str]) -> str:
        piece = self.drawn.pop(0)
        assert pile[piece] > 0, f"no {piece} in the pile"
        pile[piece] -= 1
        return piece

    def fill_row(self, kind: str) -> bool:
        """R26, R27: gaps from the left, back I before back II, as far as the pile goes; true if any tile was laid."""
        laid = False
        for place in range(PLACES):
            piles = [pile for pile in self.piles[kind].values() if pile.total()]
            if self.rows[kind][place] is None and piles:
                self.rows[kind][place] = self._draw(piles[0])
                laid = True
        return laid

    def fill_decrees(self) -> None:
        """R44; a gap that stays is the end of the game (R71)."""
        for place in range(PLACES):
            if self.rows["decree"][place] is None and self.decrees_left:
                self.rows["decree"][place] = self._draw(self.decrees)
                self.decrees_left -= 1
        self.last_round |= None in self.rows["decree"]

    def fill_display(self, slot: int) -> None:
        """R54, ruling K39."""
        if self.supply.total():
            self.display[slot] = self._draw(self.supply)

    def tiles_on_board(self, *kinds: str) -> set[str]:
        """Return the moves that take a tile of these rows."""
        return {f"{kind} {PERSONS[place]}" for kind in kinds for place in range(PLACES) if self.rows[kind][place]}

    def position(self) -> dict[str, Any]:
        """Return the JSON position, without the waiting questions; charms sorted, counts without zeros."""
        turn = {
            "player": self.player,
            "dice": None if self.dice == NOT_ROLLED else list(self.dice),
            "used": self.used,
            "hand": self.hand,
            "charm": self.charm,
            "charm_slot": self.charm_slot or None,
            "named": [name(place) for place in sorted(self.named)],
        }
        return {
            "start_player": self.start_player,
            "last_round": self.last_round,
            "turn": None if self.over else turn,
            "board": {**self.rows, "fairy": self.display},
            "players": [seat.position() for seat in self.seats],
            "piles": {kind: {back: +pile for back, pile in piles.items()} for kind, piles in self.piles.items()},
            "decrees_left": self.decrees_left,
            "hidden_decrees": +self.decrees,
            "supply": +self.supply,
            "neutral_grass": self.grass,
            "removed": self.removed,
        }

    def scores(self) -> list[dict[str, int]]:
        """R45, at the end the king's mercy for the fewest decrees (R74, K13); what is stored gives nothing."""
        if not self.over:
            return [dict(+seat.points) for seat in self.seats]
        numbers = [seat.evaluated.total() for seat in self.seats]
        tied = numbers.count(min(numbers)) > 1
        mercy = 0 if tied and self.options["mercy_on_tie"] == "nobody" else 7
        return [
            dict(+(seat.points + Counter({"mercy": mercy if number == min(numbers) else 0})))
            for seat, number in zip(self.seats, numbers, strict=True)
        ]

    def ranking(self) -> list[int]:
        """R76; ties share a rank (R77)."""
        totals = [sum(points.values()) for points in self.scores()]
        return [1 + sum(other > total for other in totals) for total in totals]
