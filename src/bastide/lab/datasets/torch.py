"""Datasets as PyTorch's `IterableDataset`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch.utils.data import IterableDataset, get_worker_info

if TYPE_CHECKING:
    from bastide.lab.datasets.reading import Dataset


class TorchPositions(IterableDataset):
    """Batches of tensors. The worker processes of a `DataLoader` share the files between them."""

    def __init__(self, dataset: "Dataset", batch_size: int) -> None:
        self.dataset = dataset
        self.batch_size = batch_size

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = get_worker_info()
        dataset = self.dataset if worker is None else self.dataset.shard(worker.id, worker.num_workers)
        for batch in dataset.batch(self.batch_size):
            yield {name: _tensor(column) for name, column in batch.items()}


def _tensor(column: Any) -> Any:
    """Return a column as a tensor; strings stay a list."""
    if column.dtype == object:
        return list(column)
    return torch.from_numpy(np.ascontiguousarray(column) if column.flags.writeable else column.copy())
