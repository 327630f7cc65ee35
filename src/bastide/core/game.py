"""The static facts of a game: players, options, components, the table of moves."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, TypeAlias

from bastide.core.chance import Chance
from bastide.core.errors import BadOption
from bastide.core.moves import MoveKind, MoveTable
from bastide.core.state import State

OptionValue: TypeAlias = str | bool | int
Components: TypeAlias = Mapping[str, Any]


class Pick(NamedTuple):
    """Different names, separated by spaces: of which ones, and how many; without a number any, or the word `none`."""

    names: tuple[str, ...]
    number: int | None = None


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
    rules_version: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {}
    open_scores: ClassVar[bool] = False
    """Whether the points of a running game follow from what everybody sees."""
    open_choices: ClassVar[bool] = False
    """Whether it follows from what everybody sees which moves a player has, outside closed phases."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """Names of the JSON files in the room's `data` folder."""

    def __init__(self, options: Mapping[str, OptionValue] | None = None, components: Components | None = None) -> None:
        self.settings: dict[str, OptionValue] = self._settle(options or {})
        self.has_own_components = components is not None
        self.components: Components = self.box() if components is None else components
        self.check_components()

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
    def box(cls) -> Components:
        """The components as they come in the box."""
        if not cls.data_files:
            return {}  # the game may be a single module, which has no folder
        folder = files(cls.__module__) / "data"
        return {name: json.loads((folder / f"{name}.json").read_text("utf-8")) for name in cls.data_files}

    def check_components(self) -> None:  # noqa: B027 - a game without component data has nothing to check
        """Raises `BadComponents`, naming the entry, if the component data does not fit."""

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the component data."""
        text = json.dumps(self.components, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

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

    @abstractmethod
    def from_position(self, position: Mapping[str, Any]) -> State:
        """The state that `State.position` described; raises `BadPosition` if it cannot occur."""

    @classmethod
    def room(cls, module: str) -> ModuleType | None:
        """A module of the game's room (`drawing`, `hints`, …), if it has one."""
        name = f"{cls.__module__}.{module}"
        try:
            found = find_spec(name)
        except ModuleNotFoundError:  # the game is a single module, not a package
            return None
        return import_module(name) if found is not None else None
