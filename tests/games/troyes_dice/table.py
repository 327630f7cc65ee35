"""The tests' own small language: it lays out a half day of Troyes Dice in a few words, and inspects it.

    table = half_day("1r 3w! 3y 6r", built="fortress b", citizens="2 0 1")
    table.play("die 1", "prestige")
    assert table.citizens() == "4 0 1"

Dice are written in order: value, colour of the plaza (r, y, w), `!` for the black die, `+7` or `-7` for a banquet or
raid beside the plaza. Columns are `a` to `f` with the values 1 to 6, unless `numbering` says more. What a sheet does
not mention is as at the start of the game; no game need lead to it. Players are seats from 0.
"""

from collections.abc import Sequence
from typing import Any, Self

import pytest

from bastide import words
from bastide.core.chance import Chance, NoChance, Recorder, Request, ScriptedChance
from bastide.core.errors import IllegalMove
from bastide.core.events import Event
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.troyes_dice import TroyesDice, reading
from bastide.games.troyes_dice.state import TroyesDiceState

COLOURS = ("red", "yellow", "white")
RESOURCES = ("influence", "deniers", "knowledge")
LETTERS = {"r": "red", "y": "yellow", "w": "white"}
PLAZAS = ("r/r", "y/y", "w/w", "r/y", "r/y", "r/w", "r/w", "y/w", "y/w")
ANY_DICE = "1r 2w! 3y 4r"


class Table:
    """A state, and short words to play on and to inspect it."""

    def __init__(self, state: State, requests: list[Request] | None = None) -> None:
        assert isinstance(state, TroyesDiceState)
        self.state = state
        self.requests = requests or []
        """The last requests to chance."""
        self.heard: list[Event] = []
        """The events of the last moves."""

    # Playing

    def play(self, *moves: str, by: int = 0) -> Self:
        """Make these moves for a player, without any chance."""
        self.heard = []
        self.state.listener = self.heard.append
        for move in moves:
            self.state.play(by, self._id(move), NoChance())
        self.state.listener = None
        return self

    def act(self, *moves: str, by: int = 0) -> Self:
        """Make these moves and end the player's part, though others still have to act."""
        return self.play(*moves, "end", by=by)

    def close(self, rolled: str | None = None) -> Self:
        """Let all who have not acted take the first die and its resources, and end.

        `rolled` are the next three transparent dice and the black one; without it they don't matter.
        """
        recorder = Recorder(_Anything() if rolled is None else ScriptedChance(*rolled.split()))
        self.heard = []
        self.state.listener = self.heard.append
        half_day = self.state.half_day
        while self.state.half_day == half_day and self.state.to_act:
            player = self.state.to_act[0]
            legal = self.legal(player)
            wanted = [move for move in ("end", "resources") if move in legal]
            self.state.play(player, self._id((wanted or sorted(legal))[0]), recorder)
        self.state.listener = None
        self.requests = recorder.requests
        return self

    # Legal moves

    def legal(self, by: int = 0) -> set[str]:
        """Return the moves of a player."""
        return {self.state.game.moves.text(move) for move in self.state.legal_moves(by)}

    def offers(self, kind: str, by: int = 0) -> str:
        """Return what may follow a word: `offers("value")` is the values that the die can be changed to."""
        found = [move.split(" ", 1)[1] for move in self.legal(by) if move.split()[0] == kind]
        return " ".join(sorted(found))

    def refused(self, move: str | int, by: int = 0) -> IllegalMove:
        """Check that the move is neither offered nor accepted, and changes nothing; return the reason."""
        number = self._id(move) if isinstance(move, str) else move
        before = self.state.position()
        assert number not in self.state.legal_moves(by)
        with pytest.raises(IllegalMove) as caught:
            self.state.play(by, number, NoChance())
        assert self.state.position() == before
        asked = self.state.refusal(by, number)
        assert asked is not None and (asked.rule, asked.key) == (caught.value.rule, caught.value.key)
        return caught.value

    def why(self, move: str | int, by: int = 0) -> str:
        """Return rule and key of a refusal."""
        refusal = self.refused(move, by)
        return f"{refusal.rule} {refusal.key}"

    def _id(self, move: str) -> int:
        return self.state.game.moves.parse(move)

    # Inspecting

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    def sheet(self, player: int = 0) -> dict[str, Any]:
        """Return a player's sheet as they see it."""
        return dict(self.state.view(player)["players"][player])

    def built(self, player: int = 0) -> str:
        """Return the buildings: `fortress ab, cathedral c`."""
        rows = self.sheet(player)["buildings"]
        return ", ".join(f"{row} {''.join(columns)}" for row, columns in rows.items() if columns)

    def struck(self, player: int = 0) -> str:
        """Return the struck dice squares: `red c, white ad`."""
        rows = self.sheet(player)["struck"]
        return ", ".join(f"{colour} {''.join(columns)}" for colour, columns in rows.items() if columns)

    def citizens(self, player: int = 0) -> str:
        """Return red, yellow and white citizens."""
        return " ".join(str(number) for number in self.sheet(player)["citizens"].values())

    def left(self, player: int = 0) -> str:
        """Return unspent influence, deniers and knowledge; likewise `circled`."""
        return " ".join(str(track["left"]) for track in self.sheet(player)["resources"].values())

    def circled(self, player: int = 0) -> str:
        return " ".join(str(track["circled"]) for track in self.sheet(player)["resources"].values())

    def points(self, player: int = 0) -> dict[str, int]:
        """Return a player's points by source, without those that bring none."""
        by_source = self.state.scores()[player].by_source()
        return {source: points for source, points in by_source.items() if points}

    def total(self, player: int = 0) -> int:
        return self.state.scores()[player].total

    def stage(self, player: int = 0) -> str:
        """Return the stage of a player's part."""
        part = self.state.view(player)["part"]
        assert part is not None
        return part["choice"] or part["stage"]

    def plaza(self, place: int) -> str:
        """Return a plaza as `red/white`, the side that is up first."""
        return self.state.position()["plazas"][place]

    def tiles(self) -> str:
        """Return the tiles in play: `banquet 3, raid 8`."""
        return ", ".join(sorted(f"{tile['side']} {tile['tile']}" for tile in self.state.position()["tiles"]))

    def told(self, viewer: int | None) -> list[str]:
        """Return the keys of the events that a viewer was told of in the last moves."""
        return [event.key for event in self._seen(viewer)]

    def log(self, viewer: int | None = 0) -> list[str]:
        """Return the lines that a viewer read in the last moves."""
        return [words.event(self.state.game, event) for event in self._seen(viewer)]

    def _seen(self, viewer: int | None) -> list[Event]:
        return [seen for event in self.heard if (seen := event.seen_by(viewer)) is not None]


