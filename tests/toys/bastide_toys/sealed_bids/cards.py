"""The contents of the box (SB-1, SB-2)."""

MONEY = ("1", "2", "3")
MONEY_COUNTS = (6, 6, 6)
HAND = 4
MOST_CARDS = 2
PRIZES = ("1", "2", "3", "4", "5")
