"""Fair chance: what `verify` must catch."""

from dataclasses import replace

import pytest

from bastide.core.chance import KeyedChance, Outcome, SeededChance
from bastide.core.errors import BadJournal
from bastide.core.fairness import Contribution, Evidence, Fairness, OwnNonce, commitment, key, nonce_hash
from bastide.core.journal import Journal, Match
from bastide.core.registry import make

SECRET, TABLE = bytes(range(32)), "t1"
NONCES = (b"anna's nonce", b"server's nonce")


def opened(secret: bytes = SECRET) -> Fairness:
    seats = tuple(Contribution(nonce_hash(nonce), nonce.hex(), "player") for nonce in NONCES)
    return Fairness(TABLE, commitment(TABLE, secret), secret.hex(), seats)


def played(chance_key: bytes, plies: int = 20) -> Match:
    match = Match.begin(make("kingdom-builder"), 2, KeyedChance(chance_key))
    choice = SeededChance(3)
    for _ in range(plies):
        (player,) = match.state.to_act
        legal = match.state.legal_moves(player)
        asked = len(match.journal.setup) + sum(len(ply.chance) for ply in match.journal.plies)
        match.play(player, legal[choice.below(len(legal))], KeyedChance(chance_key, asked))
    return match


def fair_journal() -> Journal:
    journal = played(key(SECRET, TABLE, NONCES)).journal
    journal.fairness = opened()
    return journal


def test_a_fair_journal_passes_also_through_its_file() -> None:
    journal = fair_journal()
    assert Journal.loads(journal.dumps()) == journal
    assert Journal.loads(journal.dumps()).verify().position() == journal.fold().position()


def test_one_altered_outcome_is_caught() -> None:
    journal = fair_journal()
    index = next(number for number, ply in enumerate(journal.plies) if ply.chance)
    ply = journal.plies[index]
    other = "grass" if ply.chance[0].kind != "grass" else "desert"
    journal.plies[index:] = [replace(ply, chance=(Outcome(ply.chance[0].name, other), *ply.chance[1:]))]
    journal.fold()  # the altered journal is a possible game
    with pytest.raises(BadJournal, match="but fair chance gave"):
        journal.verify()


def test_one_altered_outcome_of_the_setup_is_caught() -> None:
    journal = fair_journal()
    journal.plies.clear()
    first = journal.setup[0]
    others = [outcome.kind for outcome in journal.setup if outcome.name == "quadrant"]
    unused = next(kind for kind in ("farm", "oasis", "tower", "barn", "harbor") if kind not in others)
    journal.setup = (replace(first, kind=unused), *journal.setup[1:])
    with pytest.raises(BadJournal, match=r"Outcome 1 of chance \('quadrant'\)"):
        journal.verify()


def test_a_swapped_nonce_is_caught() -> None:
    journal = fair_journal()
    assert journal.fairness is not None
    swapped = replace(journal.fairness.seats[0], nonce=b"another".hex())
    journal.fairness = replace(journal.fairness, seats=(swapped, journal.fairness.seats[1]))
    with pytest.raises(BadJournal, match="Player 1's nonce doesn't match"):
        journal.verify()


def test_nonces_in_another_order_are_caught() -> None:
    journal = fair_journal()
    assert journal.fairness is not None
    journal.fairness = replace(journal.fairness, seats=journal.fairness.seats[::-1])
    with pytest.raises(BadJournal, match="fair chance gave"):
        journal.verify()


def test_a_server_that_ignored_the_nonces_is_caught() -> None:
    journal = played(key(SECRET, TABLE, ())).journal
    journal.fairness = opened()
    with pytest.raises(BadJournal, match="fair chance gave"):
        journal.verify()


def test_another_secret_than_promised_is_caught() -> None:
    journal = fair_journal()
    assert journal.fairness is not None
    journal.fairness = replace(opened(b"x" * 32), commitment=journal.fairness.commitment)
    with pytest.raises(BadJournal, match="doesn't match the commitment made when the table was created"):
        journal.verify()


def test_outcomes_taken_over_from_another_game_are_not_asked_again() -> None:
    """Continuing from ply 10 of a game: the first ten plies keep their outcomes, the rest is the new table's."""
    before = played(b"some other table", plies=10)
    new_key = key(SECRET, TABLE, NONCES)
    choice = SeededChance(8)
    for _ in range(20):
        (player,) = before.state.to_act
        legal = before.state.legal_moves(player)
        asked = len(before.journal.setup) + sum(len(ply.chance) for ply in before.journal.plies)
        before.play(player, legal[choice.below(len(legal))], KeyedChance(new_key, asked))
    before.journal.fairness = replace(opened(), given_plies=10)
    before.journal.verify()
    before.journal.fairness = replace(opened(), given_plies=None)
    with pytest.raises(BadJournal, match="fair chance gave"):
        before.journal.verify()


def test_evidence_that_a_player_kept_is_held_against_the_journal() -> None:
    journal, promised = fair_journal(), commitment(TABLE, SECRET)
    mine = OwnNonce(NONCES[0].hex())
    journal.verify(Evidence(promised, (mine, OwnNonce(NONCES[1].hex(), 1))))
    with pytest.raises(BadJournal, match="doesn't match your commitment"):
        journal.verify(Evidence(commitment(TABLE, b"another")))
    with pytest.raises(BadJournal, match="No seat has your nonce"):
        journal.verify(Evidence(promised, (mine, OwnNonce("ab" * 32))))
    with pytest.raises(BadJournal, match="Player 2's nonce isn't yours"):
        journal.verify(Evidence(promised, (OwnNonce(NONCES[0].hex(), 1),)))
    journal.fairness = None
    with pytest.raises(BadJournal, match="reveals no secret"):
        journal.verify(Evidence(promised))


@pytest.mark.parametrize(
    "damage", [{"secret": "xyz"}, {"seats": 5}, {"seats": []}, {"given_plies": "x"}, {"given_plies": 99}]
)
def test_a_damaged_fairness_block_is_refused(damage: dict[str, object]) -> None:
    import json

    document = json.loads(fair_journal().dumps())
    document["fairness"].update(damage)
    with pytest.raises(BadJournal):
        Journal.loads(json.dumps(document)).verify()
