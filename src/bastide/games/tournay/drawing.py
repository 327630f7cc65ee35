"""Draws a view in the terminal, which therefore shows no more than its viewer may know.

`label` turns ids (`market-1`, `label-supply`) into the reader's words, and knows the titles of a corrected component
file.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

from bastide.core.drawing import LETTERS, Label, Paint, in_colour, plain, player_name, without_colour
from bastide.core.layout import WIDTH, display_width, fitted, wrapped
from bastide.core.masks import bits
from bastide.games.tournay.grid import NAMES, SIDE, open_slots
from bastide.games.tournay.moves import COLOURS, LEVELS
from bastide.games.tournay.printed import CardView, EventView
from bastide.games.tournay.view import PlayerView, SlotView, TournayView

_DECK, _EVENT, _SLOT = 23, 22, 22
"""The widths of a deck, an event's name and a slot of a district."""
_INDENT = 6
_LONGEST_NAME = 20
_NUMERALS = ("I", "II", "III")
_INKS = {"yellow": (16, 220), "white": (16, 255), "red": (231, 124)}


def text(
    view: TournayView,
    *,
    colour: bool,
    lit: Collection[str] = (),
    label: Label = plain,
    names: Sequence[str] = (),
) -> str:
    """Return the whole table; whatever is in `lit` may be chosen now and stands in brackets."""
    paint = in_colour if colour else without_colour
    page = _Page(view, lit, label, paint)
    lines = [*page.decks(), *_wrapped(page.below()), *_wrapped(page.events()), ""]
    for seat, player in enumerate(view["players"]):
        name = player_name(seat, names)[:_LONGEST_NAME]
        lines += [*_wrapped(page.player(seat, player, name)), *page.district(seat, player), ""]
    lines += [legend(view, label=label), *_wrapped(page.turn())]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def legend(view: TournayView, *, label: Label = plain) -> str:  # noqa: ARG001 (it is the same whatever is on the table)
    """Return what the signs mean."""
    return "\n".join(_wrapped((label("label-legend"), label("label-legend-cards"))))


def _wrapped(lines: Iterable[str]) -> Iterator[str]:
    """Wrap lines of words at the width of the terminal."""
    for line in lines:
        yield from wrapped(line, WIDTH, _INDENT)


def _mark(printed: CardView | EventView) -> str:
    """Return the mark of a card that is partly a reconstruction, as in the browser."""
    return "≈" if printed["marks"] else ""


