"""Troyes Dice: one to ten players roll, build and gather the citizens of a medieval town, all at the same time."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.game import Components, Game, Option, OptionValue
from bastide.core.limits import Limits
from bastide.core.moves import MoveKind
from bastide.core.observation import Field
from bastide.games.troyes_dice import components, limits, moves, observation, reading, setup
from bastide.games.troyes_dice.box import Box
from bastide.games.troyes_dice.state import TroyesDiceState
from bastide.games.troyes_dice.versions import VERSIONS
from bastide.games.troyes_dice.view import PrintedView, SectorView, printed_view, sectors_view


class TroyesDice(Game):
    """The game with its options and components fixed."""

    name = "troyes-dice"
    rule_prefix = "TD"
    min_players = 1
    max_players = setup.MOST_PLAYERS
    versions = VERSIONS
    data_files = ("sheet", "wheel", "plazas", "banquets")
    observation_version = observation.VERSION
    options = (
        Option("numbering", setup.ROLLED, (setup.FIRST_GAME, setup.ROLLED, setup.EXPERT)),
        Option("crier", "1", check=setup.check_crier, pick=setup.CRIERS),
        Option("banquets_and_raids", False, (False, True)),
        Option("tiles", setup.RANDOM, check=setup.check_tiles, pick=setup.TILES_IN_PLAY),
        Option("bonus_buildings_may_be_declined", False, (False, True)),
        Option("banquet_8", setup.TRANSPARENT, (setup.TRANSPARENT, setup.USABLE)),
        Option("achievements", setup.FRENCH_ENGLISH_GERMAN, setup.EDITIONS),
    )
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "standard": {},
        "first-game": {"numbering": setup.FIRST_GAME},
        "expert": {"numbering": setup.EXPERT},
        "banquets-and-raids": {"banquets_and_raids": True},
        "german": {"bonus_buildings_may_be_declined": True},
        "literal": {"banquets_and_raids": True, "banquet_8": setup.USABLE},
        "spanish": {"banquet_8": setup.USABLE, "achievements": setup.SPANISH},
        "chinese-japanese": {"banquet_8": setup.USABLE, "achievements": setup.CHINESE_JAPANESE},
    }

    def check_components(self) -> None:
        components.check(self.components)

    @classmethod
    def component_counts(cls, data: Components) -> Mapping[str, int]:
        return components.counts(data)

    def prepare(self) -> None:
        transparent = self.settings["banquet_8"] == setup.TRANSPARENT
        self.box = Box(self.components, sheltered_counts=transparent)
        """What is in the box, prepared for play."""

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return moves.KINDS

    def observation_fields(self, players: int) -> tuple[Field, ...]:
        return observation.fields(self.box, players)

    def limits(self, players: int) -> Limits:
        self.check_players(players)
        return limits.limits(self, players)

    def start(self, players: int, chance: Chance) -> TroyesDiceState:
        """Return the first position (TD-1 to TD-9)."""
        self.check_players(players)
        return setup.start(self, players, chance)

    def read_position(self, document: Mapping[str, Any], chance: Chance) -> TroyesDiceState:
        state = TroyesDiceState()
        reading.read(self, document, state, chance)
        return state

    def lay_out_position(self, document: Mapping[str, Any], chance: Chance) -> TroyesDiceState:
        state = TroyesDiceState()
        reading.lay_out(self, document, state, chance)
        return state

    @cached_property
    def printed_view(self) -> PrintedView:
        """What is printed on the sheets, for views."""
        return printed_view(self.components["sheet"])

    @cached_property
    def sectors_view(self) -> list[SectorView]:
        """The small disc of the wheel, for views."""
        return sectors_view(self.components["wheel"])

    @cached_property
    def is_expert(self) -> bool:
        """Whether the crier may number the columns freely (TD-8)."""
        return self.settings["numbering"] == setup.EXPERT

    @cached_property
    def may_decline_buildings(self) -> bool:
        """Whether players may decline a bonus building, as in the German rules (ruling Q3)."""
        return bool(self.settings["bonus_buildings_may_be_declined"])
