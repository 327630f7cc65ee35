"""`bastide learn`: the tutorial of a game in the terminal."""

import click

from bastide import words
from bastide.cli import layout
from bastide.cli.common import drawing
from bastide.cli.terminal import vocabulary
from bastide.cli.terminal.prompt import Offer, Prompt, Quit
from bastide.cli.terminal.vocabulary import HELP, HINT, QUIT
from bastide.cli.wording import command
from bastide.core import registry
from bastide.core.errors import UnknownMove
from bastide.core.tutorial import Scene, tutorial_of
from bastide.words import LocalizedError


@command
@click.argument("game")
def learn(game: str, language: str) -> None:
    """Learn GAME by playing a first turn: read, and type the move that the lesson asks for."""
    kind = registry.find(game)
    tutorial = tutorial_of(kind)
    if tutorial is None:
        raise LocalizedError("no-tutorial", game=kind.name)
    prompt = Prompt()
    try:
        for number, scene in enumerate(tutorial.scenes(), 1):
            _show(scene, tutorial.learner, f"{number}/{len(tutorial.steps)}", language)
            if number < len(tutorial.steps):
                _wait(scene, tutorial.learner, language, prompt)
    except Quit:
        click.echo(words.say("notice-goodbye", language))
        return
    layout.echo(words.say("cli-learned", language, {"game": kind.name}))


def _show(scene: Scene, learner: int, number: str, lang: str) -> None:
    """Show what has happened, the table with what the lesson highlights, and its text."""
    state = scene.state
    for event in scene.events:
        if (known := event.seen_by(learner)) is not None:
            layout.echo(words.event(state.game, known, lang), indent=2)
    wanted = scene.step.wanted
    named = () if wanted is None else state.game.moves.arguments(state.game.moves.parse(wanted)).values()
    click.echo(drawing(state, learner, lang, {*scene.step.lit, *named}))
    layout.echo(words.status(state, lang, viewer=learner))
    layout.echo(f"\n[{number}] {words.lesson(state.game, scene.step.text, lang)}\n", bold=True)


def _wait(scene: Scene, learner: int, lang: str, prompt: Prompt) -> None:
    """Wait for Enter, or for the wanted move; raise `Quit` if the learner wants to leave."""
    wanted = scene.step.wanted
    question = words.say("prompt-read-on" if wanted is None else "prompt-learner", lang)
    offers = [Offer(vocabulary.word(command, lang)) for command in (HINT, QUIT)]
    while True:
        line = prompt.read(f"{question}> ", lambda: offers).strip()
        if line and vocabulary.understood(line, lang, (QUIT,)) is not None:
            raise Quit
        answer = None if wanted is None else _answer(scene, learner, wanted, line, lang)
        if answer is None:
            return
        layout.echo(answer)


def _answer(scene: Scene, learner: int, wanted: str, line: str, lang: str) -> str | None:
    """Return a sentence about what was typed; nothing if it means the wanted move."""
    state, table = scene.state, scene.state.game.moves
    meant = table.parse(wanted)
    if line and vocabulary.understood(line, lang, (HINT, HELP)) is not None:
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
