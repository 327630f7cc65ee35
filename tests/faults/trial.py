"""A run from the start of its cluster to its end."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

from tests.faults.cluster import Cluster
from tests.faults.faults import all_faults
from tests.faults.run import Report, Run, Tell


async def trial(
    site: AbstractAsyncContextManager[Cluster],
    count: int,
    seed: int,
    tables: int,
    only: Sequence[str] = (),
    tell: Tell = lambda *_: None,
    *,
    to_first_violation: bool = False,
    bound: float | None = None,
) -> Report:
    """Let `count` faults strike a cluster. `only` are parts of the names of faults; the rest as in `Run`."""
    async with site as cluster:
        faults = [fault for fault in all_faults(cluster) if not only or any(part in fault.name for part in only)]
        run = Run(cluster, faults, seed, tables, bound)
        return await run.carry_out(count, tell, to_first_violation=to_first_violation)
