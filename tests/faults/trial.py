"""A run from the start of its cluster to its end."""

from contextlib import AbstractAsyncContextManager

from tests.faults.cluster import Cluster
from tests.faults.run import Plan, Report, Run, Tell


async def trial(site: AbstractAsyncContextManager[Cluster], plan: Plan, tell: Tell = lambda *_: None) -> Report:
    """Start a cluster and let faults strike it."""
    async with site as cluster:
        return await Run(cluster, plan).carry_out(tell)
