"""Sentences from Fluent files: the messages of one game and the shared ones, in one language or else in English.

An argument becomes one or more Fluent variables (an underscore in its name becomes a hyphen):

* a number is `$owed`;
* a seat, which is a number in an argument called `player` or `…_player`, is that player's name: `$player`;
* an id that has a name (the message `name-farm`) is `$tile`, the name, and `$tile-id`, the id itself, for selectors;
  each attribute that some name has in this language is a variable too, such as `$tile-the` for `.the`, and is the plain
  name where this one lacks it;
* any other text, such as a coordinate, stays as it is;
* a tuple is a list in the manner of the language, `$near` ('a, b and c') and `$near-or` ('a, b or c'), and the number
  of its entries, `$near-count`; the entries of `players` or `…_players` are seats. A list of names has the attributes
  of its entries, too: `$colours-en`, `$colours-en-or`.

If an argument is left out because it is secret, the message's attribute `.hidden` is used instead.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, TypeAlias

from babel.core import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from bastide.core.errors import BastideError
from bastide.core.events import Plain, Secret
from bastide.core.game import Game
from bastide.words.english import refusals_in_english
from bastide.words.languages import FALLBACK, known

Arguments: TypeAlias = Mapping[str, Plain | Secret]
"""What a message is filled with, by name."""
Players: TypeAlias = Sequence[str] | None
"""The players' names by seat; `None` numbers them."""

NAME = "name-"
"""What a name's key begins with."""
HIDDEN = "hidden"
"""The attribute with the wording for those who may not know the secret."""
TUTORIAL = "tutorial"
"""The part of the texts with the lessons."""
PARTS = ("", f"{TUTORIAL}.", "errors.", "server.", "command.", "mail.")
"""The files of a folder: what a table says, the tutorial, the errors, why the server refuses requests, the words of the
command, and letters. A browser asks for the first; those of the server are built into it."""
_CAPITAL_AFTER_COLON = ("de",)
_NO_AND_BETWEEN_CLAUSES = ("zh-Hant",)
NO_ARGUMENTS: Arguments = MappingProxyType({})
"""For messages that need nothing."""

_LONGEST_TEXT = 200
_LONGEST_LIST = 2000
"""Fluent fails with more than 2,500 characters in one place, and nobody would read that many."""


class MissingText(BastideError, LookupError):
    """A text that is missing even in English, or that needs an argument it was not given.

    Its English is in the code: it must work even if the text files don't.
    """


def missing_text(kind: type[Game] | None, key: str, file: str) -> MissingText:
    """Return the error for a missing text of a game, or of the shared texts."""
    english = "{owner} has no text '{text}' in the language '{language}'; add it to {file}."
    return MissingText("missing-text", english, text=key, owner=_owner(kind), language=FALLBACK, file=f"text/{file}")


def _owner(kind: type[Game] | None) -> str:
    return "bastide.words" if kind is None else kind.name


def key_of(text: str) -> str:
    """Return an id, an option's name or a request's name as written in the key of a message."""
    return text.replace("_", "-").replace(" ", "-")


