"""What a viewer may do now, so that what they are told to do is made from their legal moves."""

from collections.abc import Iterable, Mapping

from bastide.core.moves import MoveTable


class Offer:
    """A viewer's legal moves by kind; empty for everyone who isn't asked."""

    __slots__ = ("_by_kind",)

    def __init__(self, table: MoveTable, legal: Iterable[int]) -> None:
        self._by_kind: dict[str, list[Mapping[str, str]]] = {}
        for move in legal:
            self._by_kind.setdefault(table.key(move), []).append(table.arguments(move))

    def __contains__(self, kind: str) -> bool:
        return kind in self._by_kind

    def kinds(self, *among: str) -> tuple[str, ...]:
        """Return the kinds of the legal moves; with `among`, only those, in that order."""
        return tuple(kind for kind in among or self._by_kind if kind in self._by_kind)

    def can(self, *among: str) -> tuple[str, ...]:
        """Return the ids of these kinds' words, for a list in a message: `can-build` is named by `name-can-build`."""
        return tuple(f"can-{kind}" for kind in self.kinds(*among))

    def values(self, kind: str, argument: str) -> tuple[str, ...]:
        """Return what the legal moves of a kind name: the tiles that can be used, say."""
        return tuple(arguments[argument] for arguments in self._by_kind.get(kind, ()))
