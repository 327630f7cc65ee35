"""A table in the terminal: shows it, asks people, lets bots move, keeps the journal."""

from collections.abc import Callable, Sequence
from pathlib import Path

import click

from bastide import words
from bastide.bots import Bot, Sight
from bastide.cli.common import drawing, score_lines
from bastide.cli.games import rule_lines
from bastide.core.chance import AskingChance, Chance, KeyedChance
from bastide.core.errors import BadOutcome, ChanceNeeded, IllegalMove, UnknownMove, system_reason
from bastide.core.events import Event, Plain
from bastide.core.game import Game
from bastide.core.journal import Match


class Quit(Exception):
    """The person wants to leave."""


class TerminalTable:
    """One game between the people at this keyboard and bots. A seat without a bot is a person's."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], key: bytes, lang: str, *, real_table: bool = False
    ) -> None:
        self.match = match
        self.bots = bots
        self.key = key
        self.lang = lang
        self.real_table = real_table
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.watcher = self.people[0] if len(self.people) == 1 else None
        """Whose eyes the screen has: the only person's, or those of the person asked last."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "undo": self._undo,
            "back": self._put_back,
            "save": self._save,
            "rules": self._rules,
            "score": self._score,
            "quit": self._quit,
        }
        match.state.listener = self._narrate

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
        try:
            while to_act := self.match.state.to_act:
                bot = self.bots[to_act[0]]
                if bot is None:
                    self._ask(to_act[0])
                else:
                    self._play(to_act[0], bot.choose(Sight(self.match.state, to_act[0])))
        except Quit:
            self._say("notice-goodbye")
            return
        self._show()
        self._score("")

    # Asking a person

    def _ask(self, player: int) -> None:
        if len(self.people) > 1 and player != self.watcher:
            if self.watcher is not None:
                click.clear()
                read_line(self._words("prompt-hand-over", player=player))
            self.watcher = player
        self._show()
        while True:
            line = read_line(f"{self._words('prompt-move', player=player)}> ").strip()
            command, _, rest = line.partition(" ")
            if command.lower() in self.commands:
                self.commands[command.lower()](rest.strip())
                if command.lower() in ("undo", "back"):
                    return
            elif line and self._try(player, line):
                return

    def _try(self, player: int, line: str) -> bool:
        """Makes the move that was typed, or says why not."""
        try:
            self._play(player, self._meant(player, line))
        except UnknownMove:
            self._say("problem-not-understood", text=line)
            return False
        except IllegalMove as error:
            self._say_refusal(error)
            return False
        return True

    def _meant(self, player: int, line: str) -> int:
        """A move from its text, its number in the list, or the one thing it names, such as `7.13`."""
        legal, table = self.match.state.legal_moves(player), self.match.game.moves
        if line.isdecimal():
            return legal[int(line) - 1] if 1 <= int(line) <= len(legal) else table.parse(line)
        naming = [move for move in legal if line.lower() in table.arguments(move).values()]
        return naming[0] if len(naming) == 1 else table.parse(line)

    def _play(self, player: int, move: int) -> None:
        if not self.real_table:
            asked = len(self.match.journal.setup) + sum(len(ply.chance) for ply in self.match.journal.plies)
            self.match.play(player, move, KeyedChance(self.key, asked))
            return
        ask_person(lambda chance: self.match.play(player, move, chance), self.match.game, self.lang, read_line)

    # Commands

    def _help(self, what: str) -> None:
        """The commands; with a name, what that card, tile or event does."""
        if not what:
            self._say("help-commands")
            return
        explained = words.explained(self.match.game, what, self.lang)
        for title, explanation in explained:
            click.echo(f"{title}: {explanation}")
        if not explained:
            self._say("problem-not-understood", text=what)

    def _moves(self, _: str) -> None:
        game = self.match.game
        for number, move in enumerate(self.match.state.legal_moves(self.match.state.to_act[0]), 1):
            click.echo(f"{number:>4}  {game.moves.text(move):<14}  {words.move(game, move, self.lang)}")

    def _why(self, what: str) -> None:
        """Explains why a move, or any move with that place or thing, is not allowed."""
        state, table = self.match.state, self.match.game.moves
        player = state.to_act[0]
        try:
            candidates = [table.parse(what)]
        except UnknownMove:
            candidates = [move for move in range(len(table)) if what.lower() in table.arguments(move).values()]
        if not candidates:
            self._say("problem-not-understood", text=what)
            return
        # Of several kinds of move with that place, the kind that is on offer now is meant.
        offered = {table.key(move) for move in state.legal_moves(player)}
        meant = next((move for move in candidates if table.key(move) in offered), candidates[0])
        if (error := state.refusal(player, meant)) is None:
            self._say("cli-allowed", move=table.text(meant))
        else:
            self._say_refusal(error)

    def _undo(self, _: str) -> None:
        """Back to before the person's last move; cards and dice fall the same again."""
        plies = self.match.journal.plies
        own = [number for number, ply in enumerate(plies) if self.bots[ply.player] is None]
        if not own:
            self._say("problem-nothing-to-undo")
            return
        self.match.undo(own[-1])
        self._say("notice-undone")

    def _put_back(self, what: str) -> None:
        """Puts back what was only chosen, such as a tile; it takes the own last step back."""
        if words.back(self.match.state, self.lang, self.watcher) is None:
            self._say("problem-nothing-to-undo")
            return
        self._undo(what)

    def _save(self, file: str) -> None:
        if not file:
            self._say("cli-save-where")
            return
        try:
            self.match.journal.save(Path(file))
        except OSError as error:
            self._say("cli-cannot-save", file=file, reason=words.error(system_reason(error), self.lang))
            return
        self._say("notice-saved", file=file)

    def _rules(self, rule: str) -> None:
        rules = words.rules(self.match.game, self.lang)
        wanted = rule.upper()
        if wanted and wanted not in rules:
            self._say("cli-no-such-rule", rule=rule)
        elif wanted:
            click.echo(f"{wanted:>6}  {rules[wanted]}")
        else:
            click.echo("\n".join(rule_lines(self.match.game, self.lang)))

    def _score(self, _: str) -> None:
        click.echo("\n".join(score_lines(self.match.state, self.lang)))

    def _quit(self, _: str) -> None:
        raise Quit

    # Showing

    def _show(self) -> None:
        state, table = self.match.state, self.match.game.moves
        lit = {
            value
            for player in state.to_act
            if player == self.watcher
            for move in state.legal_moves(player)
            for value in table.arguments(move).values()
        }
        click.echo(drawing(state, self.watcher, self.lang, lit))
        click.secho(words.status(state, self.lang, viewer=self.watcher), bold=True)
        if self.watcher in state.to_act and (put_back := words.back(state, self.lang, self.watcher)) is not None:
            self._say("cli-put-back", words=put_back)

    def _narrate(self, event: Event) -> None:
        known = event.seen_by(self.watcher)
        if known is not None:
            click.echo(words.event(self.match.game, known, self.lang))

    def _say(self, key: str, **arguments: Plain) -> None:
        click.echo(self._words(key, **arguments))

    def _words(self, key: str, **arguments: Plain) -> str:
        return words.say(key, self.lang, arguments)

    def _say_refusal(self, error: IllegalMove) -> None:
        rule = self._words("problem-rule", rule=error.rule)
        click.echo(f"{words.refusal(self.match.game, error, self.lang)} ({rule})")


