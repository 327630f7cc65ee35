"""Face-down piles: nothing is decided before someone looks."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bastide.core.chance import NoChance, ScriptedChance, SeededChance
from bastide.core.pile import Pile, Pool

KINDS = ("a", "b", "c")


def pile(*counts: int) -> Pile:
    return Pile("card", KINDS, counts)


def test_drawing_asks_chance_and_takes_the_card_out() -> None:
    cards = pile(1, 2, 0)
    assert cards.draw(ScriptedChance("b"), None) == 1
    assert (len(cards), cards.counts) == (2, [1, 1, 0])


def test_a_look_determines_the_card_for_the_player_who_looked() -> None:
    cards = pile(1, 1, 1)
    assert cards.look(0, 2, ScriptedChance("c")) == 2
    assert cards.known_to(2) == [2, None, None]
    assert cards.known_to(0) == [None, None, None]
    assert cards.unknown_to(2) == [1, 1, 0]
    assert cards.unknown_to(0) == [1, 1, 1]
    assert cards.look(0, 0, NoChance()) == 2, "the second to look sees the same card"
    assert cards.known_to(0) == [2, None, None]
    assert cards.draw(NoChance(), (1,)) == 2


def test_a_face_up_top_is_known_to_spectators_too() -> None:
    cards = pile(1, 1, 1)
    cards.turn_up(ScriptedChance("b"))
    assert cards.known_to(None) == [1, None, None]
    assert cards.turn_up(NoChance()) == 1


def test_a_card_put_under_is_known_to_the_player_who_put_it() -> None:
    cards = pile(1, 0, 0)
    cards.put_under(2, (1,))
    cards.put_on_top(1, None)
    assert cards.known_to(1) == [1, None, 2]
    assert cards.known_to(0) == [1, None, None]
    assert cards.total() == [1, 1, 1]


def test_adding_cards_shuffles_all_knowledge_away() -> None:
    cards = pile(1, 1, 0)
    cards.look(0, 0, ScriptedChance("b"))
    cards.add((0, 0, 2))
    assert cards.known_to(0) == [None] * 4
    assert cards.counts == [1, 1, 2]


def test_a_copy_is_independent() -> None:
    cards = pile(1, 1, 1)
    twin = cards.copy()
    twin.look(0, 0, ScriptedChance("a"))
    twin.put_under(1, None)
    assert (cards.counts, cards.known_to(0)) == ([1, 1, 1], [None] * 3)


@given(st.integers(0, 2**32), st.tuples(*[st.integers(0, 4)] * 3).filter(lambda counts: sum(counts) >= 3))
def test_dealing_anew_keeps_what_the_viewer_knows_and_all_cards(seed: int, counts: tuple[int, ...]) -> None:
    chance = SeededChance(seed)
    cards = pile(*counts)
    cards.look(0, 0, chance)
    cards.look(2, 1, chance)
    before = cards.known_to(0)
    imagined = cards.copy()
    imagined.deal_anew(0, Pool(cards.unknown_to(0), SeededChance(seed + 1)))
    assert imagined.known_to(0) == before
    assert imagined.total() == list(counts)
    assert [place and place[1] for place in imagined.places] == [place and place[1] for place in cards.places]


def test_a_card_another_saw_is_dealt_anew_in_proportion() -> None:
    cards = pile(3, 1, 0)
    cards.look(0, 1, ScriptedChance("a"))
    chance = SeededChance(9)
    seen: Counter[int] = Counter()
    for _ in range(2000):
        imagined = cards.copy()
        imagined.deal_anew(0, Pool(cards.unknown_to(0), chance))
        seen[imagined.draw(NoChance(), None)] += 1
    assert abs(seen[0] - 1500) < 90
    assert abs(seen[1] - 500) < 90


def test_a_pool_can_fill_several_piles() -> None:
    pool = Pool((2, 2, 2), SeededChance(1))
    one, other = pool.take(4), pool.take(2)
    assert sum(one) == 4
    assert [a + b for a, b in zip(one, other, strict=True)] == [2, 2, 2]
