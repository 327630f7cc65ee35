"""`bastide games`, `bastide rules` and `bastide components`."""

from pathlib import Path

import click

from bastide import words
from bastide.bots import bots_for
from bastide.cli import layout
from bastide.cli.common import GameOptions, as_json, echo_json, game_options
from bastide.cli.wording import command
from bastide.core import registry
from bastide.core.game import Game
from bastide.lab.rule_tests import carriers
from bastide.words import LocalizedError


@command
@as_json
def games(as_json: bool, language: str) -> None:
    """List the installed games with their options, presets and bots."""
    if as_json:
        echo_json([_facts(name) for name in registry.list_games()])
        return
    for kind in registry.list_games().values():
        try:
            title, blurb, *more = _described(kind, language)
        except words.MissingText as error:
            click.echo(words.error(error, language), err=True)
            continue
        layout.echo(title, bold=True)
        layout.echo(blurb, indent=2)
        for line in more:
            layout.echo(line, indent=4)


def _described(kind: type[Game], language: str) -> list[str]:
    """The game on a line, then what it is about, its options, presets and bots; raises `MissingText`."""
    lines = [f"{kind.name}  {words.title(kind, language)}  ({kind.min_players}–{kind.max_players})"]
    lines.append(f"  {words.blurb(kind, language)}")
    for option in kind.options:
        title, explanation = words.option(kind, option.name, language)
        default = words.choice(kind, option.name, option.default, language)
        lines.append(f"  --option {option.name}=…  {title} ({default}). {explanation}")
    for preset in kind.presets:
        title, explanation = words.preset(kind, preset, language)
        lines.append(f"  --preset {preset}  {title}. {explanation}")
    return [*lines, f"  --bots  {', '.join(bots_for(kind))}"]


def _facts(name: str) -> dict[str, object]:
    kind = registry.list_games()[name]
    return {
        "name": name,
        "players": [kind.min_players, kind.max_players],
        "rules_version": kind.versions.newest,
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)} for option in kind.options
        ],
        "presets": {preset: dict(options) for preset, options in kind.presets.items()},
        "bots": bots_for(kind),
    }


@command
@click.argument("game")
@click.argument("rule", required=False)
@game_options
@as_json
def rules(
    game: str,
    rule: str | None,
    game_options: GameOptions,
    as_json: bool,
    language: str,
) -> None:
    """Show the numbered rules of GAME, or one RULE such as KB-12. With --json also the tests of each rule."""
    kind = game_options.make(game)
    wanted = rule.strip().upper() if rule else None
    known = words.rules(kind, language)
    if wanted is not None and wanted not in known:
        first, last = next(iter(known)), list(known)[-1]
        raise LocalizedError("no-such-rule", game=kind.name, rule=rule or "", first=first, last=last)
    if as_json:
        tests = carriers(_tests_folder())
        echo_json(
            [
                {"id": id_, "section": heading, "text": text, "tests": tests.get(id_, [])}
                for heading, entries in words.rule_sections(kind, language)
                for id_, text in entries
                if wanted in (None, id_)
            ]
        )
    elif wanted is not None:
        layout.echo(f"{wanted}  {known[wanted]}", indent=2)
    else:
        show_rules(kind, language)


def show_rules(game: Game, language: str) -> None:
    """Write all rules with their examples and lists."""
    for heading, numbered, notes in words.full_rules(game, language):
        click.secho(f"\n{heading}", bold=True)
        for id_, text in numbered:
            layout.echo(f"{id_:>6}  {text}", indent=8)
        for title, text in notes:
            layout.echo(f"     ·  {title}: {text}", indent=8)


@command
@click.argument("game")
def components(game: str, language: str) -> None:  # noqa: ARG001 (every command takes a language)
    """Write the component data of GAME as JSON: a starting point for a corrected component file."""
    echo_json(registry.make(game).components)


def _tests_folder() -> Path:
    """The project's tests; an installed package has none."""
    return Path(__file__).resolve().parents[3] / "tests"
