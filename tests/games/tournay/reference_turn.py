"""Turns of the naive Tournay: a whole turn is told from its moves and from what was drawn, as straight-line code.

Each question works out what may be answered and checks it against what the engine offered at that ply.
"""

from collections import Counter, deque
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from tests.games.tournay.reference import CARDS, EVENTS, Player, Slot, colour, cost, kind, points

OWNERS = ("own", "next", "second", "third")
COLUMNS = "abcde"
ROWS = "12345"
ALL_SLOTS = tuple(column + row for row in ROWS for column in COLUMNS)


@dataclass
class Ply:
    """A move of the engine, with what it offered."""

    seat: int
    legal: set[str]
    move: str


@dataclass
class Event:
    """An open event with the coins on it."""

    name: str
    coins: int

    @property
    def printed(self) -> dict[str, Any]:
        return EVENTS[self.name]


class Deck:
    """Cards from the bottom up, `None` where nobody has looked yet."""

    def __init__(self, document: dict[str, Any]) -> None:
        unknown = sum(document.get("undetermined", {}).values())
        entries = document.get("places", [None] * unknown)
        self.cards: list[str | None] = [entry and entry["card"] for entry in entries]
        self.face_up: bool = document.get("face_up", False)
        self.crier: bool = document.get("crier", False)

    def document(self) -> dict[str, Any]:
        return {"cards": self.cards, "face_up": self.face_up, "crier": self.crier}


# The district


def in_line(one: str, other: str) -> bool:
    """R49: another slot of the same row or column."""
    return one != other and (one[0] == other[0] or one[1] == other[1])


def fits(slots: set[str]) -> bool:
    """R14: at most three rows and three columns."""
    columns = [COLUMNS.index(slot[0]) for slot in slots]
    rows = [ROWS.index(slot[1]) for slot in slots]
    return max(columns) - min(columns) < 3 and max(rows) - min(rows) < 3


def beside(one: str, other: str) -> bool:
    steps = abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])) + abs(ROWS.index(one[1]) - ROWS.index(other[1]))
    return steps == 1


def open_slots(filled: set[str]) -> set[str]:
    """R14; the first card of a district is written on c3."""
    if not filled:
        return {"c3"}
    near = {slot for slot in ALL_SLOTS if any(beside(slot, other) for other in filled)}
    return {slot for slot in filled | near if fits(filled | {slot})}


def moved_inwards(district: dict[str, Slot]) -> dict[str, Slot]:
    """Return the same district written so that it may grow in every direction again on the grid of five by five."""
    if not district:
        return {}
    steps = []
    for axis, names in enumerate((COLUMNS, ROWS)):
        numbers = [names.index(slot[axis]) for slot in district]
        spare = 2 - (max(numbers) - min(numbers))
        steps.append(max(spare, min(2, min(numbers))) - min(numbers))
    return {
        COLUMNS[COLUMNS.index(name[0]) + steps[0]] + ROWS[ROWS.index(name[1]) + steps[1]]: slot
        for name, slot in district.items()
    }


def moved_to_middle(district: dict[str, Slot]) -> dict[str, Slot]:
    """Return the same district written on b to d and 2 to 4, if it is not there already."""
    steps = []
    for axis, names in enumerate((COLUMNS, ROWS)):
        numbers = [names.index(slot[axis]) for slot in district]
        steps.append(1 if min(numbers, default=1) == 0 else -1 if max(numbers, default=1) == 4 else 0)
    return {
        COLUMNS[COLUMNS.index(name[0]) + steps[0]] + ROWS[ROWS.index(name[1]) + steps[1]]: slot
        for name, slot in district.items()
    }


