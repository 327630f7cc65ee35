"""The commands of the socket, version 1: each class with its fields and what it does.

To add a command, declare a subclass of `Command`: that makes it part of the protocol and of the schema. Described for
authors of programs in docs/bot-api.md.
"""

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, TypeAlias

import msgspec

from bastide.core import documents
from bastide.server.errors import RequestError
from bastide.server.tables import commands, resigning, timeouts
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import LiveTable
from bastide.server.tables.preview import preview
from bastide.server.wire.caller import Caller
from bastide.server.wire.frames import Accepted, Allowed, Frame, Pong, Refusal

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what every client's language can count to


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends. Every subclass has a tag of its own."""

    def __post_init__(self) -> None:
        if not documents.is_storable([getattr(self, name) for name in self.__struct_fields__]):
            raise ValueError("a text contains U+0000")

    @abstractmethod
    async def carry_out(self, caller: Caller) -> Frame:
        """Do it and return the answer, or raise a `BastideError`."""


class Move(Command, tag="move", frozen=True):
    """Make a move. `decision` is your own number from the last update: the move counts at that decision only."""

    decision: Count
    move: str

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(lambda live, seat: commands.own_move(live, seat, self.decision, self.move))
        return Accepted(self.decision)


class Why(Command, tag="why", frozen=True):
    """Ask why a move isn't allowed."""

    move: str

    async def carry_out(self, caller: Caller) -> Frame:
        seat, live = await caller.look()
        refused = commands.why(live, seat, self.move)
        return Allowed(self.move) if refused is None else Refusal.of(refused, caller.language)


class Preview(Command, tag="preview", frozen=True):
    """Ask what a move would lead to, as far as you may know."""

    move: str

    async def carry_out(self, caller: Caller) -> Frame:
        seat, live = await caller.look()
        return preview(live, seat, self.move)


class Undo(Command, tag="undo", frozen=True):
    """Withdraw your own last `steps` moves. `decision` as in `Move`."""

    decision: Count
    steps: Count = 1

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(lambda live, seat: commands.undo(live, seat, self.decision, self.steps))
        return Accepted(self.decision)


class AskUndo(Command, tag="ask-undo", frozen=True):
    """Ask the others to go back to before your last move that wasn't automatic."""

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(commands.ask_undo)
        return Accepted()


class AnswerUndo(Command, tag="answer-undo", frozen=True):
    """Agree to what another player asked, or decline."""

    agreed: bool

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(lambda live, seat: commands.answer_undo(live, seat, self.agreed))
        return Accepted()


class SetAutomatic(Command, tag="set-automatic", frozen=True):
    """Have forced decisions made automatically: `off`, `forced`, `forced-and-end`."""

    mode: str

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(lambda live, seat: commands.set_automatic(live, seat, self.mode))
        return Accepted()


class Skip(Command, tag="skip", frozen=True):
    """Skip the bots' pauses now."""

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.seat()
        caller.services.bots.skip(caller.table)
        return Accepted()


class Say(Command, tag="say", frozen=True):
    """Chat."""

    text: str

    async def carry_out(self, caller: Caller) -> Frame:
        person = await caller.playing()
        quotas = caller.services.quotas
        quotas.chat(person, caller.table, self.text, seated=caller.viewer is not None)
        text = await caller.services.moderation.allowed(person.id, self.text)

        def say(live: LiveTable, seat: int | None) -> Sequence[Entry]:
            quotas.check_chat(live, seated=seat is not None)
            return commands.say(live, seat, person.nickname, text, person.id)

        if caller.viewer is not None:
            await caller.decide(say)
        else:
            await caller.services.tables.command(caller.table, lambda live: say(live, None))
        return Accepted()


class ClaimTime(Command, tag="claim-time", frozen=True):
    """Claim that a seat ran out of time; the server decides by the stored times."""

    seat: Count

    async def carry_out(self, caller: Caller) -> Frame:
        now = caller.services.entropy.now  # the clock is read when the decision is made
        await caller.services.tables.command(caller.table, lambda live: timeouts.claim_time(live, self.seat, now()))
        return Accepted()


class GiveTime(Command, tag="give-time", frozen=True):
    """Wait for a player who ran out of time: they get some more."""

    seat: Count

    async def carry_out(self, caller: Caller) -> Frame:
        now = caller.services.entropy.now
        await caller.decide(lambda live, seat: timeouts.give_time(live, self.seat, seat, now()))
        return Accepted()


class LetBotPlay(Command, tag="let-bot-play", frozen=True):
    """Let a bot replace a player who ran out of time or, if everybody agrees, is absent or doesn't move."""

    seat: Count

    async def carry_out(self, caller: Caller) -> Frame:
        now = caller.services.entropy.now
        _, live = await caller.look()
        missing = await caller.services.presence.missing(live)
        await caller.decide(lambda live, seat: timeouts.let_bot_play(live, self.seat, seat, now(), missing))
        return Accepted()


class TakeBack(Command, tag="take-back", frozen=True):
    """Take your seat back from the bot that plays there."""

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(timeouts.take_back)
        return Accepted()


class Leave(Command, tag="leave", frozen=True):
    """Leave the running game: a bot plays on."""

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(timeouts.leave)
        return Accepted()


class Resign(Command, tag="resign", frozen=True):
    """Give the game up, for good: with two players the other wins, otherwise a bot plays on."""

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(resigning.resign)
        return Accepted()


class AskAbandon(Command, tag="ask-abandon", frozen=True):
    """Ask the others to abandon the game: it ends without a result. Without other people it does so at once."""

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(resigning.ask_abandon)
        return Accepted()


class AnswerAbandon(Command, tag="answer-abandon", frozen=True):
    """Agree to abandon the game, or decline; `false` withdraws your own request."""

    agreed: bool

    async def carry_out(self, caller: Caller) -> Frame:
        await caller.decide(lambda live, seat: resigning.answer_abandon(live, seat, self.agreed))
        return Accepted()


class Ping(Command, tag="ping", frozen=True):
    """Check the connection."""

    async def carry_out(self, caller: Caller) -> Frame:
        return Pong(round(caller.services.entropy.now() * 1000))


def every_command() -> Any:
    """The union of all commands, for reading them and for the schema."""
    return reduce(or_, Command.__subclasses__())


@cache
def _decoder() -> msgspec.json.Decoder[Command]:
    return msgspec.json.Decoder(every_command())


def read(data: bytes | str) -> Command:
    """Read a client's frame; raises `RequestError` if it isn't one."""
    try:
        return _decoder().decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("bad-frame", status=400, problem=str(error)) from None
