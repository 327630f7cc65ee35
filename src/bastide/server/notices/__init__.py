"""Notices: telling people who aren't at a table that something there waits for them."""
