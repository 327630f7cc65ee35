"""Long computations run as jobs in worker processes, so the server never blocks.

`job` is the interface, `pool` the worker processes of an embedded server, `work` what runs in them.
"""

from bastide.server.jobs.job import Job, JobFailed, Jobs, Progress, ignore

__all__ = ["Job", "JobFailed", "Jobs", "Progress", "ignore"]
