"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Literal

import msgspec
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from bastide.server.problems import BadValue

OptionValue = bool | int | Annotated[str, Field(max_length=200)]
MOST_TEXT = 900_000
"""Characters of a journal or a position."""
NonceHash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", description="SHA-256 of a nonce, in hexadecimal.")]


def _tidy(name: str) -> str:
    tidy = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not tidy:
        raise BadValue("name-empty", "a name needs at least one letter")
    return tidy


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_tidy)]
WantedSeat = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_tidy)]


class Body(BaseModel):
    """What a client sends: nothing but the fields that are named."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    """Somebody who wants to play."""

    nickname: Name


class NewToken(Body):
    """A token that somebody wants for a program."""

    name: Name
    scopes: Annotated[list[Literal["watch", "play", "host"]], Field(min_length=1, max_length=3)]


class BankClock(Body):
    """A clock with so many seconds for the whole game, and some more for every turn but the first."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=1, le=24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class DaysClock(Body):
    """A clock with so many days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


WantedClock = BankClock | DaysClock


class NewTable(Body):
    """A table that somebody wants. Seats are `me`, `me:<name>` on a shared device, `open` or `bot:<name>`."""

    game: Annotated[str, Field(max_length=40)]
    preset: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=10)]
    nonce_hash: NonceHash
    public: bool = True
    clock: WantedClock | None = None
    components: dict[str, Any] | None = None


class Sitting(Body):
    """The promise of a nonce."""

    nonce_hash: NonceHash


class OpenedNonce(Body):
    """A nonce, 16 to 64 bytes in hexadecimal."""

    nonce: Annotated[str, Field(pattern=r"^(?:[0-9a-f]{2}){16,64}$")]


class AgainstBots(Body):
    """Where to sit and against whom to play, in a game that does not begin with its set-up."""

    seat: Annotated[int, Field(ge=0, le=15)] = 0
    bot: Annotated[str, Field(max_length=40)] = "greedy"
    nonce_hash: NonceHash


class PlayOn(AgainstBots):
    """From which ply to play on."""

    ply: Annotated[int, Field(ge=0, le=1_000_000)]


class LeaveLesson(AgainstBots):
    """From which step of a lesson to play on, counted from 0."""

    step: Annotated[int, Field(ge=0, le=1000)]


class ComponentFile(Body):
    """The text of a component file."""

    text: Annotated[str, Field(max_length=MOST_TEXT)]


class CheckedComponents(BaseModel):
    """A component file that can be played with, and what its owner may want to know about it."""

    warnings: list[str]


class Upload(Body):
    """The text of a journal."""

    journal: Annotated[str, Field(max_length=MOST_TEXT)]


class UploadedPosition(Body):
    """A position: the text of its file, or the same as an object."""

    position: Annotated[str, Field(max_length=MOST_TEXT)] | dict[str, Any]


class Problem(BaseModel):
    """Why something was refused: a key for programs, a sentence for people."""

    key: str
    reason: str
    rule: str | None
    details: dict[str, Any]
    request: str


class Me(BaseModel):
    """Who is asking: a guest, or an account with a password."""

    id: str
    nickname: str
    scopes: list[str]
    account: bool


class Token(BaseModel):
    """A program's token, without what would let one use it."""

    id: str
    name: str
    scopes: list[str]
    created: float


class FreshToken(BaseModel):
    """A new token, shown this once."""

    id: str
    token: str
    name: str
    scopes: list[str]


class PickFacts(BaseModel):
    """The names to pick from, and how many, separated by spaces; without a number any of them, or the word `none`.

    `drawn` is a word that may stand in any place for a name left to chance.
    """

    names: list[str]
    number: int | None
    drawn: str | None


class OptionFacts(BaseModel):
    """An option of a game."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    pick: PickFacts | None
    title: str
    help: str


class MoveShape(BaseModel):
    """A kind of move: the key of its words, its notation, and what stands in the braces."""

    key: str
    pattern: str
    arguments: list[str]


class PresetFacts(BaseModel):
    """A named set of options."""

    name: str
    title: str
    help: str
    options: dict[str, bool | int | str]


class GameFacts(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    blurb: str
    players: list[int]
    rules_version: str
    options: list[OptionFacts]
    presets: list[PresetFacts]
    bots: list[str]
    moves: list[MoveShape]
    tutorial: bool
    """Whether one can learn it here: `/api/games/{game}/tutorial`."""


class Rule(BaseModel):
    """A numbered rule."""

    id: str
    text: str


class RuleNote(BaseModel):
    """An example, a card, … in the rules, which has a title instead of a number."""

    title: str
    text: str


class RuleSection(BaseModel):
    """Rules under a heading, then what has no number."""

    heading: str
    rules: list[Rule]
    notes: list[RuleNote]


class LessonLine(BaseModel):
    """A key of the game's text files and its arguments."""

    key: str
    arguments: dict[str, Any]


class LessonStep(BaseModel):
    """A step of a tutorial, through the learner's eyes."""

    text: str
    lit: list[str]
    """Places to point at."""
    wanted: str | None
    """The move that the learner is asked to make; without one it is enough to read."""
    moves: list[str]
    """All that would be legal now."""
    view: dict[str, Any]
    doing: LessonLine
    lines: list[LessonLine]
    """What has happened since the step before."""
    to_act: list[int]
    scores: list[dict[str, Any]] | None


class Lesson(BaseModel):
    """A tutorial: a little game in which one makes the moves of one seat."""

    players: int
    seat: int
    steps: list[LessonStep]


class SeatFacts(BaseModel):
    """Who sits at a seat."""

    kind: str
    name: str | None
    bot: str | None = None
    hash: str | None = None
    ready: bool = False
    stand_in: str | None = None
    left: bool = False


class Attendance(BaseModel):
    """Since how many seconds a seat's owner has not been connected, and whether that counts as absent."""

    seat: int
    away: int
    absent: bool


class TableFacts(BaseModel):
    """What is settled about a table."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    own_components: bool
    titles: dict[str, str]
    """Names that the own components give to things, by id."""
    status: str
    public: bool
    rated: bool
    unrated: str | None
    """Why it does not count for the ratings."""
    host: str
    commitment: str
    clock: WantedClock | None
    seats: list[SeatFacts]
    yours: list[int]
    """The seats of whoever asks."""
    rematch: str | None = None
    """The table where the same game is played once more."""
    frozen: str | None = None


class Placed(BaseModel):
    """How a seat did in a finished game. Equal ranks are ties; who left ranks last, whatever the points."""

    rank: int
    points: int
    left: bool


class TableRow(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: str
    public: bool
    created: float
    changed: float
    offered: bool
    """Whether the lobby shows it: an open or running public table where somebody was within the last hour, or the last
    week if the clock counts days."""
    your_turn: bool
    clock: WantedClock | None
    seats: list[SeatFacts]
    result: list[Placed] | None
    """For each seat of a finished game how it did; nothing for an uploaded journal."""


class PlyFacts(BaseModel):
    """A step of a finished game."""

    ply: int
    plies: int
    player: int | None
    move: str | None
    view: dict[str, Any]
    scores: list[dict[str, Any]]
    to_act: list[int]
    """Who owes a decision; nobody if the game is over there."""
    dealt: bool = False
    """Whether cards that an uploaded position leaves open are shown as they might be; playing on deals them anew."""


def plain(value: Any) -> Any:
    """A frame or a view as plain JSON values."""
    return msgspec.to_builtins(value)
