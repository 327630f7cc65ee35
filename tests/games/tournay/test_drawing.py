"""The table in a terminal and in words."""

import re

import pytest

from bastide import words
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.tournay import Tournay, drawing
from tests.games.tournay.table import position


def test_everything_on_the_table_is_drawn() -> None:
    table = position(
        district={0: "c3: fort-1 lawyer-1 | c2: market-1 +yellow +gray | d3: port-1 #"},
        hand={0: "belfry market-2! city-hall cloth-hall", 1: "fort-2 prior-1!"},
        queue="crusade:1 drought fire",
        decks={"red-1": "?7 barracks-1^", "white-2": "crier"},
        ramparts={0: 1},
        built={0: 2},
        plaza={0: "y rr", 1: ""},
    )
    drawn = drawing.text(
        table.state.view(0), colour=False, lit=("c4", "d3", "market-2", "red-1"), names=("Anna", "Ben")
    )
    for part in ("Anna", "Ben", "lawyer 1", "×2", "yg", "[port 1]", "#", "[c4]", "[market 2]", "belfry", "(red 2)"):
        assert part in drawn, part
    assert "prior 1" in drawn and "fort 2" not in drawn  # taken face up, and hidden
    for part in ("belfry (5; 4/2 ★)", "city hall (2 + □; 2/1 ★)", "cloth hall (yellow; 2/1 ★)", "(3; 1 ★)"):
        assert part in drawn, part  # the three forms of costs, points, and what prestige is worth
    assert re.search(r"1 crusade≈ +o\.", drawn) and "fight: 1 white + 2" in drawn
    assert re.search(r"> 8  barracks 1", drawn)
    assert "ramparts: 1 + 2" in drawn


@pytest.mark.parametrize("colour", [True, False])
def test_every_position_of_a_game_can_be_drawn_in_the_readers_words(colour: bool) -> None:
    game = make("tournay", preset="expansion-mix")
    chance = SeededChance(5)
    state = game.start(2, chance)
    for count in range(5000):
        if not state.to_act:
            break
        player = state.to_act[0]
        if count % 40 == 0:
            drawn = drawing.text(state.view(player), colour=colour, label=lambda id_: words.name(game, id_))
            assert max(len(re.sub("\x1b[^m]*m", "", line)) for line in drawn.splitlines()) <= 80
            assert words.status(state, viewer=player).endswith(".")
        legal = state.legal_moves(player)
        state.play(player, legal[chance.below(len(legal))], chance)
    assert "The game is over." in drawing.text(state.view(None), colour=colour, label=lambda id_: words.name(game, id_))


def unwrapped(drawn: str) -> str:
    """Return a drawing whose lines don't end where the terminal does."""
    return re.sub(r"\n {6}(?=\S)", " ", drawn)


def test_what_is_known_and_what_may_be_is_drawn() -> None:
    table = position(hand={0: "market-1! port-1! barn-1 fort-1! belfry"}, decks={"red-2": "fort-2 ?8 knight-2^"})
    drawn = unwrapped(drawing.text(table.play("gather", "return port-1").state.view(1), colour=False))
    assert "below: yellow 1 (perhaps: port 1, market 1); red 2 fort 2\n" in drawn
    assert re.search(r"hand: \(yellow 1\), \(yellow 1\), .* \(perhaps: market 1, port 1\)", drawn)
    own = unwrapped(drawing.text(table.state.view(0), colour=False))
    assert "below: yellow 1 port 1; red 2 fort 2\n" in own and "perhaps" not in own


def test_what_is_being_decided_is_drawn() -> None:
    playing = position(hand={0: "market-1"}, last_round=True).play("play market-1")
    drawn = drawing.text(playing.state.view(1), colour=False)
    assert "playing: market 1" in drawn and "last round" in drawn
    looking = position().play("draw red-1", drawn="fort-1 knight-1")
    assert "looked: fort 1, knight 1" in drawing.text(looking.state.view(0), colour=False)
    assert "looked: ?, ?" in drawing.text(looking.state.view(1), colour=False)


@pytest.mark.parametrize(
    ("moves", "drawn", "said"),
    [
        ((), "", "is choosing an action"),
        (("play market-1",), "", "must place Market I"),
        (("draw red-1",), "fort-1 knight-1", "is choosing one of two cards from the red I deck"),
        (("gather",), "", "is finishing their turn"),
    ],
)
def test_the_status_line_says_who_must_do_what(moves: tuple[str, ...], drawn: str, said: str) -> None:
    table = position(hand={0: "market-1"}).play(*moves, drawn=drawn)
    assert said in words.status(table.state)


def test_moves_and_events_have_sentences() -> None:
    game = make("tournay")
    say = {
        text: words.move(game, game.moves.parse(text))
        for text in ("draw red-2", "earn red 2", "visit next c3", "give plaza")
    }
    assert say == {
        "draw red-2": "Draw from the red II deck",
        "earn red 2": "Earn deniers with 2 red citizens",
        "visit next c3": "Use the next player's building on c3",
        "give plaza": "Pay with a citizen (on the Plaza)",
    }
    table = position().play("draw red-1", drawn="fort-1 knight-1").play("keep fort-1")
    keeps = next(event for event in table.told if event.key == "keeps")
    own, other = keeps.seen_by(0), keeps.seen_by(1)
    assert own is not None and other is not None
    assert words.event(Tournay, own, players=("Anna", "Ben")) == "Anna keeps Fort I."
    assert words.event(Tournay, other, players=("Anna", "Ben")) == "Anna keeps a card from the red I deck."
