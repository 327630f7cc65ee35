"""A position of Troyes Dice as arrays, and the components that all games of an environment share."""

from dataclasses import dataclass, field

from bastide.core.errors import BadOption
from bastide.core.extras import needs
from bastide.games.troyes_dice import TroyesDice, setup
from bastide.games.troyes_dice.moves import COLOURS, WIDTH
from bastide.lab.batch.chance import Chance
from bastide.lab.batch.environment import for_each
from bastide.lab.batch.troyes_dice import gains
from bastide.lab.batch.troyes_dice.banquets import Effects
from bastide.lab.batch.troyes_dice.sheet import Sheet

with needs("batch"):
    import jax

NO_SEAT = -1
"""In place of the player on turn: the game is over."""
SETTLING = 6
"""A stage that players never see: gains are being taken (`bonuses.settle`)."""


class Components:
    """What is in the box, and what the options fix."""

    def __init__(self, game: TroyesDice, players: int) -> None:
        box = game.box
        self.game, self.box, self.players, self.printed = game, box, players, box.printed
        self.crier = setup.chosen_crier(game, players)
        """The town crier, or `None` if drawn."""
        self.has_tiles = bool(game.settings["banquets_and_raids"])
        self.effects = Effects(box.wheel.banquets)
        self.choices = gains.choices(box.printed)
        """The sets of rows of which bonuses let a player build, in the order of their codes."""
        if len(self.choices) > gains.MOST_CHOICES:
            raise BadOption(
                "too-many-choices",
                "In a batch, bonuses may offer {most} different sets of buildings at most; got {number}.",
                most=gains.MOST_CHOICES,
                number=len(self.choices),
            )
        self.pending = gains.words(box.printed)
        self.buildable = [_of_kind(rows, 0) for rows in self.choices], [_of_kind(rows, 1) for rows in self.choices]
        """The prestige and the work buildings of each of these sets."""


def _of_kind(rows: int, kind: int) -> int:
    """The squares whose prestige buildings (0) or work buildings (1) are in a set of rows."""
    colours = [colour for colour in range(len(COLOURS)) if rows >> 2 * colour + kind & 1]
    return sum((1 << WIDTH) - 1 << colour * WIDTH for colour in colours)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """One position, or the positions of a batch: then the games are the last axis while they are played (`choose`,
    `advance`), and the first one outside.

    Players make their decisions of a half day one after another. The plazas stand from the one under the neutral
    sector on, so that the dice of a morning lie on the places 1 to 4, those of an afternoon on 5 to 8 (TD-3).
    """

    own: Sheet
    """The sheet of the player on turn, as it is now."""
    choice: jax.Array
    """What they have chosen in the half day; see `half_day.Choice`."""
    sheets: tuple[Sheet, ...]
    """All sheets; that of the player on turn as it was before their part."""
    opening: tuple[Sheet, ...]
    """The sheets as they were when the half day opened."""
    parts: tuple[jax.Array, ...]
    """What each player has chosen in the half day, once their part has ended."""
    stage: jax.Array
    """How far the player on turn has come."""
    pending: tuple[jax.Array, ...]
    """The gains that they have still to take; see `gains`."""
    current_player: jax.Array
    """The player on turn, or -1 when the game is over."""
    half_day: jax.Array
    crier: jax.Array
    columns: jax.Array
    """Three bits for each value: its column, or `wheel.NO_COLUMN`."""
    up: jax.Array
    """Two bits for each plaza: the colour that is up."""
    down: jax.Array
    """The colours of their reverses."""
    tiles: tuple[jax.Array, ...]
    """The tiles beside the plazas, if the game has any: three bits each for the number less one, then a bit each for
    there being one, then for its raid side being up."""
    dice: jax.Array
    """Four bits for each die: twice its value, plus one if it is transparent; 0 if none lies on the wheel."""
    chance: Chance
    rewards: jax.Array
    """What the last step brought each player: nothing before the end."""
    terminated: jax.Array
    rules: Components = field(metadata={"static": True}, repr=False)

    @property
    def observation(self) -> jax.Array:
        """What the player on turn may know."""
        from bastide.lab.batch.troyes_dice.observation import observe  # which reads states

        return for_each(self, lambda state: observe(state, state.current_player))

    @property
    def legal_action_mask(self) -> jax.Array:
        """For each move, whether the player on turn may make it."""
        from bastide.lab.batch.troyes_dice.observation import legal_action_mask

        return for_each(self, legal_action_mask)
