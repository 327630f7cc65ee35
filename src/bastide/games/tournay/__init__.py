"""Tournay: two to four families build a district each, put citizens to work and seek prestige."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.game import Components, Game, Option, OptionValue
from bastide.core.limits import Limits
from bastide.core.moves import MoveKind
from bastide.core.observation import Field
from bastide.games.tournay import components as box_check
from bastide.games.tournay import explaining, limits, moves, observation, position, reading, setup
from bastide.games.tournay.box import BASE, EXPANSIONS, MIX, RANDOM, REPLACE, Box
from bastide.games.tournay.printed import BoxView, PrintedView, box_view, printed_in_full, printed_view
from bastide.games.tournay.state import TournayState
from bastide.games.tournay.versions import VERSIONS


class Tournay(Game):
    """The game with its options and components fixed."""

    name = "tournay"
    rule_prefix = "TY"
    min_players = 2
    max_players = 4
    versions = VERSIONS
    open_scores = True
    data_files = ("cards", "prestige", "expansion", "events")
    observation_version = observation.VERSION
    options = (
        Option("advanced", False, (False, True)),
        Option("expansion", BASE, EXPANSIONS),
        Option("majority_deniers", "card", ("card", "aid")),
        Option("cathedral_points", "rulebook", ("rulebook", "online")),
        Option("start_player", RANDOM, (RANDOM, "1", "2", "3", "4")),
    )
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "base": {},
        "advanced": {"advanced": True},
        "expansion-replace": {"expansion": REPLACE},
        "expansion-mix": {"expansion": MIX},
    }

    def prepare(self) -> None:
        self.advanced = bool(self.settings["advanced"])
        self.box = Box(self.components, self.settings)
        """The contents of the box, prepared for play."""
        self.play_card = moves.PLAY
        self.give_back = moves.PLAY + len(self.box.ids)
        self.keep = moves.PLAY + 2 * len(self.box.ids)
        """The first of the moves that name a card: to play, to return and to keep it."""

    def check_components(self) -> None:
        box_check.check(self.components)

    @classmethod
    def component_counts(cls, data: Components) -> Mapping[str, int]:
        return box_check.counts(data)

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return moves.kinds(self.box.ids)

    def observation_fields(self, players: int) -> tuple[Field, ...]:
        return observation.fields(self.box, players)

    def limits(self, players: int) -> Limits:
        self.check_players(players)
        return limits.limits(self.box, len(self.moves), players)

    @cached_property
    def leaves_cards_out(self) -> bool:
        """Whether the mix leaves cards in the box that nobody has seen (TY-67)."""
        return any(self.box.loose)

    @cached_property
    def moves_before_last_cards(self) -> bool:
        """Whether districts move to the middle of their grids before last cards are chosen (TY-59)."""
        return self.follows("middle-before-last-cards")

    @cached_property
    def activates_once(self) -> bool:
        """Whether one action activates no building twice, even through chains (TY-50, ruling A37)."""
        return self.follows("activated-once-per-action")

    @cached_property
    def key_of(self) -> tuple[str, ...]:
        """The kind of each move."""
        return tuple(self.moves.key(move) for move in range(len(self.moves)))

    @cached_property
    def printed_view(self) -> PrintedView:
        """Return what is printed on the cards, for players who look at them."""
        return printed_view(self.box, self.printed_in_full)

    @cached_property
    def printed_in_full(self) -> PrintedView:
        """Return what is printed on all cards of the box, in play or not."""
        return printed_in_full(self.box)

    def box_view(self) -> BoxView:
        return box_view(self.box, self.printed_in_full)

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """Names of cards that own component data has changed, by id."""
        return explaining.titles(self.components, self.shipped_components()) if self.has_own_components else {}

    def start(self, players: int, chance: Chance) -> TournayState:
        """Set up the first position (TY-3 to TY-6)."""
        self.check_players(players)
        return setup.start(self, players, chance)

    def read_position(self, document: Mapping[str, Any], chance: Chance) -> TournayState:
        position.SHAPE.check(document, "")
        state = setup.blank(self, len(document["players"]))
        reading.read(document, state, chance)
        return state