class Texts:
    """The texts of one game (or the shared ones) in one language; missing ones are in English."""

    def __init__(self, kind: type[Game] | None, lang: str) -> None:
        self.lang = lang
        self._kind = kind
        self._english = None if lang == FALLBACK else texts(kind, FALLBACK)
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._locale = Locale.parse(lang, sep="-")
        resources = [resource for owner in dict.fromkeys((kind, None)) for resource in _resources(owner, lang)]
        for resource in resources:
            self._bundle.add_resource(resource)  # the first file with a key wins: the game's own
        self._names: dict[str, dict[str, str]] = dict(self._english._names) if self._english is not None else {}
        self._names.update(self._forms_of_names(resources))

    def _forms_of_names(self, resources: Sequence[ast.Resource]) -> Iterator[tuple[str, dict[str, str]]]:
        """Yield, for each id with a name, the suffixes of its variable and their texts."""
        messages = [entry for resource in resources for entry in resource.body if isinstance(entry, ast.Message)]
        names = [message for message in messages if message.id.name.startswith(NAME)]
        attributes = {attribute.id.name for message in names for attribute in message.attributes}
        for message in names:
            plain = self.say(message.id.name)
            own = {attribute.id.name for attribute in message.attributes}
            forms = {
                f"-{name}": self.say(message.id.name, attribute=name) if name in own else plain for name in attributes
            }
            yield message.id.name.removeprefix(NAME), {"": plain, **forms}

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether `say` finds the message, at least in English."""
        if self._bundle.has_message(key) and (
            attribute is None or attribute in self._bundle.get_message(key).attributes
        ):
            return True
        return self._english is not None and self._english.has(key, attribute)

    def say(
        self, key: str, arguments: Arguments = NO_ARGUMENTS, players: Players = None, attribute: str | None = None
    ) -> str:
        """Return the message, or one of its attributes; raise `MissingText` if there is none."""
        text = self._try_to_say(key, arguments, players, attribute)
        if text is not None:
            return text
        if self._english is not None:
            return self._english.say(key, arguments, players, attribute)
        raise self.missing(key if attribute is None else f"{key}.{attribute}", arguments)

    def missing(self, key: str, arguments: Arguments = NO_ARGUMENTS) -> MissingText:
        """Return the error for a missing text, or for missing arguments."""
        if not self.has(*key.split(".")):
            return missing_text(self._kind, key, f"{FALLBACK}.ftl")
        return MissingText(
            "unfit-text",
            "The text '{text}' of {owner} in the language '{language}' needs more than {arguments}.",
            text=key,
            owner=_owner(self._kind),
            language=FALLBACK,
            arguments=tuple(sorted(arguments)),
        )

    def _try_to_say(self, key: str, arguments: Arguments, players: Players, attribute: str | None) -> str | None:
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        patterns: list[Pattern | None] = (
            [message.value, message.attributes.get(HIDDEN)]
            if attribute is None
            else [message.attributes.get(attribute)]
        )
        variables = dict(self._variables(arguments, players))
        for pattern in patterns:
            if pattern is not None:
                text, errors = self._bundle.format_pattern(pattern, variables)
                if not errors:
                    return str(text)
        return None

    def fill(self, key: str, variables: dict[str, str | int]) -> str | None:
        """Return the message with these values as they are, without looking up names; `None` if there is none."""
        if self._bundle.has_message(key):
            pattern = self._bundle.get_message(key).value
            if pattern is not None:
                text, errors = self._bundle.format_pattern(pattern, variables)
                if not errors:
                    return str(text)
        return None if self._english is None else self._english.fill(key, variables)

    def name(self, id_: str) -> str | None:
        """Return the name of a thing, if it has one."""
        forms = self._names.get(key_of(id_))
        return forms[""] if forms is not None else None

    def named(self, beginning: str) -> list[str]:
        """Return the ids of all things whose id or name starts with a text, ignoring case."""
        wanted = beginning.casefold()
        return [
            id_
            for id_, forms in self._names.items()
            if id_.startswith(key_of(wanted)) or forms[""].casefold().startswith(wanted)
        ]

    def titled(self, titles: Mapping[str, str]) -> "Texts":
        """Return the same texts with other names for some things, in all grammatical forms."""
        own = copy(self)
        forms = max(self._names.values(), key=len, default={"": ""})
        own._names = {**self._names, **{key_of(id_): dict.fromkeys(forms, title) for id_, title in titles.items()}}
        own._english = None if self._english is None else self._english.titled(titles)
        return own

    def told(self, sentences: Sequence[Mapping[str, Any]]) -> str:
        """Return sentences in a row, each a key with its arguments."""
        text = ""
        for sentence in sentences:
            arguments = {
                name: tuple(value) if isinstance(value, list) else value
                for name, value in sentence["arguments"].items()
            }
            said = self.say(sentence["key"], arguments)
            if text.endswith(":") and self.lang not in _CAPITAL_AFTER_COLON:
                said = said[:1].lower() + said[1:]
            text += f" {said}" if text and text[-1].isascii() else said
        return text

    def listed(self, entries: Sequence[str]) -> str:
        """Return things in a row: 'a, b and c'."""
        return shortened(format_list(entries, locale=self._locale), _LONGEST_LIST)

    def clauses(self, entries: Sequence[str]) -> str:
        """Return what something does, in a row: 'does a, does b and does c'."""
        return "、".join(entries) if self.lang in _NO_AND_BETWEEN_CLAUSES else self.listed(entries)

    def one_of(self, entries: Sequence[str]) -> str:
        """Return choices in a row: 'a, b or c'."""
        return shortened(format_list(entries, style="or", locale=self._locale), _LONGEST_LIST)

    def player(self, seat: int, players: Players) -> str:
        """Return a player's name: 'Anna', or 'Player 2'."""
        if players is not None and seat < len(players):
            return players[seat]
        return self.say("player-name", {"number": seat + 1})

    def _variables(self, arguments: Arguments, players: Players) -> Iterator[tuple[str, str | int]]:
        for argument, value in arguments.items():
            name = key_of(argument)
            if isinstance(value, Secret):
                continue  # `Event.seen_by` reveals it to those who may read it
            if isinstance(value, tuple):
                yield from self._list_variables(name, value, players)
            elif isinstance(value, int):
                yield name, self.player(value, players) if _ends_in(name, "player") else value
            elif (forms := self._names.get(key_of(value))) is not None:
                yield f"{name}-id", key_of(value)
                for form, text in forms.items():
                    yield name + form, text
            else:
                yield name, shortened(value)

    def _list_variables(self, name: str, entries: tuple[str, ...], players: Players) -> Iterator[tuple[str, str | int]]:
        yield f"{name}-count", len(entries)
        named = [self._names.get(key_of(entry)) for entry in entries]
        forms = {form for known in named[:1] if known is not None for form in known} | {""}
        for form in forms:
            shown = [
                known.get(form, known[""]) if form and known is not None else self._entry(name, entry, players)
                for entry, known in zip(entries, named, strict=True)
            ]
            yield name + form, self.listed(shown)
            yield f"{name}{form}-or", self.one_of(shown) if shown else ""

    def _entry(self, name: str, entry: str, players: Players) -> str:
        if _ends_in(name, "players"):
            return self.player(int(entry), players)
        return self.name(entry) or entry


