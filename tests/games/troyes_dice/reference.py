"""Troyes Dice played slowly, written from the rulebook and the rules R1-R51 with naive loops over what is drawn.

The engine is compared with it ply by ply. It shares no code with the engine, only the component data, and nothing
here is meant to be fast. Rn is TD-n; "ruling" is a number of section 4 of the fact sheet. The wheel is in
reference_wheel.py, the sheet and a player's part of a half day in reference_sheet.py.
"""

from typing import Any

from tests.games.troyes_dice.reference_sheet import COLUMNS, Part, Sheet
from tests.games.troyes_dice.reference_wheel import COLOURS, DAYS, PLACES, RESOURCES, Die, Plaza, close, lay

NEW_SHEET = {
    "buildings": {},
    "struck": {},
    "circled": dict.fromkeys(RESOURCES, 3),
    "spent": dict.fromkeys(RESOURCES, 0),
    "citizens": dict.fromkeys(COLOURS, 0),
    "moves": [],
}
"""R5."""


def set_up(options: dict[str, Any], players: int, drawn: list[str]) -> "Reference":
    """R2-R9, R48: plazas, tiles beside the red, the yellow and the white one, numbering; in a first game the dice."""
    drawn = list(drawn)
    plazas = []
    for _ in range(PLACES):
        colours = drawn.pop(0).split("-")
        up = drawn.pop(0) if len(colours) == 2 else colours[0]
        colours.remove(up)
        plazas.append(f"{up}/{colours[0] if colours else up}")
    tiles = []
    if options["banquets_and_raids"]:
        for colour in COLOURS:
            tiles.append({"place": plazas.index(f"{colour}/{colour}"), "tile": int(drawn.pop(0)), "side": "banquet"})
    numbering = {"first-game": list(range(1, 7)), "expert": []}.get(options["numbering"])
    if numbering is None:
        numbering = [int(drawn.pop(0))]
    reference = Reference(
        {
            "options": options,
            "crier": 0,
            "numbering": numbering,
            "half_day": 0,
            "plazas": plazas,
            "tiles": tiles,
            "dice": [],
            "black": 0,
            "players": [NEW_SHEET for _ in range(players)],
        }
    )
    if options["numbering"] == "first-game":
        reference.open_half_day(drawn)
    assert not drawn, f"not drawn: {drawn}"
    return reference


class Reference:
    """One game, from a JSON position on."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.options = position["options"]
        self.crier: int = position["crier"]
        self.numbering: list[int] = list(position["numbering"])
        self.half_day: int = position["half_day"]
        self.plazas = [Plaza(*plaza.split("/")) for plaza in position["plazas"]]
        for tile in position["tiles"]:
            self.plazas[tile["place"]].tile = f"{tile['side']} {tile['tile']}"
        self.sheets = [Sheet(player) for player in position["players"]]
        self.dice: list[Die] = []
        if position["dice"]:
            black = position["dice"][position["black"] - 1]
            transparent = [value for number, value in enumerate(position["dice"], 1) if number != position["black"]]
            self.dice = lay(self.plazas, self.half_day, transparent, black)
        self._begin_parts()
        for player, entry in enumerate(position["players"]):
            for move in entry["moves"]:
                self.play(player, move, [])

    # Legal moves

    @property
    def to_act(self) -> tuple[int, ...]:
        """All who have not ended their part (R19), or the crier while numbering (R7, R8)."""
        if self.half_day == 0:
            return (self.crier,)
        return tuple(player for player in range(len(self.sheets)) if self.offers[player])

    def legal(self, player: int) -> set[str]:
        if player not in self.to_act:
            return set()
        if self.half_day:
            declinable = self.options["bonus_buildings_may_be_declined"]  # ruling Q3
            bonus = any(move.startswith("build") for move in self.offers[player])
            return self.offers[player] - ({"decline"} if bonus and not declinable else set())
        if len(self.numbering) == len(COLUMNS):
            return {"end"}
        if self.options["numbering"] == "expert":
            return {f"number {value}" for value in range(1, 7) if value not in self.numbering}  # R8, R9
        return {"increasing", "decreasing"}

    # Playing

    def play(self, player: int, move: str, drawn: list[str]) -> None:
        """Play a legal move; `drawn` are the dice rolled in it, the black one last."""
        assert move in self.legal(player), f"{move} is not legal"
        drawn = list(drawn)
        if self.half_day == 0:
            self._number(move, drawn)
        else:
            self.moves[player].append(move)
            self.offers[player] = set() if move == "end" else self.parts[player].send(move)
            if not self.to_act:
                self._close_half_day(drawn)
        assert not drawn, f"not drawn: {drawn}"

    def _number(self, move: str, drawn: list[str]) -> None:
        """R7: values wrap round; R8."""
        if move == "end":
            self.open_half_day(drawn)
        elif move.startswith("number"):
            self.numbering.append(int(move.split()[1]))
        else:
            while len(self.numbering) < len(COLUMNS):
                last = self.numbering[-1]
                up, down = 1 if last == 6 else last + 1, 6 if last == 1 else last - 1
                self.numbering.append(up if move == "increasing" else down)

    def open_half_day(self, drawn: list[str]) -> None:
        """R10-R16: roll, lay, and the event; sheets are attacked from day 3 on with the value that was rolled (R49)."""
        self.half_day += 1
        *transparent, black = (int(drawn.pop(0)) for _ in range(4))
        self.dice = lay(self.plazas, self.half_day, transparent, black)
        for die in self.dice:
            if die.attacks and (self.half_day + 1) // 2 >= 3:
                for sheet in self.sheets:
                    sheet.attack(die.colour, COLUMNS[self.numbering.index(die.value)])
        self._begin_parts()

    def _begin_parts(self) -> None:
        self.moves: list[list[str]] = [[] for _ in self.sheets]
        self.opening = [sheet.position() for sheet in self.sheets]
        morning = self.half_day % 2 == 1
        black = self.options["banquet_8"] == "transparent"
        self.parts: list[Part] = [sheet.part(self.dice, morning, self.numbering, black) for sheet in self.sheets]
        self.offers: list[set[str]] = [next(part) if self.dice else set() for part in self.parts]

    def _close_half_day(self, drawn: list[str]) -> None:
        """R42-R44."""
        close(self.plazas, self.dice)
        if self.half_day < 2 * DAYS:
            self.open_half_day(drawn)
        else:
            self.half_day += 1
            self.dice = []
            self._begin_parts()

    # The position, and the points

    def position(self) -> dict[str, Any]:
        tiles = [(place, plaza.tile.split()) for place, plaza in enumerate(self.plazas) if plaza.tile]
        return {
            "crier": self.crier,
            "numbering": self.numbering,
            "half_day": self.half_day,
            "plazas": [f"{plaza.up}/{plaza.down}" for plaza in self.plazas],
            "tiles": [{"place": place, "tile": int(number), "side": side} for place, (side, number) in tiles],
            "dice": [die.value for die in self.dice],
            "black": next((die.sector + 1 for die in self.dice if die.black), 0),
            "players": [{**sheet, "moves": moves} for sheet, moves in zip(self.opening, self.moves, strict=True)],
        }

    def points(self) -> list[dict[str, int]]:
        return [sheet.points() for sheet in self.sheets]

    def ranking(self) -> list[int]:
        """R46: equal points share a rank."""
        totals = [sum(points.values()) for points in self.points()]
        return [1 + sum(other > total for other in totals) for total in totals]
