"""Spreads tasks over processes of this machine, or over a Ray cluster.

A task's result depends on the task alone, so that the same tasks give the same results however they are spread. Results
come as they are finished, so that the caller can save each one at once.
"""

import logging
import os
import signal
import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

from bastide.core.errors import BastideError
from bastide.core.extras import needs
from bastide.lab.outside.program import stop_all

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")
Results = Generator[tuple[TaskT, ResultT], None, None]
"""Each task with its result."""

_RETRIES = 5
"""How often Ray plays a task again after its worker was killed."""
_QUEUE = 3
"""How many tasks are handed out for each process or processor of a cluster."""
_PATIENCE = 10
"""Seconds to wait for a cluster to answer."""


class WorkerKilled(BastideError):
    """A process that did a task was killed, and the task wasn't done elsewhere."""


class NoCluster(BastideError):
    """There is no Ray cluster at an address."""


def spread(
    work: Callable[[TaskT], ResultT], tasks: Sequence[TaskT], jobs: int = 1, ray: str | None = None
) -> Results[TaskT, ResultT]:
    """Yield each task with its result: here, in `jobs` processes, or on the Ray cluster at an address.

    The address is one that `ray.init` takes, such as `auto` or `10.0.0.5:6379`.
    """
    if not tasks:
        return
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
        # Only as many tasks wait as keep the processes busy: a million at once would take memory, and time to cancel.
        waiting = iter(tasks)
        running = {pool.submit(work, task): task for task in islice(waiting, _QUEUE * jobs)}
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                task, result = running.pop(future), future.result()
                running |= {pool.submit(work, following): following for following in islice(waiting, 1)}
                yield task, result
    except BrokenProcessPool:
        raise _killed() from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in {*active_children()} - earlier_children:
            child.terminate()  # what they are playing is not worth waiting for


def _killed() -> WorkerKilled:
    return WorkerKilled("process-killed", "A process was killed. Run the same command again to go on.")


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
        from ray.exceptions import RayError, RayTaskError

    connected = ray.is_initialized()
    if not connected:
        try:
            _check_port(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.WARNING)
        except (OSError, ValueError):
            raise NoCluster("no-cluster", "The Ray cluster “{address}” can't be reached.", address=address) from None
    remote = ray.remote(max_retries=_RETRIES)(_in_folder)
    here = os.getcwd()
    waiting = iter(tasks)
    room = _QUEUE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = {remote.remote(here, work, task): task for task in islice(waiting, room)}
    try:
        while running:
            (done, *_), _ = ray.wait(list(running))
            task = running.pop(done)
            result = ray.get(done)
            for following in islice(waiting, 1):
                running[remote.remote(here, work, following)] = following
            yield task, result
    except RayError as error:
        if isinstance(error, RayTaskError):  # what the task itself raised
            raise
        raise _killed() from None
    finally:
        for each in running:
            ray.cancel(each, force=True)
        if not connected:
            ray.shutdown()


def _check_port(address: str) -> None:
    """Raise `OSError` if nobody listens at a plain address: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "/" not in host:
        socket.create_connection((host, int(port)), _PATIENCE).close()


def _in_folder(folder: str, work: Callable[[TaskT], ResultT], task: TaskT) -> ResultT:
    """Do a task in the folder of whoever gave it, where there is such a folder: bots may be files in it."""
    with suppress(OSError):
        os.chdir(folder)
    return work(task)
