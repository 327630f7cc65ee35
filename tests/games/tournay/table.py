"""The tests' own small language: it lays out a table of Tournay in a few words, and inspects it.

    table = position(district={0: "c3: market-1 | c2: port-1 +gray"}, plaza={0: "yy w"}, hand={0: "fort-1"})
    table.play("activate c3", "end")

Players are seats from 0. A slot is written `c3: fort-1 lawyer-1 +red #`: cards from the bottom up, then citizens on the
top one (`+yellow`, `+gray`) or damage (`#`). Citizens are letters (`yy w r`). A card in a hand with `!` was taken face
up, so that all know it. What a position doesn't mention is as harmless as possible: two players with two citizens of
each colour, which stand on the Plaza of player 0 and lie beside the others, and six deniers; empty hands and districts,
three majority events without coins, shuffled decks.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

from bastide import words
from bastide.core.chance import NoChance, Recorder, Request, ScriptedChance, SeededChance
from bastide.core.errors import IllegalMove
from bastide.core.events import Event
from bastide.core.game import OptionValue
from bastide.core.registry import make, resume
from bastide.core.state import State
from bastide.games.tournay.citizens import by_colour
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.state import TournayState

NOTHING: Mapping[int, Any] = {}
CALM = "great-gathering great-procession kings-visit"
_LETTERS = dict(zip("ywr", COLOURS, strict=True))
NINE = ("b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4")
"""The slots of a full district around the first card."""


class Table:
    """A state, and short words to play on and to inspect it."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, TournayState)
        self.state = state
        self.requests: list[Request] = []
        """The last requests to chance."""
        self.told: list[Event] = []

    # Playing

    def play(self, *moves: str, drawn: str = "", by: int | None = None) -> Self:
        """Make these moves for the player being asked; `drawn` is exactly what chance says in them."""
        script = ScriptedChance(*drawn.split())
        for move in moves:
            recorder = Recorder(script)
            self.state.listener = self.told.append
            self.state.play(self.asked if by is None else by, self.state.game.moves.parse(move), recorder)
            self.state.listener = None
            self.requests = recorder.requests
        assert not script.kinds, f"not drawn: {script.kinds}"
        return self

    def anyhow(self, *moves: str) -> Self:
        """Make these moves with any chance."""
        for move in moves:
            self.state.play(self.asked, self.state.game.moves.parse(move), SeededChance(7))
        return self

    # Legal moves

    def legal(self, seat: int | None = None) -> set[str]:
        """Return the moves of the player being asked, or of a seat while last cards are chosen."""
        who = self.asked if seat is None else seat
        return {self.state.game.moves.text(move) for move in self.state.legal_moves(who)}

    def offers(self, start: str, seat: int | None = None) -> str:
        """Return what follows `start` in the moves on offer."""
        return " ".join(
            sorted(text.removeprefix(start + " ") for text in self.legal(seat) if text.startswith(start + " "))
        )

    def refused(self, move: str | int, by: int | None = None) -> str:
        """Check that the move is neither offered nor accepted, and changes nothing; return rule and key."""
        player = (self.state.to_act[0] if self.state.to_act else 0) if by is None else by
        number = self.state.game.moves.parse(move) if isinstance(move, str) else move
        before = self.state.position()
        assert number not in self.state.legal_moves(player)
        with pytest.raises(IllegalMove) as caught:
            self.state.play(player, number, NoChance())
        assert self.state.position() == before
        return f"{caught.value.rule} {caught.value.key}"

    def why(self, move: str) -> str:
        """Return the sentence that refuses a move to the player being asked."""
        refused = self.state.refusal(self.asked, self.state.game.moves.parse(move))
        assert refused is not None
        return words.refusal(self.state.game, refused)

    # What is on the table

    @property
    def asked(self) -> int:
        """The player who has to decide."""
        (seat,) = self.state.to_act
        return seat

    def deniers(self, seat: int = 0) -> int:
        """Return a player's money."""
        return self.state.deniers[seat]

    def plaza(self, seat: int = 0) -> str:
        """Return the citizens that stand."""
        return _people(by_colour(self.state.standing[seat]))

    def lying(self, seat: int = 0) -> str:
        """Return the citizens beside the Plaza."""
        return _people(by_colour(self.state.lying[seat]))

    def supply(self) -> str:
        """Return the citizens in the supply."""
        return _people(self.state.supply)

    def slot(self, name: str, seat: int = 0) -> str:
        """Return a slot as positions of the tests write it; empty if nothing is there."""
        entry = self.state.position()["players"][seat]["district"].get(name)
        if entry is None:
            return ""
        people = [f"+{colour}" for colour, number in entry.get("citizens", {}).items() for _ in range(number)]
        people += ["+gray"] * entry.get("gray", 0) + ["#"] * entry.get("damaged", False)
        return " ".join([*entry["cards"], *people])

    def hand(self, seat: int = 0) -> str:
        """Return the activity cards in hand."""
        return " ".join(card["card"] for card in self.state.position()["players"][seat]["hand"])

    def ramparts(self, seat: int = 0) -> tuple[int, int]:
        """Return the ramparts in hand, and built."""
        return self.state.ramparts[seat], self.state.built[seat]

    def queue(self) -> str:
        """Return the events with their coins."""
        entries = self.state.position()["queue"]
        return " ".join("-" if entry is None else f"{entry['event']}:{entry['coins']}" for entry in entries)

    def face_up(self, deck: str) -> str | None:
        """Return the face-up card of a deck."""
        decks = {entry["deck"]: entry for entry in self.state.view(None)["decks"]}
        return decks[deck]["face_up"]

    def bottom(self, deck: str, viewer: int | None = None) -> str | None:
        """Return the lowest card of a deck, if the viewer knows it."""
        decks = {entry["deck"]: entry for entry in self.state.view(viewer)["decks"]}
        return decks[deck]["known"][-1] if decks[deck]["known"] else None

    def heard(self) -> list[str]:
        """Return the keys of the events so far."""
        return [event.key for event in self.told]

    def log(self) -> list[str]:
        """Return the lines of the log so far, as spectators read them."""
        seen = [event.seen_by(None) for event in self.told]
        return [words.event(self.state.game, event) for event in seen if event is not None]

    def steps(self) -> list[str]:
        """Return what waits to be decided, the first to be answered last, as positions write it."""
        steps: list[str] = self.state.position()["turn"]["steps"]
        return steps

    def points(self, seat: int = 0) -> dict[str, int]:
        """Return points by source, without those that are 0."""
        return {source: points for source, points in self.state.scores()[seat].by_source().items() if points}


