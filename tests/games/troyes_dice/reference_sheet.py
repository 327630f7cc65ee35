"""One player's sheet and part of a half day in the slow reference (see reference.py).

The part is a conversation: a generator that offers a set of moves and is sent the one that is made. Whatever a symbol
triggers is done before the next symbol simply by calling it there (R40, ruling Q4).
"""

import json
from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

from tests.games.troyes_dice.reference_wheel import COLOURS, DATA, RESOURCES, Die

PRINTED: dict[str, Any] = json.loads((DATA / "sheet.json").read_text())
ROWS = {entry["id"]: entry for entry in PRINTED["buildings"]}
PRESTIGE = {"red": "fortress", "yellow": "great-hall", "white": "cathedral"}
WORK = {"red": "palace", "yellow": "city-hall", "white": "bishopric"}
COLUMNS = "abcdef"
COLOUR_OF = dict(zip(RESOURCES, COLOURS, strict=True))

Part = Generator[set[str], str, None]


class Sheet:
    """What is drawn, circled and struck, from a player of a JSON position."""

    def __init__(self, player: dict[str, Any]) -> None:
        self.built = [(row, column) for row, columns in player["buildings"].items() for column in columns]
        self.struck = {(colour, column) for colour, columns in player["struck"].items() for column in columns}
        self.circled: dict[str, int] = dict(player["circled"])
        self.spent: dict[str, int] = dict(player["spent"])
        self.citizens: dict[str, int] = dict(player["citizens"])
        self.dice: list[Die] = []  # of the half day
        self.chosen: Die | None = None
        self.black_counts = True
        self.links_had = {index for index in range(len(PRINTED["links"])) if self._is_linked(index)}

    def position(self) -> dict[str, Any]:
        """Return the sheet of a JSON position: Cathedrals in the order of building, other columns from the left."""
        buildings = {row: self.columns(row) for row in ROWS}
        buildings["cathedral"] = "".join(column for row, column in self.built if row == "cathedral")
        struck = {colour: "".join(sorted(c for hit, c in self.struck if hit == colour)) for colour in COLOURS}
        return {
            "buildings": {row: columns for row, columns in buildings.items() if columns},
            "struck": {colour: columns for colour, columns in struck.items() if columns},
            "circled": dict(self.circled),
            "spent": dict(self.spent),
            "citizens": dict(self.citizens),
        }

    def columns(self, row: str) -> str:
        return "".join(sorted(column for one, column in self.built if one == row))

    def has(self, resource: str) -> int:
        return self.circled[resource] - self.spent[resource]

    def can_pay(self, price: Counter[str]) -> bool:
        return all(self.has(resource) >= number for resource, number in price.items())

    def pay(self, price: Counter[str]) -> None:
        """Spending strikes a circled symbol (R20)."""
        assert self.can_pay(price)
        for resource, number in price.items():
            self.spent[resource] += number

    def may_build(self, row: str, column: str) -> bool:
        """Neither built nor blocked by a struck square of its colour (R17, R28, R33, R41)."""
        return (row, column) not in self.built and (ROWS[row]["colour"], column) not in self.struck

    def attack(self, colour: str, column: str) -> None:
        """R15; the Fortress of the column spares it (R16)."""
        if ("fortress", column) not in self.built:
            self.struck.add((colour, column))

    def _is_linked(self, index: int) -> bool:
        link = PRINTED["links"][index]
        return all((link["building"], column) in self.built for column in link["columns"])

    # Points

    def favours(self) -> dict[str, int]:
        """By character the number that a Cathedral unlocked: 1, 1, 2, 2, 3, 3 in the order of building (R32)."""
        character = {entry["building"]: entry["id"] for entry in PRINTED["characters"]}
        cathedrals = [column for row, column in self.built if row == "cathedral"]
        rows = [ROWS["cathedral"]["columns"][COLUMNS.index(column)]["scores"] for column in cathedrals]
        return {character[row]: 1 + order // 2 for order, row in enumerate(rows)}

    def points(self) -> dict[str, int]:
        """R45."""
        favours = self.favours()
        found = {resource: self.has(resource) // 2 for resource in RESOURCES}
        found["citizens"] = sum(self.citizens.values())
        for entry in PRINTED["characters"]:
            buildings = len(self.columns(entry["building"]))
            found[entry["id"]] = buildings * favours.get(entry["id"], 0)
        return found

    # Gains, a symbol at a time

    def gain(self, gain: dict[str, Any]) -> Part:
        """Gain that many of one resource or of one kind of citizen."""
        for resource, number in gain.get("resources", {}).items():
            for _ in range(number):
                yield from self.circle_resource(resource)
        for colour, number in gain.get("citizens", {}).items():
            for _ in range(number):
                yield from self.circle_citizen(colour)

    def circle_resource(self, resource: str) -> Part:
        """R25; lost when the track is full (R27); the 6th, 12th and 18th bring a citizen at once (R26)."""
        if self.circled[resource] == 18:
            return
        self.circled[resource] += 1
        if self.circled[resource] in (6, 12, 18):
            yield from self.circle_citizen(COLOUR_OF[resource])

    def one_of_each_resource(self) -> Part:
        """In any order (ruling Q4), asked for only where a citizen depends on it."""
        left = list(RESOURCES)
        while left:
            open_ones = [resource for resource in left if self.circled[resource] < 18]
            resource = left[0]
            if len(open_ones) > 1 and any(self.circled[one] in (5, 11, 17) for one in open_ones):
                choice = yield {f"take {one}" for one in open_ones}
                resource = choice.split()[1]
            left.remove(resource)
            yield from self.circle_resource(resource)

    def circle_citizen(self, colour: str) -> Part:
        """R35, and at once the bonus that it brings (R37-R40). Without room: another track, or none (R36)."""
        if self.citizens[colour] == 20:
            others = [other for other in COLOURS if self.citizens[other] < 20]
            if others:
                choice = yield {"decline", *(f"citizen {other}" for other in others)}
                if choice != "decline":
                    yield from self.circle_citizen(choice.split()[1])
            return
        self.citizens[colour] += 1
        place = self.citizens[colour]
        if place == 15:
            rows = {"red": ("great-hall", "cathedral"), "yellow": ("fortress", "cathedral")}
            yield from self.bonus_building(rows.get(colour, ("fortress", "great-hall")))
        if place == 20:
            one, two = (other for other in COLOURS if other != colour)
            first = (yield {f"citizen {one}", f"citizen {two}"}).split()[1]
            yield from self.circle_citizen(first)
            yield from self.circle_citizen(two if first == one else one)
        if place in (3, 6, 11) and all(number >= place for number in self.citizens.values()):
            if place == 3:
                yield from self.one_of_each_resource()
            else:
                yield from self.bonus_building(WORK.values())

    # Building

    def bonus_building(self, rows: Iterable[str]) -> Part:
        """One of these in any column; it lapses if there is none (R37, R39, R41, rulings Q2, Q3)."""
        free = {f"build {row} {column}" for row in rows for column in COLUMNS if self.may_build(row, column)}
        if free:
            choice = yield free | {"decline"}
            if choice != "decline":
                _, row, column = choice.split()
                yield from self.build(row, column, "")

    def build(self, row: str, column: str, tile: str) -> Part:
        """Its own gain, then what a banquet adds, then its link if complete (R29-R34, R51, ruling Q4).

        A bonus building is built without a die, hence without a tile (ruling Q8).
        """
        assert self.may_build(row, column)
        self.built.append((row, column))
        printed = ROWS[row]["columns"][COLUMNS.index(column)]
        if row == "great-hall":
            asked = [die for die in self.dice if self._counts(die) and die.colour == printed["per_die"]]  # R30, R31
            for _ in range(len(asked) + (tile == "banquet 7")):
                yield from self.gain(printed["gain"])
        else:
            yield from self.gain(printed.get("gain", {}))
        if row == "cathedral" and tile == "banquet 3":
            yield from self.one_of_each_resource()
        if row in WORK.values() and tile == "banquet 4":
            yield from self.circle_citizen(ROWS[row]["colour"])
        if row == "fortress" and tile == "banquet 6":
            yield from self._two_more_citizens()
        for index, link in enumerate(PRINTED["links"]):
            is_its_own = link["building"] == row and column in link["columns"]
            if is_its_own and self._is_linked(index) and index not in self.links_had:
                self.links_had.add(index)  # R34: once
                yield from self.gain(link["gain"])

    def _counts(self, die: Die) -> bool:
        """R30; the black die at banquet 8 for all, or if the others' wording is played for its user only (Q11)."""
        if die.black and not self.black_counts:
            return die is self.chosen
        return die.is_available

    def _two_more_citizens(self) -> Part:
        """Banquet 6: a red one and a yellow or white one, in either order (R51, ruling Q4)."""
        first = (yield {f"citizen {colour}" for colour in COLOURS}).split()[1]
        yield from self.circle_citizen(first)
        second = "red" if first != "red" else (yield {"citizen yellow", "citizen white"}).split()[1]
        yield from self.circle_citizen(second)

    # A player's part of a half day

    def part(self, dice: list[Die], morning: bool, numbering: list[int], black_counts: bool) -> Part:
        """R19: a die and one action with it, or R21; then `end`."""
        self.dice, self.black_counts, self.chosen = dice, black_counts, None
        payable = [die for die in dice if die.is_available and any(map(self.can_pay, die.prices(morning)))]
        move = yield {f"die {die.sector + 1}" for die in payable} or {"relief"}
        if move == "relief":
            yield from self.one_of_each_resource()
        else:
            die = self.chosen = dice[int(move.split()[1]) - 1]
            yield from self._pay_for(die, morning)
            yield from self._act(die, numbering)
        yield {"end"}

    def _pay_for(self, die: Die, morning: bool) -> Part:
        """R20: ask where there is a choice; otherwise strike at once."""
        prices = die.prices(morning)
        if len(prices) == 1:
            self.pay(prices[0])
            return
        fixed = prices[0] & prices[1] & prices[2]
        self.pay(fixed)
        resource = (yield {f"pay {one}" for one in RESOURCES if self.has(one)}).split()[1]
        self.pay(Counter([resource]))

    def _act(self, die: Die, numbering: list[int]) -> Part:
        """The changes, each at most once and in any order (R22-R24), then exactly one of the three actions."""
        value, colour = die.value_when_chosen(), die.colour
        values = {f"value {new}": die.influence_for(new) for new in range(1, 7) if new != value}
        colours = {f"colour {new}": die.knowledge_for_colour() for new in COLOURS if new != colour}
        while True:
            column = COLUMNS[numbering.index(value)] if value else ""
            offers = self._affordable(values, "influence") | self._affordable(colours, "knowledge")
            move = yield offers | self._actions(die, colour, column)
            if move in values:
                self.pay(Counter({"influence": values[move] or 0}))
                value, values = int(move.split()[1]), {}
            elif move in colours:
                self.pay(Counter({"knowledge": colours[move] or 0}))
                colour, colours = move.split()[1], {}
            else:
                break
        if move == "resources":
            for _ in range(value):
                yield from self.circle_resource(RESOURCES[COLOURS.index(colour)])
        else:
            yield from self.build((PRESTIGE if move == "prestige" else WORK)[colour], column, die.tile)

    def _affordable(self, prices: dict[str, int | None], resource: str) -> set[str]:
        return {move for move, price in prices.items() if price is not None and price <= self.has(resource)}

    def _actions(self, die: Die, colour: str, column: str) -> set[str]:
        """R25, R28, R33; raid 7 builds no prestige building, and there is no column 0 (R51, ruling Q9)."""
        actions = {"resources"}
        if column and self.may_build(PRESTIGE[colour], column) and die.tile != "raid 7":
            actions.add("prestige")
        if column and self.may_build(WORK[colour], column):
            actions.add("work")
        return actions
