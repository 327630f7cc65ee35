"""Texts in people's languages: moves, events, refusals, errors, names, options, the numbered rules.

Texts are Fluent files: a game's own in `text/<lang>.ftl` of its room, those that all games share in `text/` here. What
a language lacks is said in English; what English lacks raises `MissingText`. How arguments reach a message is described
in `bastide.words.texts`.

>>> import bastide
>>> from bastide import words
>>> game = bastide.make("kingdom-builder")
>>> words.move(game, game.moves.parse("build 7.13"), "de")
'Eine Siedlung auf 7.13 bauen'
"""

from bastide.words.drawings import drawing, legend
from bastide.words.languages import LANGUAGES, accepted, is_spoken, negotiate
from bastide.words.problems import LocalizedError, error
from bastide.words.rulebook import full_rules, rule_sections, rules
from bastide.words.sentences import (
    Titled,
    back,
    blurb,
    chance,
    choice,
    event,
    explained,
    explanation,
    lesson,
    move,
    name,
    option,
    player,
    preset,
    refusal,
    result,
    say,
    source,
    status,
    title,
)
from bastide.words.texts import MissingText, source_file

__all__ = [
    "LANGUAGES",
    "LocalizedError",
    "MissingText",
    "Titled",
    "accepted",
    "back",
    "blurb",
    "chance",
    "choice",
    "drawing",
    "error",
    "event",
    "explained",
    "explanation",
    "full_rules",
    "is_spoken",
    "legend",
    "lesson",
    "move",
    "name",
    "negotiate",
    "option",
    "player",
    "preset",
    "refusal",
    "result",
    "rule_sections",
    "rules",
    "say",
    "source",
    "source_file",
    "status",
    "title",
]
