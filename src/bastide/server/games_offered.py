"""What anybody may know about an installed game: its options, presets, bots and moves, in the reader's language."""

from bastide import words
from bastide.bots import bots_for
from bastide.core import registry
from bastide.core.tutorial import tutorial_of
from bastide.server import models


def game_facts(name: str, language: str) -> models.GameFacts:
    """A game; raises `MissingText` if it cannot be described."""
    kind = registry.list_games()[name]
    return models.GameFacts(
        name=name,
        title=words.title(kind, language),
        blurb=words.blurb(kind, language),
        players=[kind.min_players, kind.max_players],
        rules_version=kind.versions.newest,
        options=[
            models.OptionFacts(
                name=option.name,
                default=option.default,
                choices=list(option.choices),
                pick=None if option.pick is None else models.PickFacts(**option.pick._asdict()),
                title=words.option(kind, option.name, language).title,
                help=words.option(kind, option.name, language).help,
            )
            for option in kind.options
        ],
        presets=[
            models.PresetFacts(name=preset, **words.preset(kind, preset, language)._asdict(), options=dict(options))
            for preset, options in kind.presets.items()
        ],
        bots=bots_for(kind),
        moves=[
            models.MoveShape(key=shape.key, pattern=shape.pattern, arguments=[name for name, _ in shape.values])
            for shape in kind().move_kinds()
        ],
        tutorial=tutorial_of(kind) is not None,
    )
