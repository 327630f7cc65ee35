"""`bastide learn`: the tutorial of a game in the terminal."""

import click

from bastide import words
from bastide.cli.common import drawing
from bastide.cli.table import Quit, read_line
from bastide.cli.wording import command
from bastide.core import registry
from bastide.core.errors import BastideError, UnknownMove
from bastide.core.tutorial import Scene, tutorial_of

_HINTS = ("hint", "help", "?")
_QUIT = "quit"


@command
@click.argument("game")
def learn(game: str, language: str) -> None:
    """Learn GAME by playing a first turn: read, and type the move that the lesson asks for."""
    kind = registry.find(game)
    tutorial = tutorial_of(kind)
    if tutorial is None:
        raise BastideError("no-tutorial", "{game} has no tutorial; 'bastide rules {game}' explains it.", game=kind.name)
    try:
        for number, scene in enumerate(tutorial.scenes(), 1):
            _show(scene, tutorial.learner, f"{number}/{len(tutorial.steps)}", language)
            if number < len(tutorial.steps):
                _wait(scene, tutorial.learner, language)
    except Quit:
        click.echo(words.say("notice-goodbye", language))
        return
    click.echo(words.say("cli-learned", language, {"game": kind.name}))


def _show(scene: Scene, learner: int, number: str, lang: str) -> None:
    """What has happened, the table with what the lesson points at, and what it says."""
    state = scene.state
    for event in scene.events:
        if (known := event.seen_by(learner)) is not None:
            click.echo(words.event(state.game, known, lang))
    wanted = scene.step.wanted
    named = () if wanted is None else state.game.moves.arguments(state.game.moves.parse(wanted)).values()
    click.echo(drawing(state, learner, lang, {*scene.step.lit, *named}))
    click.echo(words.status(state, lang, viewer=learner))
    click.secho(f"\n[{number}] {words.lesson(state.game, scene.step.text, lang)}\n", bold=True)


def _wait(scene: Scene, learner: int, lang: str) -> None:
    """Waits for Enter, or for the wanted move; raises `Quit` if the learner wants to leave."""
    wanted = scene.step.wanted
    prompt = words.say("prompt-read-on" if wanted is None else "prompt-learner", lang)
    while True:
        line = read_line(f"{prompt}> ").strip()
        if line.lower() == _QUIT:
            raise Quit
        answer = None if wanted is None else _answer(scene, learner, wanted, line, lang)
        if answer is None:
            return
        click.echo(answer)


def _answer(scene: Scene, learner: int, wanted: str, line: str, lang: str) -> str | None:
    """One sentence about what was typed; nothing if it is the wanted move, or names what only this one has."""
    state, table = scene.state, scene.state.game.moves
    meant = table.parse(wanted)
    if line.lower() in _HINTS:
        return words.say("cli-learn-hint", lang, {"move": wanted, "words": words.move(state.game, meant, lang)})
    if line.lower() in table.arguments(meant).values():
        return None
    try:
        typed = table.parse(line)
    except UnknownMove:
        return words.say("cli-learn-unclear", lang, {"text": line})
    if typed == meant:
        return None
    if (error := state.refusal(learner, typed)) is not None:
        rule = words.say("problem-rule", lang, {"rule": error.rule})
        return f"{words.refusal(state.game, error, lang)} ({rule})"
    return words.say("cli-learn-other", lang, {"move": table.text(typed)})