def _people(numbers: Sequence[int]) -> str:
    return " ".join(letter * number for letter, number in zip("ywr", numbers, strict=True) if number)


def position(
    players: int = 2,
    *,
    district: Mapping[int, str] = NOTHING,
    plaza: Mapping[int, str] = NOTHING,
    lying: Mapping[int, str] = NOTHING,
    deniers: Mapping[int, int] = NOTHING,
    hand: Mapping[int, str] = NOTHING,
    ramparts: Mapping[int, int] = NOTHING,
    built: Mapping[int, int] = NOTHING,
    queue: str = CALM,
    decks: Mapping[str, Any] = NOTHING,  # type: ignore[assignment]
    turn: Mapping[str, Any] | None = NOTHING,  # type: ignore[assignment]
    start_player: int = 0,
    last_round: bool = False,
    options: Mapping[str, OptionValue] | None = None,
    components: Mapping[str, Any] | None = None,
    event_deck: list[str] | None = None,
    rules: str | None = None,
) -> Table:
    """Return a table as described; `turn` defaults to the beginning of player 0's turn, `None` is a finished game."""
    game = make("tournay", options=options, components=components)
    if rules is not None:
        game = resume("tournay", game.settings, components, rules)
    document: dict[str, Any] = {
        "game": "tournay",
        "start_player": start_player,
        "last_round": last_round,
        "turn": None if turn is None else {"player": 0, **turn},
        "queue": [_event(word) for word in queue.split()],
        "decks": {deck: _deck(entry) for deck, entry in decks.items()},
        "players": [
            {
                "deniers": deniers.get(seat, 6),
                "plaza": _count(plaza.get(seat, "" if seat else "yy ww rr")),
                "lying": _count(lying.get(seat, "yy ww rr" if seat and seat not in plaza else "")),
                "district": _district(district.get(seat, "")),
                "hand": [_card(word, seat) for word in hand.get(seat, "").split()],
                "ramparts": ramparts.get(seat, 0),
                "built": built.get(seat, 0),
            }
            for seat in range(players)
        ],
    }
    if event_deck is not None:
        document["event_deck"] = event_deck
    return Table(game.from_position(document))


def _count(letters: str) -> dict[str, int]:
    return {colour: letters.count(letter) for letter, colour in _LETTERS.items()}


def _card(word: str, seat: int) -> dict[str, Any]:
    return {"card": word.rstrip("!"), "known_by": None if word.endswith("!") else [seat]}


def _event(word: str) -> dict[str, Any] | None:
    name, _, coins = word.partition(":")
    return None if name == "-" else {"event": name, "coins": int(coins or 0)}


def _deck(entry: Any) -> dict[str, Any]:
    """Return `crier` if it has come; else a list of places from the bottom up, `^` for a face-up one on top."""
    if entry == "crier":
        return {"crier": True}
    places: list[Any] = []
    for word in entry.split():
        count = int(word[1:]) if word.startswith("?") else 0
        places += [None] * count if count else [{"card": word.strip("^"), "known_by": None}]
    return {"places": places, "face_up": entry.endswith("^")}


def _district(text: str) -> dict[str, Any]:
    slots = {}
    for part in text.split("|") if text else ():
        name, _, words = part.partition(":")
        entry: dict[str, Any] = {"cards": [], "citizens": {}, "gray": 0, "damaged": False}
        for word in words.split():
            if word == "+gray":
                entry["gray"] += 1
            elif word.startswith("+"):
                entry["citizens"][word[1:]] = entry["citizens"].get(word[1:], 0) + 1
            elif word == "#":
                entry["damaged"] = True
            else:
                entry["cards"].append(word)
        slots[name.strip()] = entry
    return slots


def full(*cards: str, slots: tuple[str, ...] = NINE) -> str:
    """Return a district with these cards on the first of the nine slots."""
    return " | ".join(f"{slot}: {card}" for slot, card in zip(slots, cards, strict=False))
