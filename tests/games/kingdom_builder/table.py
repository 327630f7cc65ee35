"""The tests' own small language: it lays out a table of Kingdom Builder in a few words, and inspects it.

    table = position(settlements={0: "10.17 2.17"}, tiles={0: "farm@11.17"}, card="grass")
    table.play("farm", "build 10.18").play("end", drawn="desert")

Players are seats from 0, hexes `row.column`, a row of hexes `8.7-8.10`. What a position doesn't mention is as harmless
as possible: two players, nobody else on the board, the first-game board, all other terrain cards in the draw pile.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

import pytest

from bastide.core.chance import Chance, NoChance, Recorder, Request, ScriptedChance
from bastide.core.errors import IllegalMove
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.kingdom_builder.state import KingdomBuilderState
from tests.games.kingdom_builder import reference_board
from tests.games.kingdom_builder.reference_board import BUILDABLE

FIRST_GAME = "tavern paddock oasis farm"
WITH_HARBOR = "tavern paddock oasis harbor"
OTHER_FOUR = "oracle barn harbor tower"
POSITIONS = ("top-left", "top-right", "bottom-left", "bottom-right")
SCORING = ("fishermen", "knights", "merchants")
NOTHING: Mapping[int, str] = {}


class Table:
    """A state, and short words to play on and to inspect it."""

    def __init__(self, state: State, requests: list[Request] | None = None) -> None:
        assert isinstance(state, KingdomBuilderState)
        self.state = state
        self.requests = requests or []
        """The last requests to chance."""

    # Playing

    def play(self, *moves: str, drawn: str | None = None) -> Self:
        """Make these moves for the player on turn; `drawn` are exactly the cards drawn in them.

        Without `drawn` only the end of a turn may draw, and then draws anything.
        """
        script = ScriptedChance(*(drawn or "").split())
        for move in moves:
            source = script if drawn is not None else _Anything() if move == "end" else NoChance()
            recorder = Recorder(source)
            self.state.play(self.on_turn, self._id(move), recorder)
            self.requests = recorder.requests
        assert not script.kinds, f"not drawn: {script.kinds}"
        return self

    def finish_turn(self, drawn: str | None = None) -> Self:
        """Take the first hex on offer for each build that the player on turn owes, and end their turn."""
        while "end" not in self.legal():
            self.play(f"build {self.targets().split()[0]}")
        return self.play("end", drawn=drawn)

    def next_turn(self) -> Self:
        """Finish everyone's turn until the same player is on turn again."""
        player = self.on_turn
        self.finish_turn()
        while self.on_turn != player:
            self.finish_turn()
        return self

    # Legal moves

    def legal(self) -> set[str]:
        """Return the moves of the player on turn."""
        return {self._text(move) for seat in self.state.to_act for move in self.state.legal_moves(seat)}

    def targets(self) -> str:
        """Return the hexes on offer for a build, a lift or a landing, in order."""
        return ordered(" ".join(move.partition(" ")[2] for move in self.legal()))

    def refused(self, move: str | int, by: int | None = None) -> IllegalMove:
        """Check that the move is neither offered nor accepted, and changes nothing; return the reason."""
        player = (self.on_turn if self.state.to_act else 0) if by is None else by
        number = self._id(move) if isinstance(move, str) else move
        before = self.state.position()
        assert number not in self.state.legal_moves(player)
        with pytest.raises(IllegalMove) as caught:
            self.state.play(player, number, NoChance())
        assert self.state.position() == before
        asked = self.state.refusal(player, number)
        assert asked is not None and (asked.rule, asked.key) == (caught.value.rule, caught.value.key)
        return caught.value

    def _id(self, move: str) -> int:
        return self.state.game.moves.parse(move)

    def _text(self, move: int) -> str:
        return self.state.game.moves.text(move)

    # Inspecting

    @property
    def on_turn(self) -> int:
        """The player on turn."""
        (player,) = self.state.to_act
        return player

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def card(self) -> str | None:
        """The terrain card in play."""
        return self._turn()["card"]

    @property
    def owed(self) -> int:
        """The builds that the mandatory action still owes."""
        return self._turn()["owed"]

    @property
    def last_round(self) -> bool:
        return self.state.last_round

    def uses(self) -> dict[str, int]:
        """How often each kind of tile may still be used this turn."""
        return self._turn()["uses"]

    def settlements(self, player: int) -> str:
        return " ".join(self._player(player)["settlements"])

    def supply(self, player: int) -> int:
        return self._player(player)["supply"]

    def hand(self, player: int) -> str | None:
        """Return a player's hidden terrain card."""
        return self._player(player)["card"]

    def tiles(self, player: int) -> list[str]:
        """Return the tiles that a player holds, by kind."""
        kinds = {location["hex"]: location["tile"] for location in self.state.view(None)["locations"]}
        return sorted(kinds[place] for place in self._player(player)["tiles"])

    def left_on(self, location: str) -> int:
        """Return the tiles left on a location hex."""
        return self.tiles_on_board()[location]

    def tiles_on_board(self) -> dict[str, int]:
        return self.state.position()["tiles_on_board"]

    def pile(self) -> dict[str, int]:
        """The draw pile by kind, without kinds that are missing; likewise `discards` and `removed`."""
        return self._counts("draw_pile")

    def discards(self) -> dict[str, int]:
        return self._counts("discards")

    def removed(self) -> dict[str, int]:
        return self._counts("removed")

    def terrain(self, place: str) -> str:
        """Return what is printed on a hex."""
        row, column = reference_board.parse(place)
        view = self.state.view(None)
        return view["legend"][view["terrain"][20 * row + column]]

    def gold(self, player: int) -> dict[str, int]:
        """Return a player's gold by source if the game ended now."""
        return self.state.scores()[player].by_source()

    def _counts(self, place: str) -> dict[str, int]:
        return {terrain: count for terrain, count in self.state.position()[place].items() if count}

    def _player(self, player: int) -> dict[str, Any]:
        return self.state.position()["players"][player]

    def _turn(self) -> dict[str, Any]:
        return self.state.position()["turn"]


