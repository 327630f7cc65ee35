"""Tests of `bastide.server.bots`."""
