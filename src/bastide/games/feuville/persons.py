"""The six persons and their skills (FV-46 to FV-51). Players may decline what a skill offers (FV-14)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.questions import Number
from bastide.games.feuville import board, fairy, town
from bastide.games.feuville.box import DECREE_PIECE
from bastide.games.feuville.decrees import FROM_ENTERTAINER, can_evaluate, score
from bastide.games.feuville.hand import FREELY, HANDS, MUST_BUILD, ROOM_ONLY
from bastide.games.feuville.moves import (
    CHARM,
    DECREE,
    LEVELS,
    MAGICIAN,
    PASS,
    PERSONS,
    REPAIR,
    ROLL,
    STEAL,
    STOP,
    TAKE,
    WALL,
)
from bastide.games.feuville.player_board import NOTHING, SPACES, has_room
from bastide.games.feuville.questions import SEATS, FeuvilleQuestion, acts_as, done, tell_pass
from bastide.games.feuville.refusals import refuse
from bastide.games.feuville.selections import WINDOWS, take_into_hand

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState
    from bastide.games.feuville.view import TurnView


def use_skill(state: "FeuvilleState", person: int, chance: Chance) -> None:
    """Begin a person's skill."""
    if state.listener is not None:
        state.tell("uses-skill", player=state.asked, person=PERSONS[person])
    _SKILLS[PERSONS[person]].begin(state, chance)


class Skill(FeuvilleQuestion):
    """The question of a person's skill; it has the person's name."""

    __slots__ = ()

    def begin(self, state: "FeuvilleState", chance: Chance) -> None:
        """Begin the skill; skip what it can't do (FV-14)."""
        state.questions.append(self)

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the skill was used."""
        return acts_as(state, PERSONS.index(self.name))


# Entertainer (FV-46)


@dataclass(slots=True)
class Entertainer(Skill):
    """Roll on or stop?"""

    name = "entertainer"
    answers = ("roll", "stop")
    first = "FV-46", "roll-or-stop"
    total: Annotated[int, Number(below=60)]

    def begin(self, state: "FeuvilleState", chance: Chance) -> None:
        """Roll once at least (K15)."""
        state.questions.append(self)
        self.roll(state, chance)

    def moves(self, state: "FeuvilleState") -> list[int]:
        return [ROLL, STOP]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        if move == ROLL:
            self.roll(state, chance)
        else:
            self.stop(state)

    def roll(self, state: "FeuvilleState", chance: Chance) -> None:
        """Add a roll; from ten on the rolling is over (K15)."""
        rolled = chance.roll(6, "entertainer die")
        entertainer = Entertainer(self.total + rolled)
        state.questions[-1] = entertainer
        if state.listener is not None:
            state.tell("entertainer-rolls", player=state.asked, rolled=rolled, total=entertainer.total)
        if entertainer.total >= state.box.limit:
            entertainer.stop(state)

    def stop(self, state: "FeuvilleState") -> None:
        """Score the total, and what is missing to ten for the others; beyond ten, only the excess for the others."""
        state.questions.pop()
        total, limit = self.total, state.box.limit
        own, others = (total, limit - total) if total <= limit else (0, total - limit)
        for seat in range(state.players):
            score(state, seat, FROM_ENTERTAINER, own if seat == state.player else others)
        if state.listener is not None:
            state.tell("entertainer-pays", player=state.player, points=own, others=others)

    def status(self, turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        return "status-entertainer", {"total": self.total}

    def exists(self, state: "FeuvilleState") -> bool:
        """Whether the entertainer can have rolled that total and may roll on."""
        return 0 < self.total < state.box.limit


# Thief (FV-47)


def loot(state: "FeuvilleState") -> list[int]:
    """The moves that steal an unprotected tile or decree from another player's board."""
    moves = []
    for distance in range(1, state.players):
        seat = (state.player + distance) % state.players
        for space in range(SPACES):
            piece = state.store[SPACES * seat + space]
            if piece >= 0 and not state.shielded[seat] >> space & 1 and can_steal(state, piece):
                moves.append(STEAL + SPACES * (distance - 1) + space)
    return moves


def can_steal(state: "FeuvilleState", piece: int) -> bool:
    """Whether there is a place for a stolen piece: by the letter of FV-47 nothing is discarded for it (K16)."""
    seat = state.player
    if state.game.thief_makes_room or has_room(state, seat):
        return True
    if piece >= DECREE_PIECE:
        return can_evaluate(state, seat, piece - DECREE_PIECE)
    return town.open_columns(state, seat, state.box.level[piece]) != 0


