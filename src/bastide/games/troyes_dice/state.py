"""The position and the flow of a half day: what may be done now, and doing it."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.observation import Observation
from bastide.core.scores import Score, ranks
from bastide.core.state import State
from bastide.games.troyes_dice import bonuses, observation, position, refusals, scoring, telling, view, wheel
from bastide.games.troyes_dice.banquets import Tiles
from bastide.games.troyes_dice.changes import OTHER_COLOURS, REACHABLE, value_cost
from bastide.games.troyes_dice.gains import ALL_COLOURS, EACH, resources
from bastide.games.troyes_dice.moves import (
    COLOUR,
    COLOURS,
    DECREASING,
    DIE,
    END,
    GAIN,
    INCREASING,
    NUMBER,
    PAY,
    PRESTIGE,
    RELIEF,
    RESOURCES,
    SIDES,
    SLOTS,
    TAKE,
    VALUE,
    WIDTH,
    WORK,
)
from bastide.games.troyes_dice.sheet import (
    ACTING,
    CHOOSING,
    CITIZENS,
    COLOUR_CHANGED,
    DONE,
    ENDED,
    PAYING,
    UNSPENT,
    UNSPENT_KNOWLEDGE,
    VALUE_CHANGED,
    Sheet,
)
from bastide.games.troyes_dice.wheel import HalfDay, Plazas

if TYPE_CHECKING:
    from bastide.games.troyes_dice import TroyesDice

NUMBERING = 0
"""The half day before the first: the town crier numbers the columns."""

_SEATS = tuple(tuple(range(players)) for players in range(11))
_ALL = tuple((1 << players) - 1 for players in range(11))
_NO_COLUMNS = (-1,) * (SIDES + 1)
_IN_A_ROW = tuple(
    tuple(tuple((first - 1 + step * column) % SIDES + 1 for column in range(WIDTH)) for first in range(SIDES + 1))
    for step in (1, -1)
)
"""The values of the columns, increasing or decreasing from each first value (TD-7)."""
_DICE = (*["transparent die"] * (SLOTS - 1), "black die")
_NUMBERS = range(1, SIDES + 1)


class TroyesDiceState(State):
    """One position. Sheets are shared between copies until one of them is written on."""

    __slots__ = (
        "column_of",
        "crier",
        "half_day",
        "listed",
        "listed_for",
        "numbering",
        "opening",
        "owned",
        "plazas",
        "sheets",
        "table",
        "tiles",
        "to_act",
    )

    game: "TroyesDice"
    numbering: tuple[int, ...]  # the value above each column, as far as it is settled
    column_of: tuple[int, ...]  # the column of each value
    crier: int
    half_day: int  # from 1; NUMBERING before the first
    plazas: Plazas
    tiles: Tiles
    table: HalfDay  # the dice of the half day
    sheets: list[Sheet]
    opening: list[Sheet]  # the sheets as they were when the half day opened; never written on
    listed: list[int] | None  # the legal moves of one player, if they were listed since the last move
    listed_for: int  # that player
    owned: int  # the sheets that no copy shares, a bit each
    to_act: tuple[int, ...]
    """Everyone who has not ended their part of the half day (TD-19), or the crier while numbering (TD-7, TD-8)."""

    @property
    def day(self) -> int:
        """The day in the window of the small disc, from 1."""
        return min(max(wheel.day_of(self.half_day), 1), self.game.box.wheel.half_days // 2)

    # What may be done now

    @property
    def closed_phase(self) -> int | None:
        """The half day: everyone decides at once, unseen until all have ended (TD-19)."""
        return self.half_day if self.to_act and self.half_day != NUMBERING else None

    def legal_moves(self, player: int) -> list[int]:
        if player not in self.to_act:
            return []
        sheet = self.sheets[player]
        stage = sheet.stage
        if stage == ACTING:
            moves = self._actions(sheet)
        elif stage == DONE:
            moves = [END]
        elif stage == CHOOSING:
            moves = self._numbering_moves() if self.half_day == NUMBERING else self._dice_to_choose(sheet)
        elif stage == PAYING:
            moves = [PAY + colour for colour, unspent in enumerate(sheet.tracks[UNSPENT:CITIZENS]) if unspent]
        else:
            moves = bonuses.choices(self, sheet)
        self.listed, self.listed_for = moves, player
        return moves.copy()

    def _dice_to_choose(self, sheet: Sheet) -> list[int]:
        """The moves that choose a usable die that the player can pay for, or relief (TD-19 to TD-21, ruling Q10)."""
        influence, deniers, knowledge = sheet.tracks[UNSPENT:CITIZENS]
        all_ = influence + deniers + knowledge
        moves: list[int] = []
        for die in self.table.offers:
            if (
                influence >= die.influence
                and deniers >= die.deniers
                and knowledge >= die.knowledge
                and all_ >= die.price
            ):
                moves.append(die.move)
        return moves or [RELIEF]

    def _actions(self, sheet: Sheet) -> list[int]:
        """The moves with the chosen die: change it (TD-22 to TD-24), gain resources or build (TD-25, TD-28)."""
        die = self.table.dice[sheet.die]
        value, changed, tracks = sheet.value, sheet.changed, sheet.tracks
        moves = [] if changed & VALUE_CHANGED else [*REACHABLE[die.step][value][tracks[UNSPENT]]]
        if not changed & COLOUR_CHANGED and 0 < die.colour_cost <= tracks[UNSPENT_KNOWLEDGE]:
            moves += OTHER_COLOURS[sheet.colour]
        moves.append(GAIN)
        if value:
            closed = sheet.closed >> 2 * sheet.colour * WIDTH + self.column_of[value]
            if not closed & 1 and die.prestige:
                moves.append(PRESTIGE)
            if not closed >> WIDTH & 1:
                moves.append(WORK)
        return moves

    def _numbering_moves(self) -> list[int]:
        """The crier's moves: choose the direction (TD-7), or the next value (TD-8), each value once (TD-9)."""
        if len(self.numbering) == WIDTH:
            return [END]
        if self.game.is_expert:
            return [NUMBER - 1 + value for value in _NUMBERS if value not in self.numbering]
        return [INCREASING, DECREASING]

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        return None if move in self.legal_moves(player) else refusals.refusal(self, player, move)

    # Doing it

    def play(self, player: int, move: SupportsIndex | str, chance: Chance) -> None:
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if move not in ((self.listed_for == player and self.listed) or self.legal_moves(player)):
            raise refusals.refusal(self, player, move)
        self.apply(player, move, chance)

    def apply(self, player: int, move: int, chance: Chance) -> None:
        self.listed = None
        if self.half_day == NUMBERING:
            self._number(move, chance)
            return
        sheet = self.sheets[player] if self.owned >> player & 1 else self._own_sheet(player)
        sheet.line.append(move)
        if move == END:
            self._end_part(player, sheet, chance)
        elif move < RELIEF:
            self._choose_die(player, sheet, move - DIE)
        elif move == RELIEF:
            self._take_relief(player, sheet)
        elif move < VALUE:
            self._pay(player, sheet, move - PAY)
        elif move < COLOUR:
            self._change_value(player, sheet, move - VALUE + 1)
        elif move < GAIN:
            self._change_colour(player, sheet, move - COLOUR)
        elif move == GAIN:
            sheet.pending = (resources(sheet.colour, sheet.value),)
            bonuses.settle(self, player, sheet)
        elif move < TAKE:
            building = (2 * sheet.colour + move - PRESTIGE) * WIDTH + self.column_of[sheet.value]
            bonuses.build(self, player, sheet, building, self.table.dice[sheet.die])
        else:
            bonuses.choose(self, player, sheet, move)

    def _own_sheet(self, player: int) -> Sheet:
        """Return a player's sheet to write on: a copy if another state shares it."""
        if self.owned >> player & 1:
            return self.sheets[player]
        self.owned |= 1 << player
        sheet = self.sheets[player] = self.sheets[player].copy()
        return sheet

    def _choose_die(self, player: int, sheet: Sheet, slot: int) -> None:
        """Take a die and pay for its sector; the player chooses next how to pay an open price (TD-19, TD-20)."""
        die = self.table.dice[slot]
        sheet.die, sheet.value, sheet.colour = slot, die.value, die.colour
        tracks = sheet.tracks
        tracks[UNSPENT] -= die.influence
        tracks[UNSPENT + 1] -= die.deniers
        tracks[UNSPENT_KNOWLEDGE] -= die.knowledge
        sheet.stage = PAYING if die.any else ACTING
        if self.listener is not None:
            telling.chosen_die(self, player, slot)

    def _pay(self, player: int, sheet: Sheet, colour: int) -> None:
        """Pay the open part of a price with a resource (TD-20)."""
        sheet.tracks[UNSPENT + colour] -= 1
        sheet.stage = ACTING
        if self.listener is not None:
            self.tell_only((player,), "pays", player=player, number=1, resource=RESOURCES[colour])

    def _take_relief(self, player: int, sheet: Sheet) -> None:
        """Take one of each resource instead of an action, as no die is affordable (TD-21)."""
        if self.listener is not None:
            self.tell_only((player,), "takes-relief", player=player)
        sheet.pending = (EACH + ALL_COLOURS,)
        bonuses.settle(self, player, sheet)

    def _change_value(self, player: int, sheet: Sheet, value: int) -> None:
        """Change the value of the die for this player, for influence (TD-22, TD-24)."""
        cost = value_cost(self.table.dice[sheet.die].step, sheet.value, value)
        sheet.tracks[UNSPENT] -= cost
        sheet.value = value
        sheet.changed |= VALUE_CHANGED
        if self.listener is not None:
            self.tell_only((player,), "changes-value", player=player, value=value, number=cost)

    def _change_colour(self, player: int, sheet: Sheet, colour: int) -> None:
        """Change the colour of the die for this player, for knowledge (TD-23, TD-24)."""
        cost = self.table.dice[sheet.die].colour_cost
        sheet.tracks[UNSPENT_KNOWLEDGE] -= cost
        sheet.colour = colour
        sheet.changed |= COLOUR_CHANGED
        if self.listener is not None:
            self.tell_only((player,), "changes-colour", player=player, colour=COLOURS[colour], number=cost)

    def _end_part(self, player: int, sheet: Sheet, chance: Chance) -> None:
        sheet.stage = ENDED
        if self.listener is not None:
            self.tell_only((player,), "ends-part", player=player)
        if len(self.to_act) == 1:
            self._close_half_day(chance)
            return
        place = self.to_act.index(player)
        self.to_act = self.to_act[:place] + self.to_act[place + 1 :]

    # Numbering

    def set_numbering(self, values: tuple[int, ...]) -> None:
        """Write values above the columns from the left (TD-6 to TD-9)."""
        self.numbering = values
        column_of = list(_NO_COLUMNS)
        for column, value in enumerate(values):
            column_of[value] = column
        self.column_of = tuple(column_of)

    def _number(self, move: int, chance: Chance) -> None:
        """Number the columns; the crier's `end` opens the first half day (TD-7, TD-8)."""
        if move == END:
            if self.listener is not None:
                telling.numbered(self)
            self.open_half_day(chance)
        elif move >= NUMBER:
            value = move - NUMBER + 1
            self.set_numbering((*self.numbering, value))
            self.tell("numbers-column", player=self.crier, column=telling.column(len(self.numbering) - 1), value=value)
        else:
            (first,) = self.numbering
            self.set_numbering(_IN_A_ROW[move][first])
            self.tell("counts-up" if move == INCREASING else "counts-down", player=self.crier, value=first)

    # Half days

    def _close_half_day(self, chance: Chance) -> None:
        """Show what everyone did, rebuild plazas and open the next half day (TD-42 to TD-44)."""
        if self.listener is not None:
            telling.what_all_did(self)
        rebuilt = self.plazas, self.tiles
        self.plazas, self.tiles = wheel.after_half_day(self.plazas, self.tiles, self.half_day, self.table)
        if self.listener is not None:
            telling.rebuilt_plazas(self, *rebuilt)
        if self.half_day < self.game.box.wheel.half_days:
            self.open_half_day(chance)
            return
        self.half_day += 1
        self.table = wheel.NO_DICE
        self.to_act = ()
        self._begin_parts()
        self.tell("game-over")

    def open_half_day(self, chance: Chance) -> None:
        """Roll the dice, lay them on the wheel and resolve the event (TD-10 to TD-16)."""
        self.half_day += 1
        rolled = wheel.in_order(chance.rolls(SIDES, _DICE))
        self.table = self.game.box.wheel.lay(self.half_day, self.plazas, self.tiles, rolled)
        if self.listener is not None:
            telling.rolled_dice(self)
        self._attack()
        self._begin_parts()
        self.to_act = _SEATS[self.players]

    def _begin_parts(self) -> None:
        """Keep the sheets as they are now; everyone goes on with a copy."""
        self.opening = self.sheets
        self.sheets = [sheet.begin_part() for sheet in self.opening]
        self.owned = _ALL[self.players]

    def _attack(self) -> None:
        """Destroy plazas and, from day 3, strike a dice square on every unprotected sheet (TD-14 to TD-16)."""
        strikes = self.half_day >= self.game.box.wheel.first_attack
        for slot in self.table.attacks:
            die = self.table.dice[slot]
            struck = []
            if strikes:
                # The rolled value: a raid changes the die only for players who choose it (TD-49).
                column = self.column_of[die.rolled]
                for player in _SEATS[self.players]:
                    if self._own_sheet(player).strike(die.colour, column):
                        struck.append(player)
            if self.listener is not None:
                telling.attack(self, slot, strikes, struck)

    # The position as a whole

    def copy(self) -> Self:
        twin = type(self)()
        twin.game = self.game
        twin.players = self.players
        twin.listener = None
        twin.numbering = self.numbering
        twin.column_of = self.column_of
        twin.crier = self.crier
        twin.half_day = self.half_day
        twin.plazas = self.plazas
        twin.tiles = self.tiles
        twin.table = self.table
        twin.sheets = self.sheets[:]
        twin.opening = self.opening
        twin.owned = self.owned = 0
        twin.listed = None
        twin.listed_for = 0
        twin.to_act = self.to_act
        return twin

    def gist(self) -> Hashable:
        """Return what differs between the lines of a half day; the dice don't."""
        if self.half_day == NUMBERING:
            return self.numbering
        if self.players == 1:
            return self.half_day, self.sheets[0].gist()
        return self.half_day, self.to_act, *[sheet.gist() for sheet in self.sheets]

    def scores(self) -> list[Score]:
        """Return everyone's points with their reasons (TD-45)."""
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        """Return the ranks (TD-46), without working out the reasons for points."""
        return ranks([scoring.points(self.game.box.printed, sheet) for sheet in self.sheets])

    def view(self, viewer: Viewer) -> view.TroyesDiceView:
        """Return what the viewer may know: nothing of other parts before the half day closes (TD-19)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        observation.write(self, viewer, out)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """Return a possible state: players who ended get any part they could have played; others have not begun."""
        self.check_viewer(viewer)
        twin = self.copy()
        if self.closed_phase is None:
            return twin
        for player in range(self.players):
            if player != viewer:
                twin.sheets[player] = self.opening[player].begin_part()
        ended = [player for player in range(self.players) if player != viewer and player not in self.to_act]
        twin.to_act = tuple(sorted((*self.to_act, *ended)))
        for player in ended:
            while player in twin.to_act:
                legal = twin.legal_moves(player)
                twin.play(player, legal[chance.roll(len(legal), "imagined step") - 1], chance)
        return twin

    def position(self) -> dict[str, Any]:
        """Return the position as JSON values; see `position` for the format."""
        return position.write(self)
