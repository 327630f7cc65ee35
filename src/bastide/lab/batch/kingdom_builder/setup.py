"""Set-up: board, tiles, cards, start player, each drawn or chosen by an option (KB-1 to KB-7, KB-68)."""

from collections.abc import Sequence

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD, POSITIONS
from bastide.games.kingdom_builder.hexes import SIDE
from bastide.games.kingdom_builder.scoring import LORDS, SCORING_CARDS
from bastide.games.kingdom_builder.setup import CARDS_IN_PLAY, RANDOM
from bastide.lab.batch.chance import Chance, draw
from bastide.lab.batch.kingdom_builder import rows, turn
from bastide.lab.batch.kingdom_builder.position import LOCATION, NOTHING, SECTOR_ROWS, Components, State
from bastide.lab.batch.kingdom_builder.rows import Rows

with needs("batch"):
    import jax
    import jax.numpy as jnp


def start(rules: Components, chance: Chance) -> State:
    """Return the first position, with the start player's card shown."""
    players = rules.players
    chance, quadrants, turns = _quadrants(rules, chance)
    chance, cards = _cards(rules, chance)
    chance, start_player = _start_player(rules, chance)
    board, tiles = _board(rules, quadrants, turns), rules.tiles[quadrants]
    draw_pile, hands = rules.terrain_cards, []
    for _ in range(players):
        chance, card = draw(chance, draw_pile)
        draw_pile = draw_pile - (jnp.arange(NO_CARD) == card)
        hands.append(card)
    empty, none = jnp.zeros((players, SIDE), jnp.uint32), jnp.zeros(NO_CARD, jnp.int32)
    state = State(
        board=board,
        sector_tiles=tiles,
        cards=jnp.any(jnp.arange(len(SCORING_CARDS)) == cards[:, None], axis=0),
        start_player=start_player,
        settled=empty,
        held=empty,
        taken=empty,
        stock=_stock(rules, board[LOCATION], tiles),
        supply=jnp.full(players, rules.box.settlements, jnp.int32),
        hands=jnp.stack(hands).astype(jnp.int32),
        draw_pile=draw_pile,
        discards=none,
        removed=none,
        last_round=jnp.bool_(False),
        current_player=start_player,
        card=jnp.int32(NO_CARD),
        owed=jnp.int32(0),
        begun=jnp.bool_(False),
        uses=jnp.zeros(len(POSITIONS), jnp.int32),
        gained=jnp.zeros(SIDE, jnp.uint32),
        tile=jnp.int32(NOTHING),
        lifted=jnp.int32(NOTHING),
        targets=jnp.zeros(SIDE, jnp.uint32),
        ready=jnp.zeros(len(POSITIONS), jnp.bool_),
        chance=chance,
        rewards=jnp.zeros(players, jnp.float32),
        terminated=jnp.bool_(False),
        rules=rules,
    )
    return turn.settle(turn.begin(state, start_player))


def _quadrants(rules: Components, chance: Chance) -> tuple[Chance, jax.Array, jax.Array]:
    """Four quadrants, each upright or turned (KB-2)."""
    settings = rules.game.settings
    chosen, turned = str(settings["quadrants"]), str(settings["turned"])
    chance, quadrants = _fill(chosen, rules.box.quadrant_names, rules.box.quadrant_names, len(POSITIONS), chance)
    if settings["places"] == RANDOM and chosen != RANDOM:
        chance, places = _draw_some(len(POSITIONS), len(POSITIONS), chance)
        quadrants = quadrants[places]
    if turned != RANDOM:
        return chance, quadrants, jnp.asarray([position in turned.split() for position in POSITIONS], jnp.int32)
    turns = []
    for _ in POSITIONS:
        chance, turn_ = draw(chance, jnp.ones(2, jnp.int32))
        turns.append(turn_)
    return chance, quadrants, jnp.stack(turns)


def _cards(rules: Components, chance: Chance) -> tuple[Chance, jax.Array]:
    """Three of the ten scoring cards (KB-4)."""
    settings = rules.game.settings
    drawn = [card for card in SCORING_CARDS if card != LORDS or settings["random_lords"]]
    return _fill(str(settings["cards"]), SCORING_CARDS, drawn, CARDS_IN_PLAY, chance)


def _start_player(rules: Components, chance: Chance) -> tuple[Chance, jax.Array]:
    """The player who begins (KB-7)."""
    chosen = rules.game.settings["start_player"]
    if chosen == RANDOM:
        chance, player = draw(chance, jnp.ones(rules.players, jnp.int32))
        return chance, player.astype(jnp.int32)
    return chance, jnp.int32(int(chosen) - 1)


def _fill(
    chosen: str, names: Sequence[str], kinds: Sequence[str], number: int, chance: Chance
) -> tuple[Chance, jax.Array]:
    """The indices of the chosen names, with a drawn one of `kinds` for each `random` among them."""
    words = [RANDOM] * number if chosen == RANDOM else chosen.split()
    rest = jnp.asarray([names.index(kind) for kind in kinds if kind not in words])
    chance, drawn = _draw_some(len(rest), words.count(RANDOM), chance)
    places = iter(drawn)
    return chance, jnp.stack(
        [rest[next(places)] if word == RANDOM else jnp.asarray(names.index(word)) for word in words]
    )


def _draw_some(kinds: int, number: int, chance: Chance) -> tuple[Chance, jax.Array]:
    """Draw some of as many different things."""
    counts, drawn = jnp.ones(kinds, jnp.int32), []
    for _ in range(number):
        chance, index = draw(chance, counts)
        counts = jnp.where(jnp.arange(kinds) == index, 0, counts)
        drawn.append(index)
    return chance, jnp.stack(drawn) if drawn else jnp.zeros(0, jnp.int32)


def _board(rules: Components, quadrants: jax.Array, turns: jax.Array) -> Rows:
    """Four quadrants in place: the hexes of each kind."""
    one, two, three, four = rules.quadrants[quadrants, turns]
    half = jnp.uint32(SIDE // 2)
    return jnp.concatenate([one | two << half, three | four << half], axis=-1)


def _stock(rules: Components, locations: Rows, tiles: jax.Array) -> Rows:
    """The tiles on the locations (KB-3)."""
    least = jnp.arange(1, rules.most_tiles + 1)
    enough = rules.tiles_per_location[tiles][None, :, None] >= least[:, None, None]
    in_sector = locations & jnp.asarray(SECTOR_ROWS)
    return jax.vmap(rows.union)(jnp.where(enough, in_sector, jnp.uint32(0)))
