"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide.games.tournay import Tournay, district, turn
from bastide.games.tournay.actions import Act
from bastide.games.tournay.citizens import by_colour
from bastide.games.tournay.costs import PayCard
from bastide.games.tournay.deck import Draw
from bastide.games.tournay.effects.base import Action, Effect, Reaction, Then
from bastide.games.tournay.effects.queue import CombatEvent
from bastide.games.tournay.event_cards import LayCitizen, PositiveEvent
from bastide.games.tournay.events import Shelter, Suffer
from bastide.games.tournay.final import Final
from bastide.games.tournay.grid import NAMES, SLOTS
from bastide.games.tournay.moves import DECKS, OWNERS
from bastide.games.tournay.plaza import Use
from bastide.games.tournay.state import TournayState

_BOX = Tournay({"expansion": "replace"}).box
_ASKING = (
    "turn", "pay-card", "pay-citizen", "place", "use", "draw", "keep", "effect", "react", "chain", "shelter", "suffer",
    "choose", "damage", "last",
)  # fmt: skip

ALL = frozenset(
    {
        *(f"places {card}" for card in _BOX.ids),
        *(f"an effect is {piece}" for piece, kind in Effect.table.items() if issubclass(kind, Action)),
        *(f"a character reacts by {trigger}" for trigger, kind in Effect.table.items() if issubclass(kind, Reaction)),
        *(f"{event} strikes" for event in _BOX.event_ids),
        *(f"a crier comes in {deck}" for deck in DECKS),
        *(f"answers the step {step}" for step in _ASKING),
        *(f"uses a citizen of the {owner} player" for owner in OWNERS[1:]),
        *(f"pays with a citizen {place}" for place in ("plaza", "lying", "on a building")),
        "mixes owners",
        "covers a prestige building",
        "builds over a citizen",
        "builds over a gray citizen",
        "builds over damage",
        "the second of a pair of equal cards is played",
        "pays with a card of the hand",
        "pays with a card of the district",
        "leaves a gap",
        "takes the face-up card",
        "puts the face-up card under its deck",
        "looks at the last two cards of a deck",
        "takes the only card of a deck",
        "a deck is empty",
        "an event has no empty circle",
        "several repetitions for one player",
        "an event with a choice of colour",
        "builds a rampart against an event",
        "builds a spare rampart",
        "does without a rampart",
        "activates a building twice",
        "triggers a positive event",
        "takes the coins of an event",
        "returns a card at the hand limit",
        "the end comes by two complete districts",
        "the end comes by a complete district and criers",
        "places a last card",
        "ends without a last card",
        "pays for a last card with another card",
        "sole victory",
        "shared victory",
    }
)


def features(before: TournayState, ply: Ply, after: TournayState, events: Sequence[Event]) -> Iterator[str]:
    """Return what occurs in one move."""
    if before.questions:
        yield f"answers the step {before.questions[-1].name}"
    word, *rest = ply.move.split()
    for event in events:
        yield from _told(event)
    if word == "use" and rest[0] != "own":
        yield f"uses a citizen of the {rest[0]} player"
    keys = [event.key for event in events]
    if "borrows" in keys:
        yield from _mixes(before, ply)
    if word == "give":
        yield f"pays with a citizen {rest[0] if rest[0] in ('plaza', 'lying') else 'on a building'}"
    yield from _cards(before, ply, after, word, rest)
    yield from _decks(before, after, word)
    yield from _events(before, ply, after, word, events)
    if word == "end":
        yield from _ends(before, ply, after, keys)


def _told(event: Event) -> Iterator[str]:
    card = event.arguments.get("card")
    match event.key:
        case "places" | "stacks" | "replaces":
            yield f"places {card}"
        case "activates":
            for piece in _BOX.activation[_BOX.number[str(card)]]:
                yield f"an effect is {_BOX.pieces[piece].kind}"
        case "reacts":
            for trigger in _BOX.triggers[_BOX.number[str(card)]]:
                yield f"a character reacts by {trigger.kind}"
                then = trigger.then if isinstance(trigger, Then) else ()
                yield from (f"an effect is {_BOX.pieces[piece].kind}" for piece in then)
        case "strikes":
            yield f"{event.arguments['event']} strikes"
        case "crier":
            yield f"a crier comes in {event.arguments['deck']}"
        case "shows-last":
            yield "places a last card"
        case "shows-none":
            yield "ends without a last card"


