"""The static facts of a game: players, options, components, the table of moves."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias

from bastide.core.chance import Chance, SeededChance
from bastide.core.errors import BadOption, BadPosition, ComponentWarning
from bastide.core.moves import MoveKind, MoveTable
from bastide.core.state import State
from bastide.core.versions import Versions

OptionValue: TypeAlias = str | bool | int
Components: TypeAlias = Mapping[str, Any]


class Pick(NamedTuple):
    """Different names, separated by spaces: of which ones, and how many; without a number any, or the word `none`."""

    names: tuple[str, ...]
    number: int | None = None
    drawn: str | None = None
    """The word that may stand in the place of names to be drawn, as often as one likes."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something the players agree on before the game. Its explanation is in the text files under `option-<name>`."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    """What it may be; empty if `check` decides."""
    check: Callable[[str], str] | None = None
    """Normalises a text, or raises `BadOption`."""
    pick: Pick | None = None
    """What `check` accepts besides a word such as `random`, for interfaces that offer it."""
    before: OptionValue | None = None
    """Its value in games that began before the option existed, if that is not the default."""

    @property
    def value_before(self) -> OptionValue:
        """Its value in games that began before the option existed."""
        return self.default if self.before is None else self.before

    def accept(self, value: OptionValue | list[str] | tuple[str, ...]) -> OptionValue:
        """The value in its normal form, from a program or from text; several names may come as a list."""
        if self.check is not None:
            names = value if isinstance(value, list | tuple) else (value,)
            return self.check(" ".join(str(name) for name in names))
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
            # Text stands for any choice, and a number for one that is written as text: player 2 starts.
            if not isinstance(value, bool) and str(value).strip().lower() == str(choice).lower():
                return choice
        raise BadOption(
            "bad-option-value",
            "Option {option} must be {choices}; got '{value}'.",
            option=self.name,
            choices=tuple(str(choice) for choice in self.choices),
            value=str(value),
        )


