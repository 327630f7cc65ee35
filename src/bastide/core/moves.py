"""The finite table of a game's moves: a dense id for machines, a text for files and wires."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from operator import index
from typing import SupportsIndex

from bastide.core.errors import UnknownMove


@dataclass(frozen=True, slots=True)
class MoveKind:
    """All moves of one shape, such as `build {hex}` for every hex. The key names its sentence in the text files."""

    key: str
    pattern: str
    values: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @staticmethod
    def of(key: str, pattern: str, **values: Iterable[str]) -> "MoveKind":
        """Return a kind whose pattern runs through all combinations of `values`, the last one fastest."""
        return MoveKind(key, pattern, tuple((name, tuple(options)) for name, options in values.items()))

    def arguments(self) -> list[dict[str, str]]:
        """Return the arguments of each move of this kind, in the order of their ids."""
        names = [name for name, _ in self.values]
        return [dict(zip(names, chosen, strict=True)) for chosen in product(*(options for _, options in self.values))]


class MoveTable:
    """Links the id of each move with its text, both ways. Built once per game, options and component data."""

    def __init__(self, kinds: Sequence[MoveKind]) -> None:
        self.kinds = tuple(kinds)
        self._first: dict[str, int] = {}
        self._texts: list[str] = []
        self._keys: list[str] = []
        self._arguments: list[dict[str, str]] = []
        for kind in self.kinds:
            self._first[kind.key] = len(self._texts)
            for arguments in kind.arguments():
                self._texts.append(kind.pattern.format_map(arguments))
                self._keys.append(kind.key)
                self._arguments.append(arguments)
        self._ids = {text: move for move, text in enumerate(self._texts)}
        if len(self._ids) != len(self._texts):
            raise ValueError("two moves of the table have the same text")

    def __len__(self) -> int:
        return len(self._texts)

    def first(self, key: str) -> int:
        """Return the id of the first move of a kind; the others follow it."""
        return self._first[key]

    def text(self, move: int) -> str:
        """Return the stable notation of a move."""
        return self._texts[move]

    def key(self, move: int) -> str:
        """Return the kind of a move."""
        return self._keys[move]

    def arguments(self, move: int) -> Mapping[str, str]:
        """Return what the move names: its hex, its tile, …"""
        return self._arguments[move]

    def id_of(self, move: SupportsIndex | str) -> int:
        """The id of a move given by its id or its text; raises `UnknownMove` for anything else."""
        try:
            return self.parse(move) if isinstance(move, str) else index(move)
        except TypeError:
            return self.parse(repr(move))

    def parse(self, text: str) -> int:
        """Return the id of a move from its text, ignoring case and spacing."""
        move = self._ids.get(text)
        if move is None:
            move = self._ids.get(" ".join(text.lower().split()))
        if move is None:
            examples = ", ".join(f"'{self._texts[first]}'" for first in self._first.values())
            raise UnknownMove(
                "unknown-move",
                "'{text}' is not a move in this game; moves look like {examples}.",
                text=text,
                examples=examples,
            )
        return move
