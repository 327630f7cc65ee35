"""What buildings do: one function for each piece that asks, one for each that does (TY-39 to TY-48, expansion).

All effects are the player's on turn, also those of a building in another district (ruling A21). What cannot be done is
skipped; what can be done must be (ruling A32).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.questions import LOOK_AGAIN
from bastide.games.tournay import combat, deck, district, events, pieces, plaza
from bastide.games.tournay.box import BUILDING, CHARACTER, Piece
from bastide.games.tournay.grid import SLOTS, bits
from bastide.games.tournay.moves import COLOUR, COLOURS, DAMAGE, EVENT_MASKS, FIGHT, QUEUE, TRIGGER, VISIT
from bastide.games.tournay.pieces import CHOICE
from bastide.games.tournay.questions import Count, TournayQuestion
from bastide.games.tournay.questions import Piece as PieceNumber
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView

FRAME_SLOTS = 9

_Do: TypeAlias = Callable[["TournayState", Piece, Chance], None]
_Moves: TypeAlias = Callable[["TournayState", Piece], list[int]]


def push_effects(state: "TournayState", numbers: tuple[int, ...]) -> None:
    """Pieces of an effect, to be carried out in order."""
    for number in reversed(numbers):
        state.questions.append(Effect(number))


@dataclass(slots=True)
class Effect(TournayQuestion):
    """A piece of an effect: it is carried out, or asks the player on turn what it needs to know."""

    name = "effect"
    answers = ("visit", "fight", "trigger", "colour")
    first = "TY-33", "finish-effect"
    asks_one_kind = True
    piece: PieceNumber

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, if there are several answers; what can't be done is skipped (ruling A32)."""
        piece = state.box.pieces[self.piece]
        listing = _MOVES.get(piece[0])
        if listing is not None:
            moves = listing(state, piece)
            if len(moves) > 1:
                return state.player
            if moves:
                _ANSWER[piece[0]](state, piece, moves[0], chance)
            else:
                state.questions.pop()
            return LOOK_AGAIN
        state.questions.pop()
        _DO[piece[0]](state, piece, chance)
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """What the piece asks for."""
        piece = state.box.pieces[self.piece]
        return _MOVES[piece[0]](state, piece)

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Carry the piece out."""
        piece = state.box.pieces[self.piece]
        _ANSWER[piece[0]](state, piece, move, chance)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        """The piece does not allow it."""
        match state.game.key_of[move]:
            case "visit":
                return refuse("TY-41", "cannot-visit")
            case "fight":
                return refuse("TY-45" if state.box.pieces[self.piece][1] else "TY-46", "cannot-take-event")
            case "trigger":
                return refuse("TY-47", "cannot-trigger")
        return refuse("TY-10", "not-that-colour", colour=COLOURS[move - COLOUR])

    def exists(self, state: "TournayState") -> bool:
        """The box has such a piece."""
        return self.piece < len(state.box.pieces)


# Deniers


def _gain(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """TY-39."""
    plaza.gain(state, state.player, piece[1])


def _per_slot(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """So much for each filled, or each empty, of the nine slots (TY-48)."""
    filled = state.filled[state.player].bit_count()
    plaza.gain(state, state.player, piece[2] * (filled if piece[1] else FRAME_SLOTS - filled))


def _citizens(state: "TournayState", colour: int, where: int) -> int:
    return (state.lying if where == pieces.LYING else state.standing)[3 * state.player + colour]


def _per_pair(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """For each pair of two colours on the Plaza."""
    pairs = min(_citizens(state, colour, pieces.PLAZA) for colour in piece[1:3])
    plaza.gain(state, state.player, piece[3] * pairs)


def _per_citizen(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """For each citizen on the Plaza, or lying beside it."""
    number = sum(_citizens(state, colour, piece[2]) for colour in range(3) if piece[1] >> colour & 1)
    plaza.gain(state, state.player, piece[3] * number)


def _one_colour_moves(_state: "TournayState", piece: Piece) -> list[int]:
    return [COLOUR + colour for colour in range(3) if piece[1] >> colour & 1]


def _one_colour(state: "TournayState", piece: Piece, move: int, _chance: Chance) -> None:
    """The same for one colour that the player names."""
    state.questions.pop()
    plaza.gain(state, state.player, piece[3] * _citizens(state, move - COLOUR, piece[2]))


def _collect_moves(_state: "TournayState", piece: Piece) -> list[int]:
    return [COLOUR + colour for colour in range(3) if piece[1] in (CHOICE, colour)]


def _collect(state: "TournayState", piece: Piece, move: int, _chance: Chance) -> None:
    """Every other player pays for each of his cards of the colour and type (ruling A35)."""
    state.questions.pop()
    if state.listener is not None:
        state.tell("names-colour", player=state.player, colour=COLOURS[move - COLOUR])
    for seat in state.others():
        number = (_cards(state, seat, piece[2]) & state.coloured[3 * seat + move - COLOUR]).bit_count()
        plaza.pay_to(state, seat, state.player, piece[3] * number)


def _cards(state: "TournayState", seat: int, types: int) -> int:
    """Visible level I and II cards of these types."""
    mask = state.buildings[seat] if types & BUILDING else 0
    return mask | (state.characters[seat] if types & CHARACTER else 0)


def _richest(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """All who are richest pay, but for the player on turn (ruling A34)."""
    most = max(state.deniers)
    rich = [seat for seat in state.others() if state.deniers[seat] == most]
    for seat in rich:
        plaza.pay_to(state, seat, state.player, piece[1])


# Citizens and cards


def _recruit_moves(state: "TournayState", piece: Piece) -> list[int]:
    if state.deniers[state.player] < piece[2]:
        return []
    return [COLOUR + colour for colour in range(3) if piece[1] in (CHOICE, colour) and state.supply[colour]]


def _recruit(state: "TournayState", piece: Piece, move: int, _chance: Chance) -> None:
    """For the printed price, as far as money and supply allow (TY-40)."""
    state.questions.pop()
    state.deniers[state.player] -= piece[2]
    plaza.recruit(state, state.player, move - COLOUR, piece[2])


def _gather_lying(state: "TournayState", _piece: Piece, _chance: Chance) -> None:
    """TY-44."""
    number = plaza.stand_up(state, state.player)
    if state.listener is not None:
        state.tell("stands-up", player=state.player, number=number)


def _draw_from(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """TY-42."""
    deck.draw_from(state, piece[1])


def _take_top(state: "TournayState", piece: Piece, chance: Chance) -> None:
    """TY-43."""
    deck.take_top(state, piece[1], piece[2], chance)


def _reveal(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """Ruling A36."""
    state.questions.append(deck.Reveal(piece[1], 0, piece[2]))


# Other districts


def visit_targets(state: "TournayState", piece: Piece, seat: int) -> int:
    """Buildings of another player that may be used: never damaged, never another Port (TY-41, ruling A19)."""
    mask = state.buildings[seat] & ~(state.damaged[seat] if piece[2] else state.occupied[seat])
    if piece[1] != CHOICE:
        mask &= state.coloured[3 * seat + piece[1]]
    for slot in bits(mask):
        if state.box.visits[district.top(state, seat, slot)]:
            mask &= ~(1 << slot)
    return mask


def _visit_moves(state: "TournayState", piece: Piece) -> list[int]:
    moves = []
    for distance, seat in enumerate(state.others()):
        moves += [VISIT + SLOTS * distance + slot for slot in bits(visit_targets(state, piece, seat))]
    return moves


def _visit(state: "TournayState", _piece: Piece, move: int, _chance: Chance) -> None:
    """The other building's effect; nothing is placed on it (TY-41)."""
    state.questions.pop()
    distance, slot = divmod(move - VISIT, SLOTS)
    seat = (state.player + distance + 1) % state.players
    card = district.top(state, seat, slot)
    if state.listener is not None:
        state.tell("visits", player=state.player, other_player=seat, card=state.box.ids[card])
    push_effects(state, state.box.activation[card])


