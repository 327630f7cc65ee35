"""Troyes Dice in the terminal, and what bots make of its hints."""

import re
from functools import partial

from bastide.bots import Sight, make_bot
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.troyes_dice import TroyesDice
from bastide.games.troyes_dice.hints import Hints
from tests.cli.test_commands import bastide
from tests.games.troyes_dice.table import half_day

PLAY = ("play", "troyes-dice", "--seed", "3", "--preset", "first-game")


def plain(text: str) -> str:
    return re.sub("\x1b[^m]*m", "", text)


def test_a_half_day_in_the_terminal() -> None:
    text = plain(bastide(*PLAY, typed="die 1\nresources\nend\nquit\n").stdout)
    assert "Day 1, morning: choose a die." in text
    assert "All done. End your half day." in text
    assert "Day 1, afternoon: choose a die." in text
    assert "Player 1 used the" in text


def test_why_and_undo() -> None:
    text = plain(bastide(*PLAY, typed="why end\nwhy die 1\ndie 1\nundo\nquit\n").stdout)
    assert "You can't end your half day yet" in text and "Rule TD-19" in text
    assert "“die 1” is legal." in text
    assert text.count("Day 1, morning: choose a die.") == 2
    assert "Undone." in text


def test_bots_act_when_the_person_has_ended() -> None:
    text = plain(bastide(*PLAY, "--players", "3", typed="die 1\nresources\nend\nquit\n").stdout)
    before, _, after = text.partition("Player 1 is done for this half day.")
    assert "Player 2 used" not in before
    assert "Player 2 used" in after and "Player 3 used" in after


def test_dice_rolled_on_a_real_table() -> None:
    mixed = "red-yellow red red-yellow yellow red-white red red-white white yellow-white white yellow-white white"
    typed = "\n".join(
        ["red", "yellow", "white", *mixed.split(), *"6 9 2 4 2".split(), "die 2", "why die 1", "quit", ""]
    )
    result = bastide("play", "troyes-dice", "--preset", "first-game", "--real-table", typed=typed)
    text = plain(result.stdout)
    assert result.returncode == 0, result.stderr
    assert "What does the black die show?" in text
    assert "'9' is not a possible transparent die" in text
    assert "2   2  white" in text  # place 2, where the second die of the first morning lies
    assert "You have already chosen die 2" in text


def test_a_game_between_bots_alone() -> None:
    typed = bastide("play", "troyes-dice", "--humans", "0", "--players", "2", "--bots", "greedy,random", "--seed", "1")
    assert "wins." in typed.stdout or "share the win." in typed.stdout


def test_the_greedy_bot_does_much_better_than_chance() -> None:
    game = make("troyes-dice")
    totals = []
    for seed in range(8):
        chance, bot = SeededChance(seed), make_bot("greedy", TroyesDice, seed)
        state = game.start(1, chance)
        while state.to_act:
            state.play(0, bot.choose(Sight(state, 0)), chance)
        totals.append(state.scores()[0].total)
    assert sum(totals) / len(totals) > 42


def test_a_die_in_the_hand_is_worth_what_its_best_action_makes_of_it() -> None:
    table = half_day("1r 2w! 3y 6w", number=15)
    hints = Hints()
    of = partial(hints.worth, player=0)
    assert not hints.is_unfinished(table.state)
    table.play("die 1")
    assert hints.is_unfinished(table.state)
    best = of(table.state)
    table.play("work")
    assert of(table.state) <= best
    assert not hints.is_unfinished(table.state)
    assert of(half_day(over=True, citizens="4 0 0").state) == 4 + 3


def test_others_who_have_begun_do_not_confuse_a_bot() -> None:
    state = half_day("1r 2w! 3y 6w", players=2).play("die 1", by=1).state
    bot = make_bot("greedy", TroyesDice, 1)
    assert bot.choose(Sight(state, 0)) in state.legal_moves(0)