class Game(ABC):
    """A game with its options and components fixed: makes first positions and knows every move.

    Each game lives in a room of its own, a package whose modules have the same names everywhere (see `room`).
    """

    name: ClassVar[str]
    rule_prefix: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    versions: ClassVar[Versions] = Versions()
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {}
    open_scores: ClassVar[bool] = False
    """Whether the points of a running game follow from what everybody sees."""
    open_choices: ClassVar[bool] = False
    """Whether it follows from what everybody sees which moves a player has, outside closed phases."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """Names of the JSON files in the room's `data` folder."""
    unread_fields: ClassVar[frozenset[str]] = frozenset(
        ("source", "sources", "confidence", "reconstructed", "title", "orientation", "rule")
    )
    """Fields of the component data that no rule reads: sources, names, citations of rules."""

    def __init__(
        self,
        options: Mapping[str, OptionValue] | None = None,
        components: Components | None = None,
        rules: str | None = None,
    ) -> None:
        self.rules_version = self.versions.newest if rules is None else rules
        if self.rules_version not in self.versions.numbers:
            raise BadOption(
                "other-rules",
                "The game started with rules version {rules}; this version of Bastide plays {installed}.",
                rules=self.rules_version,
                installed=self.versions.numbers,
            )
        self.settings: dict[str, OptionValue] = self._settle(options or {})
        self.has_own_components = components is not None
        self.components: Components = self.box(self.rules_version) if components is None else components
        self.check_components()
        self.prepare()

    def prepare(self) -> None:  # noqa: B027 - many games have nothing to prepare
        """Works out what the rules need of the options and components."""

    @classmethod
    def resume(cls, options: Mapping[str, OptionValue], components: Components | None, rules: str) -> Self:
        """The game as it was when a stored match began: options that came later have their value from before."""
        before = {option.name: option.value_before for option in cls.options}
        return cls({**before, **options}, components, rules)

    def follows(self, fix: str) -> bool:
        """Whether the game is played with a fix that `versions` names."""
        return self.versions.has(fix, self.rules_version)

    @classmethod
    def _settle(cls, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        known = {option.name: option for option in cls.options}
        for name in chosen:
            if name not in known:
                raise cls._no_such_option(name, tuple(known))
        return {name: option.accept(chosen.get(name, option.default)) for name, option in known.items()}

    @classmethod
    def _no_such_option(cls, name: str, known: tuple[str, ...]) -> BadOption:
        if not known:
            return BadOption("no-options", "{game} has no option '{option}'; it has none.", game=cls.name, option=name)
        english = "{game} has no option '{option}'; it has {options}."
        return BadOption("no-such-option", english, game=cls.name, option=name, options=known)

    @classmethod
    def preset(cls, name: str) -> Mapping[str, OptionValue]:
        """The options of a named preset."""
        if name not in cls.presets:
            raise BadOption(
                "no-such-preset",
                "{game} has no preset '{preset}'; it has {presets}.",
                game=cls.name,
                preset=name,
                presets=tuple(cls.presets),
            )
        return cls.presets[name]

    @classmethod
    def box(cls, rules: str | None = None) -> Components:
        """The components as they come in the box; older rules versions may have files of their own in `rules-<n>`."""
        if not cls.data_files:
            return {}  # the game may be a single module, which has no folder
        folder = files(cls.__module__) / "data"
        older = folder / f"rules-{rules}"
        box = {}
        for name in cls.data_files:
            file = older / f"{name}.json"
            box[name] = json.loads((file if file.is_file() else folder / f"{name}.json").read_text("utf-8"))
        return box

    def check_components(self) -> None:  # noqa: B027 - a game without component data has nothing to check
        """Raises `BadComponents`, naming the entry, if the component data does not fit."""

    def component_warnings(self) -> list[ComponentWarning]:
        """What the owner of a component file may want to know: it fits, but its numbers are not those of the box."""
        if not self.has_own_components:
            return []
        box = self.component_counts(self.box(self.rules_version))
        return [
            ComponentWarning(
                "count-differs",
                "{where}: {found} in this file, {box} in the box. You can still play with it.",
                where=where,
                found=found,
                box=box[where],
            )
            for where, found in self.component_counts(self.components).items()
            if found != box[where]
        ]

    @classmethod
    def component_counts(cls, data: Components) -> Mapping[str, int]:  # noqa: ARG003 - many games have nothing to count
        """How many of each thing component data holds, by its place in the file; every file has the same places."""
        return {}

    @property
    def titles(self) -> Mapping[str, str]:
        """Names that own component data gives to its things, by id; they go before those of the text files."""
        return {}

    @cached_property
    def digest(self) -> str:
        """A fingerprint of what the rules read of the component data."""
        return _fingerprint(_without(self.unread_fields, self.components))

    def accepts(self, digest: str) -> bool:
        """Whether a stored game with this digest was played with the same component data."""
        if digest == self.digest:
            return True
        if self.has_own_components:
            return digest == _fingerprint(self.components)  # earlier releases included the fields that no rule reads
        return digest in self.versions.digests.get(self.rules_version, ())

    @cached_property
    def moves(self) -> MoveTable:
        """Every move of the game."""
        return MoveTable(self.move_kinds())

    @abstractmethod
    def move_kinds(self) -> tuple[MoveKind, ...]:
        """The shapes of the game's moves, in the order of their ids."""

    def check_players(self, players: int) -> None:
        """Raises `BadOption` if so many cannot play."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            raise BadOption(
                "wrong-number-of-players",
                "{least} players at least, {most} at most; got {players}.",
                least=self.min_players,
                most=self.max_players,
                players=players,
            )

    @abstractmethod
    def start(self, players: int, chance: Chance) -> State:
        """The first position; set-up asks `chance` as play does."""

    def from_position(self, position: Mapping[str, Any], chance: Chance | None = None) -> State:
        """The state that a JSON position describes; raises `BadPosition` if it cannot occur.

        What it leaves open, such as a card that its writer does not know, is dealt by `chance`, or from a fixed seed.
        """
        self._check_heading(position)
        return self.read_position(position, SeededChance(0) if chance is None else chance)

    def _check_heading(self, position: Mapping[str, Any]) -> None:
        """Refuses a position of another game, or of this one with other options."""
        if position.get("game", self.name) != self.name:
            raise other_game(str(position["game"]), self.name)
        if position.get("rules", self.rules_version) != self.rules_version:
            raise BadPosition(
                "other-rules-there",
                "The position uses rules version {other}; this game uses {rules}.",
                other=str(position["rules"]),
                rules=self.rules_version,
            )
        options = position.get("options", {})
        if isinstance(options, Mapping):
            for name, value in self._settle({**self.settings, **options}).items():
                if value != self.settings[name]:
                    raise BadPosition(
                        "other-option",
                        "The position has {option} = {other}; this game has {value}.",
                        option=name,
                        other=str(value),
                        value=str(self.settings[name]),
                    )

    @abstractmethod
    def read_position(self, position: Mapping[str, Any], chance: Chance) -> State:
        """As `from_position`, for a document whose heading fits the game."""

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Self:
        return self  # a game never changes

    def __reduce__(self) -> tuple[Any, ...]:
        own = self.components if self.has_own_components else None
        return _resume, (type(self), tuple(self.settings.items()), own, self.rules_version)

    @classmethod
    def room(cls, module: str) -> ModuleType | None:
        """A module of the game's room (`drawing`, `hints`, …), if it has one."""
        return _module(f"{cls.__module__}.{module}")


def other_game(found: str, wanted: str) -> BadPosition:
    """The error that a position is of another game than the one asked for."""
    return BadPosition("other-game", "This is a position of {other}, not {game}.", other=found, game=wanted)


@cache
def _module(name: str) -> ModuleType | None:
    """A module, if there is one; looking for it each time would cost more than many a decision of a bot."""
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # the game is a single module, not a package
        return None
    return import_module(name) if found is not None else None


@lru_cache(maxsize=64)
def _shared(kind: type[Game], options: tuple[tuple[str, OptionValue], ...], rules: str) -> Game:
    return kind.resume(dict(options), None, rules)


def _resume(
    kind: type[Game], options: tuple[tuple[str, OptionValue], ...], components: Components | None, rules: str
) -> Game:
    """The game of a pickled state, one object for all states of the same game: its table of moves is large."""
    return _shared(kind, options, rules) if components is None else kind.resume(dict(options), components, rules)


def _without(fields: frozenset[str], value: Any) -> Any:
    """JSON values without some fields of their objects."""
    if isinstance(value, Mapping):
        return {name: _without(fields, entry) for name, entry in value.items() if name not in fields}
    if isinstance(value, list | tuple):
        return [_without(fields, entry) for entry in value]
    return value


def _fingerprint(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
