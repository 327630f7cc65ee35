"""Tests of `bastide.server.jobs`."""
