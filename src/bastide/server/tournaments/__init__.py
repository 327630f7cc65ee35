"""Tournaments: entrants, rounds, pairings, standings."""