class _Anything(Chance):
    """For draws that don't matter: the first kind there is."""

    def answer(self, request: Request) -> int:
        return request.possible()[0]


def deal(players: int = 2, drawn: str | None = None, preset: str | None = None, **options: str) -> Table:
    """Set up a game from the box: `drawn` says what chance gives, in order; without it, anything."""
    recorder = Recorder(_Anything() if drawn is None else ScriptedChance(*drawn.split()))
    state = make("kingdom-builder", preset=preset, options=options).start(players, recorder)
    return Table(state, recorder.requests)


def position(
    board: str = FIRST_GAME,
    *,
    turned: str = "",
    settlements: Mapping[int, str] = NOTHING,
    tiles: Mapping[int, str] = NOTHING,
    used: str = "",
    lost: Mapping[int, str] = NOTHING,
    cards: str = "",
    card: str | None = "grass",
    owed: int | None = None,
    hands: Mapping[int, str] = NOTHING,
    pile: str | None = None,
    discards: str | None = None,
    players: int = 2,
    player: int = 0,
    start_player: int = 0,
    over: bool = False,
    components: Any = None,
    **options: bool,
) -> Table:
    """Return a position of the box's own game, or of one with other `components`.

    `tiles` are written `farm@11.17`; `used` are those that the player on turn has used; `lost` are locations whose tile
    a player once had. Other players hold a forest card unless `hands` says more. Terrain cards that are nowhere else
    are in the draw pile; if `pile` is given, among the discards; if these are given too, they are out of the game.
    """
    quadrants = [
        name + " turned" if place in turned.split() else name
        for name, place in zip(board.split(), POSITIONS, strict=True)
    ]
    held = {seat: _locations(quadrants, texts) for seat, texts in tiles.items()}
    in_hand: dict[int, str | None] = {} if over else {**dict.fromkeys(range(players), "forest"), **hands, player: None}
    document: dict[str, Any] = {
        "game": "kingdom-builder",
        "board": quadrants,
        "cards": _three(cards),
        "start_player": start_player,
        "players": [
            {
                "settlements": hexes(settlements.get(seat, "")),
                "tiles": held.get(seat, []),
                "taken": sorted({*held.get(seat, []), *lost.get(seat, "").split()}),
                "card": in_hand.get(seat),
            }
            for seat in range(players)
        ],
        **_piles([*in_hand.values(), None if over else card], pile, discards),
    }
    if not over:
        document["turn"] = {"player": player, "card": card}
        if owed is not None:
            document["turn"]["owed"] = owed
        if used:
            ready = Counter(text.partition("@")[0] for text in tiles[player].split())
            document["turn"]["uses"] = dict(ready - Counter(used.split()))
    return Table(make("kingdom-builder", options=options, components=components).from_position(document))


def _three(cards: str) -> list[str]:
    """Return the scoring cards, filled up to three."""
    named = cards.split()
    return [*named, *(card for card in SCORING if card not in named)][: max(3, len(named))]


def _locations(quadrants: list[str], texts: str) -> list[str]:
    """Return the location hexes of tiles such as `farm@11.17`."""
    kinds = reference_board.Board(quadrants).kind
    places = []
    for text in texts.split():
        kind, _, place = text.partition("@")
        assert kinds[reference_board.parse(place)] == kind
        places.append(place)
    return sorted(places, key=reference_board.parse)


def _piles(in_hands: list[str | None], pile: str | None, discards: str | None) -> dict[str, dict[str, int]]:
    rest = Counter(dict.fromkeys(BUILDABLE, 5)) - Counter(card for card in in_hands if card)
    if pile is None:
        return {"discards": Counter((discards or "").split())}
    rest -= Counter(pile.split())
    if discards is None:
        return {"draw_pile": Counter(pile.split()), "discards": rest}
    return {
        "draw_pile": Counter(pile.split()),
        "discards": Counter(discards.split()),
        "removed": rest - Counter(discards.split()),
    }


def hexes(text: str) -> list[str]:
    """Return the hexes of a text such as `3.4 8.7-8.10`, in order and each once."""
    found = set()
    for word in text.split():
        first, _, last = word.partition("-")
        row, column = reference_board.parse(first)
        found |= {(row, other) for other in range(column, reference_board.parse(last or first)[1] + 1)}
    return [reference_board.text(place) for place in sorted(found)]


def ordered(text: str) -> str:
    """Return the same hexes from top to bottom and from left to right."""
    return " ".join(hexes(text))


def land(terrain: str, count: int | None = None, but: str = "", board: str = FIRST_GAME) -> str:
    """Return the hexes of a terrain, in order: all `but` some, or the first `count` of them."""
    places = [reference_board.text(place) for place in sorted(reference_board.Board(board.split()).places(terrain))]
    return " ".join([place for place in places if place not in hexes(but)][:count])


def crowd(terrain: str, but: str = "", board: str = FIRST_GAME) -> dict[int, str]:
    """Return settlements of players 1 and 2 on all of a terrain `but` some hexes."""
    places = land(terrain, but=but, board=board).split()
    return {1: " ".join(places[::2]), 2: " ".join(places[1::2])}
