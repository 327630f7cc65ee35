"""The static facts of a game: players, options, components, the table of moves."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias

from bastide.core.chance import Chance, SeededChance
from bastide.core.errors import BadComponents, BadOption, BadPosition, ComponentWarning, NotOffered
from bastide.core.limits import Limits
from bastide.core.moves import MoveKind, MoveTable
from bastide.core.observation import Field, ObservationSpec
from bastide.core.schema import SchemaError
from bastide.core.state import State
from bastide.core.versions import Versions

OptionValue: TypeAlias = str | bool | int
"""The value of an option."""
Components: TypeAlias = Mapping[str, Any]
"""A game's component data: what each JSON file holds, by its name."""


class Pick(NamedTuple):
    """The names to pick from, and how many; without a number any, or the word `none`."""

    names: tuple[str, ...]
    number: int | None = None
    drawn: str | None = None
    """The word that may stand for any name to be drawn."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something the players agree on before the game. The text files explain it under `option-<name>`."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    """The allowed values; empty if `check` decides."""
    check: Callable[[str], str] | None = None
    """Normalises a text, or raises `BadOption`."""
    pick: Pick | None = None
    """What `check` accepts besides a word such as `random`, for interfaces."""
    before: OptionValue | None = None
    """Its value in games that began before the option existed, if that is not the default."""

    @property
    def value_before(self) -> OptionValue:
        """Its value in games that began before the option existed."""
        return self.default if self.before is None else self.before

    def accept(self, value: OptionValue | list[str] | tuple[str, ...]) -> OptionValue:
        """Return the value in its normal form, from a program or from text; several names may come as a list."""
        if self.check is not None:
            names = value if isinstance(value, list | tuple) else (value,)
            return self.check(" ".join(str(name) for name in names))
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
            # Text may name any choice, and a number may name a choice that is text: player 2 starts.
            if not isinstance(value, bool) and str(value).strip().lower() == str(choice).lower():
                return choice
        raise BadOption(
            "bad-option-value",
            "Option {option} must be {choices}; got '{value}'.",
            option=self.name,
            choices=tuple(str(choice) for choice in self.choices),
            value=str(value),
        )


MOST_COMPONENT_BYTES = 200_000
"""The most bytes of component data, as compact JSON; our largest box has 36,000."""


class Game(ABC):
    """A game with its options and components fixed: makes first positions and knows every move.

    Each game is a package of its own, whose modules have the same names in all games (see `module`).
    """

    name: ClassVar[str]
    rule_prefix: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    versions: ClassVar[Versions] = Versions()
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {}
    open_scores: ClassVar[bool] = False
    """Whether the points of a running game follow from what everyone sees."""
    open_choices: ClassVar[bool] = False
    """Whether a player's legal moves follow from what everyone sees, outside closed phases."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """Names of the JSON files in the game's `data` folder."""
    unread_fields: ClassVar[frozenset[str]] = frozenset(
        ("source", "sources", "confidence", "reconstructed", "title", "orientation", "rule")
    )
    """Fields of the component data that no rule reads: sources, names, citations of rules."""
    observation_version: ClassVar[int] = 0
    """The version of the layout of observations; 0 in a game that has none."""

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
        self._specs: dict[int, ObservationSpec] = {}
        self.has_own_components = components is not None
        self.components: Components = self.shipped_components(self.rules_version) if components is None else components
        if components is not None and _size(components) > MOST_COMPONENT_BYTES:
            english = "The component file is too large: at most {most} bytes are allowed."
            raise BadComponents("components-too-large", english, most=MOST_COMPONENT_BYTES)
        try:
            self.check_components()
        except SchemaError as error:
            english = "The component data does not fit: {reason}."
            raise BadComponents("components-do-not-fit", english, reason=error) from None
        self.prepare()
        # In a dictionary of its own, which shares its keys with no other, CPython finds an attribute by its place.
        self.__dict__ = dict(vars(self))

    def prepare(self) -> None:  # noqa: B027 - many games have nothing to prepare
        """Work out what the rules need from the options and components."""

    @classmethod
    def resume(cls, options: Mapping[str, OptionValue], components: Components | None, rules: str) -> Self:
        """Return the game as a stored match began it: options added since then have their earlier value."""
        before = {option.name: option.value_before for option in cls.options}
        return cls({**before, **options}, components, rules)

    def follows(self, fix: str) -> bool:
        """Whether the game applies a fix that `versions` names."""
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
        """Return the options of a named preset."""
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
    def shipped_components(cls, rules: str | None = None) -> Components:
        """Return our component data; older rules versions may have their own files in `rules-<n>`."""
        if not cls.data_files:
            return {}  # the game may be a single module, which has no folder
        folder = files(cls.__module__) / "data"
        older = folder / f"rules-{rules}"
        components = {}
        for name in cls.data_files:
            file = older / f"{name}.json"
            components[name] = json.loads((file if file.is_file() else folder / f"{name}.json").read_text("utf-8"))
        return components

    def check_components(self) -> None:  # noqa: B027 - a game without component data has nothing to check
        """Raise `SchemaError`, naming the entry, if the component data does not fit."""

    def component_warnings(self) -> list[ComponentWarning]:
        """Return warnings about own component data that fits, but whose numbers differ from the box."""
        if not self.has_own_components:
            return []
        box = self.component_counts(self.shipped_components(self.rules_version))
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
        """Return the number of each thing in component data, by its place in the file, the same in all files."""
        return {}

    @property
    def titles(self) -> Mapping[str, str]:
        """Names from own component data, by id; they take precedence over the text files."""
        return {}

    def box_view(self) -> Mapping[str, Any]:
        """Return the pieces of the box as an editor of positions offers them: a TypedDict of the game's own."""
        return {}

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the component data that the rules read."""
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

    @cached_property
    def end_move(self) -> int | None:
        """The move that ends a turn, or a player's part of a closed phase, if the game has one."""
        return self.moves.first("end") if any(kind.key == "end" for kind in self.moves.kinds) else None

    @abstractmethod
    def move_kinds(self) -> tuple[MoveKind, ...]:
        """The shapes of the game's moves, in the order of their ids."""

    def check_players(self, players: int) -> None:
        """Raise `BadOption` if the player count is out of range."""
        if type(players) is not int or not self.min_players <= players <= self.max_players:
            raise BadOption(
                "wrong-number-of-players",
                "{least} players at least, {most} at most; got {players}.",
                least=self.min_players,
                most=self.max_players,
                players=players,
            )

    def observation_spec(self, players: int | None = None) -> ObservationSpec:
        """Return the layout of observations at a table of `players`, or of the most players if you don't say."""
        players = self.max_players if players is None else players
        self.check_players(players)
        if players not in self._specs:
            fields = self.observation_fields(players)
            self._specs[players] = ObservationSpec(self.observation_version, players, fields)
        return self._specs[players]

    def observation_fields(self, players: int) -> tuple[Field, ...]:
        """The fields of an observation, in order (see `State.observe`)."""
        raise NotOffered("no-observation", "{game} can't be observed as numbers yet.", game=self.name)

    def limits(self, players: int) -> Limits:
        """Return how large a game of `players` can get."""
        raise NotOffered("no-limits", "{game} doesn't say how large it can get.", game=self.name)

    @abstractmethod
    def start(self, players: int, chance: Chance) -> State:
        """Return the first position; set-up asks `chance` as play does."""

    def from_position(self, position: Mapping[str, Any], chance: Chance | None = None) -> State:
        """Return the state that a JSON position describes; raise `BadPosition` if it cannot occur.

        `chance`, or a fixed seed, deals what the position leaves open, such as a card that its writer has not seen.
        """
        return self._read(self.read_position, position, chance)

    def lay_out(self, position: Mapping[str, Any], chance: Chance | None = None) -> State:
        """Return the state that a JSON position shows, to score and view it but not to play on: it may be one that no
        game leads to, such as a table half set up. Raise `BadPosition` if it can't even be shown.
        """
        return self._read(self.lay_out_position, position, chance)

    def _read(
        self, read: Callable[[Mapping[str, Any], Chance], State], position: Mapping[str, Any], chance: Chance | None
    ) -> State:
        self._check_heading(position)
        try:
            return read(position, SeededChance(0) if chance is None else chance)
        except SchemaError as error:
            raise BadPosition("position-does-not-fit", "The position does not fit: {reason}.", reason=error) from None

    def _check_heading(self, position: Mapping[str, Any]) -> None:
        """Refuse a position of another game, or of this one with other options."""
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
        """Return the state of a position whose heading fits the game (see `from_position`)."""

    def lay_out_position(self, position: Mapping[str, Any], chance: Chance) -> State:
        """Return the same without asking whether a game can lead to it (see `lay_out`), in a game that can tell."""
        return self.read_position(position, chance)

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Self:
        return self  # a game never changes

    def __reduce__(self) -> tuple[Any, ...]:
        own = self.components if self.has_own_components else None
        return _resume, (type(self), tuple(self.settings.items()), own, self.rules_version)

    @classmethod
    def folder(cls) -> Traversable | None:
        """Return the folder of the game's package; `None` if the game is a single module."""
        home = import_module(cls.__module__)
        return files(home) if hasattr(home, "__path__") else None

    @classmethod
    def file(cls, path: str) -> Traversable | None:
        """Return a file of the game's package, if it has one."""
        folder = cls.folder()
        file = None if folder is None else folder.joinpath(*path.split("/"))
        return file if file is not None and file.is_file() else None

    @classmethod
    def module(cls, name: str) -> ModuleType | None:
        """Return a module of the game's package (`drawing`, `hints`, …), if it has one."""
        return _module(f"{cls.__module__}.{name}")


def other_game(found: str, wanted: str) -> BadPosition:
    """The error that a position is of another game than the one asked for."""
    return BadPosition("other-game", "This is a position of {other}, not {game}.", other=found, game=wanted)


@cache
def _module(name: str) -> ModuleType | None:
    """Return a module, if there is one. Cached: finding it takes longer than many a bot's decision."""
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
    """Return the game of a pickled state: one object for all states of a game, as its table of moves is large."""
    return _shared(kind, options, rules) if components is None else kind.resume(dict(options), components, rules)


def _without(fields: frozenset[str], value: Any) -> Any:
    """Return JSON values without some fields of their objects."""
    if isinstance(value, Mapping):
        return {name: _without(fields, entry) for name, entry in value.items() if name not in fields}
    if isinstance(value, list | tuple):
        return [_without(fields, entry) for entry in value]
    return value


def _fingerprint(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _size(components: Components) -> int:
    """Return how many bytes component data takes as JSON."""
    try:
        return len(json.dumps(components))
    except (TypeError, ValueError, RecursionError):  # not JSON at all, which the game's own check tells better
        return 0
