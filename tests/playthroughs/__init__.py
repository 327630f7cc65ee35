"""Stored games: for each game a folder with journals, the text of all their states, and their final positions.

`python -m tests.playthroughs --write` rewrites the texts; review the difference if you change them.
"""
