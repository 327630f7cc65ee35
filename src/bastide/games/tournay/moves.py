"""The finite table of moves: cards by kind, slots of a district, owners by distance, and the answers to questions.

The cards in the table are those of the component data, so the table belongs to the box, not to the module.
"""

from collections.abc import Sequence

from bastide.core.moves import MoveKind
from bastide.games.tournay.grid import NAMES, SLOTS

COLOURS = ("yellow", "white", "red")
YELLOW, WHITE, RED = range(3)
LEVELS = ("1", "2", "3")
DECKS = tuple(f"{colour}-{level}" for colour in COLOURS for level in LEVELS)
"""The nine decks, by colour and level (TY-4)."""
QUEUE = 3
"""The number of open events (TY-5)."""

OWNERS = ("own", "next", "second", "third")
"""Players, counted clockwise from the one who moves."""
PLACES = ("plaza", "lying", *NAMES)
"""Where a citizen that pays a cost can be: standing, lying, or on a building (TY-20)."""
PLAZA_PLACE, LYING_PLACE, FIRST_PLACE = 0, 1, 2
MOST_EARNING = 11
"""The most citizens that can earn: there are eleven of each colour (TY-1)."""
EVENT_SETS = ("1", "2", "3", "1+2", "1+3", "2+3", "1+2+3")
EVENT_MASKS = (1, 2, 4, 3, 5, 6, 7)

POSITIONS = tuple(str(place) for place in range(1, QUEUE + 1))


def kinds(cards: Sequence[str]) -> tuple[MoveKind, ...]:
    """The shapes of the moves; those that name cards come last."""
    return (
        MoveKind.of("draw", "draw {deck}", deck=DECKS),
        MoveKind.of("activate", "activate {slot}", slot=NAMES),
        MoveKind.of("combat", "combat {event}", event=POSITIONS),
        MoveKind.of(
            "earn", "earn {colour} {number}", colour=COLOURS, number=[str(n) for n in range(1, MOST_EARNING + 1)]
        ),
        MoveKind.of("gather", "gather"),
        MoveKind.of("recruit", "recruit {colour}", colour=COLOURS),
        MoveKind.of("place", "place {slot}", slot=NAMES),
        MoveKind.of("remove", "remove {slot}", slot=NAMES),
        MoveKind.of("give", "give {place}", place=PLACES),
        MoveKind.of("use", "use {owner}", owner=OWNERS),
        MoveKind.of("top", "top"),
        MoveKind.of("look", "look"),
        MoveKind.of("visit", "visit {owner} {slot}", owner=OWNERS[1:], slot=NAMES),
        MoveKind.of("fight", "fight {event}", event=POSITIONS),
        MoveKind.of("trigger", "trigger {events}", events=EVENT_SETS),
        MoveKind.of("colour", "colour {colour}", colour=COLOURS),
        MoveKind.of("damage", "damage {slot}", slot=NAMES),
        MoveKind.of("react", "react {slot}", slot=NAMES),
        MoveKind.of("rampart", "rampart"),
        MoveKind.of("shelter", "shelter"),
        MoveKind.of("pass", "pass"),
        MoveKind.of("end", "end"),
        MoveKind.of("play", "play {card}", card=cards),
        MoveKind.of("return", "return {card}", card=cards),
        MoveKind.of("keep", "keep {card}", card=cards),
    )


DRAW = 0
ACTIVATE = DRAW + len(DECKS)
COMBAT = ACTIVATE + SLOTS
EARN = COMBAT + QUEUE
GATHER = EARN + len(COLOURS) * MOST_EARNING
RECRUIT = GATHER + 1
PLACE = RECRUIT + len(COLOURS)
REMOVE = PLACE + SLOTS
GIVE = REMOVE + SLOTS
USE = GIVE + len(PLACES)
TOP = USE + len(OWNERS)
LOOK = TOP + 1
VISIT = LOOK + 1
FIGHT = VISIT + (len(OWNERS) - 1) * SLOTS
TRIGGER = FIGHT + QUEUE
COLOUR = TRIGGER + len(EVENT_SETS)
DAMAGE = COLOUR + len(COLOURS)
REACT = DAMAGE + SLOTS
RAMPART = REACT + SLOTS
SHELTER = RAMPART + 1
PASS = SHELTER + 1
END = PASS + 1
PLAY = END + 1
"""The first of the moves that name a card: as many as there are kinds of cards, three times."""
