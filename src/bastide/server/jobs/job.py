"""The interface for long computations."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Progress: TypeAlias = Callable[[float], None]
"""Takes the share of a job that is done, from 0 to 1."""


def ignore(_: float) -> None:
    """The progress of a job that nobody watches."""


@dataclass(frozen=True, slots=True)
class Job:
    """A computation: its kind (a function of `work`) and what it needs to know, as JSON values."""

    kind: str
    given: Mapping[str, Any]


class JobFailed(Exception):
    """Every worker that took the job died."""


class Jobs(ABC):
    """Runs jobs elsewhere."""

    @abstractmethod
    async def run(self, job: Job, progress: Progress = ignore) -> Any:
        """Return what a job answers, as JSON values, or raise what it raised; `JobFailed` if no worker survives it.

        If a worker dies, another does the job again. To cancel a job, cancel the task that waits for it.
        """

    async def is_ready(self) -> bool:
        """Whether someone takes jobs."""
        return True

    async def start(self) -> None:  # noqa: B027 - not every kind of jobs needs it
        """Get ready."""

    async def stop(self) -> None:  # noqa: B027
        """Cancel all jobs."""
