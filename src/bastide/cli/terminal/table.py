"""A table in the terminal: shows the game, asks people, lets bots move, saves the journal."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import click

from bastide import words
from bastide.bots import Sight, levels_for
from bastide.bots.advice import advise
from bastide.bots.seat import BotSeat
from bastide.cli import layout
from bastide.cli.common import drawing, score_lines
from bastide.cli.games import show_rules
from bastide.cli.terminal import saving, vocabulary
from bastide.cli.terminal.prompt import Offer, Prompt, Quit, is_terminal
from bastide.cli.terminal.real_table import ask_person
from bastide.cli.terminal.saving import Keeper
from bastide.core.chance import KeyedChance
from bastide.core.errors import IllegalMove, UnknownMove, system_reason
from bastide.core.events import Event, Plain
from bastide.core.journal import Match
from bastide.core.layout import display_width, padded

_LONGEST_NUMBER = 6
_FEW = 12
"""Up to this many moves are explained on a line each; more are listed in columns."""


class TerminalTable:
    """One game between people at this keyboard and bots. A seat without a bot belongs to a person."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[BotSeat | None],
        key: bytes,
        lang: str,
        *,
        prompt: Prompt | None = None,
        real_table: bool = False,
        keeper: Keeper | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.key = key
        self.lang = lang
        self.prompt = prompt or Prompt()
        self.real_table = real_table
        self.keeper = keeper
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.watcher = self.people[0] if len(self.people) == 1 else None
        """Whose view the screen shows: the only person's, or that of the person asked last."""
        self.commands: dict[str, Callable[[str], None]] = {
            vocabulary.HELP: self._help,
            vocabulary.MOVES: self._moves,
            vocabulary.HINT: self._hint,
            vocabulary.WHY: self._why,
            vocabulary.TABLE: lambda _: self._show(),
            vocabulary.LEGEND: self._legend,
            vocabulary.SCORE: self._score,
            vocabulary.RULES: self._rules,
            vocabulary.UNDO: self._undo,
            vocabulary.BACK: self._put_back,
            vocabulary.SAVE: self._save,
            vocabulary.QUIT: self._quit,
        }
        if real_table or len(self.people) != 1 or not levels_for(type(match.game)):
            del self.commands[vocabulary.HINT]  # between people, a hint would be unfair
        match.state.listener = self._narrate

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while self._goes_on():
                pass
        except Quit:
            self._say_kept()
            self._say("notice-goodbye")
        except KeyboardInterrupt:
            click.echo()
            self._say_kept()
            raise

    def _goes_on(self) -> bool:
        """Play to the end; return whether the game continues because a step was undone."""
        while to_act := self.match.state.to_act:
            bot = self.bots[to_act[0]]
            if bot is None:
                self._ask(to_act[0])
                self._keep()
            else:
                self._play(to_act[0], bot.choose(Sight(self.match.state, to_act[0])))
        self._keep()
        self._show()
        self._score("")
        if self.keeper is not None and self.keeper.has_kept:
            self._say("notice-saved", file=str(self.keeper.path))
        return bool(self.people) and is_terminal() and self._look_back()

    def _look_back(self) -> bool:
        """Let people look at a finished game until they leave; return whether a step was undone."""
        while line := self._read("prompt-over", self.watcher):
            if self._obey(line) is None:
                self._say("problem-not-understood", text=line)
            if not self.match.state.is_over:
                return True
        return False

    # Asking a person

    def _ask(self, player: int) -> None:
        if len(self.people) > 1 and player != self.watcher:
            if self.watcher is not None:
                layout.clear()
                self.prompt.read(self._words("prompt-hand-over", player=player))
            self.watcher = player
        self._show()
        while True:
            line = self._read("prompt-move", player)
            command = self._obey(line)
            if command in (vocabulary.UNDO, vocabulary.BACK) or (line and command is None and self._try(player, line)):
                return

    def _read(self, question: str, player: int | None) -> str:
        text = self._words(question, **({} if player is None else {"player": player}))
        return self.prompt.read(f"{text}> ", self._offers, player).strip()

    def _obey(self, line: str) -> str | None:
        """Carry out a command; return `None` if the line is not a command."""
        first, _, rest = line.partition(" ")
        command = vocabulary.understood(first, self.lang, self.commands) if first else None
        if command is not None:
            self.commands[command](rest.strip())
        return command

    def _offers(self) -> Iterator[Offer]:
        """Yield what can be typed now: moves first, then commands."""
        state, game = self.match.state, self.match.game
        for move in state.legal_moves(state.to_act[0]) if state.to_act else ():
            yield Offer(game.moves.text(move), words.move(game, move, self.lang))
        for names, meaning in vocabulary.explained(self.lang, self.commands):
            yield from (Offer(name, meaning) for name in names.split(", "))
        for name in vocabulary.words_of(vocabulary.RULES, self.lang):
            yield from (Offer(f"{name} {rule}") for rule in words.rules(game, self.lang))

    def _try(self, player: int, line: str) -> bool:
        """Make the move that was typed, or say why not."""
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
        """Return a move from its text, its number in the list, or the one thing it names, such as `7.13`."""
        legal, table = self.match.state.legal_moves(player), self.match.game.moves
        if line.isdecimal() and len(line) <= _LONGEST_NUMBER:
            return legal[int(line) - 1] if 1 <= int(line) <= len(legal) else table.parse(line)
        naming = [move for move in legal if line.lower() in table.arguments(move).values()]
        return naming[0] if len(naming) == 1 else table.parse(line)

    def _play(self, player: int, move: int) -> None:
        if not self.real_table:
            asked = len(self.match.journal.setup) + sum(len(ply.chance) for ply in self.match.journal.plies)
            self.match.play(player, move, KeyedChance(self.key, asked))
            return
        ask_person(lambda chance: self.match.play(player, move, chance), self.match.game, self.lang, self.prompt)

    # Saving the game

    def _keep(self) -> None:
        """Save the game as it stands, from a person's first step on."""
        if self.keeper is None or not (self.keeper.has_kept or self._own_plies()):
            return
        try:
            self.keeper.keep(self.match)
        except OSError as error:
            self.keeper = None
            reason = words.error(system_reason(error), self.lang)
            click.echo(self._words("cli-cannot-keep", reason=reason), err=True)

    def _own_plies(self) -> list[int]:
        return [number for number, ply in enumerate(self.match.journal.plies) if self.bots[ply.player] is None]

    def _say_kept(self) -> None:
        self._keep()
        if self.keeper is not None and self.keeper.has_kept and not self.match.state.is_over:
            self._say("notice-kept")

    # Commands

    def _help(self, what: str) -> None:
        """Explain the commands or, with a name, what that card, tile or event does."""
        if not what:
            self._say("help-commands")
            commands = list(vocabulary.explained(self.lang, self.commands))
            name_width = max(display_width(names) for names, _ in commands) + 4
            for names, meaning in commands:
                layout.echo(padded(f"  {names}", name_width) + meaning, indent=name_width)
            return
        explained = words.explained(self.match.game, what, self.lang)
        for title, explanation in explained:
            layout.echo(f"{title}: {explanation}", indent=2)
        if not explained:
            self._say("problem-not-understood", text=what)

    def _moves(self, beginning: str) -> None:
        """List the legal moves, or those that start with a text, each with its number."""
        state, game = self.match.state, self.match.game
        if not state.to_act:
            return
        legal = enumerate(state.legal_moves(state.to_act[0]), 1)
        listed = [(number, move) for number, move in legal if game.moves.text(move).startswith(beginning.lower())]
        columns = layout.width()
        if columns is not None and not beginning and len(listed) > _FEW:
            cells = [f"{number:>4} {game.moves.text(move)}" for number, move in listed]
            click.echo("\n".join(layout.in_columns(cells, columns)))
            return
        for number, move in listed:
            layout.echo(f"{number:>4}  {game.moves.text(move):<14}  {words.move(game, move, self.lang)}", indent=22)
        if not listed:
            self._say("problem-not-understood", text=beginning)

    def _hint(self, _: str) -> None:
        """Show what the strongest level would play, and why."""
        state, game = self.match.state, self.match.game
        if not state.to_act:
            return
        advice = advise(Sight(state, state.to_act[0]), seed=len(self.match.journal.plies))
        self._say("cli-hint")
        for move in advice.moves:
            layout.echo(f"  {game.moves.text(move):<14}  {words.move(game, move, self.lang)}", indent=18)
        if why := words.reasons(game, [reason.part for reason in advice.reasons], self.lang):
            layout.echo(why)

    def _why(self, what: str) -> None:
        """Explain why a move, or any move with that place or thing, is not allowed."""
        state, table = self.match.state, self.match.game.moves
        if not state.to_act:
            return
        player = state.to_act[0]
        try:
            candidates = [table.parse(what)]
        except UnknownMove:
            candidates = [move for move in range(len(table)) if what.lower() in table.arguments(move).values()]
        if not candidates:
            self._say("problem-not-understood", text=what)
            return
        # If several kinds of move name that place, the kind on offer now is meant.
        offered = {table.key(move) for move in state.legal_moves(player)}
        meant = next((move for move in candidates if table.key(move) in offered), candidates[0])
        if (error := state.refusal(player, meant)) is None:
            self._say("cli-allowed", move=table.text(meant))
        else:
            self._say_refusal(error)

    def _undo(self, _: str) -> None:
        """Undo the person's last move; cards and dice will come up the same again."""
        own = self._own_plies()
        if not own:
            self._say("problem-nothing-to-undo")
            return
        self.match.undo(own[-1])
        self._say("notice-undone")

    def _put_back(self, what: str) -> None:
        """Undo a mere choice, such as of a tile: the player's last step."""
        if words.back(self.match.state, self.lang, self.watcher) is None:
            self._say("problem-nothing-to-undo")
            return
        self._undo(what)

    def _save(self, file: str) -> None:
        if not file:
            self._say("cli-save-where")
            return
        seats = tuple(None if bot is None else bot.name for bot in self.bots)
        try:
            path = Path(file).expanduser()
            saving.write(path, saving.dumps(self.match, saving.Seating(seats, self.real_table)))
        except (OSError, RuntimeError) as error:  # a home that nobody has is the latter
            reason = words.error(system_reason(error), self.lang) if isinstance(error, OSError) else str(error)
            self._say("cli-cannot-save", file=file, reason=reason)
            return
        self._say("notice-saved", file=file)

    def _rules(self, rule: str) -> None:
        rules = words.rules(self.match.game, self.lang)
        wanted = rule.upper()
        if wanted and wanted not in rules:
            self._say("cli-no-such-rule", rule=rule)
        elif wanted:
            layout.echo(f"{wanted:>6}  {rules[wanted]}", indent=8)
        else:
            show_rules(self.match.game, self.lang)

    def _legend(self, _: str) -> None:
        legend = words.legend(self.match.game, self.match.state.view(self.watcher), self.lang)
        layout.echo(legend or self._words("cli-no-legend"), indent=2)

    def _score(self, _: str) -> None:
        state = self.match.state
        if not (state.is_over or state.game.open_scores or state.players == 1):
            self._say("cli-score-hidden")  # points would show what others have chosen
            return
        click.echo("\n".join(score_lines(state, self.lang)))

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
        layout.echo(words.status(state, self.lang, viewer=self.watcher), bold=True)
        if self.watcher in state.to_act and (put_back := words.back(state, self.lang, self.watcher)) is not None:
            self._say("cli-put-back", words=put_back)

    def _narrate(self, event: Event) -> None:
        known = event.seen_by(self.watcher)
        if known is not None:
            layout.echo(words.event(self.match.game, known, self.lang), indent=2)

    def _say(self, key: str, **arguments: Plain) -> None:
        layout.echo(self._words(key, **arguments))

    def _words(self, key: str, **arguments: Plain) -> str:
        return words.say(key, self.lang, arguments)

    def _say_refusal(self, error: IllegalMove) -> None:
        rule = self._words("problem-rule", rule=error.rule)
        layout.echo(f"{words.refusal(self.match.game, error, self.lang)} ({rule})")
