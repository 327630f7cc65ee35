"""Long computations run as jobs in worker processes, so the server never blocks.

`job` is the interface, `pool` the worker processes of an embedded server, `work` what runs in them, and `sharing` says
whose job is next.
"""

from bastide.server.jobs.job import Health, Job, JobFailed, Jobs, Progress, ignore

__all__ = ["Health", "Job", "JobFailed", "Jobs", "Progress", "ignore"]
