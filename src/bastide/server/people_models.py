"""The bodies of HTTP requests and answers about people: accounts, settings, results, ratings, notes, reports."""

import json
import unicodedata
from contextlib import suppress
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field, ValidationError

from bastide.server.models import Body, Me
from bastide.server.problems import BadValue

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_NOTE, LONGEST_REPORT = 10_000, 2_000
_MARKS = " -_.'’·"

Kind = Literal["people", "bots"]


def account_name(name: str) -> str:
    """A name that can be told apart, found and put into an address: letters and digits, few marks between them."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 2 <= len(tidy) <= 24:
        raise BadValue("name-length", "a name has 2 to 24 letters")
    if not tidy[0].isalnum() or not all(letter.isalnum() or letter in _MARKS for letter in tidy):
        raise BadValue(
            "name-letters", "a name begins with a letter or digit, and has letters, digits, spaces and - _ . ' only"
        )
    return tidy


def name_key(name: str) -> str:
    """A name as it is compared: compatible and large or small letters are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


AccountName = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(account_name)]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
TriedPassword = Annotated[str, Field(max_length=LONGEST_PASSWORD)]

# What a client sends


class NewAccount(Body):
    """The name and password with which a guest becomes an account."""

    name: AccountName
    password: Password


class Credentials(Body):
    """Who somebody claims to be."""

    name: Annotated[str, Field(max_length=40)]
    password: TriedPassword


class NewPassword(Body):
    """Another password, and the one until now."""

    old: TriedPassword
    new: Password


class Farewell(Body):
    """The password, to be sure; a guest has none."""

    password: TriedPassword | None = None


class Settings(Body):
    """What a person has chosen, on all devices."""

    language: Literal["de", "en", "es", "fr", "ja", "nl", "zh-Hant"] | None = None
    """`None` for the browser's."""
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "full", "reduced"] = "system"
    look: Literal["drawn", "text"] = "drawn"
    sound: bool = True
    confirm: bool = False
    automatic: Literal["off", "forced", "forced-and-end"] = "off"
    opponents: Annotated[int, Field(ge=0, le=9)] = 1


def kept_settings(text: str) -> Settings:
    """Settings from the store. What another version kept and this one does not know is left out."""
    settings = Settings()
    for name, value in json.loads(text).items():
        with suppress(ValidationError):
            settings = Settings.model_validate({**settings.model_dump(), name: value})
    return settings


class NewNote(Body):
    """A private note on a table; an empty one is no note."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE)]


class NewReport(Body):
    """What went wrong, where one looked (a number of the own stream), and through the eyes of which own seat."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_REPORT)]
    ply: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    seat: Annotated[int, Field(ge=0, le=15)] | None = None


# What the server answers


class SignedIn(Me):
    """Who is signed in now, and how many tables of the guest until now came along."""

    tables: int


class Note(BaseModel):
    """A private note, which only its writer reads."""

    text: str
    changed: float | None = None


class Reported(BaseModel):
    """The number of a report, to be told to the operator."""

    id: str


class Rating(BaseModel):
    """How strong somebody is, as far as is known: `mu`, give or take `sigma`; `rating` is mu − 3 sigma."""

    rating: float
    mu: float
    sigma: float
    games: int


class RatingPoint(BaseModel):
    """A rating after a game; the table is named if it was a public one."""

    at: float
    rating: float
    mu: float
    sigma: float
    table: str | None


class LadderRow(Rating):
    """Somebody on a ladder; who has the same rating has the same rank."""

    rank: int
    name: str


class Ladder(BaseModel):
    """The people or the bots of a game by rating."""

    game: str
    kind: Kind
    rows: list[LadderRow]


class Achievement(BaseModel):
    """A box of a game's honour board: how far it has come, and where and when it was filled."""

    id: str
    title: str
    done: int
    goal: int
    at: float | None
    table: str | None


class ByPlayers(BaseModel):
    """Results with so many players at the table."""

    players: int
    played: int
    wins: int
    mean: float
    best: int


class GameRecord(BaseModel):
    """What somebody has done in one game. A game alone has no winner."""

    game: str
    played: int
    wins: int
    mean: float | None
    best: int | None
    by_players: list[ByPlayers]
    rating: Rating | None
    history: list[RatingPoint]
    achievements: list[Achievement]


class Opponent(BaseModel):
    """Somebody in a finished game: `player` is the name of an account, if it is one."""

    kind: Literal["person", "bot"]
    name: str
    player: str | None
    rank: int
    points: int
    left: bool


class PlayedGame(BaseModel):
    """A finished game of somebody's."""

    table: str
    game: str
    ended: float
    rated: bool
    unrated: str | None
    yours: list[int]
    seats: list[Opponent]


class PlayerPage(BaseModel):
    """A player: games played, statistics, ratings, achievements. `yours` if it is the own page."""

    name: str
    since: float
    account: bool
    yours: bool
    games: list[GameRecord]
    recent: list[PlayedGame]


class SeatResult(BaseModel):
    """What a finished game meant for a seat."""

    kind: Literal["person", "bot"]
    name: str
    player: str | None
    rank: int
    left: bool
    before: float | None
    after: float | None
    achieved: list[str]
    """Achievements of this person that this game brought for the first time."""


class Result(BaseModel):
    """How a game ended. `unrated` says why it does not count for the ratings, where it does not."""

    scores: list[dict[str, Any]]
    rated: bool
    unrated: str | None
    seats: list[SeatResult]
    """Empty for an uploaded journal, at which nobody sits."""


class TablePlayer(BaseModel):
    """Who sits at a seat, for links: an account's name, and the rating in this game."""

    player: str | None
    rating: Rating | None
