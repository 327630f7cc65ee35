"""Spreads tasks over processes of this machine, or over a Ray cluster.

A task's result depends on the task alone, so that the same tasks give the same results however they are spread. Results
come as they are finished, so that the caller can save each one at once.
"""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from bastide.lab.extras import needs
from bastide.lab.outside.program import stop_all

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")
Results = Generator[tuple[TaskT, ResultT], None, None]

_RETRIES = 5
"""How often Ray plays a task again after its worker was killed."""


def spread(
    work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], jobs: int = 1, ray: str | None = None
) -> Results[TaskT, ResultT]:
    """Yield each task with its result: here, in `jobs` processes, or on the Ray cluster at an address.

    The address is one that `ray.init` takes, such as `auto` or `10.0.0.5:6379`.
    """
    if ray is not None:
        yield from _on_ray(work, tasks, ray)
    elif jobs > 1:
        yield from _in_processes(work, tasks, jobs)
    else:
        yield from ((task, work(task)) for task in tasks)


def _in_processes(work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], jobs: int) -> Results[TaskT, ResultT]:
    earlier_children = {*active_children()}
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_end_with_parent)
    try:
        futures = {pool.submit(work, task): task for task in tasks}
        for future in as_completed(futures):
            yield futures.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in {*active_children()} - earlier_children:
            child.terminate()  # what they are playing is not worth waiting for


def _end_with_parent() -> None:
    """End this process at once on Ctrl-C, and when the one that started it has ended, however it did."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _end)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        _end()

    Thread(target=watch, daemon=True).start()


def _end(*_signal: object) -> None:
    """End this process and the bots that it started as programs."""
    stop_all()
    os._exit(1)


def _on_ray(work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], address: str) -> Results[TaskT, ResultT]:
    with needs("ray"):
        import ray

    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(max_retries=_RETRIES)(work)
    # Only as many tasks wait in the cluster as keep it busy: a million at once would fill its memory.
    waiting = iter(tasks)
    room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = {remote.remote(task): task for task, _ in zip(waiting, range(room), strict=False)}
    try:
        while running:
            (done, *_), _ = ray.wait(list(running))
            task = running.pop(done)
            result = ray.get(done)
            for following in waiting:
                running[remote.remote(following)] = following
                break
            yield task, result
    finally:
        for each in running:
            ray.cancel(each, force=True)
        ray.shutdown()
