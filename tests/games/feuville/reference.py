"""Feuville played slowly, written from the rulebook and the rules R1-R77, with plain loops over lists and dicts.

The engine is compared with it ply by ply. It shares no code with the engine, only the component data, and nothing
here is meant to be fast. Rn is FV-n; "ruling" is a number of section K of the fact sheet. The game is a conversation: a
generator that says who is asked and what may be answered, and is sent the answer, so that whatever comes in between is
simply carried out there. What lies on the table is in reference_table.py and reference_town.py, what players do with it
in reference_acts.py.
"""

from functools import partial
from typing import Any

from tests.games.feuville.reference_acts import Acts, Asked, Flow
from tests.games.feuville.reference_table import NOT_ROLLED, PERSONS, Seat
from tests.games.feuville.reference_town import LEVELS, START, Town, name


class Reference(Acts):
    """One game, from the set-up or from a position in which a turn begins."""

    def __init__(self, options: dict[str, Any], seats: list[Seat]) -> None:
        super().__init__(options, seats)
        self.flow: Flow
        self.asked: Asked | None = None

    @classmethod
    def set_up(cls, options: dict[str, Any], players: int, drawn: list[str]) -> "Reference":
        """R3-R8, told only what was drawn and rolled."""
        reference = cls(options, [Seat(Town({"0": START})) for _ in range(players)])
        reference.lay_out(list(drawn))
        return reference._begin()

    @classmethod
    def read(cls, position: dict[str, Any]) -> "Reference":
        reference = cls(position["options"], [Seat.read(player) for player in position["players"]])
        reference.take_position(position)
        return reference._begin()

    def _begin(self) -> "Reference":
        self.flow = self._game()
        self.asked = next(self.flow)
        assert not self.drawn, f"not drawn: {self.drawn}"
        return self

    # Playing

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.asked is None else (self.asked[0],)

    def legal(self) -> set[str]:
        return set() if self.asked is None else self.asked[1]

    def play(self, move: str, drawn: list[str]) -> None:
        """Play a legal move; `drawn` is what is rolled and drawn in it, in order."""
        assert move in self.legal(), f"{move} is not legal"
        self.drawn = list(drawn)
        try:
            self.asked = self.flow.send(move)
        except StopIteration:
            self.asked = None
        assert not self.drawn, f"not drawn: {self.drawn}"

    # The turn

    def _game(self) -> Flow:
        while True:
            yield from self._turn()
            yield from self._end_turn()
            # R72, R73: the starting player's gap ends the game at once (ruling K12), others' at the end of the round.
            at_once = self.player == self.start_player and self.options["start_player_ends_at_once"]
            following = (self.player + 1) % len(self.seats)
            if self.last_round and (at_once or following == self.start_player):
                self.over = True
                return
            self.player, self.used, self.dice = following, [], NOT_ROLLED

    def _roll(self) -> None:
        self.dice = self.roll(), self.roll()

    def _turn(self) -> Flow:
        """R10: doubles bring the dragon and a new roll (R60, R66); then the dice, one after the other (R13)."""
        if self.dice == NOT_ROLLED:
            yield from self._before_roll()
        while self.dice[0] == self.dice[1]:
            yield from self._dragon()
            yield from self._before_roll()
        self.free_actions = True
        self.unused = [PERSONS[value - 1] for value in self.dice]
        while True:
            move = yield from self._ask(self.player, self._die_moves)
            if move == "end":
                break
            yield from self._use_die(move)
        self.free_actions = False

    def _before_roll(self) -> Flow:
        """R29 to the letter: stored decrees at any time in the turn, so before a roll as well; else ruling K1."""
        evaluated = False
        while self.options["decrees_any_time"]:
            stored = enumerate(self.seats[self.player].store, 1)
            uses = [
                self._uses(self.player, piece, str(space)) for space, piece in stored if piece and piece[0] not in "123"
            ]
            decrees = {move for moves in uses for move in moves}
            if not decrees and not evaluated:  # players with nothing to evaluate are not asked
                break
            move = yield self.player, decrees | {"roll"}
            if move == "roll":
                break
            yield from self._act_freely(move)
            evaluated = True
        self._roll()

    def _die_moves(self) -> set[str]:
        """R12."""
        if not self.unused:
            return {"end"}
        moves = {move for person in self.unused for move in self._person_moves(person)}
        # R52 to the letter: the other die goes to its person; else ruling K2.
        visited = {move.split()[0] for move in self.used} & {"fairy", "evaluation"}
        apart = visited if not self.options["fairy_and_evaluation"] else set()
        if any(self.display) and "fairy" not in visited and not apart:
            moves |= {f"fairy {person}" for person in self.unused}
        if self._evaluation()[1] and not apart:  # R37
            moves |= {f"evaluation {person}" for person in self.unused}
        if len(self.unused) == 2:  # R59
            moves |= {f"gnome {person}" for person in PERSONS}
        return moves

    def _person_moves(self, person: str) -> set[str]:
        place = PERSONS.index(person)
        return {f"{row} {person}" for row in self.rows if self.rows[row][place]} | {f"skill {person}"}

    def _use_die(self, move: str) -> Flow:
        word, person = move.split()
        if word == "gnome":  # R59: both dice; then it acts as the person
            self.unused, self.used = [], [move, move]
            move = yield from self._ask(self.player, lambda: self._person_moves(person))
            word = move.split()[0]
        else:
            self.unused.remove(person)
            self.used = [*self.used, move]
        if word == "skill":
            yield from {
                "entertainer": self._entertainer,
                "thief": self._thief,
                "publican": self._publican,
                "architect": self._architect,
                "mayor": self._mayor,
                "magician": self._magician,
            }[person]()
        elif word == "fairy":
            move = yield from self._ask(self.player, self._charm_moves)
            yield from self._take_charm(int(move.split()[1]) - 1)
        elif word == "evaluation":
            yield from self._evaluate_town()
        elif word == "decree":
            yield from self._take_decree(person)
        else:
            yield from self._take_tile(self.player, move)

    def _end_turn(self) -> Flow:
        """R26 in the editions that wait until now, with one window (rulings K32, K42); then the decrees (R44)."""
        self.ending = True
        if self.options["row_refill"] == "end-of-turn":
            laid = [self.fill_row(kind) for kind in LEVELS if not any(self.rows[kind])]
            if any(laid):
                yield from self._great_selections()
        self.fill_decrees()
        self.ending = False

    # Persons

    def _entertainer(self) -> Flow:
        """R46, ruling K15."""
        total = self.roll()
        while total < 10 and (yield from self._ask(self.player, lambda: {"roll", "stop"})) == "roll":
            total += self.roll()
        for seat, owner in enumerate(self.seats):
            if total <= 10:
                owner.points["entertainer"] += total if seat == self.player else 10 - total
            else:
                owner.points["entertainer"] += 0 if seat == self.player else total - 10

    def _thief(self) -> Flow:
        """R47: a tile or decree without protection."""
        distances = dict(zip(("next", "second", "third"), range(1, len(self.seats)), strict=False))
        victims = {word: self.seats[(self.player + steps) % len(self.seats)] for word, steps in distances.items()}
        loot = {
            f"steal {word} {space + 1}"
            for word, victim in victims.items()
            for space in range(2)
            if victim.store[space] and space not in victim.protected
        }

        def offers() -> set[str]:
            """R47 to the letter: to be used at once or stored if there is room; else ruling K16."""
            moves = {move for move in loot if self._finds_place(victims[move.split()[1]], int(move.split()[2]) - 1)}
            return moves and moves | {"pass"}

        move = yield from self._ask(self.player, offers)
        if move.startswith("steal"):
            _, word, space = move.split()
            victim = victims[word]
            self.hand, victim.store[int(space) - 1] = victim.store[int(space) - 1], None
            yield from self._place(self.player, may_drop=self.options["thief_makes_room"])

    def _finds_place(self, victim: Seat, space: int) -> bool:
        piece = victim.store[space] or ""
        room = None in self.seats[self.player].store
        return bool(self.options["thief_makes_room"] or room or self._uses(self.player, piece, ""))

    def _publican(self) -> Flow:
        """R48: the player on turn first and last, between them the others, who must build at once."""
        self.in_round = True
        for steps in range(len(self.seats) + 1):
            seat = (self.player + steps) % len(self.seats)
            others = seat != self.player
            move = yield from self._ask(seat, partial(self._round_offers, seat, must_build=others))
            if move not in ("", "pass"):
                yield from self._take_tile(seat, move, must_build=others)
        self.in_round = False

    def _round_offers(self, seat: int, *, must_build: bool) -> set[str]:
        town = self.seats[seat].town
        kinds = [kind for level, kind in enumerate(LEVELS) if not must_build or town.room(level)]
        tiles = self.tiles_on_board(*kinds)
        return tiles and tiles | {"pass"}

    def _architect(self) -> Flow:
        """R49: all gaps, then great selections (R56, ruling K22), then any tile."""
        for kind in LEVELS:
            self.fill_row(kind)
        yield from self._great_selections()
        move = yield from self._ask(self.player, self._any_tile)
        if move not in ("", "pass"):
            yield from self._take_tile(self.player, move)

    def _mayor(self) -> Flow:
        """R50."""
        decrees = self.tiles_on_board("decree")
        move = yield from self._ask(self.player, lambda: decrees and decrees | {"pass"})
        if move not in ("", "pass"):
            yield from self._take_decree(move.split()[1])

    def _magician(self) -> Flow:
        """R51, R68: judged before any repair (ruling K19)."""
        town = self.seats[self.player].town
        left = {"repair": 2, "charm": 1}
        if not town.ruins():
            left = {"repair": 0, "charm": self.options["magician_fairy_when_nothing_burnt"]}

        def offers() -> set[str]:
            moves = {f"repair {name(place)}" for place in town.ruins()} if left["repair"] else set()
            moves |= self._charm_moves() if left["charm"] else set()
            return moves and moves | {"pass"}

        while (move := (yield from self._ask(self.player, offers))) not in ("", "pass"):
            word, place = move.split()
            left[word] -= 1
            if word == "repair":
                town.repair(int(place))
            else:
                yield from self._take_charm(int(place) - 1)

    # The dragon

    def _dragon(self) -> Flow:
        """R60-R65: clockwise from the roller (ruling K26); players without a choice are not asked."""
        for steps in range(len(self.seats)):
            seat = (self.player + steps) % len(self.seats)
            yield from self._attack(seat, self.seats[seat])
            self.named = set()

    def _attack(self, seat: int, owner: Seat) -> Flow:
        """The number is fixed before anything burns (R63); a fire protection saves the whole town (R58)."""
        town = owner.town
        owed = town.in_danger()
        any_column = self.options["cloud_columns_may_burn"]  # R63 in German; elsewhere none that shows clouds
        while owed:
            open_ones = {place for place in town.columns if any_column or not town.has_clouds(place)} - self.named
            shield = {"shield"} if not self.named and "fire-protection" in owner.charms else set()
            if len(open_ones) <= owed and not shield:
                for place in open_ones:
                    town.burn(place)
                return
            move = yield seat, {f"burn {name(place)}" for place in open_ones} | shield
            if move == "shield":
                owner.charms.remove("fire-protection")
                self.supply["fire-protection"] += 1
                return
            town.burn(int(move.split()[1]))
            self.named = self.named | {int(move.split()[1])}
            owed -= 1
