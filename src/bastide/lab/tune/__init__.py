"""Tunes the weights of a game's hints by evolution: `python -m bastide.lab.tune GAME --out FILE`.

`duels` lets two sets of weights play each other on equal deals, `evolution` breeds better ones. Everything is
reproducible: the same game, arguments and seed give the same weights, whatever the number of jobs.
"""
