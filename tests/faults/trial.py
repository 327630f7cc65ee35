"""A run from the start of its cluster to its end."""

from collections.abc import Sequence
from pathlib import Path

from tests.faults.cluster import sqlite_servers
from tests.faults.faults import all_faults
from tests.faults.run import Report, Run, Tell


async def on_sqlite(
    folder: Path,
    count: int,
    seed: int,
    tables: int,
    only: Sequence[str] = (),
    tell: Tell = lambda *_: None,
    broken: str | None = None,
) -> Report:
    """Run with two processes on one SQLite file; a server that is broken on purpose runs until that is found.

    `only` are parts of the names of faults.
    """
    with sqlite_servers(folder, broken=broken) as (cluster, servers):
        await cluster.link_clients(servers)
        faults = [fault for fault in all_faults(cluster) if not only or any(part in fault.name for part in only)]
        try:
            run = Run(cluster, faults, seed, tables)
            return await run.carry_out(count, tell, to_first_violation=broken is not None)
        finally:
            for link in cluster.links:
                await link.stop()
