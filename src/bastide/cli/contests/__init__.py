"""Bots that play many games: `bastide arena`, `simulate` and `dataset`."""
