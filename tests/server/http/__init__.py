"""Tests of `bastide.server.http`."""
