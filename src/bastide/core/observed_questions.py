"""The waiting questions of a game as numbers: which they are, and what each of them holds (see `core.questions`)."""

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bastide.core.observation import Field, row
from bastide.core.questions import Number, OneOf, Question, SetOf

_ROWS_KEPT = 8192
_MOST_ALIKE = 9
"""The most questions of one kind that are counted."""


class _Part(NamedTuple):
    """Where the value of a question's field is written."""

    place: int
    """The place of the value in the question's gist."""
    first: int
    field: Field
    shape: Any

    def write(self, value: int, numbers: list[int]) -> None:
        if isinstance(self.shape, Number):
            numbers[self.first] = value
            return
        for index in range(self.field.size):
            is_chosen = value >> index & 1 if isinstance(self.shape, SetOf) else value == index
            numbers[self.first + index] = int(is_chosen)


class ObservedQuestions:
    """The part of an observation that shows the question being asked and those waiting below it.

    It has a place for every field of every question. Of two questions of a kind it shows the upper one.
    """

    def __init__(
        self,
        kinds: Mapping[str, type[Question[Any]]],
        omitted: Sequence[str] = (),
        choices: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Lay out the questions; `omitted` are fields that another part of the observation shows.

        `choices` names the values of number fields that have a fixed set of them.
        """
        self._names = tuple(sorted(kinds))  # their order must not depend on which module was imported first
        self._place = {name: place for place, name in enumerate(self._names)}
        self._parts: dict[str, list[_Part]] = {name: [] for name in self._names}
        first = 2 * len(self._names)
        for name in self._names:
            for place, (field, shape) in enumerate(kinds[name].fields, 1):
                if field not in omitted:
                    named = (choices or {}).get(f"{name} {field}")
                    part = _part(kinds[name], field, OneOf(named) if named else shape, place, first)
                    self._parts[name].append(part)
                    first += part.field.size
        self._size = first
        self.row = lru_cache(_ROWS_KEPT)(self._row)
        """Return the row of a stack of questions, given by their gists, the top one last."""

    @property
    def fields(self) -> tuple[Field, ...]:
        """Their layout."""
        names = ", ".join(self._names)
        return (
            Field("question", (len(self._names),), f"the question being asked: {names}"),
            Field("waiting", (len(self._names),), "how many of each kind wait, in the same order", high=_MOST_ALIKE),
            *(part.field for name in self._names for part in self._parts[name]),
        )

    def _row(self, gists: tuple[tuple[Hashable, ...], ...]) -> bytes:
        numbers = [0] * self._size
        kinds = len(self._names)
        for gist in gists:
            place = self._place[str(gist[0])]
            numbers[kinds + place] = min(numbers[kinds + place] + 1, _MOST_ALIKE)
            for part in self._parts[self._names[place]]:
                value = gist[part.place]
                assert isinstance(value, int)
                part.write(value, numbers)
        if gists:
            numbers[self._place[str(gists[-1][0])]] = 1
        return row(numbers)


def _part(kind: type[Question[Any]], field: str, shape: Any, place: int, first: int) -> _Part:
    called = f"{kind.name}_{field}".replace("-", "_")
    meaning = f"`{field}` of the question {kind.name}: {(kind.__doc__ or '').strip()}"
    if isinstance(shape, Number):
        return _Part(place, first, Field(called, (1,), meaning, high=shape.below - 1), shape)
    return _Part(place, first, Field(called, (len(shape.names),), f"{meaning} {', '.join(shape.names)}"), shape)
