"""The position: flat lists with entries for each player, and what may be done in it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.scores import Score, ranks
from bastide.core.state import State
from bastide.games.feuville import (
    decrees,
    dragon,
    fairy,
    persons,
    player_board,
    position,
    refusals,
    scoring,
    town,
    turn,
    view,
)
from bastide.games.feuville.box import Box
from bastide.games.feuville.moves import EVALUATION, FAIRY, FIRSTS, KIND_OF, PERSONS
from bastide.games.feuville.steps import CODE, MAIN, SHIFT, WITHOUT_FREE_ACTIONS

if TYPE_CHECKING:
    from bastide.games.feuville import Feuville

NOBODY = -1
_SEATS = ((0,), (1,), (2,), (3,))


class FeuvilleState(State):
    """One position. Sets of columns and of slots are bit masks; -1 is no tile, no decree, nobody."""

    __slots__ = (
        "asked",
        "board",
        "box",
        "burnt",
        "charm",
        "charm_slot",
        "charms",
        "clouds",
        "coat",
        "decree_row",
        "decrees_left",
        "decrees_open",
        "dice",
        "display",
        "earned",
        "evaluated",
        "gates",
        "gnome",
        "grass",
        "grass_left",
        "hand",
        "hidden_decrees",
        "laid",
        "last_round",
        "lefts",
        "listed",
        "named",
        "pile_left",
        "piles",
        "player",
        "removed",
        "rights",
        "shielded",
        "skies",
        "slots",
        "start_player",
        "steps",
        "store",
        "supply",
        "symbols",
        "towers",
        "towns",
        "unused",
        "walls",
    )

    game: "Feuville"
    box: Box
    start_player: int
    last_round: bool  # whether a gap of the decree row could not be filled (FV-71)
    player: int  # on turn, or NOBODY when the game is over
    asked: int  # who decides now
    steps: list[int]  # questions that wait, the top one last; see `steps`
    listed: list[int] | None  # the legal moves, once somebody has asked for them

    # The turn
    dice: tuple[int, int]  # the persons rolled
    unused: int  # dice not used yet, a bit for each person
    laid: tuple[int, ...]  # the moves that the dice were used for
    gnome: int  # the person whose role the gnome plays
    hand: int  # the tile or decree just taken
    charm: int  # the fairy tile just taken, if it found no free space ...
    charm_slot: int  # ... and the slot it comes from
    named: int  # columns that the player asked has given to the dragon

    # The board
    slots: list[int]  # the faces on the board: walls, towers, skies, six each
    board: int  # which of these slots hold a tile
    piles: list[list[int]]  # walls I and II, towers I and II, skies I and II: how many of each face
    pile_left: list[int]  # how many tiles are left of each level
    decree_row: list[int]
    decrees_open: int  # which places of the row hold a decree
    hidden_decrees: list[int]  # in the pile or removed unseen, by kind
    decrees_left: int  # how many of them are in the pile
    display: list[int]  # the open fairy tiles
    supply: list[int]  # the face-down ones, by kind
    grass_left: int  # neutral grass tiles
    removed: tuple[int, ...]  # pieces and fairy tiles that have left the game

    # The towns
    towns: list[bytearray]  # see `town.STRIDE`
    walls: list[int]
    towers: list[int]
    skies: list[int]
    burnt: list[int]
    grass: list[int]  # columns with grass, the coat of arms included
    coat: list[int]  # the column with the coat of arms
    gates: list[int]
    lefts: list[int]  # complete left corner towers
    rights: list[int]
    clouds: list[int]  # visible clouds
    symbols: list[int]  # visible symbols, a byte for each kind

    # The player boards
    store: list[int]  # two spaces for each player
    shielded: list[int]  # which of them have a theft protection, a bit each
    charms: list[int]  # great selections, theft and fire protections of each player
    evaluated: list[int]  # decrees, four bits for each kind
    earned: list[int]  # points by `decrees.SOURCES`

    # What may be done now

    @property
    def to_act(self) -> tuple[int, ...]:
        """Whoever is asked; nobody when the game is over."""
        return _SEATS[self.asked] if self.asked >= 0 else ()

    def legal_moves(self, player: int) -> list[int]:
        """As in `State`."""
        if player != self.asked or player < 0:
            return []
        return (self.listed or self._list())[:]

    def _list(self) -> list[int]:
        step = self.steps[-1]
        moves = _MOVES[step & CODE](self, step >> SHIFT)
        if self.has_free_actions():
            free = turn.free_moves(self)
            if free:
                moves += free
                moves.sort()
        self.listed = moves
        return moves

    def has_free_actions(self) -> bool:
        """Whether stored pieces may be used now: whenever the player on turn decides, between acts (FV-13, K31)."""
        return self.asked == self.player and self.steps[0] == MAIN and self.steps[-1] & CODE not in WITHOUT_FREE_ACTIONS

    def fairy_used(self) -> bool:
        """Whether a die lies on the fairy already (FV-52)."""
        return len(self.laid) > 0 and FAIRY <= self.laid[0] < EVALUATION

    def kept_apart(self, other: int) -> bool:
        """Whether the first die was used for `other`, fairy or town evaluation, so that the second goes to its person.

        So FV-52 to the letter; by its sense the second die is free (K2).
        """
        return (
            not self.game.fairy_and_evaluation and len(self.laid) > 0 and other <= self.laid[0] < other + len(PERSONS)
        )

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        """As in `State`."""
        if player == self.asked and player >= 0 and move in (self.listed or self._list()):
            return None
        return refusals.refusal(self, player, move)

    # Doing it

    def play(self, player: int, move: int | str, chance: Chance) -> None:
        """As in `State`."""
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if player != self.asked or player < 0 or move not in (self.listed or self._list()):
            raise refusals.refusal(self, player, move)
        self.listed = None
        kind = KIND_OF[move]
        _DO[kind](self, move - FIRSTS[kind], chance)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Goes on until somebody has to decide, or the game is over."""
        while True:
            step = self.steps[-1]
            seat = _ASK[step & CODE](self, step >> SHIFT, chance)
            if seat >= 0:
                self.asked = seat
                return
            if not self.steps:
                return

    # The position as a whole

    def copy(self) -> Self:
        """As in `State`."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.players = self.players
        twin.listener = None
        twin.box = self.box
        twin.start_player = self.start_player
        twin.last_round = self.last_round
        twin.player = self.player
        twin.asked = self.asked
        twin.steps = self.steps[:]
        twin.listed = self.listed
        twin.dice = self.dice
        twin.unused = self.unused
        twin.laid = self.laid
        twin.gnome = self.gnome
        twin.hand = self.hand
        twin.charm = self.charm
        twin.charm_slot = self.charm_slot
        twin.named = self.named
        twin.slots = self.slots[:]
        twin.board = self.board
        twin.piles = [pile[:] for pile in self.piles]
        twin.pile_left = self.pile_left[:]
        twin.decree_row = self.decree_row[:]
        twin.decrees_open = self.decrees_open
        twin.hidden_decrees = self.hidden_decrees[:]
        twin.decrees_left = self.decrees_left
        twin.display = self.display[:]
        twin.supply = self.supply[:]
        twin.grass_left = self.grass_left
        twin.removed = self.removed
        twin.towns = [tiles[:] for tiles in self.towns]
        twin.walls = self.walls[:]
        twin.towers = self.towers[:]
        twin.skies = self.skies[:]
        twin.burnt = self.burnt[:]
        twin.grass = self.grass[:]
        twin.coat = self.coat[:]
        twin.gates = self.gates[:]
        twin.lefts = self.lefts[:]
        twin.rights = self.rights[:]
        twin.clouds = self.clouds[:]
        twin.symbols = self.symbols[:]
        twin.store = self.store[:]
        twin.shielded = self.shielded[:]
        twin.charms = self.charms[:]
        twin.evaluated = self.evaluated[:]
        twin.earned = self.earned[:]
        return twin

    def scores(self) -> list[Score]:
        """As in `State`: the score track (FV-45); the king's mercy comes at the end only (FV-74)."""
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        """As in `State`, without working out the reasons; ties share the victory (FV-76, FV-77)."""
        return ranks(scoring.totals(self))

    def view(self, viewer: Viewer) -> view.FeuvilleView:
        """As in `State`: all lies open but the order of the piles (K40)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """As in `State`: nothing hidden is determined before it is drawn, so the truth gives nothing away (K40)."""
        self.check_viewer(viewer)
        return self.copy()

    def position(self) -> dict[str, Any]:
        """As in `State`; the format is described in `position`."""
        return position.write(self)


_Ask: TypeAlias = Callable[[FeuvilleState, int, Chance], int]
_List: TypeAlias = Callable[[FeuvilleState, int], list[int]]
_Do: TypeAlias = Callable[[FeuvilleState, int, Chance], None]


def _ask_player(state: FeuvilleState, _: int, _chance: Chance) -> int:
    return state.player


def _no_moves(_state: FeuvilleState, _: int) -> list[int]:
    return []


def _ask_holder(_state: FeuvilleState, argument: int, _chance: Chance) -> int:
    return argument // 4


_ASK: tuple[_Ask, ...] = (
    turn.ask_main,
    _ask_player,  # person
    _ask_holder,  # hand
    _ask_player,  # evaluate
    town.ask_clouds,
    _ask_player,  # entertainer
    persons.ask_thief,
    persons.ask_publican,
    persons.ask_architect,
    persons.ask_mayor,
    persons.ask_magician,
    _ask_player,  # fairy
    _ask_player,  # charm
    _ask_player,  # coat
    fairy.ask_selection,
    dragon.ask_dragon,
    turn.finish,
    turn.ask_roll,
)
"""Who is asked by the step on top, in the order of `steps.CODES`."""

_MOVES: tuple[_List, ...] = (
    turn.main_moves,
    turn.person_moves,
    turn.hand_moves,
    decrees.evaluate_moves,
    town.clouds_moves,
    persons.entertainer_moves,
    persons.thief_moves,
    persons.publican_moves,
    persons.any_tile_moves,
    persons.mayor_moves,
    persons.magician_moves,
    turn.fairy_step_moves,
    turn.charm_step_moves,
    decrees.coat_moves,
    fairy.selection_moves,
    dragon.dragon_moves,
    _no_moves,  # finish
    turn.roll_moves,
)
"""What may be answered, apart from free actions."""

_DO: tuple[_Do, ...] = (
    town.do_build,
    town.do_build_stored,
    dragon.do_burn,
    persons.do_repair,
    decrees.do_coat,
    decrees.do_district,
    decrees.do_view,
    turn.do_take,
    turn.do_decree,
    turn.do_skill,
    turn.do_fairy,
    turn.do_evaluation,
    turn.do_gnome,
    decrees.do_evaluate,
    decrees.do_evaluate_stored,
    decrees.do_symbol,
    player_board.do_store,
    player_board.do_replace,
    fairy.do_protect,
    turn.do_charm,
    fairy.do_keep,
    fairy.do_swap,
    persons.do_steal,
    turn.do_roll,
    persons.do_stop,
    dragon.do_shield,
    turn.do_pass,
    turn.do_end,
)
"""What each kind of move does, in the order of `moves.KINDS`."""
