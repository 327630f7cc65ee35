"""The interface for long computations."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Progress: TypeAlias = Callable[[float], None]
"""Takes the share of a job that is done, from 0 to 1."""

PATIENT = frozenset({"analysis", "outlook"})
"""Kinds of jobs that may take a minute. They have workers of their own, so that no bot's turn waits for them."""

QUICK = frozenset({"score"})
"""Kinds of jobs that take milliseconds, for people who watch. They don't queue behind bots' turns, nor delay them."""

UPLOADS = frozenset({"journal", "position"})
"""Kinds of jobs that check what people upload, which may take seconds. Nobody else waits for them."""

THINKING = ("turn", "hint", "analysis", "outlook")
"""Kinds of jobs that `bastide worker` processes can do: they take long, and nothing that they are told is secret."""


def ignore(_: float) -> None:
    """The progress of a job that nobody watches."""


@dataclass(frozen=True, slots=True)
class Job:
    """A computation: its kind (a function of `work`) and what it needs to know, as JSON values.

    Nothing in it is secret: a position is one that a seat imagines.
    """

    kind: str
    given: Mapping[str, Any]
    key: str = ""
    """Names what is computed. Processes that ask for the same at the same time get one answer, computed once."""
    person: str = ""
    """For whom it is done. Workers are shared fairly between people."""
    watched: bool = True
    """Whether somebody waits for it. What nobody watches is done last."""
    needs: str = ""
    """What a worker must be able to do, as in `abilities`; any can if this is empty."""


class JobFailed(Exception):
    """Every worker that took the job died, or it failed in a `bastide worker` process."""


class TookTooLong(Exception):
    """A job exceeded its time limit."""


@dataclass(frozen=True, slots=True)
class Health:
    """How the jobs of a server are doing."""

    workers: int
    """How many workers are alive: processes of this server, or `bastide worker` processes."""
    waiting: Mapping[str, int] = field(default_factory=dict)
    """How many jobs of each kind wait for a worker."""
    oldest: float = 0.0
    """For how many seconds the oldest of them has waited."""


class Jobs(ABC):
    """Runs jobs elsewhere."""

    @abstractmethod
    async def run(self, job: Job, progress: Progress = ignore) -> Any:
        """Return what a job answers, as JSON values, or raise what it raised; `JobFailed` if no worker survives it.

        If a worker dies, another does the job again. To cancel a job, cancel the task that waits for it.
        """

    @abstractmethod
    def prioritize(self, key: str) -> None:
        """Do a job before those that nobody watches, if it still waits: somebody watches it now."""

    @abstractmethod
    def health(self) -> Health:
        """How the jobs are doing."""

    async def start(self) -> None:  # noqa: B027 - not every kind of jobs needs it
        """Get ready."""

    def leave(self) -> None:  # noqa: B027
        """Prepare to stop: what is cancelled from now on, another process may still want."""

    async def stop(self) -> None:  # noqa: B027
        """Cancel all jobs."""
