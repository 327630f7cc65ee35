"""The position: flat lists with entries for each player, and the legal moves in it."""

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any, Self

from bastide.core.audience import Audience, Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.observation import Observation
from bastide.core.pile import Certain, Pile
from bastide.core.questions import AskingState
from bastide.core.scores import Score, ranks
from bastide.games.tournay import final, observation, position, refusals, scoring, view
from bastide.games.tournay.box import Box
from bastide.games.tournay.citizens import Citizens
from bastide.games.tournay.knowledge import doubts, imagining, notes
from bastide.games.tournay.knowledge.changes import Laid
from bastide.games.tournay.knowledge.notes import Notes, Unions
from bastide.games.tournay.moves import DECKS
from bastide.games.tournay.observation import Observed
from bastide.games.tournay.questions import TournayQuestion

if TYPE_CHECKING:
    from bastide.games.tournay import Tournay

_LAST_PHASE = 1
"""The number of the only closed phase."""
_SHARED = (None,) * len(DECKS)
"""In place of the decks that a state may change: none."""


class TournayState(AskingState[TournayQuestion]):
    """One position. Sets of slots are bit masks; -1 means no card, event or player.

    Copies share their decks: to change one, a state first makes it its own (see `own_deck`).
    """

    __slots__ = (
        "activated",
        "available",
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
        "fights",
        "filled",
        "hands",
        "last_card",
        "last_round",
        "last_slot",
        "left_out",
        "looked",
        "lying",
        "named",
        "notes",
        "observed",
        "occupied",
        "own_decks",
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
        "stocked",
        "supply",
        "tokens",
    )

    game: "Tournay"
    box: Box
    start_player: int
    last_round: bool  # whether everyone takes a last turn (TY-58)
    player: int  # on turn, or NOBODY while last cards are chosen and when the game is over
    playing: int  # the card being paid for and placed
    looked: tuple[Certain, ...]  # the cards that the player on turn is looking at
    activated: int  # slots of the buildings that were activated in the action under way
    sheltered: int  # players whom the event now striking does nothing to
    shielded: int  # players who have used a protecting card since the crier

    # The table
    decks: list[Pile]
    own_decks: tuple[Pile | None, ...]  # those that nothing else shares
    stocked: int  # decks that have cards
    face_up: int  # decks whose top card is face up
    criers: int  # decks whose crier has come
    left_out: tuple[tuple[int, ...], ...]  # cards of each deck that stay in the box, by kind (TY-67)
    doubts: tuple[Unions, ...]  # what viewers know beyond `known_by`, as far as it has been worked out
    doubtful: int  # decks that a viewer may know more about
    notes: Notes  # what has happened since
    observed: Observed  # parts of earlier observations
    events_left: list[int]  # the event deck, by kind: nobody knows its order
    queue: list[int]
    coins: list[int]
    fights: tuple[tuple[int, int, int, int], ...]  # of events with coins (see `combat`)
    supply: list[int]

    # Players
    available: Citizens  # standing on all Plazas
    deniers: list[int]
    standing: list[Citizens]  # on the Plaza
    lying: list[Citizens]  # beside it
    placed: list[Citizens]  # on buildings
    hands: list[tuple[Certain, ...]]
    ramparts: list[int]  # in hand
    built: list[int]

    # Districts
    stacks: list[tuple[int, ...]]  # the cards of each slot from the bottom up, 25 slots for each player
    tokens: list[int]  # the tokens on them; see `district`
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

    # Legal moves

    @property
    def progress(self) -> int:
        """How much of what ends the game is there: filled slots, prestige buildings and criers (TY-57)."""
        districts = zip(self.filled, self.prestige, strict=True)
        return sum(filled.bit_count() + built.bit_count() for filled, built in districts) + self.criers.bit_count()

    @property
    def closed_phase(self) -> int | None:
        """The choice of last cards, which everyone makes at once, in secret (TY-59)."""
        return _LAST_PHASE if self.asked < 0 and self.questions else None

    def waiting(self) -> tuple[int, ...]:
        return final.waiting(self) if self.questions else ()

    def closed_moves(self, player: int) -> list[int]:
        return final.moves(self, player) if player in self.to_act else []

    def play_closed(self, player: int, move: int, chance: Chance) -> None:
        final.play(self, player, move, chance)

    def why_not(self, player: int, move: int) -> IllegalMove:
        if self.closed_phase is not None and 0 <= move < len(self.game.moves):
            return final.why_not(self, player, move)
        return refusals.refusal(self, player, move)

    # The table

    def others(self) -> list[int]:
        """The other players, clockwise from the one on turn."""
        return [(self.player + distance) % self.players for distance in range(1, self.players)]

    def own_deck(self, number: int) -> Pile:
        """Return a deck that you may change: a copy in its place, if another state may share it."""
        deck = self.own_decks[number]
        if deck is None:
            deck = self.decks[number] = self.decks[number].copy()
            self.own_decks = (*self.own_decks[:number], deck, *self.own_decks[number + 1 :])
        return deck

    def share_decks(self) -> None:
        """Never change the decks as they are now, since others keep them; replace them instead."""
        self.own_decks = _SHARED

    def lay_under(self, card: int) -> None:
        """Put a card that everyone has seen face down under its deck (TY-16, TY-20, TY-27)."""
        deck = self.box.deck[card]
        self.put_under(deck, card, None)
        if self.doubtful >> deck & 1:
            self.notes = self.notes, deck, Laid, (), []

    def add_deck(self, deck: Pile) -> None:
        """Add the next deck while the table is laid."""
        if deck.places:
            self.stocked |= 1 << len(self.decks)
        self.decks.append(deck)

    def put_under(self, deck: int, card: int, known_by: Audience) -> None:
        """Put a card face down under its deck."""
        pile = self.own_decks[deck]
        if pile is None:
            pile = self.own_deck(deck)
        pile.places.insert(0, (card - self.box.first[deck], known_by))
        self.stocked |= 1 << deck

    # The position as a whole

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.players = self.players
        twin.listener = None
        twin.box = self.box
        twin.start_player = self.start_player
        twin.last_round = self.last_round
        twin.player = self.player
        twin.asked = self.asked
        twin.to_act = self.to_act
        twin.questions = self.questions.copy()
        twin.listed = self.listed
        twin.playing = self.playing
        twin.looked = self.looked
        twin.activated = self.activated
        twin.sheltered = self.sheltered
        twin.shielded = self.shielded
        twin.decks = self.decks.copy()
        twin.own_decks = self.own_decks = _SHARED
        twin.stocked = self.stocked
        twin.face_up = self.face_up
        twin.criers = self.criers
        twin.left_out = self.left_out
        twin.doubts = self.doubts
        twin.doubtful = self.doubtful
        twin.notes = self.notes
        twin.observed = self.observed
        twin.events_left = self.events_left.copy()
        twin.queue = self.queue.copy()
        twin.coins = self.coins.copy()
        twin.fights = self.fights
        twin.supply = self.supply.copy()
        twin.available = self.available
        twin.deniers = self.deniers.copy()
        twin.standing = self.standing.copy()
        twin.lying = self.lying.copy()
        twin.placed = self.placed.copy()
        twin.hands = self.hands.copy()
        twin.ramparts = self.ramparts.copy()
        twin.built = self.built.copy()
        twin.stacks = self.stacks.copy()
        twin.tokens = self.tokens.copy()
        twin.filled = self.filled.copy()
        twin.coloured = self.coloured.copy()
        twin.buildings = self.buildings.copy()
        twin.characters = self.characters.copy()
        twin.prestige = self.prestige.copy()
        twin.doublers = self.doublers.copy()
        twin.occupied = self.occupied.copy()
        twin.damaged = self.damaged.copy()
        twin.named = self.named.copy()
        twin.last_card = self.last_card.copy()
        twin.last_slot = self.last_slot.copy()
        twin.ended = self.ended
        return twin

    def __getstate__(self) -> dict[str, Any]:
        fields = super().__getstate__()
        del fields["observed"], fields["own_decks"]
        fields["notes"] = notes.written(self.notes)
        return fields

    def __setstate__(self, fields: Mapping[str, Any]) -> None:
        super().__setstate__({**fields, "notes": notes.read(fields["notes"])})
        self.observed = Observed()
        self.share_decks()

    def gist(self) -> Hashable:
        """Return all but what follows from the rest, and what viewers know: that changes no card.

        No card and no citizen is ever lost, so those in the supply, on buildings and undetermined in decks follow.
        """
        return (
            self.asked,
            self.player,
            self.last_round,
            self.playing,
            self.looked,
            self.activated,
            self.sheltered,
            self.shielded,
            self.face_up,
            self.criers,
            self.ended,
            *[question.gist() for question in self.questions],
            *[tuple(deck.places) for deck in self.decks],
            *self.events_left,
            *self.queue,
            *self.coins,
            *self.deniers,
            *self.standing,
            *self.lying,
            *self.hands,
            *self.ramparts,
            *self.built,
            *self.stacks,
            *self.tokens,
            *self.last_card,
            *self.last_slot,
        )

    def scores(self) -> list[Score]:
        """Each player's prestige points (TY-61 to TY-64)."""
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        """Rank players without working out the reasons; a tie is a shared victory (TY-63, ruling A31)."""
        return ranks(scoring.totals(self))

    def view(self, viewer: Viewer) -> view.TournayView:
        """The table as `viewer` may know it (ruling A43)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        observation.write(self, viewer, out)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        self.check_viewer(viewer)
        doubts.settled(self)  # once, not again in every imagined state
        twin = self.copy()
        twin.listed = None  # what was listed belongs to the true hand
        imagining.deal_anew(twin, viewer, chance)
        return twin

    def position(self) -> dict[str, Any]:
        return position.write(self)
