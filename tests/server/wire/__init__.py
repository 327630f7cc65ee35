"""Tests of `bastide.server.wire`."""