class _Page:
    """One drawing: the view, what is highlighted, and the reader's words."""

    def __init__(self, view: TournayView, lit: Collection[str], label: Label, paint: Paint) -> None:
        self.view, self.lit, self.label, self.paint = view, lit, label, paint

    def card(self, card: str) -> str:
        """Return the name of a card, with a mark if something on it is a reconstruction."""
        return self.label(card) + _mark(self.view["printed"]["cards"][card])

    def event(self, event: str) -> str:
        """Return the name of an event, marked in the same way."""
        return self.label(event) + _mark(self.view["printed"]["events"][event])

    def decks(self) -> Iterator[str]:
        """Draw three colours by three levels: how many cards, and the top one if it is face up."""
        yield f"{'':10}" + "".join(fitted(numeral, _DECK) for numeral in _NUMERALS)
        for row, colour in enumerate(COLOURS):
            cells = []
            for level in range(len(LEVELS)):
                deck = self.view["decks"][len(LEVELS) * row + level]
                mark = ">" if deck["deck"] in self.lit else " "
                crier = "!" if deck["crier"] else " "
                shown = self.card(deck["face_up"]) if deck["face_up"] is not None else "·"
                cells.append(fitted(f"{mark}{deck['size']:2}{crier} {shown}", _DECK))
            yield self.paint(fitted(self.label(colour), 10), _INKS[colour]) + "".join(cells)

    def below(self) -> Iterator[str]:
        """List what the viewer knows of the cards below the face-up ones, from the bottom up, and what may be there."""
        parts = []
        for deck in self.view["decks"]:
            hidden = deck["known"][::-1][: len(deck["known"]) - (deck["face_up"] is not None)]
            while hidden and hidden[-1] is None:
                hidden.pop()
            words = ", ".join(self.card(card) if card is not None else "·" for card in hidden)
            perhaps = self._perhaps(where["card"] for doubt in deck["doubts"] for where in doubt if "depth" in where)
            if words or perhaps:
                parts.append(" ".join(filter(None, (self.label(deck["deck"]), words, perhaps))))
        if parts:
            yield f"{self.label('label-below')}: {'; '.join(parts)}"

    def _perhaps(self, cards: Iterable[str]) -> str:
        """List the cards that may be there, as far as the viewer knows."""
        names = [self.card(card) for card in dict.fromkeys(cards)]
        return f"({self.label('label-perhaps')}: {', '.join(names)})" if names else ""

    def events(self) -> Iterator[str]:
        """Draw the queue with its coins, the supply, and the number of criers that have come."""
        view = self.view
        for place, entry in enumerate(view["queue"], 1):
            if entry is None:
                yield f"{place} ·"
                continue
            coins = "o" * entry["coins"] + "." * (entry["circles"] - entry["coins"])
            cost = f"{entry['citizens']} {self.label(entry['colour'])}"
            if entry["price"]:
                cost += f" + {entry['price']}"
            yield f"{place} {fitted(self.event(entry['event']), _EVENT)} {coins:5} {self.label('label-fight')}: {cost}"
        supply = ", ".join(f"{self.label(colour)} {number}" for colour, number in view["supply"].items())
        yield (
            f"{self.label('label-event-deck')}: {view['events_left']}   {self.label('label-supply')}: {supply}   "
            f"{self.label('label-criers')}: {view['criers']}/{view['criers_needed']}"
        )

    def player(self, seat: int, player: PlayerView, name: str) -> Iterator[str]:
        """Draw a player: deniers and citizens, hand, district."""
        label = self.label
        mark = ">" if self._is_asked(seat) else " "
        first = " *" if seat == self.view["start_player"] else ""
        yield (
            f"{mark} {LETTERS[seat]}{first} {name}   {label('label-deniers')}: {player['deniers']}   "
            f"{label('label-points')}: {player['points']}   {label('label-ramparts')}: "
            f"{player['ramparts']} + {player['built']}"
        )
        yield f"    {label('label-plaza')}: {self._people(player['plaza'])}   {label('label-lying')}: " + self._people(
            player["lying"]
        )
        doubts = [where for deck in self.view["decks"] for doubt in deck["doubts"] for where in doubt]
        perhaps = self._perhaps(where["card"] for where in doubts if where.get("hand") == seat)
        yield f"    {label('label-hand')}: {', '.join(self._hand(player)) or '–'} {perhaps}".rstrip()

    def _people(self, numbers: dict[str, int]) -> str:
        return ", ".join(f"{self.label(colour)} {number}" for colour, number in numbers.items() if number) or "–"

    def _hand(self, player: PlayerView) -> Iterator[str]:
        for entry in player["hand"]:
            if entry["card"] is None:
                yield f"({self.label(entry['deck'])})"
            else:
                name = self.card(entry["card"])
                shown = f"[{name}]" if entry["card"] in self.lit else name
                yield f"{shown} ({self._cost(entry['card'])}; {self._worth(entry['card'])})"

    def _worth(self, card: str) -> str:
        """Return the printed points, or what a prestige building gives its builder and others per element (TY-61)."""
        printed = self.view["printed"]["cards"][card]
        if "scoring" in printed:
            return f"{printed['scoring']['builder']}/{printed['scoring']['others']} ★"
        return f"{printed['points']} ★"

    def _cost(self, card: str) -> str:
        """Return the cost: deniers, one more card as a box, or a citizen by its colour (TY-20)."""
        cost = self.view["printed"]["cards"][card]["cost"]
        if "citizen" in cost:
            return self.label(cost["citizen"])
        return f"{cost.get('deniers', 0)}" + " + □" * cost.get("card", 0)

    def _is_asked(self, seat: int) -> bool:
        turn = self.view["turn"]
        return turn is not None and turn["asked"] == seat

    def district(self, seat: int, player: PlayerView) -> Iterator[str]:
        """Draw the rows and columns that are filled or may be chosen."""
        at = {NAMES.index(entry["slot"]): entry for entry in player["district"]}
        lit = {slot for slot, name in enumerate(NAMES) if self._is_asked(seat) and name in self.lit}
        shown = set(at) | lit
        if not shown:
            shown = set(bits(open_slots[0]))
        rows = range(min(shown) // SIDE, max(shown) // SIDE + 1)
        columns = range(min(slot % SIDE for slot in shown), max(slot % SIDE for slot in shown) + 1)
        width = min(_SLOT, (WIDTH - _INDENT) // len(columns))
        yield " " * _INDENT + "".join(f"{'abcde'[column]:{width}}" for column in columns)
        for row in rows:
            cells = [self._cell(SIDE * row + column, at, lit, width) for column in columns]
            yield f"    {row + 1} " + "".join(cells)

    def _cell(self, slot: int, at: dict[int, SlotView], lit: Collection[int], width: int) -> str:
        entry = at.get(slot)
        if entry is None:
            return fitted(f"[{NAMES[slot]}]" if slot in lit else "·", width)
        marks = "".join(colour[0] * number for colour, number in entry["citizens"].items())
        marks += "g" * entry["gray"] + "#" * entry["damaged"]
        if len(entry["cards"]) > 1:
            marks += f"×{len(entry['cards'])}"
        card = entry["cards"][-1]
        name = self.card(card)
        shown = f"[{name}]" if slot in lit else name
        words = fitted(shown, width - 2 - display_width(marks)) + f" {marks} "
        return self.paint(words, _INKS[self.view["printed"]["cards"][card]["deck"].partition("-")[0]])

    def turn(self) -> Iterator[str]:
        """Draw what is being played or looked at."""
        turn, label = self.view["turn"], self.label
        if turn is None:
            yield label("label-game-over")
            return
        parts = []
        if turn["card"] is not None:
            parts.append(f"{label('label-playing')}: {self.card(turn['card'])}")
        if turn["looked"]:
            cards = ", ".join(self.card(card) if card is not None else "?" for card in turn["looked"])
            parts.append(f"{label('label-looked')}: {cards}")
        if turn["last"] is not None and turn["last"]["card"] is not None:
            parts.append(f"{label('label-playing')}: {self.card(turn['last']['card'])} {turn['last']['slot'] or ''}")
        if self.view["last_round"]:
            parts.append(label("label-last-round"))
        if parts:
            yield "   ".join(parts)
