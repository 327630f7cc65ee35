"""Who must do what now, as the key of a message and its arguments, from what the viewer may see and do."""

from bastide.core.events import Plain
from bastide.core.offers import Offer
from bastide.games.troyes_dice.view import PartView, TroyesDiceView


def status(view: TroyesDiceView, offer: Offer) -> tuple[str, dict[str, Plain]]:
    """The step that the viewer's part has reached; for spectators, the half day (TD-10)."""
    if view["over"]:
        return "status-over", {}
    if view["half"] is None:
        return ("status-numbered" if "end" in offer else "status-numbering"), {"player": view["crier"]}
    when: dict[str, Plain] = {"day": view["day"], "half": view["half"]}
    if view["part"] is None:
        return "status-half-day", when
    return _own(view["part"], when, offer)


def _own(part: PartView, when: dict[str, Plain], offer: Offer) -> tuple[str, dict[str, Plain]]:
    die: dict[str, Plain] = {"value": part["value"] or 0, "colour": part["colour"] or ""}
    match part["stage"]:
        case "choosing":
            return ("status-relief" if "relief" in offer else "status-choose-die"), when
        case "paying":
            return "status-pay", die
        case "acting":
            return "status-act", {**die, "can": offer.can("resources", "prestige", "work", "value", "colour")}
        case "done":
            return "status-end", when
        case "ended":
            return "status-wait", {}
    return _bonus(part["choice"], offer)


def _bonus(choice: str | None, offer: Offer) -> tuple[str, dict[str, Plain]]:
    match choice:
        case "building":
            return "status-bonus-building", {"can": offer.can("build", "decline")}
        case "resource-order":
            return "status-resource-order", {}
        case "overflow":
            return "status-overflow", {"can": offer.can("citizen", "decline")}
    return "status-citizen", {}
