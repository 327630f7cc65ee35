"""What waits to be done or answered: a small stack of numbers, a code with its fields each; the top one comes next.

The effect queue of the game: an activation lays its reactions, its effects and the citizen it needs on the stack, and
each is taken off when it is done. `TURN` lies at the bottom while the game is on, `LAST` and `FINAL` at its end.
"""

CODES = (
    "turn",
    "pay-card",
    "pay-citizen",
    "place",
    "placed",
    "use",
    "combat",
    "recruit",
    "draw",
    "keep",
    "effect",
    "activated",
    "react",
    "chain",
    "events",
    "shelter",
    "suffer",
    "reveal",
    "choose",
    "damage",
    "last",
    "final",
)
(
    TURN,  # the turn itself: how far it has come
    PAY_CARD,  # a card from hand or district pays for the one being played (TY-20)
    PAY_CITIZEN,  # a citizen of a colour pays for it
    PLACE,  # where does it go?
    PLACED,  # characters look at what was placed
    USE,  # whose citizen is used? so many of a colour; perhaps onto a building (TY-21, TY-33)
    COMBAT,  # then the event is taken
    RECRUIT,  # then the citizen is recruited
    DRAW,  # then a deck is drawn from: its face-up card or the two below?
    KEEP,  # which of the cards looked at? and whether a crier was among them
    EFFECT,  # a piece of an effect
    ACTIVATED,  # characters look at the activated card; those that have counted citizens are noted
    REACT,  # characters that still have to react, and to what
    CHAIN,  # a character lets a second building be activated, by one of its triggers
    EVENTS,  # events of the queue that are still to come, after a crier or triggered by a building
    SHELTER,  # who builds a rampart against an event? so many players were asked
    SUFFER,  # the event strikes; so many players are done with, so many times left for the next
    REVEAL,  # decks of a level are turned up
    CHOOSE,  # so many of the cards turned up are taken
    DAMAGE,  # a card of each other district is damaged; the player at this distance comes next
    LAST,  # the last cards are chosen in secret
    FINAL,  # the last cards are paid for, one player after the other
) = range(len(CODES))

SHIFT = 5
CODE = (1 << SHIFT) - 1

NUMBER, COLOUR, SLOT, DECK, SLOTS, EVENT, EVENTS_SET, CAUSE, STAGE, LEVEL, PIECE = range(11)
"""What a field is, for those who read and write positions."""
PIECE_BITS = 10
_BITS = {
    NUMBER: 8,
    COLOUR: 2,
    SLOT: 5,
    DECK: 4,
    SLOTS: 25,
    EVENT: 2,
    EVENTS_SET: 3,
    CAUSE: 2,
    STAGE: 2,
    LEVEL: 2,
    PIECE: PIECE_BITS,
}

FIELDS: tuple[tuple[int, ...], ...] = (
    (STAGE,),
    (),
    (COLOUR,),
    (),
    (SLOT,),
    (COLOUR, NUMBER, SLOT),
    (EVENT,),
    (COLOUR,),
    (DECK,),
    (DECK, NUMBER),
    (PIECE,),
    (SLOT, SLOTS),
    (SLOTS, CAUSE, SLOT, SLOTS),
    (SLOT, NUMBER),
    (EVENTS_SET, NUMBER),
    (EVENT, NUMBER, NUMBER),
    (EVENT, NUMBER, NUMBER, NUMBER),
    (LEVEL, NUMBER, NUMBER),
    (LEVEL, NUMBER, NUMBER),
    (PIECE, NUMBER, NUMBER),
    (),
    (NUMBER,),
)
"""The fields of each step, in the order of `CODES`."""
SIZES = tuple(tuple(_BITS[field] for field in fields) for fields in FIELDS)

OPENING, CARD_PLAYED, ACTION_DONE = range(3)
STAGES = ("opening", "card-played", "action-done")
"""A card may be played; only the action is left; the hand limit and the end (TY-11, TY-12)."""

BY_ACTIVATION, BY_PLACEMENT, BY_GATHERING = range(3)
CAUSES = ("activation", "placement", "gathering")
NO_SLOT = 31
"""In a field for a slot: none."""

LOOK_AGAIN = -1
"""What a step says instead of the seat that is asked, when the stack has changed."""
NOBODY = -1


def step(code: int, *values: int) -> int:
    """A step with its fields."""
    number, at = code, SHIFT
    for value, size in zip(values, SIZES[code], strict=True):
        number |= value << at
        at += size
    return number


def fields(number: int) -> list[int]:
    """The fields of a step."""
    values, rest = [], number >> SHIFT
    for size in SIZES[number & CODE]:
        values.append(rest & (1 << size) - 1)
        rest >>= size
    return values


def activated(waiting: list[int]) -> int:
    """The slots of the buildings whose activation is among these steps."""
    slots = 0
    for number in waiting:
        if number & CODE == ACTIVATED:
            slots |= 1 << fields(number)[0]
        elif number & CODE == REACT and fields(number)[1] == BY_ACTIVATION:
            slots |= 1 << fields(number)[2]
    return slots
