"""A made-up effect, event and scoring: each is a class with its texts, and nothing else is needed.

The cards that use them are played, told in every language, written to positions and imagined.
"""

import json
from collections.abc import Iterator
from typing import Annotated, Any
from unittest.mock import patch

import pytest
from fluent.runtime import FluentResource

from bastide.core.chance import Chance, SeededChance
from bastide.core.errors import BadComponents
from bastide.core.journal import Journal, Match
from bastide.core.registry import make
from bastide.core.schema import Whole
from bastide.games.tournay import Tournay, explaining, plaza
from bastide.games.tournay.citizens import by_colour
from bastide.games.tournay.effects.base import Choice, Effect
from bastide.games.tournay.event_cards import EventCard
from bastide.games.tournay.fields import Amount, Colours
from bastide.games.tournay.hints import Hints
from bastide.games.tournay.kinds import Field
from bastide.games.tournay.moves import COLOUR
from bastide.games.tournay.prestige import Each, Scoring
from bastide.games.tournay.state import TournayState
from bastide.words import LANGUAGES
from bastide.words.texts import Texts
from tests.games.tournay.table import position

TEXTS = {
    "de": """
piece-pilgrimage = Lege einen Einwohner hin ({ $colours-or }) und erhalte { $amount } Denare.
strike-tax = Pro Münze verliert jeder { $amount } Denare, behält aber { $keep }.
worth-lying = Für je { $each } deiner liegenden Einwohner:
""",
    "en": """
piece-pilgrimage = Lay down a { $colours-or } citizen and gain { $amount } deniers.
strike-tax = Per coin, everybody loses { $amount } deniers, but keeps { $keep }.
worth-lying = For every { $each } of your lying citizens:
""",
    "es": """
piece-pilgrimage = Tumba un ciudadano { $colours-or } y gana { $amount } dineros.
strike-tax = Por moneda, todos pierden { $amount } dineros, pero conservan { $keep }.
worth-lying = Por cada { $each } de tus ciudadanos tumbados:
""",
    "fr": """
piece-pilgrimage = Couchez un habitant { $colours-or } et gagnez { $amount } deniers.
strike-tax = Par pièce, chacun perd { $amount } deniers, mais en garde { $keep }.
worth-lying = Par { $each } de vos habitants couchés :
""",
    "ja": """
piece-pilgrimage = { $colours-or }の市民を1人寝かせ、{ $amount }ドゥニエを得る。
strike-tax = コイン1枚につき全員が{ $amount }ドゥニエを失うが、{ $keep }は残る。
worth-lying = 寝ている市民{ $each }人ごとに：
""",
    "nl": """
piece-pilgrimage = Leg een { $colours-or } inwoner neer en ontvang { $amount } denieren.
strike-tax = Per munt verliest iedereen { $amount } denieren, maar houdt er { $keep }.
worth-lying = Voor elke { $each } van je liggende inwoners:
""",
    "zh-Hant": """
piece-pilgrimage = 放倒一名{ $colours-or }市民，獲得{ $amount }第納爾。
strike-tax = 每枚硬幣使所有人失去{ $amount }第納爾，但保留{ $keep }。
worth-lying = 每{ $each }名倒下的市民：
""",
}


@pytest.fixture(autouse=True)
def made_up() -> Iterator[None]:
    """Declare them for one test."""
    with patch.dict(Effect.table), patch.dict(EventCard.table), patch.dict(Scoring.table):

        class Pilgrimage(Choice):
            kind = "pilgrimage"
            colours: Colours
            amount: Amount
            is_harmless = True

            def moves(self, state: TournayState) -> list[int]:
                standing = by_colour(state.standing[state.player])
                return [COLOUR + colour for colour in range(3) if self.colours >> colour & 1 and standing[colour]]

            def answer(self, state: TournayState, move: int, chance: Chance) -> None:
                plaza.lay_down(state, state.player, move - COLOUR)
                plaza.gain(state, state.player, self.amount)

        class Tax(EventCard):
            kind = "tax"
            keep: Annotated[int, Field(Whole(0, 20))]

            def would_cost(self, state: TournayState, seat: int) -> bool:
                return state.deniers[seat] > self.keep

            def strike(self, state: TournayState, seat: int, times: int) -> int:
                state.deniers[seat] -= min(times, max(0, state.deniers[seat] - self.keep))
                return 0

        class Lying(Scoring):
            kind = "lying"
            each: Each

            def elements(self, state: TournayState, seat: int) -> int:
                return sum(by_colour(state.lying[seat])) // self.each

        yield


