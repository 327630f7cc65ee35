"""What is known about players: pages, ladders, ratings, and what a finished game meant for each seat."""

from typing import Literal

from pydantic import BaseModel

Kind = Literal["people", "bots"]


class Rating(BaseModel):
    """An estimate of skill: `rating`, give or take `spread`, after so many rated games; 1500 is a newcomer's."""

    rating: int
    spread: int
    games: int
    provisional: bool
    """Whether it rests on fewer than ten games."""


class RatingPoint(BaseModel):
    """A rating after a game; the table is named if it was public."""

    at: float
    rating: int
    spread: int
    table: str | None


class LadderRow(Rating):
    """A row of a ladder. Equal ratings share a rank."""

    rank: int
    name: str
    version: int | None = None
    """The version of a bot that has versions."""


class ProvisionalRow(Rating):
    """A player whose rating is provisional, and so has no rank yet."""

    name: str
    version: int | None = None
    """The version of a bot that has versions."""


class Ladder(BaseModel):
    """The people or the bots of a game by rating; those whose ratings are provisional apart."""

    game: str
    kind: Kind
    rows: list[LadderRow]
    provisional: list[ProvisionalRow]
    """In the order of their ratings."""


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
    mean: float | None
    """Of the games that were played to their end."""
    best: int | None


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
    """0 if the game was abandoned and has no result."""
    points: int
    left: bool


class PlayedGame(BaseModel):
    """A finished game of a player."""

    table: str
    game: str
    ended: float
    rated: bool
    unrated: str | None
    early: str | None
    """Why it ended before its end."""
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
    before: int | None
    after: int | None
    spread: int | None
    """How far the true strength may be from `after`, either way."""
    provisional: bool
    """Whether the rating rested on fewer than ten games after this one."""
    achieved: list[str]
    """Achievements that this game completed."""


class TablePlayer(BaseModel):
    """The account name of a seat, for a link, and the rating in this game."""

    player: str | None
    rating: Rating | None
