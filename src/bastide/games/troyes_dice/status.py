"""Who must do what now, as the key of a message and its arguments, from what the viewer may see."""

from bastide.core.events import Plain
from bastide.games.troyes_dice.view import PartView, TroyesDiceView


def status(view: TroyesDiceView) -> tuple[str, dict[str, Plain]]:
    """The step that the viewer's part has reached; for spectators, the half day (TD-10)."""
    if view["over"]:
        return "status-over", {}
    if view["half"] is None:
        return "status-numbering", {"player": view["crier"]}
    when: dict[str, Plain] = {"day": view["day"], "half": view["half"]}
    if view["part"] is None:
        return "status-half-day", when
    return _own(view["part"], when)


def _own(part: PartView, when: dict[str, Plain]) -> tuple[str, dict[str, Plain]]:
    die: dict[str, Plain] = {"value": part["value"] or 0, "colour": part["colour"] or ""}
    match part["stage"]:
        case "choosing":
            return "status-choose-die", when
        case "paying":
            return "status-pay", die
        case "acting":
            return "status-act", die
        case "done":
            return "status-end", when
        case "ended":
            return "status-wait", {}
    return _bonus(part["choice"])


def _bonus(choice: str | None) -> tuple[str, dict[str, Plain]]:
    match choice:
        case "building":
            return "status-bonus-building", {}
        case "resource-order":
            return "status-resource-order", {}
        case "overflow":
            return "status-overflow", {}
    return "status-citizen", {}
