"""What players do in the slow reference, on any occasion: pieces, decrees, fairy tiles (see reference.py)."""

from collections.abc import Callable, Generator
from typing import Any

from tests.games.feuville.reference_table import PERSONS, Seat, Table
from tests.games.feuville.reference_town import LETTER, LEVELS, Town, level_of, name, shows

Asked = tuple[int, set[str]]
Flow = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]
Offers = Callable[[], set[str]]


class Acts(Table):
    """The acts that a turn consists of; each asks what it has to ask."""

    def __init__(self, options: dict[str, Any], seats: list[Seat]) -> None:
        super().__init__(options, seats)
        self.free_actions = False  # whether the player on turn may use what is stored (R13, ruling K31)
        self.in_round = False  # whether a publican's round is under way (R48)
        self.ending = False  # whether the turn is at its end (R10)

    def _ask(self, seat: int, offers: Offers) -> Answer:
        """Ask for one of the offers; the player on turn may first use what is stored (R13, ruling K31).

        The offers are worked out again after each such action. No answer if there is nothing (any more).
        """
        while now := offers():
            free = self._free_moves() if seat == self.player and self.free_actions else set()
            move = yield seat, now | free
            if move in now:
                return move
            yield from self._act_freely(move)
        return ""

    # Tiles and decrees in the hand

    def _take_tile(self, seat: int, move: str, *, must_build: bool = False) -> Flow:
        """R15, R26: the row is refilled, the tile is placed, then come great selections (ruling K32)."""
        refilled = self._lift_tile(move)
        yield from self._place(seat, must_build=must_build)
        if refilled:
            yield from self._great_selections()

    def _lift_tile(self, move: str) -> bool:
        """Take a tile off the board; return true if that emptied the row, and it was refilled now."""
        kind, person = move.split()
        row = self.rows[kind]
        self.hand, row[PERSONS.index(person)] = row[PERSONS.index(person)], None
        now = self.options["row_refill"] == "at-once" or self.in_round or self.ending
        return now and not any(row) and self.fill_row(kind)

    def _take_decree(self, person: str) -> Flow:
        """R28."""
        row, place = self.rows["decree"], PERSONS.index(person)
        self.hand, row[place] = row[place], None
        yield from self._place(self.player)

    def _place(self, seat: int, *, must_build: bool = False, may_drop: bool = True) -> Flow:
        """R16-R18, R28: build or evaluate the piece, or store it, if necessary in place of another."""
        owner = self.seats[seat]

        def offers() -> set[str]:
            assert self.hand is not None
            moves = self._uses(seat, self.hand, "")
            if must_build:
                return moves
            if None in owner.store:
                return moves | {"store"}
            return moves | ({"replace 1", "replace 2"} if may_drop else set())

        word, *rest = (yield from self._ask(seat, offers)).split()
        piece = self.hand
        assert piece is not None
        if word == "build":
            self.hand = None
            yield from self._build(seat, piece, int(rest[0]))
        elif word == "evaluate":
            yield from self._evaluate(piece)
            self.hand = None
        else:
            if word == "replace":
                self._drop(owner, int(rest[0]) - 1)
            owner.store[owner.store.index(None)] = piece
            self.hand = None

    def _drop(self, owner: Seat, space: int) -> None:
        """R18: the piece leaves the game; its protection goes to the supply (rulings K25, K44)."""
        self.removed.append(owner.store[space] or "")
        owner.store[space] = None
        if space in owner.protected:
            owner.protected.remove(space)
            self.supply["theft-protection"] += 1

    def _uses(self, seat: int, piece: str, space: str) -> set[str]:
        """Return what a tile or decree can be used for; `space` is where it is stored."""
        town = self.seats[seat].town
        if piece[0] in "123":
            words = ["build", *space.split()]
            return {" ".join([*words, name(place)]) for place in town.room(level_of(piece))}
        possible = {  # R31, R32, R34, R39; the others need nothing (ruling K10)
            "small-district": town.districts() and self.grass >= 1,
            "large-district": town.large_districts() and self.grass >= 2,
            "splendid-view": town.views(),
        }.get(piece, True)
        return {f"evaluate {space or 'hand'}"} if possible else set()

    def _free_moves(self) -> set[str]:
        """R13, R57."""
        owner = self.seats[self.player]
        moves: set[str] = set()
        for space, piece in enumerate(owner.store):
            if piece is None:
                continue
            moves |= self._uses(self.player, piece, str(space + 1))
            if space not in owner.protected and "theft-protection" in (*owner.charms, self.charm):
                moves.add(f"protect {space + 1}")
        return moves

    def _act_freely(self, move: str) -> Flow:
        owner = self.seats[self.player]
        word, number, *rest = move.split()
        space = int(number) - 1
        piece = owner.store[space]
        assert piece is not None
        if word == "protect":
            owner.protected.add(space)
            if self.charm == "theft-protection":  # ruling K41
                self.charm = None
            else:
                owner.charms.remove("theft-protection")
        elif word == "build":
            self._take_out(owner, space)
            yield from self._build(self.player, piece, int(rest[0]))
        else:
            yield from self._evaluate(piece)
            self._take_out(owner, space)

    def _take_out(self, owner: Seat, space: int) -> None:
        """Use a piece; a protection on it is spent (R57)."""
        owner.store[space] = None
        if space in owner.protected:
            owner.protected.remove(space)
            if self.options["spent_theft_protection"] == "removed":
                self.removed.append("theft-protection")
            else:
                self.supply["theft-protection"] += 1

    def _build(self, seat: int, tile: str, place: int) -> Flow:
        """R19; a sky with clouds may repair, one column at a time (R70, ruling K27)."""
        town = self.seats[seat].town
        town.build(tile, place)
        while level_of(tile) == 2 and "o" in shows(tile) and town.may_repair_by_clouds():
            move = yield seat, {"pass", *(f"repair {name(ruin)}" for ruin in town.ruins())}
            if move == "pass":
                return
            town.repair(int(move.split()[1]))

    # Decrees

    def _evaluate(self, decree: str) -> Flow:
        """R31, R32, R38-R41, R45; nothing comes between a decree and the choice that it leaves."""
        owner = self.seats[self.player]
        town = owner.town
        source, points = decree, 0
        if decree == "small-district":
            move = yield self.player, {f"district {name(place)}" for place in town.districts()}
            self._lay_grass(town, int(move.split()[1]))
            points = 5
        elif decree == "large-district":
            move = yield self.player, {f"district {name(place)}" for place in town.large_districts()}
            self._lay_grass(town, int(move.split()[1]))
            self._lay_grass(town, int(move.split()[1]) + 1)
            points = 10
        elif decree == "splendid-view":
            views = town.views()
            points = views[(yield self.player, set(views))]
        elif decree == "own-discretion":
            move = yield self.player, {"symbol guard", "symbol star", "symbol flag"}
            points = 3 * town.count(LETTER[move.split()[1]])
        else:
            symbol, each = decree.split("-")
            source, points = "symbols", int(each) * town.count(LETTER[symbol])
        owner.evaluated[decree] += 1
        owner.points[source] += points

    def _lay_grass(self, town: Town, place: int) -> None:
        town.columns[place].grass = "grass"
        self.grass -= 1

    def _evaluation(self) -> tuple[int, set[int]]:
        only_scored = self.options["evaluation_grass_scope"] == "evaluated-columns"
        one_gap = self.options["tower_gaps"] == "one"
        return self.seats[self.player].town.evaluation(only_scored_columns=only_scored, one_gap=one_gap)

    def _evaluate_town(self) -> Flow:
        """R37."""
        owner = self.seats[self.player]
        points, places = self._evaluation()
        owner.evaluated["town-evaluation"] += 1
        owner.points["town-evaluation"] += points
        move = yield self.player, {f"coat {name(place)}" for place in places}
        owner.town.columns[int(move.split()[1])].grass = "coat"

    # The fairy

    def _charm_moves(self) -> set[str]:
        return {f"charm {slot + 1}" for slot in range(3) if self.display[slot]}

    def _take_charm(self, slot: int) -> Flow:
        """R53-R55: prestige is scored and returned, others are kept; a discarded tile goes before the refill (J10)."""
        owner = self.seats[self.player]
        charm, self.display[slot] = self.display[slot] or "", None
        if charm.startswith("prestige"):
            owner.points["fairy"] += int(charm.split("-")[1])
            self.supply[charm] += 1
        elif len(owner.charms) < 2:
            owner.charms.append(charm)
        else:
            self.charm, self.charm_slot = charm, slot + 1
            yield from self._make_room(owner, charm)
            self.charm, self.charm_slot = None, 0
        self.fill_display(slot)

    def _make_room(self, owner: Seat, charm: str) -> Flow:
        """R53; a theft protection may be laid on a piece instead, and then nothing is asked (ruling K41)."""

        def offers() -> set[str]:
            if self.charm is None:
                return set()
            return {"keep"} if len(owner.charms) < 2 else {f"swap {kept}" for kept in owner.charms}

        word, *dropped = (yield from self._ask(self.player, offers)).split() or [""]
        if word == "swap":
            owner.charms.remove(dropped[0])
            if self.options["discarded_fairy_tile"] == "removed":
                self.removed.append(dropped[0])
            else:
                self.supply[dropped[0]] += 1
        if word:
            owner.charms.append(charm)

    def _great_selections(self) -> Flow:
        """R56: clockwise from the player on turn, each as often as they have one (rulings K21, K24).

        A row emptied meanwhile is refilled at once and gets its own window afterwards (ruling K33).
        """
        windows = 0
        for steps in range(len(self.seats)):
            seat = (self.player + steps) % len(self.seats)
            owner = self.seats[seat]
            while "great-selection" in owner.charms:
                move = yield from self._ask(seat, self._any_tile)
                if move in ("", "pass"):
                    break
                owner.charms.remove("great-selection")
                self.supply["great-selection"] += 1
                windows += self._lift_tile(move)
                yield from self._place(seat)
        for _ in range(windows):
            yield from self._great_selections()

    def _any_tile(self) -> set[str]:
        tiles = self.tiles_on_board(*LEVELS)
        return tiles and tiles | {"pass"}