def _mixes(before: TournayState, ply: Ply) -> Iterator[str]:
    """Whether the last of several citizens is borrowed after an own one was used."""
    match before.questions:
        case [*_, Draw(), Use(number=1, colour=colour)] if by_colour(before.lying[ply.player])[colour]:
            yield "mixes owners"


def _cards(before: TournayState, ply: Ply, after: TournayState, word: str, rest: list[str]) -> Iterator[str]:
    seat = ply.player
    final = isinstance(before.questions[0], Final)
    if word == "place" and before.playing >= 0 and not final:
        slot = NAMES.index(rest[0])
        token = before.tokens[SLOTS * seat + slot]
        if before.prestige[seat] >> slot & 1 and len(after.stacks[SLOTS * seat + slot]) > 1:
            yield "covers a prestige building"
        if sum(district.citizens_on(token)[:3]):
            yield "builds over a citizen"
        if district.citizens_on(token)[3]:
            yield "builds over a gray citizen"
        if token & district.DAMAGED:
            yield "builds over damage"
    if word == "play" and before.asked == seat:
        card = before.box.number[rest[0]]
        if sum(held == card for held, _ in before.hands[seat]) > 1:
            yield "the second of a pair of equal cards is played"
    if word == "return":
        paying = isinstance(before.questions[-1], PayCard)
        yield "pays with a card of the hand" if paying else "returns a card at the hand limit"
    if word == "remove":
        yield "pays with a card of the district"
        if after.filled[seat].bit_count() < before.filled[seat].bit_count():
            yield "leaves a gap"
    if final and word in ("remove", "return"):
        yield "pays for a last card with another card"
    if word == "activate" and before.occupied[seat] >> NAMES.index(rest[0]) & 1:
        yield "activates a building twice"


def _decks(before: TournayState, after: TournayState, word: str) -> Iterator[str]:
    if word == "top":
        yield "takes the face-up card"
    if word == "look":
        yield "puts the face-up card under its deck"
    sizes = [(len(one), len(other)) for one, other in zip(before.decks, after.decks, strict=True)]
    if any(one == 2 and other == 0 for one, other in sizes) and after.looked:
        yield "looks at the last two cards of a deck"
    if any(one == 1 and other == 0 for one, other in sizes):
        yield "takes the only card of a deck"
    if any(not other for _, other in sizes):
        yield "a deck is empty"


def _events(before: TournayState, ply: Ply, after: TournayState, word: str, events: Sequence[Event]) -> Iterator[str]:
    struck = [event for event in events if event.key == "strikes"]
    coined = {event.arguments["event"] for event in events if event.key == "adds-coin"}
    if any(event.arguments["event"] not in coined for event in struck) and any(e.key == "crier" for e in events):
        yield "an event has no empty circle"
    for key in ("lays-citizen", "damages"):
        hit = [event.arguments["player"] for event in events if event.key == key]
        if len(hit) > len(set(hit)):
            yield "several repetitions for one player"
    question = before.questions[-1]
    if isinstance(question, Suffer):
        event = before.box.events[before.queue[question.place]]
        if isinstance(event, LayCitizen) and event.colour == 7:
            yield "an event with a choice of colour"
    if word == "rampart":
        yield "builds a rampart against an event" if isinstance(question, Shelter) else "builds a spare rampart"
    if word == "pass" and isinstance(question, Shelter):
        yield "does without a rampart"
    if word == "trigger":
        chosen = [before.box.events[before.queue[int(place) - 1]] for place in ply.move.split()[1].split("+")]
        if any(isinstance(event, PositiveEvent) for event in chosen):
            yield "triggers a positive event"
    if word == "fight" and isinstance(question, Act):
        effect = before.box.pieces[question.number]
        gains = after.deniers[ply.player] > before.deniers[ply.player]
        if isinstance(effect, CombatEvent) and effect.take_coins and gains:
            yield "takes the coins of an event"


def _ends(before: TournayState, ply: Ply, after: TournayState, keys: Sequence[str]) -> Iterator[str]:
    if "last-round" in keys:
        complete = sum(district.is_complete(before, seat) for seat in range(before.players))
        criers = before.criers.bit_count() >= turn.criers_needed(before)
        if complete >= 2:
            yield "the end comes by two complete districts"
        if complete == 1 and criers:
            yield "the end comes by a complete district and criers"
    if after.is_over:
        yield "shared victory" if after.ranking().count(1) > 1 else "sole victory"
