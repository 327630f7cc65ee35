"""Tests of `bastide.server.people`."""
