"""Long computations run as jobs in worker processes, so the server never blocks.

`job` is the interface, `pool` the worker processes of an embedded server, `work` what runs in them, and `sharing` says
whose job is next. With `bastide worker` processes, `database` is a server's side of the queue and `worker` theirs.
"""

from bastide.server.jobs.job import Health, Job, JobFailed, Jobs, Progress, TookTooLong, ignore

__all__ = ["Health", "Job", "JobFailed", "Jobs", "Progress", "TookTooLong", "ignore"]
