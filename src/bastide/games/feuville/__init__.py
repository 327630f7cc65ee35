"""Feuville: two to four players build a town of walls, towers and skies and score it by royal decrees."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.game import Components, Game, OptionValue
from bastide.core.limits import Limits
from bastide.core.moves import MoveKind
from bastide.core.observation import Field
from bastide.games.feuville import components as box_check
from bastide.games.feuville import editions, limits, moves, observation, position, reading, setup, view
from bastide.games.feuville.box import Box
from bastide.games.feuville.state import FeuvilleState
from bastide.games.feuville.versions import VERSIONS


class Feuville(Game):
    """The game with its options and components fixed."""

    name = "feuville"
    rule_prefix = "FV"
    min_players = 2
    max_players = 4
    versions = VERSIONS
    unread_fields = Game.unread_fields | {"tile"}  # how lists call a tile
    open_scores = True
    data_files = ("tiles", "decrees", "fairy")
    observation_version = observation.VERSION
    options = editions.OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = editions.presets()

    def prepare(self) -> None:
        self.box = Box(self.components)
        """The contents of the box, prepared for play."""
        chosen = self.settings
        self.magician_charms = int(chosen["magician_fairy_when_nothing_burnt"])
        self.refill_waits = chosen["row_refill"] == editions.END_OF_TURN
        self.cloud_columns_burn = bool(chosen["cloud_columns_may_burn"])
        self.dropped_charm_leaves = chosen["discarded_fairy_tile"] == editions.REMOVED
        self.spent_protection_leaves = chosen["spent_theft_protection"] == editions.REMOVED
        self.coat_in_scored_columns = chosen["evaluation_grass_scope"] == editions.EVALUATED
        self.start_player_ends_at_once = bool(chosen["start_player_ends_at_once"])
        self.one_tower_gap = chosen["tower_gaps"] == editions.ONE
        self.decrees_any_time = bool(chosen["decrees_any_time"])
        self.fairy_and_evaluation = bool(chosen["fairy_and_evaluation"])
        self.thief_makes_room = bool(chosen["thief_makes_room"])
        self.mercy_to_tied = chosen["mercy_on_tie"] == editions.ALL

    def check_components(self) -> None:
        box_check.check(self.components)

    @classmethod
    def component_counts(cls, data: Components) -> Mapping[str, int]:
        return box_check.counts(data)

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return moves.KINDS

    def observation_fields(self, players: int) -> tuple[Field, ...]:
        return observation.fields(self.box, players)

    def limits(self, players: int) -> Limits:
        self.check_players(players)
        return limits.limits(self.box, players)

    def start(self, players: int, chance: Chance) -> FeuvilleState:
        """Return the first position (FV-1 to FV-9)."""
        self.check_players(players)
        return setup.start(self, players, chance)

    @cached_property
    def blanks(self) -> Mapping[int, FeuvilleState]:
        """The pieces in the box for each number of players, as `start` lays them out."""
        return {players: setup.blank(self, players) for players in range(self.min_players, self.max_players + 1)}

    def read_position(self, document: Mapping[str, Any], chance: Chance) -> FeuvilleState:
        """Return the state of a position; chance only rolls dice, since nothing else is hidden (K40)."""
        position.SHAPE.check(document, "")
        state = setup.blank(self, len(document["players"]))
        reading.read(document, state, chance)
        return state

    def lay_out_position(self, document: Mapping[str, Any], chance: Chance) -> FeuvilleState:
        """Return the position as it stands: a town half set up is scored all the same."""
        position.SHAPE.check(document, "")
        state = setup.blank(self, len(document["players"]))
        reading.lay_out(document, state)
        return state

    def box_view(self) -> view.BoxView:
        return view.box_view(self.box)

    @cached_property
    def edition(self) -> str | None:
        """The edition whose rules this table plays."""
        return editions.edition_of(self.settings)
