"""The text of a stored game: every state in full, the moves, the outcomes of chance and the events."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bastide.core.chance import Outcome
from bastide.core.events import Event, Secret
from bastide.core.journal import Journal
from bastide.core.state import State
from bastide.testing.stored import begin, steps


def render(journal: Journal) -> str:
    """Return the whole game. What never changes is at the top, once.

    ? is an outcome of chance, > an event, ! an event that shows something hidden before.
    """
    start = begin(journal).state
    first = start.position()
    played = list(steps(journal))
    states = [first, *(step.after.position() for step in played)]
    fixed = {key for key in first if all(state.get(key) == first[key] for state in states)}
    lines = [
        f"{journal.header.game}, rules {journal.header.rules}, {journal.header.players} players",
        "",
        "throughout",
        *_state({key: first[key] for key in first if key in fixed}),
        "",
        "set-up",
        *_chance(journal.setup),
        *_state(_without(first, fixed)),
        *_to_act(start),
    ]
    for number, (step, state) in enumerate(zip(played, states[1:], strict=True), 1):
        lines += [
            "",
            f"{number}. player {step.ply.player}: {step.ply.move}",
            *_chance(step.ply.chance),
            *(f"  {'!' if event.reveals else '>'} {_event(event)}" for event in step.events),
            *_state(_without(state, fixed)),
            *_to_act(step.after),
        ]
    final = played[-1].after
    lines += ["", "result"]
    for player, (score, rank) in enumerate(zip(final.scores(), final.ranking(), strict=True)):
        reasons = ", ".join(f"{source} {points}" for source, points in score.by_source().items())
        lines.append(f"  player {player}: {score.total} ({reasons}), rank {rank}")
    return "\n".join(lines) + "\n"


def _without(position: Mapping[str, Any], keys: set[str]) -> dict[str, Any]:
    return {key: value for key, value in position.items() if key not in keys}


def _chance(outcomes: Sequence[Outcome]) -> list[str]:
    return [f"  ? {', '.join(f'{outcome.name}: {outcome.kind}' for outcome in outcomes)}"] if outcomes else []


def _event(event: Event) -> str:
    arguments = "".join(f" {name}={_argument(value)}" for name, value in event.arguments.items())
    return event.key + arguments + _only(event.audience)


def _argument(value: object) -> str:
    return _inline(value.value) + _only(value.audience) if isinstance(value, Secret) else _inline(value)


def _only(audience: tuple[int, ...] | None) -> str:
    return "" if audience is None else f" (only {' '.join(map(str, audience)) or 'nobody'})"


def _state(position: Mapping[str, Any]) -> Iterator[str]:
    """Return a line for each field, and for each entry of a list of things."""
    for key, value in position.items():
        if isinstance(value, list) and value and isinstance(value[0], (dict, list)):
            yield from (f"  {key} {index}: {_inline(entry)}" for index, entry in enumerate(value))
        else:
            yield f"  {key}: {_inline(value)}"


def _to_act(state: State) -> Iterator[str]:
    for player in state.to_act:
        yield f"  = player {player} has {len(state.legal_moves(player))} moves"


def _inline(value: object) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case dict():
            return "{" + ", ".join(f"{key} {_inline(entry)}" for key, entry in value.items()) + "}"
        case list() | tuple():
            return "[" + " ".join(_inline(entry) for entry in value) + "]"
    return str(value)
