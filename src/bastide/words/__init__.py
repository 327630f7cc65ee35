"""Texts in people's languages: moves, events, refusals, errors, names, options, the numbered rules.

Texts are Fluent files: a game's own in its folder `text/<lang>.ftl`, shared ones in `text/` here. A text missing in a
language is shown in English; one missing in English raises `MissingText`. `bastide.words.texts` explains how arguments
reach a message.

>>> import bastide
>>> from bastide import words
>>> game = bastide.make("kingdom-builder")
>>> words.move(game, game.moves.parse("build 7.13"), "de")
'Eine Siedlung auf 7.13 bauen'
"""

from bastide.core.extras import needs

with needs("play"):
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
        line,
        move,
        name,
        option,
        player,
        preset,
        reasons,
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
    "line",
    "move",
    "name",
    "negotiate",
    "option",
    "player",
    "preset",
    "reasons",
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
