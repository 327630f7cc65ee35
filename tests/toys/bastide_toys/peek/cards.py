"""The contents of the box (PK-1)."""

TREASURES = ("gold", "silver", "copper", "snake")
COUNTS = (2, 3, 4, 3)
POINTS = (4, 2, 1, -2)
