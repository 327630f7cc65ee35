"""Questions that wait for an answer: a small stack of numbers, a code with an argument each; the top one is asked now.

`MAIN` lies at the bottom while a turn is open: which die, what with it, or one of the free actions (FV-13).
"""

CODES = (
    "main",
    "person",
    "hand",
    "evaluate",
    "clouds",
    "entertainer",
    "thief",
    "publican",
    "architect",
    "mayor",
    "magician",
    "fairy",
    "charm",
    "coat",
    "selection",
    "dragon",
    "finish",
    "roll",
)
(
    MAIN,  # the turn itself
    PERSON,  # the gnome stands on a person: what does he do there? argument: the person
    HAND,  # a tile or decree was taken: where does it go? argument: 4 * seat + how it may be placed
    EVALUATE,  # which column or symbol does a decree score? argument: which piece, an index into `moves.PIECES`
    CLOUDS,  # repair by clouds; argument: the seat
    ENTERTAINER,  # roll on or stop; argument: the total so far
    THIEF,
    PUBLICAN,  # argument: how many choices of the round are over
    ARCHITECT,
    MAYOR,
    MAGICIAN,  # argument: 4 * repairs left + fairy tiles left
    FAIRY,  # a die lies on the fairy: which tile?
    CHARM,  # a fairy tile was taken and has no space yet
    COAT,  # the coat of arms goes under a column
    SELECTION,  # great selections after a refill; argument: how many players were asked
    DRAGON,  # argument: 64 * players dealt with + columns that the next one must still name
    FINISH,  # the end of a turn, once nothing lies on top of it
    ROLL,  # the dice are to be rolled, stored decrees may come first (K1); argument: whether one was evaluated here
) = range(18)

SHIFT = 5
CODE = (1 << SHIFT) - 1

FREELY, OUTSIDE, MUST_BUILD, ROOM_ONLY = range(4)
"""How a piece in the hand may be placed: in the own turn (FV-13); in another's or at the end of it (FV-56); by building
only, in a publican's round (FV-48); in the own turn, but stored only if there is room (FV-47 to the letter)."""
PLACING = ("freely", "outside", "must-build", "room-only")

LOOK_AGAIN = -1
"""What a step says instead of the seat that is asked, when the stack has changed."""
OVER = -2

WITHOUT_FREE_ACTIONS = frozenset((EVALUATE, CLOUDS, COAT, DRAGON, ROLL))
"""Questions that belong to one act, so that nothing comes between (K31)."""
