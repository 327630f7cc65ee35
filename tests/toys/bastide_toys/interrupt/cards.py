"""The contents of the box (IN-1)."""

KINDS = ("guard", "coin", "rumour")
GUARD, COIN, RUMOUR = range(3)
COUNTS = (4, 5, 3)
HAND = 2
TREASURE_POINTS = 3
