"""The tests' own small language: it lays out a table of Feuville in a few words, and inspects it.

    table = position(town={0: "-1: 1<w 2<s | 0: start | +1: 1n"}, board={"wall": "1g . 1w"}, dice="3 5")
    table.play("wall publican", "build +2")

Players are seats from 0, tiles are codes such as `1<w` (see `box`), columns of a town are written
`+1: 1n 2f burnt grass` with `|` between them. What a position doesn't mention is as harmless as possible: two players
with bare starting tiles, rows left out, full piles, three prestige tiles on the fairy's display, nothing stored.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

import pytest

from bastide.core.chance import Chance, NoChance, Recorder, Request, ScriptedChance
from bastide.core.errors import IllegalMove
from bastide.core.events import Event
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.feuville.state import FeuvilleState

NOTHING: Mapping[int, str] = {}
START = "0: start"
FAIRY = "prestige-3 prestige-3 prestige-4"
FULL = {"wall": "1w 1g 1f 1<w 1>w 1n", "tower": "2f 2s 2w 2g 2< 2>", "sky": "3og 3os 3of 3oo 3oog 3oof"}
"""Three full rows."""


class Table:
    """A state, and short words to play on and to inspect it."""

    def __init__(self, state: State, requests: list[Request] | None = None) -> None:
        assert isinstance(state, FeuvilleState)
        self.state = state
        self.requests = requests or []
        """The last requests to chance."""
        self.told: list[Event] = []

    # Playing

    def play(self, *moves: str, drawn: str | None = None) -> Self:
        """Make these moves for the player being asked; `drawn` is exactly what chance says in them.

        Without `drawn` only the end of a turn may ask chance, and then gets anything but a double.
        """
        script = ScriptedChance(*(drawn or "").split())
        for move in moves:
            source = script if drawn is not None else _Anything() if move == "end" else NoChance()
            recorder = Recorder(source)
            self.state.listener = self.told.append
            self.state.play(self.asked, self._id(move), recorder)
            self.state.listener = None
            self.requests = recorder.requests
        assert not script.kinds, f"not drawn: {script.kinds}"
        return self

    # Legal moves

    def legal(self) -> set[str]:
        """Return the moves of the player being asked."""
        return {self._text(move) for seat in self.state.to_act for move in self.state.legal_moves(seat)}

    def offers(self, start: str) -> str:
        """Return what follows `start` in the moves on offer, in the order of the table."""
        texts = [self._text(move) for seat in self.state.to_act for move in self.state.legal_moves(seat)]
        return " ".join(text.removeprefix(start + " ") for text in texts if text.startswith(start + " "))

    def refused(self, move: str | int, by: int | None = None) -> str:
        """Check that the move is neither offered nor accepted, and changes nothing; return rule and key."""
        return " ".join(self.refusal(move, by)[:2])

    def refusal(self, move: str | int, by: int | None = None) -> tuple[str, str, dict[str, Any]]:
        """Return the same with the details."""
        player = (self.asked if self.state.to_act else 0) if by is None else by
        number = self._id(move) if isinstance(move, str) else move
        before = self.state.position()
        assert number not in self.state.legal_moves(player)
        with pytest.raises(IllegalMove) as caught:
            self.state.play(player, number, NoChance())
        assert self.state.position() == before
        asked = self.state.refusal(player, number)
        assert asked is not None and (asked.rule, asked.key) == (caught.value.rule, caught.value.key)
        return asked.rule, asked.key, dict(asked.arguments)

    def _id(self, move: str) -> int:
        return self.state.game.moves.parse(move)

    def _text(self, move: int) -> str:
        return self.state.game.moves.text(move)

    # Inspecting

    @property
    def asked(self) -> int:
        """The player who decides now."""
        (player,) = self.state.to_act
        return player

    @property
    def on_turn(self) -> int:
        return self._turn()["player"]

    @property
    def step(self) -> str:
        """The current question."""
        return self._turn()["steps"][-1]

    @property
    def hand(self) -> str | None:
        return self._turn()["hand"]

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def town(self, player: int = 0) -> str:
        """Return a town as tests write it."""
        return " | ".join(f"{column}: {tiles}" for column, tiles in self._player(player)["town"].items())

    def column(self, column: str, player: int = 0) -> str:
        return self._player(player)["town"][column]

    def store(self, player: int = 0) -> list[str | None]:
        return self._player(player)["store"]

    def charms(self, player: int = 0) -> list[str]:
        return self._player(player)["charms"]

    def evaluated(self, player: int = 0) -> dict[str, int]:
        return self._player(player)["evaluated"]

    def points(self, player: int = 0) -> int:
        """Return the points on the score track."""
        return sum(self._player(player)["points"].values())

    def scores(self) -> list[int]:
        """Return everyone's points if the game ended now."""
        return [score.total for score in self.state.scores()]

    def row(self, name: str) -> str:
        """Return a row of the board, `.` for an empty slot."""
        return " ".join(entry or "." for entry in self.state.position()["board"].get(name, [None] * 6))

    def supply(self, charm: str) -> int:
        return self.state.position()["supply"].get(charm, 0)

    def removed(self) -> list[str]:
        return self.state.position()["removed"]

    def left(self, level: str) -> int:
        """Return how many tiles a pile holds."""
        return sum(sum(pile.values()) for pile in self.state.position()["piles"][level].values())

    def grass(self) -> int:
        return self.state.position()["neutral_grass"]

    def events(self, key: str) -> list[Mapping[str, Any]]:
        """Return the events so far with a key."""
        return [event.arguments for event in self.told if event.key == key]

    def _player(self, player: int) -> dict[str, Any]:
        return self.state.position()["players"][player]

    def _turn(self) -> dict[str, Any]:
        return self.state.position()["turn"]


