"""A tutorial as data: its steps, its short game, and its texts."""

from bastide.core.tutorial import tutorial_of
from bastide_toys.peek import Peek
from bastide_toys.sealed_bids import SealedBids


def test_a_room_without_a_tutorial_offers_none() -> None:
    assert tutorial_of(SealedBids) is None


def test_only_the_first_move_of_an_asking_step_is_the_learners() -> None:
    tutorial = tutorial_of(Peek)
    assert tutorial is not None
    assert [step.wanted for step in tutorial.steps] == [None, "look", "bury second", None]


def test_the_journal_is_the_whole_little_game() -> None:
    tutorial = tutorial_of(Peek)
    assert tutorial is not None
    moves = [(ply.player, ply.move) for ply in tutorial.journal().plies]
    assert moves == [(0, "look"), (0, "bury second"), (0, "take"), (0, "end"), (1, "look"), (1, "leave")]


def test_each_scene_has_the_table_at_that_step_and_what_happened_since_the_one_before() -> None:
    tutorial = tutorial_of(Peek)
    assert tutorial is not None
    scenes = list(tutorial.scenes())
    assert [scene.state.to_act for scene in scenes] == [(0,), (0,), (0,), (1,)]
    assert [[event.key for event in scene.events] for scene in scenes] == [
        [],
        [],
        ["looks"],
        ["buries", "takes", "ends-turn", "looks", "leaves"],
    ]