def _damage_others(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """One player after the other, clockwise; no rampart helps (C3, ruling A52)."""
    state.questions.append(Damage(state.box.pieces.index(piece), 1, piece[1]))


@dataclass(slots=True)
class Damage(TournayQuestion):
    """Which card of another district is damaged? The player at this distance comes next, so many times."""

    name = "damage"
    answers = ("damage",)
    first = "TY-31", "event-first"
    piece: PieceNumber
    distance: Count
    left: Count

    def target(self, state: "TournayState") -> int:
        """The player in question."""
        return (state.player + self.distance) % state.players

    def _cards(self, state: "TournayState") -> int:
        """Their free cards of the right types."""
        seat = self.target(state)
        return _cards(state, seat, state.box.pieces[self.piece][2]) & ~state.occupied[seat]

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, district by district, where there is a choice."""
        if self.distance == state.players:
            state.questions.pop()
            return LOOK_AGAIN
        cards = self._cards(state)
        if not self.left or not cards:
            state.questions[-1] = Damage(self.piece, self.distance + 1, state.box.pieces[self.piece][1])
            return LOOK_AGAIN
        if cards & cards - 1:
            return state.player
        self._damage(state, bits(cards)[0])
        return LOOK_AGAIN

    def moves(self, state: "TournayState") -> list[int]:
        """Any of them."""
        return [DAMAGE + slot for slot in bits(self._cards(state))]

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Damage it."""
        self._damage(state, move - DAMAGE)

    def _damage(self, state: "TournayState", slot: int) -> None:
        state.questions[-1] = Damage(self.piece, self.distance, self.left - 1)
        events.damage(state, self.target(state), slot)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        """No free card lies there."""
        return events.cannot_damage(move - DAMAGE)

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """In whose district."""
        return "status-damage", {"other_player": turn["target"] or 0}

    def exists(self, state: "TournayState") -> bool:
        """The box has such a piece."""
        return self.piece < len(state.box.pieces)

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """The piece damages cards, and there is such a player, or all have been asked."""
        return state.box.pieces[self.piece][0] == pieces.DAMAGE_OTHERS and 1 <= self.distance <= state.players


# Events


def _combat_moves(state: "TournayState", piece: Piece) -> list[int]:
    return combat.fight_moves(state, piece[1])


def _combat(state: "TournayState", piece: Piece, move: int, chance: Chance) -> None:
    """TY-45, TY-46."""
    state.questions.pop()
    combat.fight(state, move - FIGHT, piece[2], chance)


def _trigger_moves(state: "TournayState", piece: Piece) -> list[int]:
    present = sum(1 << place for place in range(QUEUE) if state.queue[place] >= 0)
    return [
        TRIGGER + index
        for index, mask in enumerate(EVENT_MASKS)
        if not mask & ~present and mask.bit_count() <= piece[1]
    ]


def _trigger(state: "TournayState", _piece: Piece, move: int, _chance: Chance) -> None:
    """Events strike the others, positive ones everybody (TY-47)."""
    mask = EVENT_MASKS[move - TRIGGER]
    state.questions[-1] = events.Events(mask, 1)
    if state.listener is not None:
        names = tuple(state.box.event_ids[state.queue[place]] for place in bits(mask))
        state.tell("triggers", player=state.player, events=names)


_MOVES: dict[int, _Moves] = {
    pieces.RECRUIT: _recruit_moves,
    pieces.USE_OTHER: _visit_moves,
    pieces.COMBAT: _combat_moves,
    pieces.TRIGGER: _trigger_moves,
    pieces.PER_ONE_COLOUR: _one_colour_moves,
    pieces.COLLECT: _collect_moves,
}
"""Pieces that may have to ask; with a single answer they do not."""

_Answer: TypeAlias = Callable[["TournayState", Piece, int, Chance], None]
_ANSWER: dict[int, _Answer] = {
    pieces.RECRUIT: _recruit,
    pieces.USE_OTHER: _visit,
    pieces.COMBAT: _combat,
    pieces.TRIGGER: _trigger,
    pieces.PER_ONE_COLOUR: _one_colour,
    pieces.COLLECT: _collect,
}

_DO: dict[int, _Do] = {
    pieces.GAIN: _gain,
    pieces.PER_SLOT: _per_slot,
    pieces.DRAW_FROM: _draw_from,
    pieces.TAKE_TOP: _take_top,
    pieces.GATHER_LYING: _gather_lying,
    pieces.PER_PAIR: _per_pair,
    pieces.PER_CITIZEN: _per_citizen,
    pieces.REVEAL: _reveal,
    pieces.DAMAGE_OTHERS: _damage_others,
    pieces.RICHEST: _richest,
}
"""Pieces that ask nothing."""
