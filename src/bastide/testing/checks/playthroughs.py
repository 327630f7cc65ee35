"""Points 7 and 8: the stored games show everything a game has, and neither their states nor their ends change."""

from collections.abc import Iterator

from bastide.core.game import Game, Option
from bastide.core.journal import Header
from bastide.testing.checks.journals import installed
from bastide.testing.oracle import Features, Oracle
from bastide.testing.rendering import render
from bastide.testing.rooms import own_events
from bastide.testing.stored import Step, ending, playthroughs, steps, stored_endings

_HOW = "if that is meant to be, write the stored games with --bastide-write and review the difference"


def check_stored_games_show_everything(kind: type[Game], oracle: Oracle) -> None:
    """Check that every player count, option, preset, move kind, event and feature occurs in some stored game."""
    folder = oracle.given_playthroughs()
    assert playthroughs(folder), f"{folder} holds no stored game: write some with --bastide-write"
    with installed(kind):
        missing = sorted(_wanted(kind, oracle) - set(_found(kind, oracle)))
    assert not missing, f"no stored game of {kind.name} has: {'; '.join(missing)}"


def _wanted(kind: type[Game], oracle: Oracle) -> set[str]:
    return {
        *(f"{players} players" for players in range(kind.min_players, kind.max_players + 1)),
        *(f"preset {preset}" for preset in kind.presets),
        *(f"option {option.name} {value}" for option in kind.options for value in _values(option)),
        *(f"move {move.key}" for move in kind().move_kinds()),
        *(f"event {key}" for key in own_events(kind)),
        *(oracle.features.names if oracle.features else ()),
    }


def _values(option: Option) -> list[str]:
    """Return the values of an option to cover: its choices, or its default and something else."""
    return [str(choice) for choice in option.choices] or [str(option.default), "chosen"]


def _found(kind: type[Game], oracle: Oracle) -> Iterator[str]:
    for stored in playthroughs(oracle.given_playthroughs()):
        journal = stored.journal()
        yield from _set_up(kind, journal.header)
        table = journal.header.make().moves
        for step in steps(journal):
            yield f"move {table.key(table.parse(step.ply.move))}"
            yield from (f"event {event.key}" for event in step.events)
            if oracle.features is not None:
                yield from _features(oracle.features, step)


def _features(features: Features, step: Step) -> Iterator[str]:
    for feature in features.in_ply(step.before, step.ply, step.after, step.events):
        assert feature in features.names, f"`Features.names` does not list '{feature}'"
        yield feature


def _set_up(kind: type[Game], header: Header) -> Iterator[str]:
    yield f"{header.players} players"
    settings = kind(header.options).settings  # options added later have a value too
    for option in kind.options:
        value = settings[option.name]
        yield f"option {option.name} {value if option.choices or value == option.default else 'chosen'}"
    for preset, options in kind.presets.items():
        if header.components is None and kind(options).settings == settings:
            yield f"preset {preset}"


def check_stored_games_have_the_stored_states(kind: type[Game], oracle: Oracle) -> None:
    """Check that every state of every stored game is as it was."""
    folder = oracle.given_playthroughs()
    with installed(kind):
        for stored in playthroughs(folder):
            assert stored.text_path.is_file(), f"{stored.text_path.name} is missing: {_HOW}"
            now, then = render(stored.journal()).splitlines(), stored.text_path.read_text("utf-8").splitlines()
            for number, (new, old) in enumerate(zip(now, then, strict=False), 1):
                assert new == old, f"{stored.text_path.name}, line {number}, is now '{new}', not '{old}': {_HOW}"
            assert len(now) == len(then), f"{stored.text_path.name} has {len(now)} lines now, not {len(then)}: {_HOW}"


def check_stored_games_have_the_stored_ends(kind: type[Game], oracle: Oracle) -> None:
    """Check that no stored game ends in another position than before, unless its rules have a new version."""
    folder = oracle.given_playthroughs()
    stored = stored_endings(folder)
    with installed(kind):
        now = {playthrough.name: ending(playthrough.journal()) for playthrough in playthroughs(folder)}
    assert now.keys() == stored.keys(), f"endings.json of {kind.name} lists other games than are stored: {_HOW}"
    for name in now:
        assert now[name] == stored[name], (
            f"{kind.name}/{name} has another end under rules {now[name]['rules']}: a change that alters outcomes needs "
            "a switch in versions.py and a new rules version"
        )
