"""Set-up: board, tiles, cards, start player, each drawn or chosen by an option (KB-1 to KB-7, KB-68)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from operator import or_

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD, POSITIONS
from bastide.games.kingdom_builder.hexes import SIDE
from bastide.games.kingdom_builder.scoring import LORDS, SCORING_CARDS
from bastide.games.kingdom_builder.setup import CARDS_IN_PLAY, RANDOM
from bastide.lab.batch.apart import parts
from bastide.lab.batch.chance import Chance, below, draw
from bastide.lab.batch.kingdom_builder import cards, turn
from bastide.lab.batch.kingdom_builder.position import FAR, NOTHING, Components, State
from bastide.lab.batch.kingdom_builder.tiles import is_full
from bastide.lab.batch.values import nth_bit, of

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

_NONE = np.uint32(0)


def start(rules: Components, chance: Chance) -> State:
    """Return the first position, with the start player's card shown, up to `turn.settle`."""
    shape, players = chance.asked.shape, rules.players
    chance, quadrants, turns = _quadrants(rules, chance)
    chance, scoring_cards = _cards(rules, chance)
    chance, start_player = _start_player(rules, chance)
    pile, hands = jnp.full(shape, cards.pile(rules.box.terrain_cards), jnp.uint32), []
    for _ in range(players):
        chance, card = draw(chance, cards.counts(pile))
        pile = pile - cards.one(card)
        hands.append(card)
    tiles = [jnp.take(rules.tiles, quadrant) for quadrant in quadrants]
    locations = _locations(rules, quadrants, turns)
    nothing, none, zero, no = (jnp.full(shape, value) for value in (jnp.int32(NOTHING), _NONE, jnp.int32(0), False))
    state = State(
        board=_board(rules, quadrants, turns),
        locations=locations,
        sector_tiles=jnp.stack(tiles),
        cards=reduce(or_, (jnp.uint32(1) << card.astype(jnp.uint32) for card in scoring_cards)),
        start_player=start_player,
        settled=(jnp.zeros((SIDE, *shape), jnp.uint32),) * players,
        held=(none,) * players,
        taken=(none,) * players,
        stock=_stock(rules, locations, tiles),
        supply=(jnp.full(shape, rules.box.settlements, jnp.int32),) * players,
        hands=tuple(hands),
        draw_pile=pile,
        discards=none,
        removed=none,
        last_round=no,
        current_player=start_player,
        card=jnp.full(shape, NO_CARD, jnp.int32),
        owed=zero,
        begun=no,
        uses=(zero,) * len(POSITIONS),
        gained=none,
        tile=nothing,
        lifted=nothing,
        full=no,
        chance=chance,
        rewards=jnp.zeros((players, *shape), jnp.float32),
        terminated=no,
        rules=rules,
    )
    state = turn.begin(state, start_player, ~no)
    return replace(state, full=is_full(state))


def _quadrants(rules: Components, chance: Chance) -> tuple[Chance, list[jax.Array], list[jax.Array]]:
    """Four quadrants, each upright or turned (KB-2)."""
    settings = rules.game.settings
    chosen, turned = str(settings["quadrants"]), str(settings["turned"])
    chance, quadrants = _fill(chosen, rules.box.quadrant_names, rules.box.quadrant_names, len(POSITIONS), chance)
    if settings["places"] == RANDOM and chosen != RANDOM:
        chance, places = _draw_some(len(POSITIONS), len(POSITIONS), chance)
        quadrants = [of(quadrants, place) for place in places]
    if turned != RANDOM:
        return chance, quadrants, [_all(chance, position in turned.split()) for position in POSITIONS]
    turns = []
    for _ in POSITIONS:
        chance, turn_ = below(chance, 2)
        turns.append(turn_)
    return chance, quadrants, turns


def _all(chance: Chance, number: int) -> jax.Array:
    """The same number for each game."""
    return jnp.full(chance.asked.shape, number, jnp.int32)


def _cards(rules: Components, chance: Chance) -> tuple[Chance, list[jax.Array]]:
    """Three of the ten scoring cards (KB-4)."""
    settings = rules.game.settings
    drawn = [card for card in SCORING_CARDS if card != LORDS or settings["random_lords"]]
    return _fill(str(settings["cards"]), SCORING_CARDS, drawn, CARDS_IN_PLAY, chance)


def _start_player(rules: Components, chance: Chance) -> tuple[Chance, jax.Array]:
    """The player who begins (KB-7)."""
    chosen = rules.game.settings["start_player"]
    return below(chance, rules.players) if chosen == RANDOM else (chance, _all(chance, int(chosen) - 1))


def _fill(
    chosen: str, names: Sequence[str], kinds: Sequence[str], number: int, chance: Chance
) -> tuple[Chance, list[jax.Array]]:
    """The indices of the chosen names, with a drawn one of `kinds` for each `random` among them."""
    words = [RANDOM] * number if chosen == RANDOM else chosen.split()
    rest = jnp.asarray([names.index(kind) for kind in kinds if kind not in words])
    chance, drawn = _draw_some(len(rest), words.count(RANDOM), chance)
    places = iter(drawn)
    return chance, [
        jnp.take(rest, next(places)) if word == RANDOM else _all(chance, names.index(word)) for word in words
    ]


def _draw_some(kinds: int, number: int, chance: Chance) -> tuple[Chance, list[jax.Array]]:
    """Draw some of as many different things."""
    left, drawn = jnp.full(chance.asked.shape, (1 << kinds) - 1, jnp.uint32), []
    for size in range(kinds, kinds - number, -1):
        chance, place = below(chance, size)
        index = nth_bit(left, place)
        left = left & ~(jnp.uint32(1) << index.astype(jnp.uint32))
        drawn.append(index)
    return chance, drawn


def _board(rules: Components, quadrants: Sequence[jax.Array], turns: Sequence[jax.Array]) -> tuple[jax.Array, ...]:
    """Four quadrants in place: the planes of the kind of each hex."""
    placed = [
        jnp.moveaxis(rules.quadrants[index, turn_], (-2, -1), (0, 1))
        for index, turn_ in zip(quadrants, turns, strict=True)
    ]
    one, two, three, four = placed
    half = jnp.uint32(SIDE // 2)
    return tuple(jnp.concatenate([one | two << half, three | four << half], axis=1))


def _locations(rules: Components, quadrants: Sequence[jax.Array], turns: Sequence[jax.Array]) -> jax.Array:
    """The hexes of the locations, sector by sector."""
    half = SIDE // 2
    found = []
    for index, turn_, first in zip(quadrants, turns, (0, half, SIDE * half, SIDE * half + half), strict=True):
        locations = jnp.moveaxis(rules.locations[index, turn_], -1, 0)
        found.append(jnp.where(locations == FAR, FAR, locations + first))
    return jnp.concatenate(found)


def _stock(rules: Components, locations: jax.Array, tiles: Sequence[jax.Array]) -> tuple[jax.Array, ...]:
    """The locations with at least one tile, with at least two, and so on (KB-3)."""
    lie = [jnp.take(rules.tiles_per_location, tile) for tile in tiles for _ in range(rules.per_sector)]
    counts = [jnp.where(location == FAR, 0, number) for location, number in zip(parts(locations), lie, strict=True)]
    return tuple(
        reduce(or_, (jnp.where(count >= least, np.uint32(1 << bit), _NONE) for bit, count in enumerate(counts)))
        for least in range(1, rules.most_tiles + 1)
    )
