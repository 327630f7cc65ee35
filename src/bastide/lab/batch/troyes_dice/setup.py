"""Set-up: plazas, tiles, town crier and the numbering of the columns (TD-1 to TD-9, TD-48)."""

from dataclasses import replace
from functools import reduce
from operator import or_

from bastide.core.extras import needs
from bastide.games.troyes_dice.banquets import IN_PLAY, TILES
from bastide.games.troyes_dice.moves import COLOURS, SIDES
from bastide.games.troyes_dice.setup import EXPERT, FIRST_GAME, RANDOM
from bastide.games.troyes_dice.sheet import CHOOSING
from bastide.games.troyes_dice.state import NUMBERING
from bastide.games.troyes_dice.wheel import PLACES
from bastide.lab.batch.chance import Chance, below, draw
from bastide.lab.batch.troyes_dice import half_day, sheet
from bastide.lab.batch.troyes_dice.position import Components, State
from bastide.lab.batch.troyes_dice.wheel import COLUMN, FACE, NO_COLUMN, NOT_NUMBERED, NUMBER
from bastide.lab.batch.values import lookup

with needs("batch"):
    import jax
    import jax.numpy as jnp

_IN_ORDER = sum(value << COLUMN * value for value in range(SIDES))


def start(rules: Components, chance: Chance) -> State:
    """The first position: the crier numbers the columns or, in a first game, the first dice are on the wheel."""
    zero = jnp.zeros_like(chance.asked, jnp.int32)
    chance, up, down = _plazas(rules, chance)
    chance, tiles = _tiles(rules, up, down, chance)
    chance, crier = below(chance, rules.players) if rules.crier is None else (chance, zero + rules.crier)
    numbering = rules.game.settings["numbering"]
    columns = zero + (_IN_ORDER if numbering == FIRST_GAME else NOT_NUMBERED)
    if numbering not in (FIRST_GAME, EXPERT):
        chance, first = below(chance, SIDES)
        columns = columns ^ NO_COLUMN << COLUMN * first
    own = sheet.new(rules.printed, zero)
    sheets = (own,) * rules.players
    state = State(
        own=own,
        choice=zero,
        sheets=sheets,
        opening=sheets,
        parts=(zero,) * rules.players,
        stage=zero + CHOOSING,
        pending=(jnp.zeros_like(chance.asked),) * rules.pending,
        current_player=crier,
        half_day=zero + NUMBERING,
        crier=crier,
        columns=columns,
        up=_side_by_side(up, FACE),
        down=_side_by_side(down, FACE),
        tiles=tiles,
        dice=zero,
        chance=chance,
        rewards=jnp.zeros((rules.players, *zero.shape), jnp.float32),
        terminated=zero != 0,
        rules=rules,
    )
    if numbering != FIRST_GAME:
        return state
    opened = half_day.open_half_day(state, zero == 0)
    return replace(opened, own=opened.sheets[0])


def _side_by_side(values: list[jax.Array], width: int) -> jax.Array:
    """Small numbers as one word."""
    return reduce(or_, (value << width * place for place, value in enumerate(values)))


def _plazas(rules: Components, chance: Chance) -> tuple[Chance, list[jax.Array], list[jax.Array]]:
    """The nine tiles in a random order, each on a random side (TD-2): the colours that are up, and their reverses."""
    faces = rules.box.plaza_faces
    left = [jnp.full_like(chance.asked, count, jnp.int32) for count in rules.box.plaza_counts]
    up, down = [], []
    for _ in range(PLACES):
        chance, kind = draw(chance, left)
        left = [count - (kind == number) for number, count in enumerate(left)]
        one, other = (lookup([face[side] for face in faces], kind) for side in range(2))
        sides = (one != other).astype(jnp.int32)
        chance, turned = draw(chance, (sides, sides))
        face = jnp.where(turned == 1, other, one)
        up.append(face // len(COLOURS))
        down.append(face % len(COLOURS))
    return chance, up, down


def _tiles(
    rules: Components, up: list[jax.Array], down: list[jax.Array], chance: Chance
) -> tuple[Chance, tuple[jax.Array, ...]]:
    """Three tiles, banquet side up, beside the plazas of one colour (TD-48)."""
    if not rules.has_tiles:
        return chance, ()
    setting = str(rules.game.settings["tiles"])
    zero = jnp.zeros_like(up[0])
    if setting == RANDOM:
        left, tiles = [zero + 1] * TILES, []
        for _ in range(IN_PLAY):
            chance, tile = draw(chance, left)
            left = [count - (tile == number) for number, count in enumerate(left)]
            tiles.append(tile)
    else:
        tiles = [zero + int(tile) - 1 for tile in setting.split()]
    numbers, lying, laid = zero, zero, zero
    for colour in range(len(COLOURS)):
        for place, (above, below_) in enumerate(zip(up, down, strict=True)):
            is_next = (above == colour) & (below_ == colour)
            for number, tile in enumerate(tiles):
                numbers = numbers | jnp.where(is_next & (laid == number), tile, 0) << NUMBER * place
            lying = lying | jnp.where(is_next, 1 << place, 0)
            laid = laid + is_next
    return chance, (numbers, lying, zero)