class Table:
    """Everything that a position states, and the moves of the turn being told."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.options = document["options"]
        self.is_first_version = document.get("rules") == "1"
        self.start_player: int = document["start_player"]
        self.last_round: bool = document["last_round"]
        self.active: int = document["turn"]["player"]
        self.players = [Player(player) for player in document["players"]]
        self.queue = [event and Event(event["event"], event["coins"]) for event in document["queue"]]
        self.event_deck = set(document["event_deck"])
        self.supply = Counter(document["supply"])
        self.decks = {name: Deck(deck) for name, deck in document["decks"].items()}
        self.is_choosing_last = False
        self.is_over = False
        self.plies: deque[Ply] = deque()
        self.drawn: deque[str] = deque()
        self.shielded: set[int] = set()
        self.activated: set[str] = set()

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def clockwise(self) -> list[int]:
        """All seats from the active player on."""
        return [(self.active + step) % len(self.players) for step in range(len(self.players))]

    def document(self) -> dict[str, Any]:
        return {
            "last_round": self.last_round,
            "active": None if self.is_choosing_last or self.is_over else self.active,
            "queue": [event and {"event": event.name, "coins": event.coins} for event in self.queue],
            "event_deck": self.event_deck,
            "supply": +self.supply,
            "decks": {name: deck.document() for name, deck in self.decks.items()},
            "players": [player.document() for player in self.players],
        }

    def points(self) -> list[dict[str, int]]:
        return points(self.players, self.options)

    # Questions

    def must_ask(self, seat: int, options: set[str]) -> str:
        ply = self.plies.popleft()
        assert ply.seat == seat, f"{ply.move} by {ply.seat}, but {seat} is asked"
        assert ply.legal == options, f"{ply.move}: offered {sorted(ply.legal)}, rightly {sorted(options)}"
        return ply.move

    def ask(self, seat: int, options: set[str]) -> str:
        """Return the answer; a single one is not asked."""
        return self.must_ask(seat, options) if len(options) > 1 else next(iter(options))

    # Citizens (R21-R23)

    def others_standing(self, of: str) -> int:
        return sum(player.plaza[of] for player in self.players if player is not self.me)

    def can_use(self, of: str, number: int, fee: int = 0) -> bool:
        """Whether enough citizens can be had: own for free, others' for two deniers each, plus a fee for the bank."""
        borrowed = max(0, number - self.me.plaza[of])
        return borrowed <= self.others_standing(of) and fee + 2 * borrowed <= self.me.deniers

    def use(self, of: str, number: int, onto: str | None = None) -> str:
        """Use `number` citizens, one after the other; return the colour of the last one, or gray."""
        came = of
        for left in range(number, 0, -1):
            options = {"use own"} if self.me.plaza[of] else set()
            later = max(0, left - 1 - self.me.plaza[of])  # to be borrowed even so
            if self.me.deniers >= 2 * (1 + later) and self.others_standing(of) >= 1 + later:
                seats = self.clockwise()
                options |= {
                    f"use {OWNERS[step]}" for step in range(1, len(seats)) if self.players[seats[step]].plaza[of]
                }
            answer = "use own" if options == {"use own"} else self.must_ask(self.active, options)
            step = OWNERS.index(answer.split()[1])
            owner = self.players[self.clockwise()[step]]
            owner.plaza[of] -= 1
            came = "gray" if step else of
            if step:
                self.me.deniers -= 2
                owner.deniers += 2
            if step or onto is None:
                owner.lying[of] += 1
            if onto is not None and step:
                self.me.district[onto].gray += 1
            elif onto is not None:
                self.me.district[onto].citizens[of] += 1
        return came

    # Playing a card (R13-R20)

    def cost(self, card: str) -> dict[str, Any]:
        return cost(card, self.options, self.is_first_version)

    def is_blocked(self, player: Player, card: str) -> bool:
        """R18, A2: the district has a prestige building of that name, perhaps covered."""
        return kind(card) == "prestige" and card in player.everything()

    def payments(self, player: Player, card: str, target: str | None = None) -> set[str]:
        """R20, A24: what may pay the card part of a cost, so that the card can be placed afterwards."""
        found = set()
        for name, slot in player.district.items():
            names = set(player.district) - ({name} if len(slot.cards) == 1 else set())
            blocked = self.is_blocked(player, card) and slot.top != card
            if not blocked and (target is None or target in open_slots(names)):
                found.add(f"remove {name}")
        if not self.is_blocked(player, card) and (target is None or target in open_slots(set(player.district))):
            rest = list(player.hand)
            rest.remove(card)
            found |= {f"return {other}" for other in rest}
        return found

    def can_play(self, player: Player, card: str) -> bool:
        cost = self.cost(card)
        if player.deniers < cost.get("deniers", 0):
            return False
        if cost.get("card"):
            return bool(self.payments(player, card))
        if "citizen" in cost and not player.owned(cost["citizen"]):
            return False
        return not self.is_blocked(player, card)

    def play_card(self, card: str, target: str | None = None) -> None:
        """Pay for and place a card; a last card goes to its chosen slot."""
        me, cost = self.me, self.cost(card)
        me.deniers -= cost.get("deniers", 0)
        if cost.get("card"):
            answer = self.must_ask(self.active, self.payments(me, card, target))
            me.hand.remove(card)
            self._pay_card(answer)
            if target is None:
                me.district = moved_inwards(me.district)
        else:
            me.hand.remove(card)
        if "citizen" in cost:
            self._pay_citizen(cost["citizen"])
        if target is None:
            target = self.must_ask(self.active, {f"place {slot}" for slot in open_slots(set(me.district))}).split()[1]
        self._place(card, target)

    def _pay_card(self, answer: str) -> None:
        how, what = answer.split()
        me = self.me
        if how == "return":
            me.hand.remove(what)
            self.put_under(what)
            return
        slot = me.district[what]
        self._clear(slot)
        self.put_under(slot.cards.pop())
        if not slot.cards:
            del me.district[what]

    def _pay_citizen(self, of: str) -> None:
        me = self.me
        options = {f"give {name}" for name, slot in me.district.items() if slot.citizens[of]}
        options |= {"give plaza"} if me.plaza[of] else set()
        options |= {"give lying"} if me.lying[of] else set()
        where = self.must_ask(self.active, options).split()[1]
        place = {"plaza": me.plaza, "lying": me.lying}.get(where)
        (me.district[where].citizens if place is None else place)[of] -= 1
        self.supply[of] += 1

    def put_under(self, card: str) -> None:
        self.decks[CARDS[card]["deck"]].cards.insert(0, card)

    def _clear(self, slot: Slot) -> None:
        """R17: tokens to the reserve, own citizens beside the Plaza."""
        self.me.lying += slot.citizens
        slot.citizens = Counter()
        slot.gray, slot.damaged = 0, False

    def _place(self, card: str, name: str) -> None:
        """R15-R17, R52; a replaced stack goes top card first (A3)."""
        slot = self.me.district.setdefault(name, Slot({"cards": []}))
        self._clear(slot)
        if slot.cards and colour(slot.top) != colour(card):
            while slot.cards:
                self.put_under(slot.cards.pop())
        slot.cards.append(card)
        self.after_placement(name)

    def after_placement(self, name: str) -> None:
        raise NotImplementedError

    # The end of a turn (R12, R57-R60)

    def limit_hand(self) -> None:
        me = self.me
        while len(me.hand) + me.ramparts > 4:
            options = {f"return {card}" for card in me.hand} | ({"rampart"} if me.ramparts else set())
            answer = self.must_ask(self.active, options)
            if answer == "rampart":
                me.ramparts -= 1
                me.built += 1
            else:
                self._pay_card(answer)

    def pass_on(self) -> None:
        """R58: the end is checked when the first player's turn begins."""
        self.active = (self.active + 1) % len(self.players)
        if self.active != self.start_player:
            return
        if self.last_round:
            self.is_choosing_last = True
            for player in self.players:
                if player.hand and not self.is_first_version:
                    player.district = moved_to_middle(player.district)
            if not any(player.hand for player in self.players):
                self.last_cards()
        complete = sum(player.is_complete() for player in self.players)
        criers = sum(deck.crier for deck in self.decks.values())
        self.last_round |= complete >= 2 or (complete == 1 and criers >= len(self.players) + 1)

    def last_cards(self) -> None:
        """R59, R60, A29, A53: chosen by each, then paid and placed from the first player on."""
        chosen: dict[int, tuple[str, str] | None] = {}
        plies = list(self.plies)
        for seat, player in enumerate(self.players):
            if player.hand:
                self.plies = deque(ply for ply in plies if ply.seat == seat)
                chosen[seat] = self._choose_last(seat)
        ends = [number for number, ply in enumerate(plies) if ply.move == "end"]
        self.plies = deque(plies[ends[-1] + 1 :] if ends else ())
        for step in range(len(self.players)):
            self.active = (self.start_player + step) % len(self.players)
            last = chosen.get(self.active)
            if last is not None:
                self.play_card(*last)
        for player in self.players:
            player.built, player.ramparts = player.built + player.ramparts, 0
        self.is_over = True

    def _choose_last(self, seat: int) -> tuple[str, str] | None:
        player = self.players[seat]
        cards = {card for card in player.hand if self.can_play(player, card)}
        answer = self.must_ask(seat, {"end"} | {f"play {card}" for card in cards})
        if answer == "end":
            return None
        card = answer.split()[1]
        slots = self._last_slots(player, card)
        slot = self.must_ask(seat, {f"place {name}" for name in slots}).split()[1]
        self.must_ask(seat, {"end"})
        return card, slot

    def _last_slots(self, player: Player, card: str) -> set[str]:
        """Return where it could go after one of the possible payments (A29)."""
        if not self.cost(card).get("card"):
            return open_slots(set(player.district))
        return {slot for slot in ALL_SLOTS if self.payments(player, card, slot)}


def event_sets(present: list[int], most: int) -> set[str]:
    """R47: sets of one or more of the open events, up to a number."""
    return {"+".join(map(str, some)) for size in range(1, most + 1) for some in combinations(present, size)}