class _Anything(Chance):
    """For dice that don't matter: the first outcome there is."""

    def answer(self, request: Request) -> int:
        return request.possible()[0]


def deal(players: int = 1, drawn: str | None = None, preset: str | None = None, **options: Any) -> Table:
    """Set up a game from the box: `drawn` says what chance gives, in order; without it, anything."""
    recorder = Recorder(_Anything() if drawn is None else ScriptedChance(*drawn.split()))
    state = make("troyes-dice", preset=preset, options=options).start(players, recorder)
    return Table(state, recorder.requests)


def sheet(
    built: str = "",
    *,
    struck: str = "",
    circled: str = "3 3 3",
    spent: str = "0 0 0",
    citizens: str = "0 0 0",
    moves: Sequence[str] = (),
) -> dict[str, Any]:
    """Return a player's sheet: buildings and struck squares by row, tracks as three numbers."""
    return {
        "buildings": _by_row(built),
        "struck": _by_row(struck),
        "circled": dict(zip(RESOURCES, map(int, circled.split()), strict=True)),
        "spent": dict(zip(RESOURCES, map(int, spent.split()), strict=True)),
        "citizens": dict(zip(COLOURS, map(int, citizens.split()), strict=True)),
        "moves": list(moves),
    }


def _by_row(text: str) -> dict[str, str]:
    return dict(entry.split() for entry in text.split(",") if entry.strip())


