"""The position and the flow of a turn: look or turn up, take, end."""

from typing import TYPE_CHECKING, Any, Self

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain, Secret
from bastide.core.observation import Observation
from bastide.core.pile import Certain, Pile, Pool
from bastide.core.scores import Earning, Score
from bastide.core.state import State
from bastide_toys.peek import observation, position, view
from bastide_toys.peek.cards import POINTS, TREASURES
from bastide_toys.peek.moves import BURY, END, LEAVE, LOOK, PLACES, TAKE, TURN, Step

if TYPE_CHECKING:
    from bastide_toys.peek import Peek

NOBODY = -1


class PeekState(State):
    """One position. A card in a hand records who knows it, as a place of the pile does."""

    __slots__ = ("hands", "pile", "player", "step")

    game: "Peek"
    pile: Pile
    hands: list[list[Certain]]  # in the order in which the cards were taken
    player: int  # on turn, or NOBODY when the game is over
    step: Step

    # Legal moves

    @property
    def to_act(self) -> tuple[int, ...]:
        """The player on turn; nobody when the game is over."""
        return (self.player,) if self.player != NOBODY else ()

    def legal_moves(self, player: int) -> list[int]:
        return [move for move in range(END + 1) if self.refusal(player, move) is None]

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        if self.player == NOBODY:
            return IllegalMove("PK-8", "game-over")
        if player != self.player:
            return IllegalMove("PK-2", "not-your-turn", player=self.player)
        if not 0 <= move <= END:
            return IllegalMove("PK-2", "no-such-move")
        if BURY <= move <= LEAVE:
            return self._refuse_bury(move)
        if self.step is Step.LOOKED:
            return IllegalMove("PK-4", "bury-or-leave")
        if move == END:
            return None if self.step in (Step.TURNED, Step.TAKEN) else IllegalMove("PK-6", "must-take")
        if self.step is Step.TAKEN:
            return IllegalMove("PK-6", "must-end")
        if move == TAKE:
            return None
        if self.step is not Step.START:
            return IllegalMove("PK-3", "once-a-turn")
        return IllegalMove("PK-5", "face-up-already") if move == TURN and self.is_face_up() else None

    def _refuse_bury(self, move: int) -> IllegalMove | None:
        if self.step is not Step.LOOKED:
            return IllegalMove("PK-4", "look-first")
        if move < LEAVE and move - BURY >= self.looks():
            return IllegalMove("PK-4", "not-looked-at", place=PLACES[move - BURY])
        return None

    def looks(self) -> int:
        """How many cards a look shows (PK-3)."""
        return min(int(self.game.settings["looks"]), len(self.pile))

    def is_face_up(self) -> bool:
        """Whether the top card of the pile lies face up."""
        top = self.pile.places[-1]
        return top is not None and top[1] is None

    # Playing

    def play(self, player: int, move: int | str, chance: Chance) -> None:
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if (refused := self.refusal(player, move)) is not None:
            raise refused
        if move == LOOK:
            self._look(chance)
        elif move == TURN:
            self.step = Step.TURNED
            self.reveal("turns-up", player=player, card=TREASURES[self.pile.turn_up(chance)])
        elif move < LEAVE:
            self._bury(move - BURY)
        elif move == LEAVE:
            self.step = Step.READY
            self.tell("leaves", player=player)
        elif move == TAKE:
            self._take(chance)
        else:
            self._end()

    def _look(self, chance: Chance) -> None:
        """Show the top cards to the player alone (PK-3)."""
        cards = [self.pile.look(depth, self.player, chance) for depth in range(self.looks())]
        self.step = Step.LOOKED
        seen = Secret(tuple(TREASURES[card] for card in cards), (self.player,))
        self.reveal("looks", player=self.player, number=len(cards), cards=seen)

    def _bury(self, depth: int) -> None:
        """Put a card under the pile; those who knew it still know it (PK-4)."""
        place = self.pile.places.pop(-1 - depth)
        assert place is not None, "they have looked at it"
        self.pile.put_under(*place)
        self.step = Step.READY
        self.tell("buries", player=self.player, place=PLACES[depth], card=named(place))

    def _take(self, chance: Chance) -> None:
        """Take the top card; those who knew it know that it is in this hand now (PK-6)."""
        top = self.pile.places[-1]
        known_by: Audience = () if top is None else top[1]
        tell = self.tell if may_see(known_by, self.player) else self.reveal
        card = self.pile.draw(chance, (self.player,))
        if known_by is not None:
            known_by = tuple(sorted({*known_by, self.player}))
        taken = card, known_by
        self.hands[self.player].append(taken)
        self.step = Step.TAKEN
        tell("takes", player=self.player, card=named(taken))

    def _end(self) -> None:
        """Begin the next turn, or show all hands if the pile is empty (PK-7)."""
        self.tell("ends-turn", player=self.player)
        if len(self.pile):
            self.player = (self.player + 1) % self.players
        else:
            self.player = NOBODY
            self.hands = [[(card, None) for card, _ in hand] for hand in self.hands]
            for seat, hand in enumerate(self.hands):
                self.reveal("shows-hand", player=seat, cards=tuple(TREASURES[card] for card, _ in hand))
            self.tell("game-over")
        self.step = Step.START

    # The position as a whole

    def copy(self) -> Self:
        twin = type(self)()
        twin.game, twin.players, twin.listener = self.game, self.players, None
        twin.pile = self.pile.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.player = self.player
        twin.step = self.step
        return twin

    def scores(self) -> list[Score]:
        """The value of the treasures, less the cost of the snakes (PK-9)."""
        return [Score((Earning("treasures", sum(POINTS[card] for card, _ in hand), "PK-9"),)) for hand in self.hands]

    def view(self, viewer: Viewer) -> view.PeekView:
        """What `viewer` may know (PK-10)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        observation.write(self, viewer, out)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """Deal every card that `viewer` doesn't know anew; those who know it still do."""
        self.check_viewer(viewer)
        twin = self.copy()
        pool = Pool(self.unseen(viewer), chance)
        for hand in twin.hands:
            for index, (_, known_by) in enumerate(hand):
                if not may_see(known_by, viewer):
                    hand[index] = pool.deal(), known_by
        twin.pile.deal_anew(viewer, pool)
        return twin

    def unseen(self, viewer: Viewer) -> list[int]:
        """Count the cards that `viewer` doesn't know, wherever they are."""
        unseen = self.pile.unknown_to(viewer)
        for hand in self.hands:
            for card, known_by in hand:
                unseen[card] += not may_see(known_by, viewer)
        return unseen

    def position(self) -> dict[str, Any]:
        return position.write(self)


def named(entry: Certain) -> Plain | Secret:
    """Return a card as an argument of an event, for those who know it."""
    card, known_by = entry
    return TREASURES[card] if known_by is None else Secret(TREASURES[card], known_by)
