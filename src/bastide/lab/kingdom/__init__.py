"""A value network for Kingdom Builder: `python -m bastide.lab.kingdom OUT`.

The planner plays itself (`selfplay`). From the positions after each turn, a convolutional network on the hexes learns
how far ahead the player will be in the end (`training`, with PyTorch). A planner that lets the network choose among
its plans then plays the Master (`contest`, with NumPy). Two players only; everything is counted and seeded.
"""
