"""Why moves are refused, with the rule and a sentence that says what to do."""

from typing import Any

from bastide import words
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.tournay import Tournay
from tests.games.tournay.table import Table, position
from tests.rules import rule

EXPANSION = {"expansion": "replace"}


def test_before_the_heart_of_the_matter() -> None:
    table = position()
    assert table.refused("gather", by=1) == "TY-11 not-asked"
    assert table.refused(-1) == "TY-11 no-such-move"
    assert table.refused(9999) == "TY-11 no-such-move"
    assert position(turn=None).refused("gather") == "TY-63 game-over"


def test_answers_to_questions_that_nobody_has_asked() -> None:
    table = position(hand={0: "market-1"})
    asked = {
        "place c3": "TY-13 play-first",
        "remove c3": "TY-13 play-first",
        "give plaza": "TY-13 play-first",
        "use own": "TY-24 action-first",
        "top": "TY-25 draw-first",
        "keep market-1": "TY-25 draw-first",
        "pass": "TY-31 no-event-now",
        "damage c3": "TY-31 no-event-now",
        "fight 1": "TY-33 activate-first",
        "visit next c3": "TY-33 activate-first",
        "return market-1": "TY-12 hand-small-enough",
        "rampart": "TY-12 hand-small-enough",
        "play port-1": "TY-13 not-in-hand",
    }
    assert {move: table.refused(move) for move in asked} == asked


def test_something_else_has_to_be_decided_first() -> None:
    paying = position(hand={0: "city-hall fort-1"}).play("play city-hall")
    assert paying.refused("gather") == "TY-20 pay-card-first"
    assert paying.refused("return market-1") == "TY-20 not-in-hand"
    assert paying.refused("remove c3") == "TY-20 nothing-there"
    citizen = position(hand={0: "cloth-hall"}).play("play cloth-hall")
    assert citizen.refused("gather") == "TY-20 pay-citizen-first"
    assert citizen.refused("give lying") == "TY-20 no-citizen-there"
    assert position(hand={0: "market-1"}).play("play market-1").refused("gather") == "TY-13 place-first"
    using = position(plaza={0: "y", 1: "y"}, deniers={0: 2}).play("draw yellow-2")
    assert using.refused("gather") == "TY-21 choose-owner"
    assert using.refused("use second") == "TY-21 cannot-borrow"
    none = position(3, plaza={0: "", 1: "y", 2: "y"}).play("draw yellow-1")
    assert none.refused("use own") == "TY-21 no-own-citizen"
    drawing = position(decks={"red-1": "?9 fort-1^"}).play("draw red-1")
    assert drawing.refused("gather") == "TY-27 top-or-look"
    looking = position().play("draw red-1", drawn="fort-1 knight-1")
    assert looking.refused("end") == "TY-27 choose-card"
    effect = position(district={0: "c3: fort-1"}, queue="fire:1 heresy:1 siege").play("activate c3")
    assert effect.refused("end") == "TY-33 finish-effect"


@rule("TY-45", "TY-46")
def test_an_effect_says_which_events_it_can_take_and_answers_no_other_question() -> None:
    fort = position(district={0: "c3: fort-1"}, queue="fire:1 heresy:1 siege").play("activate c3")
    assert fort.refused("fight 3") == "TY-45 cannot-take-event"
    tower = position(district={0: "c3: watchtower-1"}, queue="fire:1 heresy siege").play("activate c3")
    assert tower.refused("fight 1") == "TY-46 cannot-take-event"
    for other in ("visit next c3", "colour red", "trigger 1"):
        assert tower.refused(other) == "TY-33 finish-effect"
    crusade = position(queue="crusade great-procession kings-visit")
    crusade.play("draw red-1", drawn="crier fort-1 knight-1").play("keep fort-1")
    assert crusade.refused("damage c3") == "TY-31 event-first"


