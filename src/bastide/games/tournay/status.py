"""Who must do what now, as the key of a message and its arguments, from what the viewer may see."""

from bastide.core.events import Plain
from bastide.games.tournay.steps import ACTION_DONE, CARD_PLAYED, STAGES
from bastide.games.tournay.view import TournayView, TurnView

_HAND_LIMIT = 4


def status(view: TournayView) -> tuple[str, dict[str, Plain]]:
    """The question that the turn has reached (TY-11)."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    if turn["asked"] is None:
        return _last(turn)
    asked: dict[str, Plain] = {"player": turn["asked"]}
    name, *words = turn["steps"][-1].split()
    match name:
        case "turn":
            return _turn(view, turn, asked)
        case "pay-card":
            return "status-pay-card", {**asked, "card": turn["card"] or ""}
        case "pay-citizen":
            return "status-pay-citizen", {**asked, "card": turn["card"] or "", "colour": words[0]}
        case "place":
            return "status-place", {**asked, "card": turn["card"] or ""}
        case "use":
            return "status-use", {**asked, "colour": words[0], "number": int(words[1])}
        case "draw":
            return "status-draw", {**asked, "deck": words[0]}
        case "keep":
            return "status-keep", {**asked, "deck": words[0]}
        case "choose":
            return "status-choose", {**asked, "number": int(words[2])}
        case "react":
            return "status-react", asked
        case "chain":
            return "status-chain", asked
        case "shelter":
            return "status-shelter", {**asked, "event": turn["event"] or ""}
        case "suffer":
            return "status-suffer", {**asked, "event": turn["event"] or ""}
        case "damage":
            return "status-damage", {**asked, "other_player": turn["target"] or 0}
    return "status-effect", asked


def _turn(view: TournayView, turn: TurnView, asked: dict[str, Plain]) -> tuple[str, dict[str, Plain]]:
    if turn["stage"] == STAGES[ACTION_DONE]:
        cards = view["players"][turn["asked"] or 0]["hand_size"]
        return ("status-hand-limit", asked) if cards > _HAND_LIMIT else ("status-end", asked)
    return ("status-action", asked) if turn["stage"] == STAGES[CARD_PLAYED] else ("status-opening", asked)


def _last(turn: TurnView) -> tuple[str, dict[str, Plain]]:
    last = turn["last"]
    if last is None:
        return "status-last-cards", {}
    if last["ended"]:
        return "status-wait", {}
    if last["card"] is None:
        return "status-last-card", {}
    return ("status-last-slot", {"card": last["card"]}) if last["slot"] is None else ("status-last-end", {})