def read_line(prompt: str) -> str:
    """What a person types; the end of the input means goodbye."""
    try:
        return input(prompt)
    except EOFError:
        click.echo()
        raise Quit from None


def ask_person(attempt: Callable[[Chance], None], game: Game, lang: str, read: Callable[[str], str]) -> None:
    """Repeats an attempt until a person has said all that was drawn or rolled on the real table."""
    answers: list[str] = []
    while True:
        try:
            attempt(AskingChance(answers))
        except ChanceNeeded as needed:
            request = needed.request
            kinds = [request.kinds[index] for index in request.possible()]
            click.echo(f"{words.chance(game, request.name, lang)} ({', '.join(kinds)})")
            answer = read("> ").strip()
            if answer.lower() == "quit":
                raise Quit from None
            if answer.lower() == "back":
                del answers[-1:]
            else:
                answers.append(answer)
        except BadOutcome as error:
            click.echo(words.error(error, lang, game))
            answers.pop()
        else:
            return


def set_up_for_real(game: Game, players: int, lang: str) -> Match:
    """Sets a game up as it lies on the real table."""
    matches: list[Match] = []
    click.echo(words.say("cli-real-table", lang))

    def attempt(chance: Chance) -> None:
        matches.append(Match.begin(game, players, chance))

    ask_person(attempt, game, lang, read_line)
    return matches[-1]
