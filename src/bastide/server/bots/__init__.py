"""Bots at tables: the runner in the server, and the processes that think."""
