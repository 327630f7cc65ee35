"""The command explains itself in every language."""

import re
from inspect import getsource

import click
import pytest
from click.testing import CliRunner

from bastide import words
from bastide.cli import bastide
from bastide.cli.wording import Command, Group, Option, sentence, spoken
from bastide.server import doctor
from tests.words.catalogue import SHARED, read

every_language = pytest.mark.parametrize("lang", words.LANGUAGES)


def commands_in(group: Group, path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Command]:
    """Return every command by the words that call it."""
    found: dict[tuple[str, ...], Command] = {}
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert isinstance(command, Command) and command.name == name
        found[(*path, name)] = command
        if isinstance(command, Group):
            found |= commands_in(command, (*path, name))
    return found


COMMANDS: dict[tuple[str, ...], Command] = {(): bastide, **commands_in(bastide)}


def key_of(path: tuple[str, ...]) -> str:
    """Return the key of the message that explains a command."""
    return "-".join(["command", *(path or ("bastide",))])


def explanations() -> set[str]:
    """Return the keys of everything the help says about commands and options."""
    found = {key_of(path) for path in COMMANDS} | {"command-shared"}
    for path, command in COMMANDS.items():
        for option in command.params:
            if isinstance(option, Option):
                name = max(option.opts, key=len).lstrip("-")
                keys = [f"{section}.{name}" for section in (key_of(path), *option.sections)]
                found.add(next((key for key in keys if key in read(SHARED, "en").texts), keys[-1]))
    return found


def test_every_command_and_option_is_explained_and_nothing_else() -> None:
    assert len(COMMANDS) > 1 + len(bastide.list_commands(click.Context(bastide)))
    assert explanations() == {key for key in read(SHARED, "en").texts if key.startswith("command-")}


def test_every_finding_of_the_doctor_has_a_text_and_none_is_left_over() -> None:
    source = getsource(doctor)
    found = set(re.findall(r'(?:good|doubtful|bad)\(\s*"([a-z-]+)"', source)) | {"notify-silent", "redis-silent"}
    assert {f"doctor-{key}" for key in found} == {key for key in read(SHARED, "en").texts if key.startswith("doctor-")}


@every_language
def test_the_help_of_every_command_is_in_the_readers_language(lang: str) -> None:
    for path in COMMANDS:
        words_of_click = ("Usage:", "Options:", "Commands:", "Show this", "[default", "[required", "COMMAND [ARGS]")
        text = CliRunner().invoke(bastide, [*path, "--help"], obj=lang).output
        assert words.say("usage", lang) in text
        assert words.say(key_of(path), lang).split()[0] in text
        if lang not in ("en", "fr"):  # French writes Options, too
            assert not [word for word in words_of_click if word in text], text


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["games", "-l", "de"], "de"),
        (["games", "--language=ja"], "ja"),
        (["games", "--language"], "en"),
        (["games", "-lfr"], "fr"),
        (["games", "-l", "xx"], "en"),
        (["--nonsense", "-l", "zh_TW"], "zh-Hant"),
        (["games"], "nl"),
    ],
)
def test_the_language_is_that_of_the_command_line_or_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert spoken(arguments) == expected


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["restore"], "FILE fehlt"),
        (["restore", "x"], "--data fehlt"),
        (["play", "--players"], "Gib --players einen Wert"),
        (["play", "--real-table=yes"], "Gib --real-table einen Wert, oder keinen"),
        (["play", "--seed", "x"], "--seed nimmt eine ganze Zahl."),
        (["serve", "--bot-pace", "-1"], "--bot-pace nimmt eine Zahl, mindestens 0."),
        (["serve", "--data", __file__], "--data nimmt einen Ordner"),
        (["backup", "/"], "FILE nimmt eine Datei"),
    ],
)
def test_a_wrong_command_line_is_explained(arguments: list[str], said: str) -> None:
    with pytest.raises(click.ClickException) as error:
        bastide.main(arguments, standalone_mode=False, obj="de")
    assert said in sentence(error.value, "de")


def test_a_wrong_value_in_the_environment_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_PORT", "none")
    with pytest.raises(click.ClickException) as error:
        bastide.main(["serve"], standalone_mode=False, obj="de")
    assert sentence(error.value, "de").startswith("BASTIDE_PORT nimmt")
