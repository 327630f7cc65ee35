"""Positions taken apart: each row of each array becomes a value of its own.

Rules that only combine values game by game are much quicker then. On a CPU, XLA works with the widest registers. On an
NVIDIA GPU, such rules are one kernel, in which a thread reads the position of a game once and keeps it in registers, if
the number of games is a multiple of 128.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from itertools import islice
from typing import Any, TypeAlias, TypeVar

from bastide.core.extras import needs

with needs("batch"):
    import jax
    import jax.numpy as jnp
    from jax.experimental import pallas as pl

try:
    from jax.experimental.pallas import triton
except ImportError:  # JAX may drop it one day; without it, XLA makes more and slower kernels
    triton = None

Stacked: TypeAlias = Any
"""An array with one more axis in front of the games', or a tuple of its rows where a position is taken apart."""
_THREADS = 128
"""Games that a block of threads of a GPU plays."""
_WARP = 32


def parts(stacked: Stacked) -> list[jax.Array]:
    """The rows of an array, however it is kept."""
    if isinstance(stacked, tuple):
        return list(stacked)
    return [jax.lax.index_in_dim(stacked, index, 0, keepdims=False) for index in range(stacked.shape[0])]


def takes_kernels() -> bool:
    """Whether the device is one that the kernels are written for."""
    return triton is not None and jax.devices()[0].device_kind.startswith("NVIDIA")


_in_kernel = ContextVar("_in_kernel", default=False)


def in_kernel() -> bool:
    """Whether a kernel of a GPU is being made."""
    return _in_kernel.get()


@contextmanager
def _making_a_kernel() -> Iterator[None]:
    token = _in_kernel.set(True)
    try:
        yield
    finally:
        _in_kernel.reset(token)


V = TypeVar("V")


def repeated(times: int, step: Callable[[V], V], values: V) -> V:
    """Do a step several times. XLA would otherwise work out all of it anew for each result on a CPU."""
    if in_kernel():
        for _ in range(times):
            values = step(values)
        return values
    found: V = jax.lax.fori_loop(0, times, lambda _, values: step(values), values)
    return found


def bits(word: jax.Array) -> jax.Array:
    """How many bits a word has."""
    if not in_kernel() or jax.default_backend() == "cpu":
        return jax.lax.population_count(word).astype(jnp.int32)
    # Triton lacks this operation, but has the instruction.
    [found] = triton.elementwise_inline_asm(
        "popc.b32 $0, $1;",
        args=[word],
        constraints="=r,r",
        pack=1,
        result_shape_dtypes=[jax.ShapeDtypeStruct(word.shape, jnp.int32)],
    )
    return found


def some_game(condition: jax.Array) -> jax.Array:
    """Whether a condition holds in any game; as a number first, since Triton lacks `any`."""
    return jnp.max(condition.astype(jnp.int32)) > 0


def _state(state: Any, *_: Any) -> Any:
    return state


def taken_apart(function: Callable[..., Any], like: Callable[..., Any] = _state) -> Callable[..., Any]:
    """Return a function that takes its arguments apart, calls `function`, and puts its result together again.

    `like` returns the part of the arguments whose structure the result has. Batches have the games as the last axis.
    """

    def called(*given: Any) -> Any:
        leaves = jax.tree.leaves(given)
        axes, games = min(leaf.ndim for leaf in leaves), leaves[0].shape[-1:]
        if jax.default_backend() == "cpu":
            words = _split(given, axes)
            return _joined(like(*given), axes, like(*words), function(*words))
        if axes == 1 and games[0] % _THREADS == 0 and takes_kernels():
            return in_a_kernel(function, like, given, games[0])
        return function(*given)

    return called


def _split(given: Any, axes: int) -> Any:
    """Make a tuple of its rows of each array with an axis more than the games have."""
    return jax.tree.map(lambda leaf: leaf if leaf.ndim == axes else tuple(parts(leaf)), given)


def _by_array(arrays: Sequence[Any], axes: int, words: Any) -> list[tuple[jax.Array, ...]]:
    """The rows of each array, from all rows in order."""
    rest = iter(jax.tree.leaves(words))
    return [tuple(islice(rest, 1 if array.ndim == axes else array.shape[0])) for array in arrays]


def _are(some: Sequence[jax.Array], others: Sequence[jax.Array]) -> bool:
    """Whether these are the same objects: nothing has changed."""
    return all(one is other for one, other in zip(some, others, strict=True))


def _joined(given: Any, axes: int, before: Any, after: Any) -> Any:
    """Return `after` with its rows as arrays; those that haven't changed are the arrays that were given."""
    arrays, structure = jax.tree.flatten(given)
    pairs = zip(arrays, _by_array(arrays, axes, before), _by_array(arrays, axes, after), strict=True)
    found = [array if _are(old, new) else new[0] if array.ndim == axes else jnp.stack(new) for array, old, new in pairs]
    return jax.tree.unflatten(structure, found)


def in_a_kernel(function: Callable[..., Any], like: Callable[..., Any], given: Any, games: int) -> Any:
    """Call `function` in one kernel of a GPU, and write only what it changes; a CPU imitates that."""
    arrays = jax.tree.leaves(given)
    results, structure = jax.tree.flatten(like(*given))
    taken = jax.tree.structure(jax.eval_shape(partial(_split, axes=1), given))

    def changed(*words: jax.Array) -> dict[int, tuple[jax.Array, ...]]:
        """The new rows of each array that has any."""
        before = jax.tree.unflatten(taken, words)
        with _making_a_kernel():
            after = function(*before)
        pairs = zip(_by_array(results, 1, like(*before)), _by_array(results, 1, after), strict=True)
        return {number: new for number, (old, new) in enumerate(pairs) if not _are(old, new)}

    def kernel(*refs: Any) -> None:
        words = [word for ref in refs[: len(arrays)] for word in _read(ref)]
        for ref, new in zip(refs[len(arrays) :], changed(*words).values(), strict=True):
            _write(ref, new)

    words = (
        jax.ShapeDtypeStruct((_THREADS,), array.dtype)
        for array in arrays
        for _ in range(1 if array.ndim == 1 else array.shape[0])
    )
    written = {
        number: jax.ShapeDtypeStruct(results[number].shape, new[0].dtype)
        for number, new in jax.eval_shape(changed, *words).items()
    }
    call = pl.pallas_call(
        kernel,
        grid=(games // _THREADS,),
        in_specs=[_block(array) for array in arrays],
        out_specs=[_block(array) for array in written.values()],
        out_shape=list(written.values()),
        # A position is changed in place.
        input_output_aliases={number: place for place, number in enumerate(written)} if like is _state else {},
        compiler_params=triton.CompilerParams(num_warps=_THREADS // _WARP, num_stages=1),
        interpret=jax.default_backend() == "cpu",
    )
    for number, array in zip(written, call(*arrays), strict=True):
        results[number] = array
    return jax.tree.unflatten(structure, results)


def _block(array: Any) -> pl.BlockSpec:
    """The games of one block of threads."""
    if array.ndim == 1:
        return pl.BlockSpec((_THREADS,), lambda index: (index,))
    return pl.BlockSpec((array.shape[0], _THREADS), lambda index: (0, index))


def _read(ref: Any) -> list[jax.Array]:
    return [ref[:]] if len(ref.shape) == 1 else [ref[row, :] for row in range(ref.shape[0])]


def _write(ref: Any, words: Sequence[jax.Array]) -> None:
    if len(ref.shape) == 1:
        ref[:] = words[0]
        return
    for row, word in enumerate(words):
        ref[row, :] = word
