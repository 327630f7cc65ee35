"""The position and the flow of a turn: what may be done now, and doing it."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from bastide.core.audience import Audience, Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Secret
from bastide.core.masks import Mask, bits
from bastide.core.observation import Observation
from bastide.core.pile import Pile, Pool
from bastide.core.scores import Score, ranks
from bastide.core.state import State
from bastide.games.kingdom_builder import locations, observation, position, refusals, scoring, view
from bastide.games.kingdom_builder.board import MANY, NO_CARD, TERRAINS, Board
from bastide.games.kingdom_builder.hexes import BIT, COUNT, NAMES, NEIGHBOURS, around
from bastide.games.kingdom_builder.locations import BARN, FIRST_READY, TILES, has_target
from bastide.games.kingdom_builder.moves import END, FROM, TILE, TO, numbered

if TYPE_CHECKING:
    from bastide.games.kingdom_builder import KingdomBuilder

NOBODY = -1
NONE = -1
SEATS = ((0,), (1,), (2,), (3,), ())
"""Each player as the only one to act; the last entry is for `NOBODY`."""


class KingdomBuilderState(State):
    """One position. Lists have an entry for each player; sets of hexes and of locations are bit masks."""

    __slots__ = (
        "all_uses",
        "begun",
        "board",
        "card",
        "cards",
        "discards",
        "draw_pile",
        "free",
        "gained",
        "hands",
        "held",
        "last_round",
        "lifted",
        "near",
        "owed",
        "player",
        "removed",
        "settled",
        "start_player",
        "supply",
        "taken",
        "targets",
        "tile",
        "tile_stock",
        "to_act",
        "uses",
    )

    game: "KingdomBuilder"
    board: Board
    cards: tuple[str, ...]  # the scoring cards in play
    start_player: int
    settled: list[Mask]  # each player's settlements
    near: list[Mask]  # all hexes next to them
    free: Mask  # hexes without a settlement
    supply: list[int]
    held: list[int]  # locations whose tile a player holds, a bit each
    all_uses: list[int]  # what `uses` is when a turn begins: a use of each held tile (KB-24)
    taken: list[int]  # locations that a player ever took a tile from (KB-28, KB-33)
    tile_stock: int  # tiles left on the locations, two bits each
    hands: list[int]  # hidden terrain cards
    draw_pile: Pile
    discards: list[int]
    removed: list[int]  # copies share it, as it hardly ever changes
    last_round: bool
    player: int  # on turn, or NOBODY when the game is over
    to_act: tuple[int, ...]  # only the player on turn
    card: int  # the terrain card in play
    owed: int  # builds of the mandatory action still to be made, never more than the supply (KB-15)
    begun: bool  # whether one of them was made
    uses: int  # uses left of each kind of tile in this turn, two bits each
    gained: int  # locations whose tile was taken in this turn (KB-23)
    tile: int  # chosen but not yet carried out, or NONE
    lifted: int  # the settlement chosen to be moved, or NONE
    targets: Mask  # the hexes that a build, lift or landing may name now

    # What may be done now

    def legal_moves(self, player: int) -> list[int]:
        if player != self.player:
            return []
        targets, tile = self.targets, self.tile
        if tile >= 0:
            if tile < BARN:
                return bits(targets)  # to build on a hex has the hex's number
            return numbered(FROM if self.lifted < 0 else TO, targets)
        if not targets:
            moves = []
        elif self.begun:
            return bits(targets)  # no tile between mandatory builds (KB-22)
        else:
            moves = bits(targets) if targets.bit_count() < MANY else self.board.hexes_of(self.card, targets)
        uses = self.uses
        while uses:
            tile, later = FIRST_READY[(uses & -uses).bit_length()]
            uses = uses & later
            if has_target(self, tile):
                moves.append(TILE + tile)
        if not targets and player != NOBODY:  # no build is owed
            moves.append(END)
        return moves

    def tile_targets(self, tile: int) -> Mask:
        """Hexes that a tile may name when it is chosen: where it builds, or the settlements that it can move."""
        if tile >= BARN:
            return locations.movable(self, tile)
        return self.buildable(locations.BUILDERS[tile](self)) if self.supply[self.player] else 0

    def buildable(self, allowed: Mask) -> Mask:
        """Hexes of `allowed` to build on (KB-11 to KB-13: free, next to an own settlement if possible)."""
        open_ = allowed & self.free
        return open_ & self.near[self.player] or open_

    def card_terrain(self) -> Mask:
        """The hexes that show the terrain of the card in play."""
        return self.board.terrain[self.card]

    def builds_owed(self) -> bool:
        """Whether the mandatory action is unfinished (KB-9)."""
        return self.owed > 0

    def is_ready(self, tile: int) -> bool:
        """Whether `tile` has a use left (KB-21) and the player is not between mandatory builds (KB-22)."""
        return self.uses >> 2 * tile & 3 != 0 and not (self.begun and self.owed)

    def uses_left(self, tile: int) -> int:
        """How often the player on turn may still use tiles of this kind."""
        return self.uses >> 2 * tile & 3

    def tiles_left(self, location: int) -> int:
        """How many tiles lie on a location hex."""
        return self.tile_stock >> 2 * location & 3

    def held_kinds(self, player: int) -> list[int]:
        """How many tiles of each kind a player holds."""
        counts = [0] * len(TILES)
        for location, kind in enumerate(self.board.location_kinds):
            counts[kind] += self.held[player] >> location & 1
        return counts

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        return None if self._is_legal(player, move) else refusals.refusal(self, player, move)

    def _is_legal(self, player: int, move: int) -> bool:
        if player != self.player or move < 0:
            return False
        if move < FROM:
            return self.tile < BARN and self.targets & BIT[move] != 0
        if move < TILE:
            first = FROM if self.lifted < 0 else TO
            return self.tile >= BARN and first <= move < first + COUNT and self.targets & BIT[move - first] != 0
        if self.tile >= 0 or player == NOBODY:
            return False
        if move < END:
            return self.is_ready(move - TILE) and has_target(self, move - TILE)  # KB-25
        return move == END and not self.targets

    # Doing it

    def play(self, player: int, move: SupportsIndex | str, chance: Chance) -> None:
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        # Five of six moves are builds and ends of turns: they are tested and made without the calls on the way.
        if 0 <= move < FROM and player == self.player and self.tile < BARN and self.targets & BIT[move]:
            self._build(move, chance)
        elif move == END and player == self.player != NOBODY and self.tile < 0 and not self.targets:
            self._end_turn(chance)
        elif TILE <= move < END and player == self.player and self.tile < 0 and self.is_ready(move - TILE):
            # Choosing a tile means finding its targets anyway; it needs one (KB-25).
            if not (targets := self.tile_targets(move - TILE)):
                raise refusals.refusal(self, player, move)
            self._choose_tile(move - TILE, targets)
        elif self._is_legal(player, move):
            self.apply(player, move, chance)
        else:
            raise refusals.refusal(self, player, move)

    def apply(self, player: int, move: int, chance: Chance) -> None:
        if move < FROM:
            self._build(move, chance)
        elif move == END:
            self._end_turn(chance)
        elif move >= TILE:
            self._choose_tile(move - TILE, self.tile_targets(move - TILE))
        elif move < TO:
            self.lifted = move - FROM
            self.targets = locations.MOVERS[self.tile - BARN](self, self.lifted)
            if self.listener is not None:
                self.tell("lifts", player=player, hex=NAMES[self.lifted])
        else:
            self._move(move - TO, chance)

    def _choose_tile(self, tile: int, targets: Mask) -> None:
        self.tile, self.targets = tile, targets
        if self.listener is not None:
            self.tell("chooses-tile", player=self.player, tile=TILES[tile])

    def _build(self, hex_: int, chance: Chance) -> None:
        """Put a settlement from the supply on the board, by the mandatory action (KB-9) or a tile."""
        player, bit = self.player, BIT[hex_]
        self.settled[player] = self.settled[player] | bit
        self.near[player] = near = self.near[player] | NEIGHBOURS[hex_]
        self.free = free = self.free - bit
        self.supply[player] = left = self.supply[player] - 1
        if self.listener is not None:
            self.tell("builds", player=player, hex=NAMES[hex_])
        owed = self.owed
        if self.tile < 0:
            owed -= 1
            self.begun = True
        else:
            self._spend_tile()
            if owed > left:
                owed = left  # players build what they have (KB-15)
        self.owed = owed
        location = self.board.beside_location[hex_]
        if location >= 0:
            self._gain_tile(location)
        if not left:
            self.last_round = True  # the end is triggered (KB-47)
            self.tell("last-settlement", player=player)
        if not owed:
            self.targets = 0
        elif open_ := self.board.terrain[self.card] & free:
            self.targets = open_ & near or open_  # as `buildable`, without calls: half of all moves are such builds
        else:
            self._open_builds(chance)

    def _move(self, target: int, chance: Chance) -> None:
        """Move a settlement to another hex; losing a tile comes before gaining one (KB-35)."""
        player, source = self.player, self.lifted
        self.settled[player] ^= BIT[source] | BIT[target]
        self.near[player] = around(self.settled[player])
        self.free ^= BIT[source] | BIT[target]
        if self.listener is not None:
            self.tell("moves", player=player, source=NAMES[source], hex=NAMES[target])
        self._spend_tile()
        if self.board.beside_location[source] >= 0:
            self._lose_tile(self.board.beside_location[source])
        if self.board.beside_location[target] >= 0:
            self._gain_tile(self.board.beside_location[target])
        self._open_builds(chance)

    def _spend_tile(self) -> None:
        """Use up the chosen tile (KB-21)."""
        self.uses -= 1 << 2 * self.tile
        self.tile = self.lifted = NONE

    def _gain_tile(self, location: int) -> None:
        """Take a tile if one is left (KB-26, KB-27, KB-30), one per location and game (KB-28, KB-33).

        It adds no use yet: it is ready in the next turn (KB-23).
        """
        player, bit = self.player, 1 << location
        if self.taken[player] & bit or not self.tile_stock >> 2 * location & 3:
            return
        self.tile_stock -= 1 << 2 * location
        self.taken[player] |= bit
        self.held[player] |= bit
        self.all_uses[player] += 1 << 2 * self.board.location_kinds[location]
        self.gained |= bit
        if self.listener is not None:
            self.tell("gains-tile", player=player, **self._location_words(location))

    def _lose_tile(self, location: int) -> None:
        """Lose a tile when the last neighbour leaves (KB-31, KB-32), a used one first if there are two (KB-34)."""
        bit = 1 << location
        if not self.held[self.player] & bit or NEIGHBOURS[self.board.locations[location]] & self.settled[self.player]:
            return
        self.held[self.player] ^= bit
        kind = self.board.location_kinds[location]
        self.all_uses[self.player] -= 1 << 2 * kind
        lost_uses = self.uses_left(kind) - (self.all_uses[self.player] >> 2 * kind & 3)
        if lost_uses > 0:
            self.uses -= lost_uses << 2 * kind
        self.tell("loses-tile", player=self.player, **self._location_words(location))

    def _location_words(self, location: int) -> dict[str, str]:
        return {"tile": TILES[self.board.location_kinds[location]], "hex": NAMES[self.board.locations[location]]}

    # Turns and cards

    def begin_turn(self, player: int, chance: Chance) -> None:
        """Show the terrain card and make all held tiles ready (KB-8, KB-24)."""
        self.player, self.to_act = player, SEATS[player]
        self.card = card = self.hands[player]
        self.hands[player] = NO_CARD
        # A player who could draw no card has nothing to build on (KB-17).
        owed, left = self.game.box.mandatory_builds if card != NO_CARD else 0, self.supply[player]
        self.owed = owed if owed < left else left  # players build what they have (KB-15)
        self.begun = False
        self.uses = self.all_uses[player]
        self.gained = 0
        if self.listener is not None and card != NO_CARD:
            self.reveal("shows-card", player=player, terrain=TERRAINS[card])
        self._open_builds(chance)

    def _open_builds(self, chance: Chance) -> None:
        """Work out where the next mandatory build may be.

        While builds are owed, a card whose terrain is full leaves the game for another one (KB-16). If none is left,
        the builds lapse (KB-17).
        """
        while self.owed:
            self.targets = self.buildable(self.board.terrain[self.card])
            if self.targets:
                return
            self.removed = self.removed[:]
            self.removed[self.card] += 1
            self.tell("terrain-full", player=self.player, terrain=TERRAINS[self.card])
            self.card = self._draw(chance, None)
            if self.card == NO_CARD:
                self.owed = 0
                self.tell("builds-lapse", player=self.player)
            else:
                self.reveal("shows-card", player=self.player, terrain=TERRAINS[self.card])
        self.targets = 0

    def _draw(self, chance: Chance, seen_by: Audience) -> int:
        """Draw a card from the pile; the discards become the pile if it is empty (KB-20)."""
        pile = self.draw_pile
        if not pile.places:
            if not any(self.discards):
                return NO_CARD
            pile.add(self.discards)
            self.discards = [0] * len(TERRAINS)
            self.tell("reshuffles")
        return pile.draw(chance, seen_by)

    def _end_turn(self, chance: Chance) -> None:
        """Discard the card, draw a hidden one (KB-19), and go on to the next player or the end (KB-48)."""
        player = self.player
        if self.listener is not None:
            self.tell("ends-turn", player=player)
        if self.card != NO_CARD:
            self.discards[self.card] += 1
            self.card = NO_CARD
        # Once the end is triggered, a player who ends their turn has no other, so they draw no card (ruling 13).
        following = player + 1 if player + 1 < self.players else 0
        if not self.last_round:
            pile = self.draw_pile
            drawn = pile.draw(chance, self.to_act) if pile.places else self._draw(chance, self.to_act)
            self.hands[player] = drawn
            if self.listener is not None and drawn != NO_CARD:
                self.reveal("draws-card", player=player, terrain=Secret(TERRAINS[drawn], (player,)))
        elif following == self.start_player:
            self.player, self.to_act = NOBODY, ()
            self.uses = self.gained = self.owed = self.targets = 0
            self.begun = False
            self.tell("game-over")
            return
        self.begin_turn(following, chance)

    # The position as a whole

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.players = self.players
        twin.listener = None
        twin.board = self.board
        twin.cards = self.cards
        twin.start_player = self.start_player
        twin.settled = self.settled[:]
        twin.near = self.near[:]
        twin.free = self.free
        twin.supply = self.supply[:]
        twin.held = self.held[:]
        twin.all_uses = self.all_uses[:]
        twin.taken = self.taken[:]
        twin.tile_stock = self.tile_stock
        twin.hands = self.hands[:]
        twin.draw_pile = self.draw_pile.copy()
        twin.discards = self.discards[:]
        twin.removed = self.removed
        twin.last_round = self.last_round
        twin.player = self.player
        twin.to_act = self.to_act
        twin.card = self.card
        twin.owed = self.owed
        twin.begun = self.begun
        twin.uses = self.uses
        twin.gained = self.gained
        twin.tile = self.tile
        twin.lifted = self.lifted
        twin.targets = self.targets
        return twin

    def gist(self) -> Hashable:
        """What a turn changes: the settlements, tiles and card of the player on turn, and the step they are at.

        The supply follows from the settlements, the tiles left on locations from those that the player took.
        """
        player = self.player
        return (
            self.settled[player], self.held[player], self.taken[player], self.uses, self.card,
            len(self.draw_pile.places), self.owed, self.begun, self.tile, self.lifted, player,
        )  # fmt: skip

    def scores(self) -> list[Score]:
        """Return everyone's gold with its reasons (KB-49 to KB-65)."""
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        """Return the ranks, without working out reasons; what `scores` leaves out pays everyone the same."""
        return ranks([scoring.gold(self, player) for player in range(self.players)])

    def view(self, viewer: Viewer) -> view.KingdomBuilderView:
        """Return what the viewer may know (KB-66)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        observation.write(self, viewer, out)

    def rewrite_observation(self, viewer: Viewer, out: Observation) -> None:
        observation.rewrite(self, viewer, out)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """Return a possible state: cards in other hands and in the draw pile are dealt anew (KB-66)."""
        self.check_viewer(viewer)
        twin = self.copy()
        others = [seat for seat in range(self.players) if seat != viewer and self.hands[seat] != NO_CARD]
        unseen = self.draw_pile.unknown_to(viewer)
        for seat in others:
            unseen[self.hands[seat]] += 1
        pool = Pool(unseen, chance)
        for seat in others:
            twin.hands[seat] = pool.deal()
        twin.draw_pile.deal_anew(viewer, pool)
        return twin

    def position(self) -> dict[str, Any]:
        """Return the position as JSON values; see `position` for the format."""
        return position.write(self)