def test_questions_of_events_and_characters() -> None:
    table = position(queue="drought fire heresy", ramparts={0: 1}, plaza={0: "r"})
    table.play("draw red-1", drawn="crier fort-1 knight-1").play("keep fort-1")
    assert table.refused("end") == "TY-32 rampart-or-pass"
    assert table.refused("shelter") == "TY-32 no-shelter"
    fire = position(
        queue="fire great-procession kings-visit", district={0: "c3: market-1 | c2: port-1"}, plaza={0: "r"}
    )
    fire.play("draw red-1", drawn="crier fort-1 knight-1").play("keep fort-1")
    assert fire.refused("end") == "TY-31 event-first"
    assert fire.refused("damage b3") == "TY-56 cannot-damage"
    chain = position(district={0: "c3: hospital-1 | c2: monk-1 | b2: market-1"}, options=EXPANSION).play("activate c3")
    assert chain.refused("end") == "TY-51 activate-or-pass"
    assert chain.refused("activate c3") == "TY-51 not-in-chain"
    react = position(
        district={0: "c3: hospital-1 | c2: monk-1 | b2: market-1 | b3: templar-1 | b4: fort-1"}, options=EXPANSION
    ).play("activate c3")
    assert react.refused("end") == "TY-51 choose-character"


@rule("TY-10", "TY-41", "TY-47", "TY-50", "TY-56")
def test_refusals_of_effects_name_what_cannot_be_chosen() -> None:
    def table(district: str, **more: Any) -> Table:
        return position(3, district={0: district, **more.pop("others", {})}, options=EXPANSION, **more)

    bakery = table("c3: bakery-2").play("activate c3")
    assert bakery.why("colour yellow") == "You can't choose yellow here."
    chain = table("c3: hospital-1 | c2: monk-1 | b2: market-1 | c4: monastery-1").play("activate c3")
    assert chain.why("activate c4") == "You can't also activate the building on c4."
    catapult = table("c3: catapult-1", others={2: "c3: market-1 | c2: prior-1"}).play("activate c3")
    assert catapult.refused("damage b3") == "TY-56 cannot-damage"
    assert catapult.why("damage b3") == "There is no free card on b3 to damage."
    assert words.status(catapult.state, viewer=0) == "Choose one of Player 3's cards to damage."
    next_ = table("c3: catapult-1", others={1: "c3: market-1 | c2: prior-1"}).play("activate c3")
    assert words.status(next_.state, viewer=2) == "Player 1 is choosing a card of Player 2 to damage."
    others = {0: "c3: market-1 | c2: prior-1", 1: "c3: catapult-1"}
    first = position(district=others, options=EXPANSION, turn={"player": 1}, plaza={0: "", 1: "r"}).play("activate c3")
    assert words.status(first.state, viewer=1) == "Choose one of Player 1's cards to damage."
    assert table("c3: ballista-1").play("activate c3").refused("trigger 1+2+3") == "TY-47 cannot-trigger"
    port = table("c3: port-2", others={1: "c3: market-1 | c2: market-2"}).play("activate c3")
    assert port.refused("visit second c3") == "TY-41 cannot-visit"


def test_only_last_cards_at_the_very_end() -> None:
    table = position(hand={0: "market-1"}, last_round=True, turn={"player": 1, "steps": ["turn action-done"]}).play(
        "end"
    )
    assert table.refused("gather", by=0) == "TY-59 only-last-card"
    table.play("play market-1", by=0)
    assert table.refused("place a1", by=0) == "TY-14 bad-slot"
    assert table.refused("end", by=0) == "TY-59 only-last-card"


def test_every_refusal_of_a_random_game_is_a_sentence_that_names_a_rule() -> None:
    game = make("tournay", preset="expansion-replace")
    chance = SeededChance(8)
    state = game.start(3, chance)
    rules = words.rules(Tournay)
    for _ in range(150):
        player = state.to_act[0]
        refused = state.refusal(player, chance.below(len(game.moves)))
        if refused is not None:
            assert refused.rule in rules
            assert words.refusal(Tournay, refused).endswith(".")
        legal = state.legal_moves(player)
        state.play(player, legal[chance.below(len(legal))], chance)
