"""Reads datasets: as NumPy batches, rows, or PyTorch tensors."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bastide.core.extras import needs
from bastide.core.observation import Field, ObservationSpec
from bastide.lab.datasets.plan import FORMAT
from bastide.lab.datasets.shards import COLUMNS, FACTS, OtherDataset, in_folder, look

with needs("lab"):
    import numpy as np
    from pyarrow import concat_tables, parquet

if TYPE_CHECKING:
    from bastide.lab.datasets.torch import TorchPositions

Batch: TypeAlias = dict[str, Any]
"""A NumPy array for each column; the first axis is the position."""

_MIXED = 8
"""How many parts of files are mixed at a time when positions are shuffled."""


class Feature(NamedTuple):
    """What a column holds for each position."""

    dtype: str
    shape: tuple[int, ...]
    meaning: str


class Part(NamedTuple):
    """A part of a file that is read at once."""

    path: Path
    group: int
    positions: int


@dataclass(frozen=True)
class Dataset:
    """The positions of a dataset, or some of them. Iterating gives a dict for each; each method returns another."""

    facts: Mapping[str, Any]
    """What the files say about the dataset: its game, options, bots, seed and so on."""
    parts: tuple[Part, ...]
    names: tuple[str, ...] = tuple(COLUMNS)
    """The columns that are read."""
    seed: int | None = None
    """The order of the positions: that of the games, or one drawn by this seed."""

    def __len__(self) -> int:
        return sum(part.positions for part in self.parts)

    @property
    def spec(self) -> ObservationSpec:
        """The layout of the observations; `spec.named(batch["observation"])` returns their fields."""
        layout = self.facts["observation"]
        fields = tuple(
            Field(each["name"], tuple(each["shape"]), each["meaning"], each["low"], each["high"])
            for each in layout["fields"]
        )
        return ObservationSpec(layout["version"], self.facts["players"], fields)

    @property
    def features(self) -> dict[str, Feature]:
        """What each column holds, as you get it: masks as one number per move, strings as objects."""
        shapes = {
            "observation": (self.facts["observation"]["size"],),
            "mask": (self.facts["moves"],),
            "points": (self.facts["players"],),
        }
        return {name: Feature(_DTYPES[name], shapes.get(name, ()), COLUMNS[name]) for name in self.names}

    def select(self, *names: str) -> "Dataset":
        """Return the same positions with some columns only, which is quicker to read."""
        unknown = [name for name in names if name not in COLUMNS]
        if unknown or not names:
            raise ValueError(f"the columns are {', '.join(COLUMNS)}; got {', '.join(unknown) or 'none'}")
        return replace(self, names=names)

    def shuffle(self, seed: int = 0) -> "Dataset":
        """Return the positions in a random order; another seed for each epoch gives another order.

        Parts of files are drawn, and the positions of some parts mixed at a time: enough to learn from, and small
        enough to keep in memory.
        """
        return replace(self, seed=seed)

    def split(self, share: float) -> tuple["Dataset", "Dataset"]:
        """Return two datasets, the second with about `share` of the files: no deal is in both."""
        files = sorted({part.path for part in self.parts})
        count = round(len(files) * share)
        if not 0 < count < len(files):
            raise ValueError(f"{len(files)} files can't be split with a share of {share}; make smaller files")
        second = {files[(2 * index + 1) * len(files) // (2 * count)] for index in range(count)}
        return (
            replace(self, parts=tuple(part for part in self.parts if part.path not in second)),
            replace(self, parts=tuple(part for part in self.parts if part.path in second)),
        )

    def shard(self, number: int, count: int) -> "Dataset":
        """Return part `number` of `count`, for one of several processes that read at the same time."""
        if not 0 <= number < count:
            raise ValueError(f"a part is a number from 0 to {count - 1}; got {number}")
        return replace(self, parts=self.parts[number::count])

    def batch(self, size: int, drop_last: bool = False) -> Iterator[Batch]:
        """Yield `size` positions at a time as NumPy arrays; the last batch may be smaller, or be dropped."""
        if size < 1:
            raise ValueError(f"a batch has at least 1 position; got {size}")
        rest: Batch | None = None
        for mixed in self._read():
            joined = mixed if rest is None else {name: np.concatenate((rest[name], mixed[name])) for name in mixed}
            count = len(joined[self.names[0]])
            whole = count - count % size
            for first in range(0, whole, size):
                yield {name: column[first : first + size] for name, column in joined.items()}
            rest = {name: column[whole:] for name, column in joined.items()} if whole < count else None
        if rest is not None and not drop_last:
            yield rest

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for mixed in self._read():
            for index in range(len(mixed[self.names[0]])):
                yield {name: column[index] for name, column in mixed.items()}

    def numpy(self) -> Batch:
        """Return everything at once, for datasets that fit in memory."""
        return next(self.batch(max(1, len(self))))

    def torch(self, batch_size: int) -> "TorchPositions":
        """Return a PyTorch `IterableDataset` of batches, for a `DataLoader` with `batch_size=None`."""
        with needs("train"):
            from bastide.lab.datasets.torch import TorchPositions

        return TorchPositions(self, batch_size)

    def _read(self) -> Iterator[Batch]:
        """Yield some positions at a time, in order or mixed."""
        if self.seed is None:
            for part in self.parts:
                yield self._columns(_table(part, self.names))
            return
        chance = np.random.default_rng(self.seed)
        order = [self.parts[index] for index in chance.permutation(len(self.parts))]
        for first in range(0, len(order), _MIXED):
            table = concat_tables([_table(part, self.names) for part in order[first : first + _MIXED]])
            places = chance.permutation(len(table))
            yield {name: column[places] for name, column in self._columns(table).items()}

    def _columns(self, table: Any) -> Batch:
        return {name: _READERS.get(name, _plain)(table.column(name), self.facts) for name in self.names}


def open_dataset(folder: str | Path) -> Dataset:
    """Return the dataset in a folder that `bastide dataset` made; a file still missing does no harm."""
    files = list(in_folder(Path(folder)))
    if not files:
        raise _unreadable(folder)
    if len({look(path).identity for path in files}) > 1:
        raise OtherDataset("mixed-datasets", "“{folder}” holds files of different datasets.", folder=str(folder))
    parts: list[Part] = []
    for path in files:
        found = parquet.read_metadata(path)
        parts += [Part(path, group, found.row_group(group).num_rows) for group in range(found.num_row_groups)]
    facts = json.loads(found.metadata[FACTS])
    if facts["format"] != FORMAT:
        raise _unreadable(folder)
    return Dataset(facts, tuple(parts))


def _unreadable(folder: str | Path) -> OtherDataset:
    return OtherDataset("no-dataset", "“{folder}” has no dataset that this version can read.", folder=str(folder))


def _table(part: Part, names: Sequence[str]) -> Any:
    with parquet.ParquetFile(part.path) as file:
        return file.read_row_group(part.group, columns=list(names))


# Columns as NumPy arrays

_DTYPES: Mapping[str, str] = {
    "contest": "int16",
    "deal": "int32",
    "game": "int32",
    "decision": "int32",
    "seat": "int8",
    "bot": "str",
    "observation": "int16",
    "mask": "int8",
    "move": "int32",
    "value": "float32",
    "points": "int32",
    "rank": "int8",
    "reward_rank": "float32",
    "reward_score": "float32",
    "capped": "bool",
}


def _plain(column: Any, _facts: Mapping[str, Any]) -> Any:
    return column.to_numpy()


def _bytes(column: Any, width: int) -> Any:
    """Return a column of binary values of a fixed width as an array of bytes."""
    pieces = [
        np.frombuffer(chunk.buffers()[1], np.uint8, len(chunk) * width, chunk.offset * width) for chunk in column.chunks
    ]
    return np.concatenate(pieces).reshape(-1, width) if pieces else np.empty((0, width), np.uint8)


def _observation(column: Any, facts: Mapping[str, Any]) -> Any:
    return _bytes(column, 2 * facts["observation"]["size"]).view("<i2").astype("int16", copy=False)


def _mask(column: Any, facts: Mapping[str, Any]) -> Any:
    packed = _bytes(column, -(-facts["moves"] // 8))
    return np.unpackbits(packed, axis=1, count=facts["moves"], bitorder="little").view(np.int8)


def _points(column: Any, facts: Mapping[str, Any]) -> Any:
    return column.combine_chunks().flatten().to_numpy().reshape(-1, facts["players"])


_READERS: Mapping[str, Callable[[Any, Mapping[str, Any]], Any]] = {
    "observation": _observation,
    "mask": _mask,
    "points": _points,
}
