"""Tests of `bastide.server.store`."""
