"""Notes of what happens to hidden cards. Playing only makes notes, for speed; they are worked out on request.

Notes form a chain from the newest back to the oldest, and copies of a state share it. The result of a note is kept with
it, so a chain is worked out once however many copies ask.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from bastide.core.audience import Viewer
from bastide.games.tournay.knowledge.changes import Change, Laid, Seen, Taken
from bastide.games.tournay.knowledge.patterns import NOTHING_MORE, Union, union_of

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

_TELLS_NOTHING = (Laid, Seen, Taken)
"""Changes after which a viewer who knew nothing more still doesn't."""
Unions: TypeAlias = tuple[Union, ...]
"""For one deck: what each player knows beyond `known_by`, then a spectator; empty if nobody knows more."""


Notes: TypeAlias = tuple[Any, int, Callable[..., Change], tuple[object, ...], list[tuple[Unions, ...]]] | None
"""The notes before the newest one; its deck, the change to hidden cards of that deck and the change's arguments; and
the unions of all decks after it, once they are worked out. None if there are no notes. (mypyc crashes if a type names
itself, so the notes before are `Any`.)"""


def worked_out(notes: Notes, start: tuple[Unions, ...], viewers: Sequence[Viewer]) -> tuple[Unions, ...]:
    """Return the unions of all decks after these notes, if `start` held before them."""
    if notes is None:
        return start
    *_, result = notes
    if not result:
        changes: dict[int, list[Change]] = {}
        while notes is not None:
            notes, deck, change, arguments, earlier = notes
            if earlier:
                (start,) = earlier
                break
            changes.setdefault(deck, []).append(change(*arguments))
        unions = list(start)
        for deck, latest_first in changes.items():
            unions[deck] = _changed(unions[deck], latest_first[::-1], viewers)
        result.append(tuple(unions))
    return result[0]


Written: TypeAlias = list[tuple[int, Callable[..., Change], tuple[object, ...]]]
"""Notes for pickle, which would hit the recursion limit on a long chain; the oldest first."""


def written(notes: Notes) -> Written:
    """Return the notes as a list."""
    newest_first = []
    while notes is not None:
        notes, deck, change, arguments, _ = notes
        newest_first.append((deck, change, arguments))
    return newest_first[::-1]


def read(notes: Written) -> Notes:
    """Return the chain that `written` wrote."""
    chain: Notes = None
    for deck, change, arguments in notes:
        chain = chain, deck, change, arguments, []
    return chain


def _changed(unions: Unions, changes: Sequence[Change], viewers: Sequence[Viewer]) -> Unions:
    fresh = []
    tells = not all(isinstance(change, _TELLS_NOTHING) for change in changes)
    for viewer, union in zip(viewers, unions or (NOTHING_MORE,) * len(viewers), strict=True):
        if tells or union != NOTHING_MORE:
            for change in changes:
                union = union_of([after for pattern in union for after in change.after(pattern, viewer)])
        fresh.append(union)
    return unions_of(fresh)


def unions_of(fresh: Sequence[Union]) -> Unions:
    """Return the unions to keep: none if nobody knows anything more."""
    return () if all(union == NOTHING_MORE for union in fresh) else tuple(fresh)


def note(state: "TournayState", deck: int, change: Callable[..., Change], *arguments: object) -> None:
    """Note a change that may put a viewer in doubt."""
    state.doubtful |= 1 << deck
    state.notes = state.notes, deck, change, arguments, []


def note_if_doubtful(state: "TournayState", deck: int, change: Callable[..., Change], *arguments: object) -> None:
    """Note a change that only matters if a viewer is already in doubt."""
    if state.doubtful >> deck & 1:
        state.notes = state.notes, deck, change, arguments, []
