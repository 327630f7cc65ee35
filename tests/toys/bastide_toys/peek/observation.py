"""What a viewer may know as numbers: the cards they have seen, and who else has seen which (PK-10)."""

from typing import TYPE_CHECKING

from bastide.core.audience import Viewer, may_see
from bastide.core.observation import Field, Observation, own_seat_first
from bastide.core.pile import Certain
from bastide_toys.peek.cards import COUNTS, TREASURES
from bastide_toys.peek.moves import Step

if TYPE_CHECKING:
    from bastide_toys.peek.state import PeekState

VERSION = 1
_CARDS = sum(COUNTS)
_CARD = 2 + len(TREASURES)
_STEPS = tuple(Step)


def fields(players: int) -> tuple[Field, ...]:
    """The layout at a table of `players`."""
    treasures = ", ".join(TREASURES)
    card = f"1 if there is a card; 1 if it lies open; {treasures} if the viewer knows it; which players know it"
    return (
        Field("on_turn", (players,), "whose turn it is; nobody's when the game is over"),
        Field("step", (len(_STEPS),), f"how far the turn has come: {', '.join(_STEPS)}"),
        Field("unseen", (len(TREASURES),), f"cards the viewer has not seen: {treasures}", high=max(COUNTS)),
        Field("pile", (_CARDS, _CARD + players), f"from the top down: {card}"),
        Field("hands", (players, _CARDS, _CARD + players), f"in the order of taking: {card}"),
    )


def write(state: "PeekState", viewer: Viewer, out: Observation) -> None:
    """Write what `viewer` may know into `out`, in the order of `fields`."""
    seats = own_seat_first(state.players, viewer)
    numbers: list[int] = [seat == state.player for seat in seats]
    numbers += [step is state.step for step in _STEPS]
    numbers += state.unseen(viewer)
    for cards in (state.pile.places[::-1], *[state.hands[seat] for seat in seats]):
        for card in cards:
            numbers += _card(card, viewer, seats)
        numbers += [0] * (_CARDS - len(cards)) * (_CARD + len(seats))
    out[:] = numbers


def _card(place: Certain | None, viewer: Viewer, seats: tuple[int, ...]) -> list[int]:
    if place is None:
        return [1, *[0] * (_CARD - 1 + len(seats))]
    card, known_by = place
    shown = may_see(known_by, viewer)
    kinds = [int(shown and kind == card) for kind in range(len(TREASURES))]
    return [1, known_by is None, *kinds, *[int(may_see(known_by, seat)) for seat in seats]]
