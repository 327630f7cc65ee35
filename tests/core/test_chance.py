"""Six ways to answer a request, all under the same contract."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core.chance import (
    AskingChance,
    Chance,
    EnumeratingChance,
    KeyedChance,
    NoChance,
    Outcome,
    Recorder,
    ReplayingChance,
    Request,
    ScriptedChance,
    SeededChance,
    count,
    every_line,
)
from bastide.core.errors import BadJournal, BadOutcome, ChanceNeeded

CARDS = ("grass", "forest", "desert")


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any), st.integers(0, 2**64 - 1))
def test_only_what_is_there_is_drawn(counts: list[int], seed: int) -> None:
    for chance in (SeededChance(seed), KeyedChance(seed.to_bytes(8, "big"))):
        assert counts[chance.draw(counts, "card")] > 0


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any), st.integers(0, 2**64 - 1))
def test_things_listed_singly_are_drawn_like_things_counted(counts: list[int], seed: int) -> None:
    kinds = tuple(f"kind {number}" for number in range(len(counts)))
    things = [kind for kind, number in enumerate(counts) for _ in range(number)]
    assert count(things, len(kinds)) == counts
    assert SeededChance(seed).pick(things, "card", kinds) == SeededChance(seed).draw(counts, "card", kinds)
    listed, counted = Recorder(SeededChance(seed)), Recorder(SeededChance(seed))
    listed.pick(things, "card", kinds, (0,))
    counted.draw(counts, "card", kinds, (0,))
    assert (listed.requests, listed.outcomes) == (counted.requests, counted.outcomes)


@pytest.mark.parametrize("chance", [SeededChance(1), KeyedChance(b"key")])
def test_frequencies_follow_the_counts(chance: Chance) -> None:
    drawn = Counter(chance.draw((1, 2, 3), "card") for _ in range(6000))
    for kind, expected in enumerate((1000, 2000, 3000)):
        assert abs(drawn[kind] - expected) < 150


def test_dice_show_every_face_and_nothing_else() -> None:
    assert {SeededChance(seed).roll(6, "die") for seed in range(200)} == {1, 2, 3, 4, 5, 6}


def test_same_seed_same_outcomes_and_a_copy_goes_on_alike() -> None:
    one, other = SeededChance(7), SeededChance(7)
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]
    twin = one.copy()
    assert one.below(10**6) == twin.below(10**6)


def test_the_generator_is_splitmix64() -> None:
    """The first numbers that its author publishes for the seed 1234567."""
    chance = SeededChance(1234567)
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [chance.below(2**64) for _ in published] == published


@pytest.mark.parametrize("seed", [0, 1, 1234567, 2**64 - 1])
def test_numbers_made_ahead_are_those_made_one_by_one(seed: int) -> None:
    chance, state, words = SeededChance(seed), seed, 2**64
    for _ in range(100):
        assert chance.state == state
        state = (state + 0x9E3779B97F4A7C15) % words
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % words
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % words
        assert chance.below(words) == mixed ^ mixed >> 31


@pytest.mark.parametrize("before", [0, 1, 30])
@pytest.mark.parametrize("number", [0, 1, 9, 40])
def test_dice_rolled_together_are_those_rolled_one_by_one(before: int, number: int) -> None:
    one, other = SeededChance(5), SeededChance(5)
    for chance in (one, other):
        for _ in range(before):
            chance.below(6)
    names = [f"die {die}" for die in range(number)]
    assert one.rolls(6, names) == [other.roll(6, name) for name in names]
    assert one.has_same_future(other)


def test_the_state_is_the_seed_of_a_generator_with_the_same_future() -> None:
    chance = SeededChance(7)
    for _ in range(70):
        again, twin = SeededChance(chance.state), chance.copy()
        expected = [chance.below(1000) for _ in range(3)]
        assert not again.has_same_future(chance)
        assert [again.below(1000) for _ in range(3)] == [twin.below(1000) for _ in range(3)] == expected
        assert again.has_same_future(chance) and chance.has_same_future(twin)


def test_keyed_outcomes_depend_on_key_number_and_question() -> None:
    request = Request("card", CARDS, (1000, 1000, 1000))

    def first(key: bytes, asked: int, name: str) -> list[int]:
        chance = KeyedChance(key, asked)
        return [chance.answer(Request(name, request.kinds, request.weights)) for _ in range(30)]

    usual = first(b"k", 0, "card")
    assert usual == first(b"k", 0, "card")
    assert usual != first(b"l", 0, "card")
    assert usual != first(b"k", 0, "die")
    assert usual[1:] == first(b"k", 1, "card")[:-1], "who is asked again at number 1 says the same"


def test_keyed_outcome_can_be_recomputed_by_hand() -> None:
    import hashlib
    import hmac

    message = b'0|["card",["grass","forest","desert"],[5,5,5]]|0'
    number = int.from_bytes(hmac.new(b"key", message, hashlib.sha256).digest(), "big")
    assert KeyedChance(b"key").draw((5, 5, 5), "card", CARDS) == number % 15 // 5


def test_a_replay_says_the_same_and_refuses_another_question() -> None:
    chance = ReplayingChance([Outcome("card", "forest")])
    with pytest.raises(BadJournal, match="records 'card' where the game asks for 'die'"):
        chance.roll(6, "die")
    assert chance.draw((1, 1, 1), "card", CARDS) == 1
    chance.finish()
    with pytest.raises(BadJournal, match="records no outcome for 'card'"):
        chance.draw((1, 1, 1), "card", CARDS)


def test_a_replay_refuses_what_cannot_have_been_drawn() -> None:
    with pytest.raises(BadJournal, match="must be grass or desert"):
        ReplayingChance([Outcome("card", "forest")]).draw((1, 0, 1), "card", CARDS)


def test_a_replay_refuses_outcomes_left_over() -> None:
    with pytest.raises(BadJournal, match="asks for nothing"):
        ReplayingChance([Outcome("card", "forest")]).finish()


def test_a_script_runs_in_order_and_out() -> None:
    chance = ScriptedChance("desert", "4")
    assert (chance.draw((1, 1, 1), "card", CARDS), chance.roll(6, "die")) == (2, 4)
    with pytest.raises(BadOutcome, match="no outcome left for 'die'"):
        chance.roll(6, "die")


def test_asking_raises_the_question_until_it_is_answered() -> None:
    def two_cards(chance: Chance) -> list[int]:
        return [chance.draw((1, 1, 0), "card", CARDS, (0,)) for _ in range(2)]

    with pytest.raises(ChanceNeeded) as needed:
        two_cards(AskingChance())
    assert needed.value.request == Request("card", CARDS, (1, 1, 0), (0,))
    with pytest.raises(BadOutcome, match="must be grass or forest"):
        two_cards(AskingChance(["desert"]))
    assert two_cards(AskingChance(["Forest", " grass "])) == [1, 0]


def test_enumerating_gives_every_line_with_its_probability() -> None:
    def draw_two(chance: Chance) -> tuple[int, int]:
        counts = [2, 1]
        first = chance.draw(counts, "card")
        counts[first] -= 1
        return first, chance.draw(counts, "card")

    lines = {result: probability for probability, result in every_line(draw_two)}
    assert lines == {(0, 0): Fraction(1, 3), (0, 1): Fraction(1, 3), (1, 0): Fraction(1, 3)}


def test_enumerating_asks_for_the_next_answer() -> None:
    with pytest.raises(ChanceNeeded):
        EnumeratingChance().roll(6, "die")


def test_a_recorder_notes_request_and_outcome() -> None:
    recorder = Recorder(ScriptedChance("desert"))
    recorder.draw((1, 1, 1), "card", CARDS, (2,))
    assert recorder.outcomes == [Outcome("card", "desert")]
    assert recorder.requests[0].seen_by == (2,)


def test_no_chance_refuses() -> None:
    with pytest.raises(BadOutcome, match="asked for 'die'"):
        NoChance().roll(6, "die")
