"""What a viewer may do now, so that what they are told to do is made from their legal moves."""

from collections.abc import Sequence

from bastide.core.moves import MoveTable


class Offer:
    """A viewer's legal moves by kind; empty for everyone who isn't asked."""

    __slots__ = ("_kinds", "_legal", "_table")

    def __init__(self, table: MoveTable, legal: Sequence[int]) -> None:
        self._table = table
        self._legal = legal
        self._kinds = dict.fromkeys(map(table.key, legal))

    def __contains__(self, kind: str) -> bool:
        return kind in self._kinds

    def kinds(self, *among: str) -> tuple[str, ...]:
        """Return the kinds of the legal moves; with `among`, only those, in that order."""
        return tuple(kind for kind in among or self._kinds if kind in self._kinds)

    def can(self, *among: str) -> tuple[str, ...]:
        """Return the ids of these kinds' words, for a list in a message: `can-build` is named by `name-can-build`."""
        return tuple(f"can-{kind}" for kind in self.kinds(*among))

    def values(self, kind: str, argument: str) -> tuple[str, ...]:
        """Return what the legal moves of a kind name: the tiles that can be used, say."""
        if kind not in self._kinds:
            return ()
        table = self._table
        return tuple([table.arguments(move)[argument] for move in self._legal if table.key(move) == kind])
