"""What each prestige building counts (TY-61, TY-62). `kinds` explains how a way of counting is declared.

A component file calls it `per.count`. Its sentence is the text `worth-…`, after which the points follow.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias

from bastide.core.schema import Truth, Whole
from bastide.games.tournay import district, plaza
from bastide.games.tournay.fields import COLOUR_LIST, TYPE_LIST, say_colours
from bastide.games.tournay.kinds import Field, Kind, SaidAs
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.sentences import SentenceView, sentence
from bastide.games.tournay.symbols import citizen_mask, type_mask

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def _say_types(types: tuple[str, ...]) -> str:
    """Return "buildings", "characters", or "cards" for both."""
    return "cards" if len(types) > 1 else f"{types[0]}s"


Each: TypeAlias = Annotated[int, Field(Whole(1, 50), default=1)]
"""How many make one element."""
ScoredColours: TypeAlias = Annotated[int, Field(COLOUR_LIST, citizen_mask, say_colours, default=COLOURS)]
ScoredTypes: TypeAlias = Annotated[int, Field(TYPE_LIST, type_mask, _say_types, default=("building", "character"))]
Sets: TypeAlias = Annotated[bool, Field(Truth(), say=None, default=False)]
"""Whether full sets of the colours count, rather than each of them."""

_COLOURS_IN = tuple(
    tuple(colour for colour in range(len(COLOURS)) if mask >> colour & 1) for mask in range(1 << len(COLOURS))
)
"""The colours of each mask."""


class Scoring(Kind):
    """What a prestige building gives: points per element, for its builder and for others."""

    table: ClassVar[dict[str, type["Scoring"]]] = {}
    family = "worth"
    builder: int
    others: int
    cap: int

    def elements(self, state: "TournayState", seat: int) -> int:
        """Return how many elements a player has."""
        raise NotImplementedError

    @classmethod
    def says(cls, entry: Mapping[str, Any]) -> list[SentenceView]:
        """Return the sentences on what is counted and what each element is worth."""
        points = {name: entry[name] for name in ("builder", "others", "cap")}
        return [cls.sentence(entry["per"]), sentence("worth-points", **points)]


class _Coloured(Scoring):
    """A number for each colour: those in question are added up, or full sets of them are counted."""

    colours: ScoredColours
    each: Each
    sets: Sets
    kind_in_sets: ClassVar[str]
    """The kind in sentences if full sets count."""

    def numbers(self, state: "TournayState", seat: int, colours: tuple[int, ...]) -> list[int]:
        """Return the number of each of these colours."""
        raise NotImplementedError

    def elements(self, state: "TournayState", seat: int) -> int:
        counted = self.numbers(state, seat, _COLOURS_IN[self.colours])
        return (min(counted) if self.sets else sum(counted)) // self.each

    @classmethod
    def sentence(cls, entry: Mapping[str, Any]) -> SentenceView:
        if entry.get("sets", False):
            return sentence(f"{cls.family}-{cls.kind_in_sets}", **cls.words(entry))
        return super().sentence(entry)


class Deniers(Scoring):
    """Groups of deniers."""

    kind = "deniers"
    each: Each

    def elements(self, state: "TournayState", seat: int) -> int:
        return state.deniers[seat] // self.each


class Citizens(_Coloured):
    """Citizens, wherever they are."""

    kind = "citizens"
    kind_in_sets = "citizen-sets"

    def numbers(self, state: "TournayState", seat: int, colours: tuple[int, ...]) -> list[int]:
        return [plaza.owned(state, seat, colour) for colour in colours]


class Cards(_Coloured):
    """Visible cards of level I and II."""

    kind = "cards"
    kind_in_sets = "card-sets"
    types: Annotated[ScoredTypes, SaidAs("which")]

    def numbers(self, state: "TournayState", seat: int, colours: tuple[int, ...]) -> list[int]:
        cards = district.visible(state, seat, self.types)
        return [(cards & state.coloured[3 * seat + colour]).bit_count() for colour in colours]


class Prestige(Scoring):
    """Visible prestige buildings."""

    kind = "prestige"

    def elements(self, state: "TournayState", seat: int) -> int:
        return state.prestige[seat].bit_count()


class Ramparts(Scoring):
    """Ramparts, built and in hand: those in hand are built at the end (TY-60)."""

    kind = "ramparts"

    def elements(self, state: "TournayState", seat: int) -> int:
        return state.built[seat] + state.ramparts[seat]


class Constant(Scoring):
    """Points, once."""

    kind = "constant"

    def elements(self, state: "TournayState", seat: int) -> int:
        return 1

    @classmethod
    def says(cls, entry: Mapping[str, Any]) -> list[SentenceView]:
        builder, others = (min(entry[who], entry["cap"]) for who in ("builder", "others"))
        return [sentence("worth-constant", builder=builder, others=others)]


def read_scoring(entry: Mapping[str, Any]) -> Scoring:
    """Return the scoring that an entry describes."""
    points = {name: entry[name] for name in ("builder", "others", "cap")}
    return Scoring.table[entry["per"]["count"]].read(entry["per"], **points)


def says(entry: Mapping[str, Any]) -> list[SentenceView]:
    """Return what a prestige building counts and what each element is worth, in sentences (TY-61, TY-62)."""
    return Scoring.table[entry["per"]["count"]].says(entry)
