"""Makes a dataset file by file, here or on many machines, and goes on where it was stopped."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bastide.lab.datasets import card
from bastide.lab.datasets.plan import Plan
from bastide.lab.datasets.shards import Contents, OtherDataset, in_folder, keep, look, make_shard
from bastide.lab.pool import spread


def make_dataset(
    plan: Plan,
    folder: Path,
    *,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda _games: None,
) -> list[Contents]:
    """Make the files that a folder lacks, then its data card; return what all files hold.

    `progress` gets the games just finished. Workers send files here, so that they need no folder in common. The rows
    depend neither on the number of jobs nor on where they run.
    """
    folder.mkdir(parents=True, exist_ok=True)
    held = _held(plan, folder)
    missing = []
    for shard in plan.shards():
        found = held.get(shard.name)
        if found is not None and found.games >= shard.games:
            progress(shard.games)
        else:
            missing.append(shard)
    with closing(spread(make_shard, missing, jobs, ray)) as finished:
        for shard, file in finished:
            keep(folder / shard.name, file)
            progress(shard.games)
    contents = list(_held(plan, folder).values())
    card.write(folder, plan, contents)
    return contents


def _held(plan: Plan, folder: Path) -> dict[str, Contents]:
    """Return what the files in a folder hold; raise `OtherDataset` if they belong to another dataset."""
    held = {path.name: look(path) for path in in_folder(folder)}
    if any(found.identity != plan.identity for found in held.values()):
        raise OtherDataset(
            "other-dataset", "“{folder}” already holds another dataset. Choose another folder.", folder=str(folder)
        )
    return held
