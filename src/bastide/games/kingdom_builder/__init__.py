"""Kingdom Builder, base game: two to four players settle a land of hexes for gold."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.errors import BadOption
from bastide.core.game import Components, Game, Option, OptionValue
from bastide.core.limits import Limits
from bastide.core.moves import MoveKind
from bastide.core.observation import Field
from bastide.games.kingdom_builder import components, limits, moves, observation, reading, setup
from bastide.games.kingdom_builder.board import Board
from bastide.games.kingdom_builder.box import Box
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide.games.kingdom_builder.versions import VERSIONS

_BOARDS_KEPT = 64


class KingdomBuilder(Game):
    """The game with its options and components fixed."""

    name = "kingdom-builder"
    rule_prefix = "KB"
    min_players = 2
    max_players = 4
    versions = VERSIONS
    open_scores = True
    open_choices = True
    data_files = ("quadrants", "tiles", "cards")
    observation_version = observation.VERSION
    options = (
        Option("quadrants", setup.RANDOM, check=setup.check_quadrants, pick=setup.QUADRANTS),
        Option("places", setup.AS_NAMED, (setup.AS_NAMED, setup.RANDOM)),
        Option("turned", setup.RANDOM, check=setup.check_turned, pick=setup.TURNS),
        Option("cards", setup.RANDOM, check=setup.check_cards, pick=setup.CARDS),
        Option("random_lords", True, (True, False)),
        Option("start_player", setup.RANDOM, (setup.RANDOM, "1", "2", "3", "4")),
        Option("lords_zero_ranks", True, (True, False)),
    )
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {
        "standard": {},
        "first-game": {
            "quadrants": "tavern paddock oasis farm",
            "turned": "none",
            "cards": "fishermen knights merchants",
        },
        "lords-need-settlements": {"lords_zero_ranks": False},
        "without-lords": {"random_lords": False},
    }

    def check_components(self) -> None:
        components.check(self.components)
        quadrants = {entry["id"] for entry in self.components["quadrants"]["quadrants"]}
        missing = set(str(self.settings["quadrants"]).split()) - {setup.RANDOM, *quadrants}
        if missing:
            raise BadOption(
                "quadrant-missing",
                "The component data has no quadrant {quadrants}.",
                quadrants=", ".join(sorted(missing)),
            )

    @classmethod
    def component_counts(cls, data: Components) -> Mapping[str, int]:
        return components.counts(data)

    def prepare(self) -> None:
        self.box = Box(self.components)
        """What is in the box, prepared for play."""
        self._boards: dict[tuple[str, ...], Board] = {}

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return moves.KINDS

    def observation_fields(self, players: int) -> tuple[Field, ...]:
        return observation.fields(self.box, players)

    def limits(self, players: int) -> Limits:
        self.check_players(players)
        return limits.limits(self, players)

    def start(self, players: int, chance: Chance) -> KingdomBuilderState:
        """Return the first position (KB-1 to KB-7)."""
        self.check_players(players)
        return setup.start(self, players, chance)

    def read_position(self, document: Mapping[str, Any], chance: Chance) -> KingdomBuilderState:
        state = KingdomBuilderState()
        reading.read(self, document, state, chance)
        return state

    def board(self, quadrants: tuple[str, ...]) -> Board:
        """Return the board of four quadrants; the most recent boards are cached."""
        board = self._boards.get(quadrants)
        if board is None:
            if len(self._boards) >= _BOARDS_KEPT:
                self._boards.clear()
            board = self._boards[quadrants] = Board(self.box, quadrants)
        return board

    @cached_property
    def lords_zero_ranks(self) -> bool:
        """Whether a player without a settlement in a sector is ranked there (KB-61, KB-69)."""
        return bool(self.settings["lords_zero_ranks"])
