"""The position: flat lists with entries for each player, and what may be done in it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.pile import Certain, Pile
from bastide.core.scores import Score, ranks
from bastide.core.state import State
from bastide.games.tournay import (
    combat,
    costs,
    deck,
    doubts,
    effects,
    events,
    final,
    imagining,
    position,
    reactions,
    refusals,
    scoring,
    turn,
    using,
    view,
)
from bastide.games.tournay.box import Box
from bastide.games.tournay.doubts import Note, Unions
from bastide.games.tournay.steps import CODE, LAST, SHIFT

if TYPE_CHECKING:
    from bastide.games.tournay import Tournay

_SEATS = ((0,), (1,), (2,), (3,))
_LAST_PHASE = 1
"""The number of the only closed phase."""


class TournayState(State):
    """One position. Sets of slots are bit masks; -1 is no card, no event, nobody. Decks are shared between copies
    until one of them is touched."""

    __slots__ = (
        "activated",
        "asked",
        "box",
        "buildings",
        "built",
        "characters",
        "coins",
        "coloured",
        "criers",
        "damaged",
        "decks",
        "deniers",
        "doublers",
        "doubtful",
        "doubts",
        "ended",
        "events_left",
        "face_up",
        "filled",
        "hands",
        "last_card",
        "last_round",
        "last_slot",
        "left_out",
        "listed",
        "looked",
        "lying",
        "named",
        "notes",
        "occupied",
        "owned_decks",
        "placed",
        "player",
        "playing",
        "prestige",
        "queue",
        "ramparts",
        "sheltered",
        "shielded",
        "stacks",
        "standing",
        "start_player",
        "steps",
        "supply",
        "tokens",
    )

    game: "Tournay"
    box: Box
    start_player: int
    last_round: bool  # whether everybody takes a last turn (TY-58)
    player: int  # on turn, or NOBODY while last cards are chosen and when the game is over
    asked: int  # who decides now
    steps: list[int]  # what waits, the top one last; see `steps`
    listed: list[int] | None  # the legal moves, once somebody has asked for them
    playing: int  # the card that is being paid for and placed
    looked: tuple[Certain, ...]  # the cards that the player on turn is looking at
    activated: int  # slots of the buildings that were activated in the action under way
    sheltered: int  # players whom the event that strikes now does nothing to
    shielded: int  # players who have used a protecting card since the crier

    # The table
    decks: list[Pile]
    owned_decks: int  # decks that no copy shares, a bit each
    face_up: int  # decks whose top card lies open
    criers: int  # decks whose crier has come
    left_out: tuple[tuple[int, ...], ...]  # cards of each deck that stay in the box, by kind (TY-67)
    doubts: tuple[Unions, ...]  # what viewers know beyond `known_by`, as far as it was thought through
    doubtful: int  # decks of which somebody may know more
    notes: Note | None  # what has happened since
    events_left: list[int]  # the event deck, by kind: nobody knows its order
    queue: list[int]
    coins: list[int]
    supply: list[int]

    # Players
    deniers: list[int]
    standing: list[int]  # citizens on the Plaza, three colours for each player
    lying: list[int]
    placed: list[int]  # on buildings
    hands: list[tuple[Certain, ...]]
    ramparts: list[int]  # in hand
    built: list[int]

    # Districts
    stacks: list[tuple[int, ...]]  # the cards of each slot from the bottom up, 25 slots for each player
    tokens: list[int]  # what lies on them; see `district`
    filled: list[int]
    coloured: list[int]  # visible cards by colour, three masks for each player
    buildings: list[int]
    characters: list[int]
    prestige: list[int]
    doublers: list[int]  # characters that allow a second activation
    occupied: list[int]
    damaged: list[int]
    named: list[int]  # prestige buildings in the district, covered ones included, a bit for each card

    # Last cards
    last_card: list[int]
    last_slot: list[int]
    ended: int

    # What may be done now

    @property
    def to_act(self) -> tuple[int, ...]:
        """Whoever is asked; all who have not ended while last cards are chosen; nobody when the game is over."""
        if self.asked >= 0:
            return _SEATS[self.asked]
        return final.waiting(self) if self.steps else ()

    @property
    def closed_phase(self) -> int | None:
        """The last cards are chosen by all at the same time, unseen (TY-59)."""
        return _LAST_PHASE if self.asked < 0 and self.steps else None

    def legal_moves(self, player: int) -> list[int]:
        """As in `State`."""
        if player == self.asked and player >= 0:
            return (self.listed or self._list())[:]
        return final.moves(self, player) if self._is_choosing(player) else []

    def _is_choosing(self, player: int) -> bool:
        return self.asked < 0 and bool(self.steps) and 0 <= player < self.players and not self.ended >> player & 1

    def _list(self) -> list[int]:
        step = self.steps[-1]
        moves = self.listed = _MOVES[step & CODE](self, step >> SHIFT)
        return moves

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        """As in `State`."""
        if move in self.legal_moves(player):
            return None
        return refusals.refusal(self, player, move)

    # Doing it

    def play(self, player: int, move: int | str, chance: Chance) -> None:
        """As in `State`."""
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if player == self.asked and player >= 0:
            if move not in (self.listed or self._list()):
                raise refusals.refusal(self, player, move)
            self.listed = None
            kind = self.game.kind_of[move]
            _DO[kind](self, move - self.game.firsts[kind], chance)
            self.settle(chance)
        elif self._is_choosing(player) and move in final.moves(self, player):
            final.play(self, player, move, chance)
        else:
            raise refusals.refusal(self, player, move)

    def settle(self, chance: Chance) -> None:
        """Goes on until somebody has to decide, or the game is over."""
        while True:
            step = self.steps[-1]
            if step == LAST:
                self.asked = -1
                return
            seat = _ASK[step & CODE](self, step >> SHIFT, chance)
            if seat >= 0:
                self.asked = seat
                return
            if not self.steps:
                return

    def others(self) -> list[int]:
        """The other players, clockwise from the one on turn."""
        return [(self.player + distance) % self.players for distance in range(1, self.players)]

    def own_deck(self, number: int) -> Pile:
        """A deck to be touched: a copy of its own if another state has it too."""
        if not self.owned_decks >> number & 1:
            self.owned_decks |= 1 << number
            self.decks[number] = self.decks[number].copy()
        return self.decks[number]

    def add_coin(self, place: int) -> None:
        """A denier of the bank on an empty circle of an event, if there is one (TY-30)."""
        event = self.queue[place]
        if self.coins[place] < self.box.events[event].circles:
            self.coins[place] += 1
            if self.listener is not None:
                self.tell("adds-coin", event=self.box.event_ids[event], number=self.coins[place])

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
        twin.playing = self.playing
        twin.looked = self.looked
        twin.activated = self.activated
        twin.sheltered = self.sheltered
        twin.shielded = self.shielded
        twin.decks = self.decks[:]
        twin.owned_decks = self.owned_decks = 0
        twin.face_up = self.face_up
        twin.criers = self.criers
        twin.left_out = self.left_out
        if self.notes is not None and self.notes[1] >= doubts.MANY_NOTES:
            doubts.settled(self)
        twin.doubts = self.doubts
        twin.doubtful = self.doubtful
        twin.notes = self.notes
        twin.events_left = self.events_left[:]
        twin.queue = self.queue[:]
        twin.coins = self.coins[:]
        twin.supply = self.supply[:]
        twin.deniers = self.deniers[:]
        twin.standing = self.standing[:]
        twin.lying = self.lying[:]
        twin.placed = self.placed[:]
        twin.hands = self.hands[:]
        twin.ramparts = self.ramparts[:]
        twin.built = self.built[:]
        twin.stacks = self.stacks[:]
        twin.tokens = self.tokens[:]
        twin.filled = self.filled[:]
        twin.coloured = self.coloured[:]
        twin.buildings = self.buildings[:]
        twin.characters = self.characters[:]
        twin.prestige = self.prestige[:]
        twin.doublers = self.doublers[:]
        twin.occupied = self.occupied[:]
        twin.damaged = self.damaged[:]
        twin.named = self.named[:]
        twin.last_card = self.last_card[:]
        twin.last_slot = self.last_slot[:]
        twin.ended = self.ended
        return twin

    def scores(self) -> list[Score]:
        """As in `State` (TY-61 to TY-64)."""
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        """As in `State`, without working out the reasons; a tie is a shared victory (TY-63, ruling A31)."""
        return ranks(scoring.totals(self))

    def view(self, viewer: Viewer) -> view.TournayView:
        """As in `State` (ruling A43)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """As in `State`; see `imagining`."""
        self.check_viewer(viewer)
        doubts.settled(self)  # once, not again in every imagined state
        twin = self.copy()
        twin.listed = None  # what was listed belongs to the true hand
        imagining.deal_anew(twin, viewer, chance)
        return twin

    def position(self) -> dict[str, Any]:
        """As in `State`; the format is described in `position`."""
        return position.write(self)


