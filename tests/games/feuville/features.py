"""What must occur in some stored playthrough, beyond moves, options and events."""

from collections.abc import Iterator, Sequence

from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide.games.feuville import Feuville, scoring
from bastide.games.feuville.board import tiles_left
from bastide.games.feuville.box import CHARMS, DECREE_PIECE, DECREES
from bastide.games.feuville.moves import PERSONS
from bastide.games.feuville.player_board import has_room
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.state import FeuvilleState

_BOX = Feuville().box

ALL = frozenset(
    {
        *(f"uses the skill of the {person}" for person in PERSONS),
        *(f"the gnome plays the {person}" for person in PERSONS),
        *(f"evaluates {decree}" for decree in DECREES),
        *(f"takes the fairy tile {charm}" for charm, count in zip(CHARMS, _BOX.charm_counts, strict=True) if count),
        *(f"builds the tile {code}" for code in _BOX.codes),
        *(f"answers the step {step}" for step in FeuvilleQuestion.of_the_game if step != "finish"),
        "evaluates a decree before the first roll",
        "evaluates a decree between the dragon and the new roll",
        "rolls and keeps a decree",
        "steals with both spaces taken and drops nothing",
        "evaluates a decree for nothing",
        "evaluates a decree with a piece in the hand",
        "builds with a piece in the hand",
        "builds in another player's turn",
        "builds on the left",
        "builds on the right",
        "stores in another player's turn",
        "drops a decree",
        "drops a tile",
        "drops a protected piece",
        "steals a tile",
        "steals a decree",
        "refills a row at the end of a turn",
        "a row is empty for good",
        "plays a great selection in another player's turn",
        "plays a great selection in the own turn",
        "a double after a double",
        "names a ruin or a bare starting tile",
        "burns the starting column",
        "repairs by clouds",
        "repairs by the magician",
        "the entertainer hits ten",
        "the entertainer goes too far",
        "a protected piece is used",
        "the starting player ends the game at once",
        "the starting player's gap lets the round be finished",
        "another player's gap lets the round be finished",
        "the last of the round ends the game",
        "mercy for one",
        "mercy for several",
        "no mercy for several",
        "sole victory",
        "shared victory",
    }
)


def features(before: FeuvilleState, ply: Ply, after: FeuvilleState, events: Sequence[Event]) -> Iterator[str]:
    """Return what occurs in one move."""
    told = {event.key for event in events}
    kind = before.game.moves.key(before.game.moves.parse(ply.move))
    words = ply.move.split()
    step = before.questions[-1].name
    yield f"answers the step {step}"
    if kind == "skill":
        yield f"uses the skill of the {words[1]}"
    if kind == "gnome":
        yield f"the gnome plays the {words[1]}"
    yield from _pieces(before, ply, events, kind)
    yield from _towns(before, ply, after, events, told, step)
    if "entertainer-pays" in told and kind in ("roll", "skill"):
        paid = next(event for event in events if event.key == "entertainer-pays")
        yield "the entertainer hits ten" if paid.arguments["points"] else "the entertainer goes too far"
    if kind == "end" and after.is_over:
        yield from _end(before, after)
    elif "decrees-run-out" in told:
        starting = ply.player == before.start_player
        yield f"{'the starting' if starting else 'another'} player's gap lets the round be finished"
    if kind == "end" and "refills-row" in told:
        yield "refills a row at the end of a turn"
    if sum(event.key == "rolls-double" for event in events) > 1:
        yield "a double after a double"
    if any(not after.board >> 6 * level & 63 and not tiles_left(after, level) for level in range(3)):
        yield "a row is empty for good"


def _pieces(before: FeuvilleState, ply: Ply, events: Sequence[Event], kind: str) -> Iterator[str]:
    foreign = ply.player != before.player
    for event in events:
        if event.key == "evaluates":
            yield f"evaluates {event.arguments['decree']}"
            if not event.arguments["points"]:
                yield "evaluates a decree for nothing"
        if event.key == "takes-charm":
            yield f"takes the fairy tile {event.arguments['charm']}"
    if kind == "evaluate-stored" and before.hand >= 0:
        yield "evaluates a decree with a piece in the hand"
    if kind == "build-stored" and before.hand >= 0:
        yield "builds with a piece in the hand"
    if kind in ("store", "replace") and foreign:
        yield "stores in another player's turn"
    if kind == "replace":
        space = int(ply.move[-1]) - 1
        yield "drops a decree" if before.store[2 * ply.player + space] >= DECREE_PIECE else "drops a tile"
        if before.shielded[ply.player] >> space & 1:
            yield "drops a protected piece"
    if kind == "evaluate-stored" and before.questions[-1].name == "roll":
        when = "before the first roll" if before.dice[0] < 0 else "between the dragon and the new roll"
        yield f"evaluates a decree {when}"
    if kind == "roll" and before.questions[-1].text() == "roll 0":
        yield "rolls and keeps a decree"
    keys = [event.key for event in events]
    if "protection-spent" in keys:
        yield "a protected piece is used"
    if "plays-selection" in keys:
        whose = "another player's" if foreign else "the own"
        yield f"plays a great selection in {whose} turn"
    for event in events:
        if event.key == "steals" and not before.game.thief_makes_room and not has_room(before, ply.player):
            yield "steals with both spaces taken and drops nothing"
        if event.key == "steals":
            yield "steals a decree" if event.arguments["piece"] in DECREES else "steals a tile"


def _towns(
    before: FeuvilleState, ply: Ply, after: FeuvilleState, events: Sequence[Event], told: set[str], step: str
) -> Iterator[str]:
    player = ply.player
    if "builds" in told:
        stored = ply.move.startswith("build") and len(ply.move.split()) == 3
        piece = before.store[2 * player + int(ply.move.split()[1]) - 1] if stored else before.hand
        if before.box.codes[piece] in _BOX.number:
            yield f"builds the tile {before.box.codes[piece]}"
        if player != before.player:
            yield "builds in another player's turn"
        if ply.move.split()[-1].startswith("-"):
            yield "builds on the left"
        elif ply.move.split()[-1].startswith("+"):
            yield "builds on the right"
    if "names-in-vain" in told:
        yield "names a ruin or a bare starting tile"
    if any(event.key == "burns" and event.arguments["column"] == "0" for event in events):
        yield "burns the starting column"
    if "repairs" in told:
        yield "repairs by clouds" if step == "clouds" else "repairs by the magician"


def _end(before: FeuvilleState, after: FeuvilleState) -> Iterator[str]:
    last = (before.player + 1) % before.players == before.start_player
    if before.player == before.start_player:
        yield "the starting player ends the game at once"
    elif last and not before.last_round:
        yield "the last of the round ends the game"
    mercy = scoring.mercy(after)
    gifts = sum(points > 0 for points in mercy)
    yield "mercy for one" if gifts == 1 else "mercy for several" if gifts else "no mercy for several"
    yield "shared victory" if after.ranking().count(1) > 1 else "sole victory"
