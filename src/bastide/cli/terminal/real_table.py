"""Play with the box on a real table: people enter what was drawn or rolled."""

from collections.abc import Callable
from functools import partial

from bastide import words
from bastide.cli import layout
from bastide.cli.terminal import vocabulary
from bastide.cli.terminal.prompt import Offer, Prompt, Quit
from bastide.cli.terminal.vocabulary import BACK, QUIT
from bastide.core.chance import AskingChance, Chance
from bastide.core.errors import BadOutcome, ChanceNeeded
from bastide.core.game import Game
from bastide.core.journal import Match


def ask_person(attempt: Callable[[Chance], None], game: Game, lang: str, prompt: Prompt) -> None:
    """Repeat an attempt until a person has entered everything drawn or rolled on the real table."""
    answers: list[str] = []
    while True:
        try:
            attempt(AskingChance(answers))
        except ChanceNeeded as needed:
            request = needed.request
            kinds = [request.kinds[index] for index in request.possible()]
            layout.echo(f"{words.chance(game, request.name, lang)} ({', '.join(kinds)})", indent=2)
            offers = [Offer(kind) for kind in kinds]
            answer = prompt.read("> ", partial(iter, offers)).strip()
            command = None if answer.lower() in kinds else vocabulary.understood(answer, lang, (BACK, QUIT))
            if command == QUIT:
                raise Quit from None
            if command == BACK:
                del answers[-1:]
            else:
                answers.append(answer)
        except BadOutcome as error:
            layout.echo(words.error(error, lang, game))
            answers.pop()
        else:
            return


def set_up_for_real(begin: Callable[[Chance], Match], game: Game, lang: str, prompt: Prompt) -> Match:
    """Set up a game as it lies on the real table."""
    matches: list[Match] = []
    layout.echo(words.say("cli-real-table", lang))

    def attempt(chance: Chance) -> None:
        matches.append(begin(chance))

    ask_person(attempt, game, lang, prompt)
    return matches[-1]