_Ask: TypeAlias = Callable[[TournayState, int, Chance], int]
_List: TypeAlias = Callable[[TournayState, int], list[int]]
_Do: TypeAlias = Callable[[TournayState, int, Chance], None]


def _nothing_to_ask(_state: TournayState, _argument: int) -> list[int]:
    raise AssertionError("this step asks nobody")


def _answer_effect(first: str) -> _Do:
    def do(state: TournayState, offset: int, chance: Chance) -> None:
        effects.answer(state, state.game.moves.first(first) + offset, chance)

    return do


_ASK: tuple[_Ask, ...] = (
    turn.ask_turn,
    turn.ask_player,  # pay-card
    turn.ask_player,  # pay-citizen
    costs.ask_place,
    reactions.after_placement,
    using.ask_use,
    combat.finish,
    turn.finish_recruiting,
    deck.ask_draw,
    turn.ask_player,  # keep
    effects.ask_effect,
    reactions.after_activation,
    reactions.ask_react,
    reactions.ask_chain,
    events.next_event,
    events.ask_shelter,
    events.ask_suffer,
    deck.reveal,
    deck.ask_choose,
    effects.ask_damage,
    turn.ask_player,  # last: never asked here
    final.ask_final,
)
"""Who is asked by the step on top, in the order of `steps.CODES`."""

