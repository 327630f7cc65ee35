"""The Fluent files as they are written, and the English of the code: their messages, and the variables of each."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bastide.core import registry
from bastide.core.game import Game
from bastide.words.english import as_fluent, refusals_in_english
from bastide.words.languages import FALLBACK, LANGUAGES
from bastide.words.texts import NAME, PARTS, game_folder, shared_folder
from tests.words import usage

SHARED = "shared"


def games() -> dict[str, type[Game]]:
    """Return our own games, whose texts are complete; the toys say only what they need."""
    installed = registry.list_games()
    return {name: kind for name, kind in installed.items() if kind.__module__.startswith("bastide.games.")}


@dataclass(frozen=True)
class Text:
    """A message's value or one of its attributes: its variables."""

    variables: frozenset[str]
    references: frozenset[str]
    chosen_ids: frozenset[str]
    """The values that selectors over ids distinguish."""


@dataclass(frozen=True)
class File:
    """A Fluent file: every text by its key, attributes as `key.attribute`."""

    texts: dict[str, Text]
    junk: tuple[str, ...]
    repeated: tuple[str, ...]

    @property
    def forms(self) -> frozenset[str]:
        """What may follow the name of a variable after a hyphen."""
        attributes = {key.split(".")[1] for key in self.texts if key.startswith(NAME) and "." in key}
        return frozenset(attributes | {"id", "count", "all", "or"})

    def bases(self, variables: frozenset[str]) -> set[str]:
        """Return the arguments behind variables: `tile` for `tile-id` and `tile-the`."""
        return {self._base(variable) for variable in variables}

    def _base(self, variable: str) -> str:
        base, dash, form = variable.rpartition("-")
        return self._base(base) if dash and form in self.forms else variable


class _Needs(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.chosen_ids: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name.endswith("-id"):
            keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.chosen_ids.update(key for key in keys if key != "other")
        self.generic_visit(node)


def folder(owner: str) -> Traversable:
    """Return the folder of a game's texts, or of the shared ones."""
    found = shared_folder() if owner == SHARED else game_folder(games()[owner])
    assert found is not None
    return found


def languages(owner: str) -> list[str]:
    """Return the languages that have a file."""
    return [lang for lang in LANGUAGES if (folder(owner) / f"{lang}.ftl").is_file()]


def owners_and_languages() -> list[tuple[str, str]]:
    """Return every file that exists."""
    return [(owner, lang) for owner in (SHARED, *games()) for lang in languages(owner)]


def games_and_languages() -> list[tuple[type[Game], str]]:
    """Return every game with every language of its files."""
    return [(kind, lang) for owner, kind in games().items() for lang in languages(owner)]


@cache
def read(owner: str, lang: str) -> File:
    """Return all texts of a game, or the shared ones: from the files, and in English also from the code."""
    return _file(_written(owner, lang) + (_said(owner) if lang == FALLBACK else ""))


@cache
def written(owner: str, lang: str) -> File:
    """Return the texts in the files alone."""
    return _file(_written(owner, lang))


@cache
def said(owner: str) -> File:
    """Return the English in the code alone: of refusals, and of errors whose translations the owner's files have."""
    return _file(_said(owner))


def _written(owner: str, lang: str) -> str:
    parts = [folder(owner) / f"{part}{lang}.ftl" for part in PARTS]
    return "\n".join(part.read_text("utf-8") for part in parts if part.is_file())


def _said(owner: str) -> str:
    ours = refusals_in_english(None if owner == SHARED else games()[owner])
    return ours + "".join(as_fluent(key, english) for key, english in sorted(errors(owner)))


@cache
def errors(owner: str) -> frozenset[tuple[str, str]]:
    """Return the errors that have their English in the code, with their sentences."""
    by_all = {key for package in ENGINE for key, _ in _raised(usage.errors_in(files("bastide") / package))}
    by_all |= {key for lang in LANGUAGES if lang != FALLBACK for key in written(SHARED, lang).texts}
    if owner != SHARED:
        return frozenset((key, english) for key, english in _raised(usage.uses(games()[owner])) if key not in by_all)
    everywhere = [usage.errors_in(files("bastide") / package) for package in ENGINE]
    everywhere += [usage.uses(kind) for kind in games().values()]
    return frozenset((key, english) for uses in everywhere for key, english in _raised(uses) if key in by_all)


ENGINE = ("core", "bots", "lab", "words")
"""The packages besides the games that have the English of their errors in the code."""


def _raised(uses: tuple[usage.Use, ...]) -> set[tuple[str, str]]:
    return {(use.key, use.english) for use in uses if use.english}


def _file(source: str) -> File:
    body = FluentParser().parse(source).body
    texts = [text for entry in body if isinstance(entry, ast.Message) for text in _texts(entry)]
    counts = Counter(key for key, _ in texts)
    return File(
        _with_references({key: _needs(pattern) for key, pattern in texts}),
        tuple(entry.content or "" for entry in body if isinstance(entry, ast.Junk)),
        tuple(key for key, count in counts.items() if count > 1),
    )


def _with_references(texts: dict[str, Text]) -> dict[str, Text]:
    """Add to a text what the texts it refers to need."""

    def variables(key: str) -> frozenset[str]:
        return texts[key].variables.union(*(variables(other) for other in texts[key].references if other in texts))

    return {key: replace(text, variables=variables(key)) for key, text in texts.items()}


def _texts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def _needs(pattern: ast.Pattern) -> Text:
    needs = _Needs()
    needs.visit(pattern)
    return Text(frozenset(needs.variables), frozenset(needs.references), frozenset(needs.chosen_ids))
