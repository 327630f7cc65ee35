"""Stored games: for each game a folder with journals, the text of all their states, and their final positions.

`python -m tests.playthroughs --write` writes the texts anew; whoever changes them reviews the difference.
"""