def box(**changes: Any) -> Any:
    """Return the box with the three additions; `changes` are other values in the effect of the Shrine."""
    components = json.loads(json.dumps(Tournay.shipped_components()))
    cost = {"deniers": 1}
    pilgrimage = {"kind": "pilgrimage", "colours": ["white", "red"], "amount": 7, **changes}
    components["cards"]["cards"] += [
        {
            "id": "shrine-1", "deck": "white-1", "type": "building", "copies": 2, "replaceable": 0,
            "cost": cost, "points": 1, "effect": [pilgrimage],
        },
        {
            "id": "pilgrim-1", "deck": "white-1", "type": "character", "copies": 2, "replaceable": 0,
            "cost": cost, "points": 1,
            "effect": [{"kind": "on_place", "card_types": ["building"], "card_colour": "any", "then": [pilgrimage]}],
        },
    ]  # fmt: skip
    components["prestige"]["prestige"].append(
        {
            "id": "hostel", "deck": "white-3", "type": "prestige", "copies": 2, "cost": cost, "points": 0,
            "scoring": {"builder": 3, "others": 1, "cap": 12, "per": {"count": "lying", "each": 2}},
        }
    )  # fmt: skip
    fight = {"colour": "red", "citizens": 1, "deniers": 0, "per_coin": 0}
    components["events"]["events"].append(
        {"id": "hearth-tax", "kind": "tax", "amount": 2, "keep": 5, "circles": 3, "fight": fight}
    )
    return components


def test_an_effect_asks_and_is_played() -> None:
    table = position(district={0: "c3: shrine-1"}, components=box()).play("activate c3")
    assert table.legal() == {"colour white", "colour red"}
    assert table.refused("colour yellow") == "TY-10 not-that-colour"
    table.play("colour red")
    assert table.deniers() == 6 + 7 and table.plaza() == "yy w r" and table.lying() == "r"


def test_a_character_sets_it_off() -> None:
    table = position(hand={0: "market-1"}, district={0: "c3: pilgrim-1"}, components=box())
    table.play("play market-1", "place c2", "colour white")
    assert table.deniers() == 6 - 1 + 7


def test_an_event_strikes_and_may_be_met_with_a_rampart() -> None:
    table = position(
        district={0: "c3: ballista-1"}, queue="hearth-tax:1 fire plague", deniers={0: 9, 1: 8}, components=box()
    )
    table.play("activate c3", "trigger 1")
    assert (table.deniers(), table.deniers(1)) == (9, 5)  # two coins, and five deniers stay
    table = position(
        district={0: "c3: ballista-1"}, queue="hearth-tax:1 fire plague", deniers={1: 8}, ramparts={1: 1},
        components=box(),
    ).play("activate c3", "trigger 1")  # fmt: skip
    assert table.asked == 1 and table.legal() == {"rampart", "pass"}
    assert table.play("rampart").deniers(1) == 8


def test_a_scoring_counts() -> None:
    table = position(district={0: "c3: hostel"}, lying={0: "yyy", 1: "ww rr"}, components=box())
    assert table.points() == {"hostel": 3} and table.points(1) == {"hostel": 2}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"amount": 51}, "amount must be a whole number from 0 to 50"),
        ({"colours": ["blue"]}, "must be yellow, white, or red"),
        ({"price": 1}, "unknown field 'price'; its fields are kind, colours, or amount"),
    ],
)
def test_its_fields_are_checked(changes: Any, said: str) -> None:
    with pytest.raises(BadComponents) as refused:
        make("tournay", components=box(**changes))
    assert said in str(refused.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_are_told_with_their_numbers(lang: str) -> None:
    own = Texts(Tournay, lang)
    own._bundle.add_resource(FluentResource(TEXTS[lang]))
    own._english = None
    game = make("tournay", components=box(amount=17))
    assert isinstance(game, Tournay)
    for id_, numbers in {"shrine-1": "17", "pilgrim-1": "17", "hearth-tax": "2 5", "hostel": "2 3 1"}.items():
        said = own.told(explaining.explanation(game, id_))
        assert all(number in said for number in numbers.split()) and "{" not in said, said


def test_whole_games_are_played_with_them() -> None:
    game = make("tournay", components=box())
    for seed in range(3):
        chance = SeededChance(seed)
        match = Match.begin(game, 3, chance)
        while not match.state.is_over:
            player = match.state.to_act[0]
            moves = match.state.legal_moves(player)
            match.play(player, moves[chance.below(len(moves))], chance)
            Hints().worth(match.state, player)
        again = Journal.loads(match.journal.dumps()).fold()
        assert again.position() == match.state.position()
        assert again.game.from_position(again.position()).scores() == match.state.scores()
