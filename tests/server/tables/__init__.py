"""Tests of `bastide.server.tables`."""
