"""What buildings do: one function for each piece that asks, one for each that does (TY-39 to TY-48, expansion).

All effects are the player's on turn, also those of a building in another district (ruling A21). What cannot be done is
skipped; what can be done must be (ruling A32).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from bastide.core.chance import Chance
from bastide.games.tournay import combat, deck, district, events, pieces, plaza, reactions
from bastide.games.tournay.box import BUILDING, CHARACTER, Piece
from bastide.games.tournay.grid import SLOTS, bits
from bastide.games.tournay.moves import COLOUR, COLOURS, DAMAGE, EVENT_MASKS, FIGHT, QUEUE, TRIGGER, VISIT
from bastide.games.tournay.pieces import CHOICE
from bastide.games.tournay.steps import CODE, EVENTS, LOOK_AGAIN, REVEAL, SHIFT, SUFFER
from bastide.games.tournay.steps import DAMAGE as DAMAGE_STEP
from bastide.games.tournay.steps import step as make_step

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

FRAME_SLOTS = 9

_Do: TypeAlias = Callable[["TournayState", Piece, Chance], None]
_Moves: TypeAlias = Callable[["TournayState", Piece], list[int]]


def ask_effect(state: "TournayState", number: int, chance: Chance) -> int:
    """Carries a piece out, or asks the player on turn what it needs to know."""
    piece = state.box.pieces[number]
    listing = _MOVES.get(piece[0])
    if listing is not None:
        moves = listing(state, piece)
        if len(moves) > 1:
            return state.player
        if moves:
            _ANSWER[piece[0]](state, piece, moves[0], chance)
        else:
            state.steps.pop()
        return LOOK_AGAIN
    state.steps.pop()
    _DO[piece[0]](state, piece, chance)
    return LOOK_AGAIN


def effect_moves(state: "TournayState", number: int) -> list[int]:
    """What may be answered."""
    piece = state.box.pieces[number]
    return _MOVES[piece[0]](state, piece)


def answer(state: "TournayState", move: int, chance: Chance) -> None:
    """The answer to a piece on top of the stack."""
    piece = state.box.pieces[state.steps[-1] >> SHIFT]
    _ANSWER[piece[0]](state, piece, move, chance)


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
    state.steps.pop()
    plaza.gain(state, state.player, piece[3] * _citizens(state, move - COLOUR, piece[2]))


def _collect_moves(_state: "TournayState", piece: Piece) -> list[int]:
    return [COLOUR + colour for colour in range(3) if piece[1] in (CHOICE, colour)]


def _collect(state: "TournayState", piece: Piece, move: int, _chance: Chance) -> None:
    """Every other player pays for each of his cards of the colour and type (ruling A35)."""
    state.steps.pop()
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
    state.steps.pop()
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
    state.steps.append(make_step(REVEAL, piece[1], 0, piece[2]))


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
    state.steps.pop()
    distance, slot = divmod(move - VISIT, SLOTS)
    seat = (state.player + distance + 1) % state.players
    card = district.top(state, seat, slot)
    if state.listener is not None:
        state.tell("visits", player=state.player, other_player=seat, card=state.box.ids[card])
    reactions.push_effects(state, state.box.activation[card])


def _damage_others(state: "TournayState", piece: Piece, _chance: Chance) -> None:
    """One player after the other, clockwise; no rampart helps (C3, ruling A52)."""
    state.steps.append(make_step(DAMAGE_STEP, state.box.pieces.index(piece), 1, piece[1]))


def _damage_targets(state: "TournayState", argument: int) -> int:
    piece, distance = state.box.pieces[argument & 1023], argument >> 10 & 255
    seat = (state.player + distance) % state.players
    return _cards(state, seat, piece[2]) & ~state.occupied[seat]


def ask_damage(state: "TournayState", argument: int, _chance: Chance) -> int:
    """The player on turn, district by district, where there is a choice."""
    number, distance, left = argument & 1023, argument >> 10 & 255, argument >> 18
    if distance == state.players:
        state.steps.pop()
        return LOOK_AGAIN
    targets = _damage_targets(state, argument)
    if not left or not targets:
        state.steps[-1] = make_step(DAMAGE_STEP, number, distance + 1, state.box.pieces[number][1])
        return LOOK_AGAIN
    if targets & targets - 1:
        return state.player
    damage_other(state, bits(targets)[0])
    return LOOK_AGAIN


def damage_moves(state: "TournayState", argument: int) -> list[int]:
    """Which free card of that district."""
    return [DAMAGE + slot for slot in bits(_damage_targets(state, argument))]


def damage_other(state: "TournayState", slot: int) -> None:
    """Damages a card of the district in question."""
    distance = state.steps[-1] >> SHIFT + 10 & 255
    state.steps[-1] -= 1 << SHIFT + 18
    events.damage(state, (state.player + distance) % state.players, slot)


def do_damage(state: "TournayState", slot: int, _chance: Chance) -> None:
    """A card is damaged: an own one by an event, another's by a building."""
    if state.steps[-1] & CODE == SUFFER:
        events.suffer_damage(state, slot)
    else:
        damage_other(state, slot)


# Events


def _combat_moves(state: "TournayState", piece: Piece) -> list[int]:
    return combat.fight_moves(state, piece[1])


def _combat(state: "TournayState", piece: Piece, move: int, chance: Chance) -> None:
    """TY-45, TY-46."""
    state.steps.pop()
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
    state.steps[-1] = make_step(EVENTS, mask, 1)
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
