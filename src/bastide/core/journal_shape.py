"""What a journal file looks like: its reader checks it with these shapes, and its JSON Schema is made from them."""

from bastide.core.schema import Anything, Fields, Hexadecimal, ListOf, Maybe, Shape, StartingWith, Table, Text, Whole

FORMAT, FORMAT_WITH_START = 1, 2
"""A game that begins with its set-up, and one that begins from a position."""

MOST_PLIES = 1_000_000
"""The most plies of a journal."""
MOST_SEATS = 100
"""The most seats of a journal."""

_seat = Whole(0, MOST_SEATS - 1)
_object = Table(Text(), Anything(), 10_000)
OUTCOMES = ListOf(Text(), most=100_000)
"""Outcomes of chance, such as `terrain card: grass`."""
PLY = StartingWith((_seat, Text()), Text())
"""The player, the move and the outcomes of chance, as in `[0, "end", "terrain card: grass"]`."""
ENDING = Fields({"reason": Text()}, {"player": Maybe(_seat)}, Anything())
"""How a game ended early."""

_contribution = Fields({"hash": Text(), "nonce": Hexadecimal(), "by": Text()}, others=Anything())
_fairness = Fields(
    {
        "table": Text(),
        "commitment": Text(),
        "secret": Hexadecimal(),
        "seats": ListOf(_contribution, most=MOST_SEATS),
        "given_plies": Maybe(Whole(0, MOST_PLIES)),
    },
    others=Anything(),
)


def _journal(format_: int, **start: Shape) -> Fields:
    header = Fields(
        {
            "bastide": Whole(format_, format_),
            "game": Text(),
            "rules": Text(),
            "options": _object,
            "players": Whole(1, MOST_SEATS),
            "digest": Text(),
        },
        {"components": Maybe(_object)},
    )
    plies = ListOf(PLY, most=MOST_PLIES)
    return Fields(
        {"header": header, **start, "setup": OUTCOMES, "plies": plies},
        {"ending": ENDING, "fairness": _fairness},
        Anything(),
    )


SHAPES = {FORMAT: _journal(FORMAT), FORMAT_WITH_START: _journal(FORMAT_WITH_START, start=_object)}
"""Journals by format; the game checks the position in `start`."""
