"""Kinds of things that component files describe: effects, events and what prestige buildings score.

Each kind is a class, and the class is all that the rules need to know about it:

    class GainDeniers(Action):
        \"\"\"Gain deniers (TY-39).\"\"\"

        kind = "gain_deniers"
        amount: Amount

        def do(self, state: "TournayState", chance: Chance) -> None:
            plaza.gain(state, state.player, self.amount)

`kind` is its name in component files, `amount` a field there, `Amount` (see `fields`) says what the field may hold. The
class enters the `table` of its family when it is declared. Its sentence is the text `piece-gain-deniers`, which gets
the fields as arguments (`{ $amount }`), so that a changed number changes the sentence. Besides the class, a kind needs
that text in each language of `text/` and a row of symbols in the browser's `glyphs.ts`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from dataclasses import fields as fields_of
from typing import Annotated, Any, ClassVar, NamedTuple, Self, dataclass_transform, get_args, get_origin

from bastide.core.schema import Fields, SchemaError, Shape, Text
from bastide.games.tournay.sentences import Said, SentenceView, sentence

_REQUIRED = object()


def _as_it_is(value: Any) -> Any:
    return value


@dataclass(frozen=True)
class Field:
    """A field in component files: its values, how the rules read it, and what a sentence says for it."""

    shape: Shape
    read: Callable[[Any], Any] = _as_it_is
    say: Callable[[Any], Said] | None = _as_it_is
    """How a sentence says the value; `None` if it doesn't mention it."""
    default: Any = _REQUIRED
    """The value of a field that may be left out."""
    argument: str = ""
    """The name of the sentence's argument."""

    @property
    def is_required(self) -> bool:
        """Whether every entry must have it."""
        return self.default is _REQUIRED


class SaidAs(NamedTuple):
    """The name of a field in sentences, where it differs: `Annotated[Amount, SaidAs("price")]`."""

    argument: str


@dataclass_transform(frozen_default=True)
class Kind:
    """Something in a component file, as the rules use it. Subclasses are frozen dataclasses."""

    table: ClassVar[dict[str, Any]]
    """All kinds of the family, by name."""
    family: ClassVar[str]
    """The prefix of the keys of their sentences."""
    kind: ClassVar[str]
    fields: ClassVar[Mapping[str, Field]]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
        cls.fields = {
            field.name: _described(field.name, field.type)
            for field in fields_of(cls)  # type: ignore[arg-type]
            if get_origin(field.type) is Annotated
        }
        if "kind" in vars(cls):
            cls.table[cls.kind] = cls

    @classmethod
    def read(cls, entry: Mapping[str, Any], **more: Any) -> Self:
        """Return what an entry describes; `more` are the attributes that are not fields of it."""
        found = {name: field.read(entry.get(name, field.default)) for name, field in cls.fields.items()}
        return cls(**found, **more)

    @classmethod
    def shapes(cls) -> dict[str, Shape]:
        """The fields that an entry must have, besides the one that names its kind."""
        return {name: field.shape for name, field in cls.fields.items() if field.is_required}

    @classmethod
    def optional_shapes(cls) -> dict[str, Shape]:
        """The fields that an entry may have."""
        return {name: field.shape for name, field in cls.fields.items() if not field.is_required}

    @classmethod
    def words(cls, entry: Mapping[str, Any]) -> dict[str, Said]:
        """Return the arguments of the sentence."""
        return {
            field.argument: field.say(entry.get(name, field.default))
            for name, field in cls.fields.items()
            if field.say is not None
        }

    @classmethod
    def sentence(cls, entry: Mapping[str, Any]) -> SentenceView:
        """Return the sentence that says what an entry does."""
        return sentence(f"{cls.family}-{cls.kind.replace('_', '-')}", **cls.words(entry))


def _described(name: str, annotated: Any) -> Field:
    """Return the description of a field, with the name that sentences use."""
    _, field, *names = get_args(annotated)
    argument = names[-1].argument if names else name
    return Field(field.shape, field.read, field.say, field.default, argument)


class OfKind:
    """The shape of an entry of one of several kinds, told apart by a field, with fields that all of them have."""

    def __init__(
        self,
        known: Callable[[], Mapping[str, type[Kind]]],
        by: str = "kind",
        required: Mapping[str, Shape] | None = None,
        optional: Mapping[str, Shape] | None = None,
    ) -> None:
        self._known = known
        self._by = by
        self._required = required or {}
        self._optional = optional or {}

    def check(self, value: Any, where: str) -> None:
        required, optional = {**self._required, self._by: Text()}, dict(self._optional)
        if isinstance(value, dict) and self._by in value:
            known = self._known()
            Text(tuple(known)).check(value[self._by], f"{where}.{self._by}")
            kind = known[value[self._by]]
            required |= kind.shapes()
            optional |= kind.optional_shapes()
        Fields(required, optional).check(value, where)


class OfNamedKind(OfKind):
    """The shape of entries that consist of little more than their kind."""

    def check(self, value: Any, where: str) -> None:
        if not isinstance(value, dict) or self._by not in value:
            raise SchemaError("needs-a-kind", "{where} must be an object with a 'kind'", where=where)
        super().check(value, where)
