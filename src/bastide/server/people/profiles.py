"""What is known about players: pages, ladders, ratings, and what a finished game meant for each seat."""

from typing import Literal

from pydantic import BaseModel

Kind = Literal["people", "bots"]


class Rating(BaseModel):
    """An estimate of skill: `mu`, give or take `sigma`; `rating` is mu − 3 sigma."""

    rating: float
    mu: float
    sigma: float
    games: int


class ShownRating(BaseModel):
    """An estimate of skill: `rating`, give or take `spread`, after so many rated games; 1500 is a newcomer's."""

    rating: int
    spread: int
    games: int
    provisional: bool
    """Whether it rests on fewer than ten games."""


class RatingPoint(BaseModel):
    """A rating after a game; the table is named if it was public."""

    at: float
    rating: float
    mu: float
    sigma: float
    table: str | None


class LadderRow(Rating):
    """A row of a ladder. Equal ratings share a rank."""

    rank: int
    name: str
    version: int | None = None
    """The version of a bot that has versions."""


class Ladder(BaseModel):
    """The people or the bots of a game by rating."""

    game: str
    kind: Kind
    rows: list[LadderRow]


class Achievement(BaseModel):
    """An achievement: the progress so far, and where and when it was completed."""

    id: str
    title: str
    done: int
    goal: int
    at: float | None
    table: str | None


class ByPlayers(BaseModel):
    """Results with a certain number of players."""

    players: int
    played: int
    wins: int
    mean: float
    best: int


class GameRecord(BaseModel):
    """A player's record in one game. A solo game has no winner."""

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
    """A player in a finished game: `player` is the account name, if they have one."""

    kind: Literal["person", "bot"]
    name: str
    player: str | None
    rank: int
    points: int
    left: bool


class PlayedGame(BaseModel):
    """A finished game of a player."""

    table: str
    game: str
    ended: float
    rated: bool
    unrated: str | None
    yours: list[int]
    seats: list[Opponent]


class PlayerPage(BaseModel):
    """A player: games, statistics, ratings, achievements. `yours` on your own page."""

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
    """Achievements that this game completed."""


class TablePlayer(BaseModel):
    """The account name of a seat, for a link, and the rating in this game."""

    player: str | None
    rating: Rating | None
