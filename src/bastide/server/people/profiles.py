"""What is known about players: pages, ladders, ratings, and what a finished game meant for each seat."""

from typing import Literal

from pydantic import BaseModel

Kind = Literal["people", "bots"]


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


class TablePlayer(BaseModel):
    """Who sits at a seat, for links: an account's name, and the rating in this game."""

    player: str | None
    rating: Rating | None
