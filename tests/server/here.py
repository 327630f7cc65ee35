"""Jobs done in a thread of the server, for tests that look inside."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from bastide.server.jobs import Health, Job, Jobs, Progress, ignore, work


class JobsHere(Jobs):
    """Does jobs in a thread; `instead` takes the place of some kinds."""

    def __init__(self, instead: Mapping[str, Callable[[Mapping[str, Any], Progress], Any]] | None = None) -> None:
        self.kinds = {**work.KINDS, **(instead or {})}
        self.done: list[Job] = []

    async def run(self, job: Job, progress: Progress = ignore) -> Any:
        self.done.append(job)
        return await asyncio.to_thread(self.kinds[job.kind], job.given, progress)

    def prioritize(self, key: str) -> None: ...

    def health(self) -> Health:
        return Health(workers=1)