class _Anything(Chance):
    """For draws that don't matter: the first kind there is, dice that are not a double."""

    def __init__(self) -> None:
        self.dice = 0

    def answer(self, request: Request) -> int:
        if request.name != "die":
            return request.possible()[0]
        self.dice += 1
        return self.dice % 2


def deal(players: int = 2, drawn: str | None = None, preset: str | None = None, **options: Any) -> Table:
    """Set up a game from the box: `drawn` says what chance gives, in order; without it, anything."""
    recorder = Recorder(_Dealing() if drawn is None else ScriptedChance(*drawn.split()))
    state = make("feuville", preset=preset, options=options).start(players, recorder)
    return Table(state, recorder.requests)


class _Dealing(_Anything):
    """For set-ups: the last seat rolls highest."""

    def __init__(self) -> None:
        super().__init__()
        self.rolled = 0

    def answer(self, request: Request) -> int:
        if request.name == "start die":
            self.rolled += 1
            return self.rolled - 1
        return super().answer(request)


def position(
    *,
    town: Mapping[int, str] = NOTHING,
    board: Mapping[str, str] | None = None,
    decrees: str = "",
    fairy: str = FAIRY,
    store: Mapping[int, str] = NOTHING,
    charms: Mapping[int, str] = NOTHING,
    evaluated: Mapping[int, str] = NOTHING,
    points: Mapping[int, int] | None = None,
    dice: str | None = "3 5",
    used: str = "",
    steps: str = "main",
    hand: str | None = None,
    charm: str | None = None,
    named: str = "",
    removed: str = "",
    pile: int | None = None,
    players: int = 2,
    player: int = 0,
    start_player: int = 0,
    last_round: bool = False,
    over: bool = False,
    edition: str | None = None,
    components: Any = None,
    **options: Any,
) -> Table:
    """Return a position.

    `store` is written `1w, griffin-3 protected`, `-` for an empty space; `used` are moves with commas. `pile` is how
    many decrees are left in the pile; the others are out of the game.
    """
    rows = {name: _row(text) for name, text in (board or {}).items()}
    if decrees:
        rows["decree"] = _row(decrees)
    rows["fairy"] = [None if charm == "." else charm for charm in fairy.split()]
    document: dict[str, Any] = {
        "game": "feuville",
        "start_player": start_player,
        "last_round": last_round or over,
        "board": rows,
        "players": [
            {
                "town": _columns(town.get(seat, START)),
                "store": _spaces(store.get(seat, "")),
                "charms": charms.get(seat, "").split(),
                **({"evaluated": Counter(evaluated[seat].split())} if seat in evaluated else {}),
                "points": {"fairy": points[seat]} if points and points.get(seat) else {},
            }
            for seat in range(players)
        ],
        "removed": removed.split(),
    }
    if not over:
        document["turn"] = {
            "player": player,
            "dice": dice and [int(die) for die in dice.split()],
            "used": [move.strip() for move in used.split(",") if move.strip()],
            "steps": [step.strip() for step in steps.split(",")],
            "hand": hand,
            "charm": charm,
            "named": named.split(),
        }
    game = make("feuville", preset=edition, options=options, components=components)
    if pile is not None:
        _shorten_pile(game, document, pile)
    return Table(game.from_position(document))


def _shorten_pile(game: Any, document: dict[str, Any], size: int) -> None:
    """Take decrees out of the game until the pile holds that many."""
    fresh = {**document, "board": {}, "turn": {"player": 0, "dice": [1, 2]}, "last_round": False}
    counts = game.from_position(fresh).position()["hidden_decrees"]
    hidden = [name for name, count in counts.items() for _ in range(count)]
    hand = document["turn"]["hand"] if document.get("turn") else None
    for decree in (hand, *document["board"].get("decree", ())):
        if decree in hidden:
            hidden.remove(decree)
    document["removed"] += hidden[: len(hidden) - 7 - size]


def _row(text: str) -> list[str | None]:
    entries: list[str | None] = [None if entry == "." else entry for entry in text.split()]
    return entries + [None] * (6 - len(entries))


def _columns(text: str) -> dict[str, str]:
    columns = {}
    for column in text.split("|"):
        name, _, tiles = column.partition(":")
        columns[name.strip()] = tiles.strip()
    return columns


def _spaces(text: str) -> list[str | None]:
    pieces = [None if piece.strip() in ("", "-") else piece.strip() for piece in text.split(",")]
    return ([*pieces, None, None])[:2]
