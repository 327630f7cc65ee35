"""What every game must pass, written once; each registered game and each of its presets is picked up by itself.

A game brings three modules, found by `rooms`: one of `bastide.games` in `tests/games/<room>/`, one of another package
in its own room.

* `secrets.py`, written from the rulebook and using neither `view` nor `imagine`, on JSON positions:
  `known(position, viewer)`: the position with all that the viewer does not know left out;
  `pool(position, viewer)`: what he does not know, counted over all places where it may be;
  `twins(position, viewer, rng)`: other positions that he cannot tell from this one;
  `worlds(position, viewer)`, if they can be counted: all that `imagine` may give, with their weights.
  A game in which nothing is hidden says `NOTHING_HIDDEN = True`. `dealing` helps with cards.
* `conservation.py`: `totals(position)`: how many there are of each piece, card and coin, constant over a game.
* `features.py`: `ALL`, the names of what must occur in a stored playthrough (cards, tiles, end reasons, tie-breaks),
  and `features(before, ply, after, events)`: those that occur in one move.

And it stores games in `tests/playthroughs/<name>/`, made by `recipes.py` beside those modules:
`python -m tests.playthroughs --record <name> --write`.

A check takes a game, a number of players and a seed, plays at random, and raises `AssertionError` with a journal that
reproduces the failure. It returns how many plies it played.
"""