_MOVES: tuple[_List, ...] = (
    turn.turn_moves,
    costs.pay_card_moves,
    costs.pay_citizen_moves,
    costs.place_moves,
    _nothing_to_ask,
    using.use_moves,
    _nothing_to_ask,
    _nothing_to_ask,
    deck.draw_moves,
    deck.keep_moves,
    effects.effect_moves,
    _nothing_to_ask,
    reactions.react_moves,
    reactions.chain_moves,
    _nothing_to_ask,
    events.shelter_moves,
    events.suffer_moves,
    _nothing_to_ask,
    deck.choose_moves,
    effects.damage_moves,
    _nothing_to_ask,
    _nothing_to_ask,
)
"""What may be answered."""

_DO: tuple[_Do, ...] = (
    turn.do_draw,
    turn.do_activate,
    turn.do_combat,
    turn.do_earn,
    turn.do_gather,
    turn.do_recruit,
    costs.do_place,
    costs.do_remove,
    costs.do_give,
    using.do_use,
    deck.do_top,
    deck.do_look,
    _answer_effect("visit"),
    _answer_effect("fight"),
    _answer_effect("trigger"),
    turn.do_colour,
    effects.do_damage,
    reactions.do_react,
    turn.do_rampart,
    events.do_shelter,
    turn.do_pass,
    turn.do_end,
    turn.do_play,
    costs.do_return,
    deck.do_keep,
)
"""What each kind of move does, in the order of `moves.KEYS`."""
