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


class Note:
    """A change to the hidden cards of a deck, and the note before it."""

    __slots__ = ("_after", "arguments", "before", "change", "deck")

    def __init__(
        self, before: "Note | None", deck: int, change: Callable[..., Change], arguments: tuple[object, ...]
    ) -> None:
        self.before = before
        self.deck = deck
        self.change = change
        self.arguments = arguments
        self._after: tuple[Unions, ...] | None = None

    def after(self, start: tuple[Unions, ...], viewers: Sequence[Viewer]) -> tuple[Unions, ...]:
        """Return the unions of all decks after this note, if these held before the first one."""
        if self._after is None:
            changes: dict[int, list[Change]] = {}
            note: Note | None = self
            while note is not None and note._after is None:
                changes.setdefault(note.deck, []).append(note.change(*note.arguments))
                note = note.before
            known = list(start if note is None or note._after is None else note._after)
            for deck, latest_first in changes.items():
                known[deck] = _changed(known[deck], latest_first[::-1], viewers)
            self._after = tuple(known)
        return self._after

    def __reduce__(self) -> tuple[Any, ...]:
        # A flat list, since pickle would hit the recursion limit on a long chain.
        notes = []
        note: Note | None = self
        while note is not None:
            notes.append((note.deck, note.change, note.arguments))
            note = note.before
        return _chain, (notes[::-1],)


def _chain(notes: Sequence[tuple[int, Callable[..., Change], tuple[object, ...]]]) -> Note | None:
    newest: Note | None = None
    for deck, change, arguments in notes:
        newest = Note(newest, deck, change, arguments)
    return newest


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
    state.notes = Note(state.notes, deck, change, arguments)


def note_if_doubtful(state: "TournayState", deck: int, change: Callable[..., Change], *arguments: object) -> None:
    """Note a change that only matters if a viewer is already in doubt."""
    if state.doubtful >> deck & 1:
        state.notes = Note(state.notes, deck, change, arguments)