class Thief(Skill):
    """Which piece does the thief steal from another player?"""

    name = "thief"
    answers = ("steal", "pass")
    first = "FV-47", "steal-or-pass"

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn; with nothing to steal the skill does nothing (FV-14)."""
        return state.player if loot(state) else done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The pieces to steal, or passing."""
        return [*loot(state), PASS]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Take a piece into the hand, to be used or stored like any other (K16)."""
        state.questions.pop()
        if move == PASS:
            tell_pass(state)
            return
        distance, space = divmod(move - STEAL, SPACES)
        victim = (state.player + distance + 1) % state.players
        index = SPACES * victim + space
        state.hand = state.store[index]
        state.store[index] = NOTHING
        state.free[victim] = None
        state.questions.append(HANDS[state.asked][FREELY if state.game.thief_makes_room else ROOM_ONLY])
        if state.listener is not None:
            piece, shows = state.box.piece_words(state.hand)
            state.tell("steals", player=state.player, other_player=victim, piece=piece, shows=shows)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        distance, space = divmod(move - STEAL, SPACES)
        seat = (state.asked + distance + 1) % state.players
        if distance + 1 >= state.players or state.store[SPACES * seat + space] < 0:
            return refuse("FV-47", "nothing-to-steal")
        if state.shielded[seat] >> space & 1:
            return refuse("FV-57", "is-protected")
        return refuse("FV-47", "no-room-for-loot")


# Publican (FV-48)


def on_offer(state: "FeuvilleState", seat: int) -> int:
    """The slots of the tiles that a player may take in the round: others only what they can build at once."""
    if seat == state.player:
        return state.board
    slots = state.board & board.ROW[WALL]  # a wall always fits
    for level in range(1, len(LEVELS)):
        if town.open_columns(state, seat, level):
            slots |= state.board & board.ROW[level]
    return slots


@dataclass(slots=True)
class Publican(Skill):
    """Which tile does the next player take? `over` counts the choices of the round already made."""

    name = "publican"
    answers = ("take", "pass")
    first = "FV-48", "take-or-pass"
    over: Annotated[int, Number(below=6)]

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn first and last; between, clockwise, all others who can build a tile on offer."""
        for over in range(self.over, state.players + 1):
            seat = (state.player + over) % state.players
            if on_offer(state, seat):
                if over != self.over:
                    state.questions[-1] = _ROUNDS[over]
                return seat
        return done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The tiles on offer, or passing."""
        return [*board.take_moves(on_offer(state, state.asked)), PASS]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Take a tile: the player on turn builds or stores it, others must build it.

        An emptied row is refilled before the next player chooses.
        """
        state.questions[-1] = _ROUNDS[self.over + 1]
        if move == PASS:
            tell_pass(state)
        else:
            take_into_hand(state, move - TAKE, FREELY if state.asked == state.player else MUST_BUILD, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        slot = move - TAKE
        if not state.board >> slot & 1:
            return board.no_tile_there(slot)
        return refuse("FV-48", "cannot-build-it", tile=LEVELS[slot // board.SLOTS])

    def exists(self, state: "FeuvilleState") -> bool:
        """Whether the round has that many choices."""
        return self.over < state.players + 2


_ROUNDS = tuple(Publican(over) for over in range(SEATS + 2))
"""The question for each number of choices made."""


# Architect (FV-49)


class Architect(Skill):
    """Which tile does the architect take?"""

    name = "architect"
    answers = ("take", "pass")
    first = "FV-49", "take-or-pass"

    def begin(self, state: "FeuvilleState", chance: Chance) -> None:
        """Fill all gaps; great selections come before the architect's own choice (FV-56, K22)."""
        for level in range(len(LEVELS)):
            board.fill_row(state, level, chance)
        state.questions += (self, WINDOWS[0])

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn; with an empty board there is nothing to take."""
        return state.player if state.board else done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The tiles of the board, or passing."""
        return [*board.take_moves(state.board), PASS]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        state.questions.pop()
        if move == PASS:
            tell_pass(state)
        else:
            take_into_hand(state, move - TAKE, FREELY, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        return board.no_tile_there(move - TAKE)


# Mayor (FV-50)


class Mayor(Skill):
    """Which decree does the mayor take?"""

    name = "mayor"
    answers = ("decree", "pass")
    first = "FV-50", "decree-or-pass"

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn; with an empty decree row there is nothing to take."""
        return state.player if state.decrees_open else done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The decrees of the row (K18), or passing."""
        return [*board.DECREE_MOVES[state.decrees_open], PASS]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        state.questions.pop()
        if move == PASS:
            tell_pass(state)
        else:
            board.take_decree(state, move - DECREE, FREELY)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        return board.no_decree_there(move - DECREE)


# Magician (FV-51, FV-68)


@dataclass(slots=True)
class Magician(Skill):
    """Repair a column, or take a fairy tile? The fields say how many of each are left."""

    name = "magician"
    answers = ("repair", "charm", "pass")
    first = "FV-51", "magic-or-pass"
    repairs: Annotated[int, Number(below=3)]
    charms: Annotated[int, Number(below=3)]

    def begin(self, state: "FeuvilleState", chance: Chance) -> None:
        """Offer repairs if anything is burnt now, before any repair (K19)."""
        burnt = state.burnt[state.player]
        state.questions.append(Magician(2, 1) if burnt else Magician(0, state.game.magician_charms))

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn, as long as there is something to repair or take."""
        if (self.repairs and state.burnt[state.player]) or (self.charms and state.display != fairy.NONE_OPEN):
            return state.player
        return done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The columns to repair, the fairy tiles to take, or stopping."""
        moves = town.repair_moves(state, state.player) if self.repairs else ()
        return [*moves, *(fairy.charm_moves(state) if self.charms else ()), PASS]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Repair or take; ask again after a repair, and for a second fairy tile once the first has its place (K20)."""
        if move == PASS:
            tell_pass(state)
            state.questions.pop()
        elif move >= CHARM:
            state.questions[-1] = Magician(self.repairs, self.charms - 1)
            fairy.take_charm(state, move - CHARM, chance)
        else:
            state.questions[-1] = Magician(self.repairs - 1, self.charms)
            town.repair(state, state.asked, move - REPAIR)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        if move >= CHARM:
            return fairy.why_not_charm(state, move - CHARM)
        return town.why_not_repair(state, move - REPAIR)

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the skill was used and gives that many fairy tiles."""
        at_most = 1 if self.repairs else state.game.magician_charms
        return self.charms <= at_most and acts_as(state, MAGICIAN)


_SKILLS = {skill.name: skill for skill in (Entertainer(0), Thief(), Publican(0), Architect(), Mayor(), Magician(0, 0))}
"""The question that each skill begins with."""
