"""The frames of the socket, version 1. Described for authors of programs in docs/bot-api.md."""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

VERSION = 1
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what every client's language can count to


class Refused(Exception):
    """A command that cannot be carried out: a key for the reader's language and a sentence in English."""

    def __init__(
        self,
        key: str,
        reason: str,
        *,
        status: int = 409,
        rule: str | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(reason)
        self.key = key
        self.reason = reason
        self.status = status
        self.rule = rule
        self.details = dict(details or {})


# What a client sends


class Move(msgspec.Struct, tag="move", frozen=True, forbid_unknown_fields=True):
    """Make a move. `decision` is the seat's own number from the last update: the move counts there and nowhere else."""

    decision: Count
    move: str


class Why(msgspec.Struct, tag="why", frozen=True, forbid_unknown_fields=True):
    """Ask why a move is not allowed."""

    move: str


class Preview(msgspec.Struct, tag="preview", frozen=True, forbid_unknown_fields=True):
    """Ask what a move would lead to, as far as the seat may know."""

    move: str


class Undo(msgspec.Struct, tag="undo", frozen=True, forbid_unknown_fields=True):
    """Withdraw the own last `steps` moves. `decision` as in `Move`."""

    decision: Count
    steps: Count = 1


class AskUndo(msgspec.Struct, tag="ask-undo", frozen=True, forbid_unknown_fields=True):
    """Ask the others to go back to before the own last move that was not made automatically."""


class AnswerUndo(msgspec.Struct, tag="answer-undo", frozen=True, forbid_unknown_fields=True):
    """Agree to what another asked, or decline."""

    agreed: bool


class SetAutomatic(msgspec.Struct, tag="set-automatic", frozen=True, forbid_unknown_fields=True):
    """Have forced decisions made automatically: `off`, `forced`, `forced-and-end`."""

    mode: str


class Skip(msgspec.Struct, tag="skip", frozen=True, forbid_unknown_fields=True):
    """Do not wait for the bots' slow pace now."""


class Say(msgspec.Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """Chat."""

    text: str


class ClaimTime(msgspec.Struct, tag="claim-time", frozen=True, forbid_unknown_fields=True):
    """Say that a seat's time is over; the server decides by the stored times."""

    seat: Count


class GiveTime(msgspec.Struct, tag="give-time", frozen=True, forbid_unknown_fields=True):
    """Wait for another whose time is over: he gets some more."""

    seat: Count


class LetBotPlay(msgspec.Struct, tag="let-bot-play", frozen=True, forbid_unknown_fields=True):
    """Let a bot play for another whose time is over or, if all others agree, who is absent."""

    seat: Count


class TakeBack(msgspec.Struct, tag="take-back", frozen=True, forbid_unknown_fields=True):
    """Take the own seat back from the bot that plays there."""


class Leave(msgspec.Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Leave the running game: a bot plays on."""


class Ping(msgspec.Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there?"""


Command: TypeAlias = (
    Move
    | Why
    | Preview
    | Undo
    | AskUndo
    | AnswerUndo
    | SetAutomatic
    | Skip
    | Say
    | ClaimTime
    | GiveTime
    | LetBotPlay
    | TakeBack
    | Leave
    | Ping
)

# What the server sends


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: a key of the text files and its arguments, as far as the reader may know.

    In an update `step` is the number of the reader's stream where it happened: `/api/tables/{table}/steps/{step}`.
    """

    key: str
    arguments: dict[str, Any]
    step: int | None = None


class SeatFrame(msgspec.Struct, frozen=True):
    """Who sits at a seat: a `person`, a `bot`, or nobody yet (`open`)."""

    kind: str
    name: str | None
    bot: str | None = None
    hash: str | None = None
    ready: bool = False
    stand_in: str | None = None
    """The bot that plays for the person now."""
    left: bool = False
    """Whether the person left the running game."""


class ClockFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's clock, in milliseconds. In a closed phase another's goes on until the phase is over.

    While the clock runs, `until` says when the time will be over, counted from 1970 as `now` in `welcome` is. `left` is
    what was left when it last started or stopped. `out`: it was established that the time is over.
    """

    left: int
    until: int | None = None
    out: bool = False


class Wish(msgspec.Struct, frozen=True):
    """Some want a bot to play for a seat whose owner is absent; it does when all present do."""

    seat: int
    agreed: tuple[int, ...]


class Proposal(msgspec.Struct, frozen=True):
    """Somebody asks to go back; who has agreed so far."""

    seat: int
    agreed: tuple[int, ...]
    unrates: bool = False
    """Whether the game will be unrated if all agree: something was drawn or shown since."""


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """Everything that a viewer may know, and what happened since the update before."""

    number: int
    status: str
    seats: tuple[SeatFrame, ...]
    lines: tuple[Line, ...]
    doing: Line | None = None
    view: Any = None
    to_act: tuple[int, ...] = ()
    moves: tuple[str, ...] = ()
    decision: int | None = None
    undo: int = 0
    undo_unrates: bool = False
    """Whether the game would be unrated if the reader asked to go back now (`ask-undo`) and all agreed."""
    proposal: Proposal | None = None
    automatic: str | None = None
    scores: Any = None
    rated: bool = True
    clocks: tuple[ClockFrame | None, ...] = ()
    wishes: tuple[Wish, ...] = ()
    rematch: str | None = None
    """The table where the same game is played once more, as soon as somebody asked for that."""


class Welcome(msgspec.Struct, tag="welcome", frozen=True):
    """The first frame: the version, the table, and through whose eyes one sees it."""

    version: int
    table: str
    game: str
    options: dict[str, Any]
    seat: int | None
    commitment: str
    now: int
    """The server's time, in milliseconds since 1970."""


class Accepted(msgspec.Struct, tag="accepted", frozen=True):
    """The command is committed."""

    decision: int | None = None


class Refusal(msgspec.Struct, tag="refused", frozen=True, omit_defaults=True):
    """The command was not carried out; nothing changed."""

    key: str
    reason: str
    rule: str | None = None
    details: dict[str, Any] = {}
    decision: int | None = None


class Allowed(msgspec.Struct, tag="allowed", frozen=True):
    """The answer to `why` if the move is allowed."""

    move: str


class Previewed(msgspec.Struct, tag="previewed", frozen=True):
    """The answer to `preview`: what would happen, and the view after it. What chance decides is left open."""

    move: str
    lines: tuple[Line, ...]
    view: Any
    scores: Any


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """Somebody is there."""


class Closing(msgspec.Struct, tag="closing", frozen=True):
    """Why the server closes the connection."""

    reason: str


Frame: TypeAlias = Update | Welcome | Accepted | Refusal | Allowed | Previewed | Pong | Closing

_commands: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


def read(data: bytes | str) -> Command:
    """A client's frame; raises `Refused` if it is none."""
    try:
        return _commands.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-frame", f"This is no frame of version {VERSION}: {error}.", status=400) from None


def write(frame: Frame) -> bytes:
    """A frame for the wire."""
    return msgspec.json.encode(frame)