def half_day(
    dice: str = ANY_DICE,
    built: str = "",
    *,
    number: int = 1,
    players: int = 1,
    sheets: Sequence[dict[str, Any]] | None = None,
    numbering: str = "1 2 3 4 5 6",
    ahead: str = "",
    over: bool = False,
    components: Any = None,
    options: dict[str, Any] | None = None,
    **tracks: Any,
) -> Table:
    """Return the half day of a number, after its event; all players have the given sheet, unless `sheets` says more.

    `ahead` are the plazas of the next half day, such as `r w-8 y`, as far as they matter.
    """
    laid = [] if over else [_Die(text) for text in dice.split()]
    under = {_place(number, slot): die for slot, die in enumerate(laid)}
    for slot, text in enumerate(ahead.split()):
        assert under.setdefault(_place(number + 1, slot), _Die(f"1{text}")).colour == text[0], "it has another colour"
    plazas = _plazas({place: die.colour for place, die in under.items()}, {p for p, die in under.items() if die.tile})
    expansion = any(die.tile for die in under.values())
    document: dict[str, Any] = {
        "game": "troyes-dice",
        "half_day": 17 if over else number,
        "numbering": [int(value) for value in numbering.split()],
        "plazas": [f"{LETTERS[up]}/{LETTERS[down]}" for up, down in plazas],
        "tiles": _tiles(plazas, under) if expansion else [],
        "dice": [die.value for die in laid],
        "black": next((slot for slot, die in enumerate(laid, 1) if die.black), 0),
        "players": list(sheets) if sheets is not None else [sheet(built, **tracks) for _ in range(players)],
    }
    settings = {"numbering": "expert", "banquets_and_raids": expansion, **(options or {})}
    return Table(laid_out(document, settings, components))


def laid_out(document: dict[str, Any], options: dict[str, Any], components: Any = None) -> TroyesDiceState:
    """Return the position as written, whether or not a game can lead to it: a bare sheet shows a rule best."""
    game = make("troyes-dice", options=options, components=components)
    assert isinstance(game, TroyesDice)
    state = TroyesDiceState()
    reading.lay_out(game, document, state, NoChance())
    return state


class _Die:
    """A die as it is written: `3y`, `3w!`, `3y+7`."""

    def __init__(self, text: str) -> None:
        self.value, self.colour, self.black = int(text[0]), text[1], "!" in text
        self.tile = int(text[-1]) if text[-2] in "+-" else 0
        self.side = "raid" if "-" in text else "banquet"


def _place(number: int, slot: int) -> int:
    """Return a die's place: on day d the morning is at d to d + 3, the afternoon at d + 4 to d + 7 (TD-3, TD-43)."""
    day = (number + 1) // 2
    return (day + slot + (0 if number % 2 else 4)) % 9


def _plazas(wanted: dict[int, str], one_coloured: set[int]) -> list[tuple[str, str]]:
    """Return nine plazas that show the wanted colours; the named ones have one colour, the others two if possible."""
    places = sorted(range(9), key=lambda place: (place not in one_coloured, place not in wanted))

    def lay(count: int, left: list[str]) -> dict[int, tuple[str, str]] | None:
        if count == len(places):
            return {}
        place = places[count]
        colour = wanted.get(place, "")
        # Plazas of one colour come last where a die is: in the expansion they have tiles.
        kinds = sorted(dict.fromkeys(left), key=lambda kind: (kind[0] == kind[2]) == (place in wanted))
        for kind in kinds:
            if colour in kind and (place not in one_coloured or kind[0] == kind[2]):
                rest = left.copy()
                rest.remove(kind)
                if (found := lay(count + 1, rest)) is not None:
                    up = colour or kind[0]
                    return {**found, place: (up, kind.replace("/", "").replace(up, "", 1))}
        return None

    found = lay(0, list(PLAZAS))
    assert found is not None, "there are no such plazas"
    return [found[place] for place in range(9)]


def _tiles(plazas: list[tuple[str, str]], dice: dict[int, _Die]) -> list[dict[str, Any]]:
    """Return the named tiles, and any others beside the remaining plazas of one colour."""
    named = {die.tile for die in dice.values() if die.tile}
    others = [tile for tile in (1, 2, 3, 4, 5) if tile not in named]
    tiles = []
    for place, (up, down) in enumerate(plazas):
        if up == down:
            die = dice.get(place)
            tile, side = (die.tile, die.side) if die is not None and die.tile else (others.pop(), "banquet")
            tiles.append({"place": place, "tile": tile, "side": side})
    return tiles
