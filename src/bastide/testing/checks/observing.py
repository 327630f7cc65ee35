"""Observations: every number is written, within its bounds, and shows whatever the view shows."""

import copy
import struct
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.observation import Observation
from bastide.core.state import State, slots_of
from bastide.testing.oracle import Oracle, Secrets
from bastide.testing.playing import LONGEST, Table, reproducible, some_viewers, text, worth_a_look
from bastide.testing.seeds import SOAK

SENTINELS = (-32000, 31000)
"""Numbers that no observation holds."""
SIBLINGS = 3
"""How many imagined siblings of a position are compared."""
VARIANTS = 20
"""How many variants of a position are compared."""
IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, struct.error)
"""What a state may raise if a detail of it was changed that can't change alone."""
RARELY = 1 if SOAK else 8
"""Only some positions have their variants checked, as that takes time."""


def check_observation(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check a game's observations and masks, if it has them, along a random game."""
    if not game.observation_version:
        return LONGEST
    secrets = oracle.given_secrets()
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    with reproducible(table.match):
        for player, move in table.moves():
            if not worth_a_look(choice, RARELY * table.plies):
                continue
            state = table.state
            _check_masks(state)
            after = _after(state, player, move, choice)
            for viewer in some_viewers(state, choice):
                _check_numbers(state, viewer)
                check_difference_shows(state, after, viewer, secrets)
                for sibling in _siblings(state, choice):
                    check_difference_shows(after, sibling, viewer, secrets)
                for variant in _variants(state, choice, secrets.derived):
                    unseen = None
                    with suppress(*IMPOSSIBLE):
                        unseen = _unseen_difference(state, variant, viewer, secrets)
                    assert unseen is None, unseen
        for viewer in some_viewers(table.state, choice):
            _check_numbers(table.state, viewer)
    return table.plies


def _check_masks(state: State) -> None:
    """Check that masks mark the legal moves, whatever the array held before."""
    import numpy as np  # here: games without observations are checked without NumPy

    for player in {*state.to_act[:2], 0}:
        for before in (0, 1):
            mask = np.full(len(state.game.moves), before, dtype=np.int8)
            state.legal_mask(player, mask)
            assert np.flatnonzero(mask).tolist() == state.legal_moves(player), f"the mask of player {player} is wrong"


def _check_numbers(state: State, viewer: Viewer) -> None:
    """Check that every number is written, and that each is within the bounds of its field."""
    import numpy as np

    spec = state.game.observation_spec(state.players)
    one, other = (state.observe(viewer, np.full(spec.size, number, np.int16)) for number in SENTINELS)
    names = _fields_where(state, one != other)
    assert not names, f"the observation of {viewer} is not written whole: {names}"
    low, high = spec.bounds()
    names = _fields_where(state, (one < low) | (one > high))
    assert not names, f"the observation of {viewer} is out of bounds: {names}"


def _fields_where(state: State, wrong: Any) -> list[str]:
    return [name for name, part in state.game.observation_spec(state.players).named(wrong).items() if part.any()]


# What the view shows, the observation shows


def check_difference_shows(state: State, other: State, viewer: Viewer, secrets: Secrets) -> None:
    """Check that two positions that look different to a viewer are different observations."""
    unseen = _unseen_difference(state, other, viewer, secrets)
    assert unseen is None, unseen


def _unseen_difference(state: State, other: State, viewer: Viewer, secrets: Secrets) -> str | None:
    """Return how two positions look different to a viewer that are the same observation."""
    if _observed(state, viewer) != _observed(other, viewer):
        return None
    one, two = (secrets.observed(each.view(viewer)) for each in (state, other))
    if one == two:
        return None
    return f"two views of {viewer} differ, but their observations don't:\n  {text(one)}\n  {text(two)}"


def _observed(state: State, viewer: Viewer) -> bytes:
    row: Observation = state.observe(viewer)
    return row.tobytes()


def _after(state: State, player: int, move: int, choice: SeededChance) -> State:
    twin = state.copy()
    twin.play(player, move, SeededChance(choice.below(1 << 60)))
    return twin


def _siblings(state: State, choice: SeededChance) -> Iterator[State]:
    """Return positions after some of the moves that could be made instead, or with other luck."""
    for _ in range(SIBLINGS):
        player = state.to_act[choice.below(len(state.to_act))]
        legal = state.legal_moves(player)
        yield _after(state, player, legal[choice.below(len(legal))], choice)


def _variants(state: State, choice: SeededChance, derived: Collection[str]) -> Iterator[State]:
    """Return states like this one but for a single detail, whether or not a game can lead to them."""
    names = [name for name in state.__getstate__() if name not in {"game", "players", *derived}]
    for _ in range(VARIANTS):
        variant = state.copy()
        name = names[choice.below(len(names))]
        setattr(variant, name, _altered(getattr(state, name), choice, derived))
        yield variant


def _altered(value: Any, choice: SeededChance, derived: Collection[str]) -> Any:
    """Return a value with something in it changed, a copy as far as needed."""
    if isinstance(value, Enum):
        return _one_of(list(type(value)), choice)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ 1 << choice.below(value.bit_length() + 1) if choice.below(2) else value + 1 - 2 * choice.below(2)
    if isinstance(value, list | tuple) and value:
        place = choice.below(len(value))
        changed = [*value[:place], _altered(value[place], choice, derived), *value[place + 1 :]]
        return getattr(type(value), "_make", type(value))(changed)
    if isinstance(value, dict) and value:
        name = _one_of(list(value), choice)
        return {**value, name: _altered(value[name], choice, derived)}
    if names := [name for name in slots_of(type(value)) if name not in derived]:
        changed, name = copy.copy(value), _one_of(names, choice)
        setattr(changed, name, _altered(getattr(value, name), choice, derived))
        return changed
    return value


def _one_of(values: Sequence[Any], choice: SeededChance) -> Any:
    return values[choice.below(len(values))]
