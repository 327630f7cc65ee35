"""The position: flat lists with entries for each player, and the legal moves in it."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, Self

from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.observation import Observation
from bastide.core.questions import AskingState
from bastide.core.scores import Score, ranks
from bastide.games.feuville import observation, position, scoring, turn, view
from bastide.games.feuville.box import Box
from bastide.games.feuville.moves import COUNT, EVALUATION, FAIRY, FREE_ACTIONS, GNOME, KEY_OF, PERSONS
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.refusals import not_asked_for, refuse
from bastide.games.feuville.seats import Seats
from bastide.games.feuville.turn import Main

if TYPE_CHECKING:
    from bastide.games.feuville import Feuville


class FeuvilleState(AskingState[FeuvilleQuestion]):
    """One position. Sets of columns and of slots are bit masks; -1 means no tile, decree or player.

    A copy shares tuples and sequences, which are never changed, only replaced.
    """

    __slots__ = (
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
        "free",
        "gates",
        "gnome",
        "grass",
        "grass_left",
        "hand",
        "hidden_decrees",
        "laid",
        "last_round",
        "lefts",
        "named",
        "piles",
        "player",
        "removed",
        "rights",
        "shielded",
        "skies",
        "slots",
        "start_player",
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

    # The turn
    dice: tuple[int, int]  # the persons rolled
    unused: int  # dice not used yet, a bit for each person
    laid: tuple[int, ...]  # the moves that the dice were used for
    gnome: int  # the person that the gnome acts as
    hand: int  # the tile or decree just taken
    charm: int  # the fairy tile just taken, if there was no free space ...
    charm_slot: int  # ... and the slot it came from
    named: int  # columns that the player being asked has given to the dragon

    # The board
    slots: list[int]  # the faces on the board: walls, towers, skies, six each
    board: int  # which of these slots hold a tile
    piles: list[Sequence[int]]  # walls I and II, towers I and II, skies I and II: see `board`
    decree_row: list[int]
    decrees_open: int  # which places of the row hold a decree
    hidden_decrees: Sequence[int]  # in the pile or removed unseen
    decrees_left: int  # how many of them are in the pile
    display: list[int]  # the open fairy tiles
    supply: list[int]  # the face-down ones
    grass_left: int  # neutral grass tiles
    removed: tuple[int, ...]  # pieces and fairy tiles that have left the game

    # The towns
    towns: list[bytes]  # see `town.STRIDE`
    walls: list[int]
    towers: list[int]
    skies: list[int]
    burnt: Seats
    grass: Seats  # columns with grass, the coat of arms included
    coat: Seats  # the column with the coat of arms
    gates: Seats
    lefts: Seats  # complete left corner towers
    rights: Seats
    clouds: Seats  # visible clouds
    symbols: list[int]  # visible symbols, a byte for each kind

    # The player boards
    store: list[int]  # two spaces for each player
    shielded: Seats  # which of them have a theft protection, a bit each
    charms: list[int]  # great selections, theft and fire protections of each player
    evaluated: Seats  # decrees, four bits for each kind
    earned: list[int]  # points by `decrees.SOURCES`

    free: list[list[int] | None]
    """The free actions of each player in their turn, once they have been listed.

    What changes a town, a storage space, a theft protection or the grass sets this to `None`.
    """

    # Legal moves

    @property
    def progress(self) -> int:
        """How few decrees are left, in the pile and in the row (FV-44, FV-71)."""
        return -(self.decrees_left + self.decrees_open.bit_count())

    def legal_moves(self, player: int) -> list[int]:
        """List the answers to the question on top, and the free actions (FV-13)."""
        if player != self.asked or player < 0:
            return []
        moves = self.listed
        if moves is None:
            question = self.questions[-1]
            moves = self.listed = question.moves(self)
            free = self.free[player]
            if (free is None or free) and player == self.player and question.free_actions:
                if free is None:
                    free = self.free[player] = turn.free_moves(self, player)
                if free and type(self.questions[0]) is Main:  # not once the turn has ended (K31)
                    moves += free
                    moves.sort()
        return moves.copy()

    def has_free_actions(self) -> bool:
        """Whether stored pieces may be used now: whenever the player on turn decides, between acts (FV-13, K31)."""
        questions = self.questions
        return self.asked == self.player and questions[-1].free_actions and type(questions[0]) is Main

    def fairy_used(self) -> bool:
        """Whether a die already lies on the fairy (FV-52)."""
        return len(self.laid) > 0 and FAIRY <= self.laid[0] < EVALUATION

    def kept_apart(self, other: int) -> bool:
        """Whether the first die was used for `other`, fairy or town evaluation, so the second must go to its person.

        That is FV-52 to the letter; by its sense the second die is free (K2).
        """
        return (
            not self.game.fairy_and_evaluation and len(self.laid) > 0 and other <= self.laid[0] < other + len(PERSONS)
        )

    def why_not(self, player: int, move: int) -> IllegalMove:
        """Return the rule that forbids the move, checked in the order in which a person would."""
        if self.player < 0:
            return refuse("FV-76", "game-over")
        if player != self.asked:
            return refuse("FV-10", "not-asked", player=self.asked)
        if not 0 <= move < COUNT:
            return refuse("FV-10", "no-such-move")
        question, kind = self.questions[-1], KEY_OF[move]
        if kind in question.answers:
            return question.why_not(self, move)
        if kind in FREE_ACTIONS and self.has_free_actions():
            return turn.why_not_stored(self, move)
        if question.name == "main":
            return not_asked_for(kind)
        rule, key, details = question.answer_first(self)
        return refuse(rule, key, **details)

    # Playing

    def use_stored(self, move: int, chance: Chance) -> None:
        """Carry out a free action (FV-13)."""
        turn.use_stored(self, move, chance)

    # The position as a whole

    def copy(self) -> Self:
        kind = type(self)
        twin = kind.__new__(kind)
        twin.game = self.game
        twin.players = self.players
        twin.listener = None
        twin.box = self.box
        twin.start_player = self.start_player
        twin.last_round = self.last_round
        twin.player = self.player
        twin.asked = self.asked
        twin.to_act = self.to_act
        twin.questions = self.questions[:]
        twin.listed = self.listed
        twin.free = self.free[:]
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
        twin.piles = self.piles[:]
        twin.decree_row = self.decree_row[:]
        twin.decrees_open = self.decrees_open
        twin.hidden_decrees = self.hidden_decrees
        twin.decrees_left = self.decrees_left
        twin.display = self.display[:]
        twin.supply = self.supply[:]
        twin.grass_left = self.grass_left
        twin.removed = self.removed
        twin.towns = self.towns[:]
        twin.walls = self.walls[:]
        twin.towers = self.towers[:]
        twin.skies = self.skies[:]
        twin.burnt = self.burnt
        twin.grass = self.grass
        twin.coat = self.coat
        twin.gates = self.gates
        twin.lefts = self.lefts
        twin.rights = self.rights
        twin.clouds = self.clouds
        twin.symbols = self.symbols[:]
        twin.store = self.store[:]
        twin.shielded = self.shielded
        twin.charms = self.charms[:]
        twin.evaluated = self.evaluated
        twin.earned = self.earned[:]
        return twin

    def gist(self) -> Hashable:
        """Return what is left to decide and all that lies open.

        Everything else follows from it: the piles from what lies open and what has left the game, clouds and symbols
        from the towns. Of the dice already used only a first one on fairy or town evaluation matters (FV-52).
        """
        first = self.laid[0] if self.unused and self.laid else 0
        return (
            self.asked,
            self.player,
            tuple([question.gist() for question in self.questions]),
            self.dice,
            self.unused,
            first if FAIRY <= first < GNOME else 0,
            self.hand,
            self.charm,
            self.charm_slot,
            self.named,
            tuple(self.slots),
            tuple(self.decree_row),
            tuple(self.display),
            tuple(self.towns),
            self.burnt,
            self.grass,
            self.coat,
            tuple(self.store),
            self.shielded,
            tuple(self.charms),
            self.evaluated,
            tuple(self.earned),
            tuple(sorted(self.removed)),
        )

    def scores(self) -> list[Score]:
        """Each player's score track (FV-45); the king's mercy comes only at the end (FV-74)."""
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        """Rank players without working out the reasons; ties share the victory (FV-76, FV-77)."""
        return ranks(scoring.totals(self))

    def view(self, viewer: Viewer) -> view.FeuvilleView:
        """Everything but the order of the piles, which nobody knows (K40)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        observation.write(self, viewer, out)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """Return a copy: nothing hidden is determined before it is drawn, so the truth reveals nothing (K40)."""
        self.check_viewer(viewer)
        return self.copy()

    def position(self) -> dict[str, Any]:
        return position.write(self)
