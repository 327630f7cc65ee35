"""Linear values: LSTD and ridge regression on the margin still to come."""

from collections.abc import Mapping
from typing import Any

from bastide.lab.fit import Progress, Task


def fit(task: Task, progress: Progress) -> Mapping[str, Any]:
    """Return the weights of a game's features."""
    raise NotImplementedError
