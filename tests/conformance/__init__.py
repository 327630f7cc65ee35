"""The checks that every game must pass; they find each registered game and each of its presets by themselves.

A game provides three modules, found by `rooms`: in `tests/games/<name>/` for a game of `bastide.games`, in its own
package for any other.

* `secrets.py`, written from the rulebook and using neither `view` nor `imagine`, on JSON positions:
  `known(position, viewer)`: the position without anything the viewer doesn't know;
  `pool(position, viewer)`: what they don't know, counted over all places where it may be;
  `twins(position, viewer, rng)`: other positions that they can't tell from this one;
  `worlds(position, viewer)`, if they can be counted: all states that `imagine` may return, with their weights.
  `observed(view)`, if observations leave something out: a view without it;
  `DERIVED`, if a state keeps what follows from the rest: the names of its attributes, which are not altered alone.
  A game in which nothing is hidden has `NOTHING_HIDDEN = True`. `dealing` helps with cards.
* `conservation.py`: `totals(position)`: how many there are of each piece, card and coin, constant over a game.
* `features.py`: `ALL`, the names of what must occur in a stored playthrough (cards, tiles, end reasons, tie-breaks),
  and `features(before, ply, after, events)`: those that occur in one move.

It also stores games in `tests/playthroughs/<name>/`, made by `recipes.py` beside those modules:
`python -m tests.playthroughs --record <name> --write`.

A check takes a game, a number of players and a seed, plays at random, and raises `AssertionError` with a journal that
reproduces the failure. It returns how many plies it played.
"""