def shortened(text: str, longest: int = _LONGEST_TEXT) -> str:
    """Return a text, or its beginning and an ellipsis if it is too long for a sentence."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _ends_in(name: str, word: str) -> bool:
    return name.split("-")[-1] == word


def texts(kind: type[Game] | None, lang: str, titles: Mapping[str, str] = MappingProxyType({})) -> Texts:
    """Return the texts of a game, with the names of its own data; for `None`, the shared texts."""
    return _titled(kind, known(lang), tuple(titles.items())) if titles else _texts(kind, known(lang))


@lru_cache(maxsize=64)
def _titled(kind: type[Game] | None, lang: str, titles: tuple[tuple[str, str], ...]) -> Texts:
    return _texts(kind, lang).titled(dict(titles))


@cache
def _texts(kind: type[Game] | None, lang: str) -> Texts:
    return Texts(kind, lang)


def game_folder(kind: type[Game]) -> Traversable | None:
    """Return a game's folder `text`; `None` if the game is a single module."""
    folder = kind.folder()
    return None if folder is None else folder / "text"


def shared_folder() -> Traversable:
    """Return the folder of the shared texts."""
    return files("bastide.words") / "text"


@cache
def _resources(kind: type[Game] | None, lang: str) -> tuple[ast.Resource, ...]:
    """Return a game's own files; for `None` the shared ones, which are read once."""
    sources = [_file(kind, f"{part}{lang}.ftl") for part in PARTS]
    sources += [refusals_in_english(kind)] if lang == FALLBACK else []
    return tuple(FluentResource(source) for source in sources if source)


def _file(kind: type[Game] | None, name: str) -> str:
    folder = shared_folder() if kind is None else game_folder(kind)
    file = None if folder is None else folder / name
    return file.read_text("utf-8") if file is not None and file.is_file() else ""


def source_file(kind: type[Game] | None, lang: str) -> str:
    """Return the content of a Fluent file, for clients that format messages themselves; empty if there is none."""
    source = _file(kind, f"{known(lang)}.ftl")
    return source + refusals_in_english(kind) if known(lang) == FALLBACK else source
