"""The texts of the command itself, in the reader's language: its help, and errors in a command line.

They are in `command.<lang>.ftl`: each command has a message, `command-play`, whose attributes explain its options;
`command-shared` has what several commands share. The names of commands and options are the same in every language.
"""

import os
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from bastide import __version__, words
from bastide.core import compiling
from bastide.words import LocalizedError
from bastide.words.texts import Arguments, Texts, texts

ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(arguments: Sequence[str]) -> str:
    """Return the language that a command line asks for, even if the rest is wrong, or the environment's."""
    for word, next_word in pairwise([*arguments, ""]):
        name, equals, value = word.partition("=")
        if name in ("--language", "-l"):
            return words.negotiate([value if equals and name != "-l" else next_word])
        if word.startswith("-l"):
            return words.negotiate([word.removeprefix("-l")])
    return words.negotiate([os.environ.get(name, "") for name in ENVIRONMENT])


def _texts(context: click.Context) -> Texts:
    return texts(None, context.find_root().obj or "en")


class Option(click.Option):
    """An option that explains itself in the reader's language."""

    sections: tuple[str, ...] = ("command-shared",)
    """The messages that may explain it if the command's own doesn't."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """Return the left column, and the explanation with further facts."""
        own, extra = _texts(ctx), self.get_help_extra(ctx)
        notes = [own.say("usage-default", {"value": extra["default"]})] if "default" in extra else []
        notes += [extra["range"]] if "range" in extra else []
        notes += [own.say("usage-required")] if "required" in extra else []
        explanation = self._explanation(own, ctx)
        return self.get_help_spec(ctx), f"{explanation}  [{'; '.join(notes)}]" if notes else explanation

    def _explanation(self, own: Texts, ctx: click.Context) -> str:
        name = max(self.opts, key=len).lstrip("-")
        sections = (message(ctx), *self.sections)
        found = next((section for section in sections if own.has(section, name)), sections[-1])
        return own.say(found, attribute=name)

    def make_metavar(self, ctx: click.Context) -> str:
        """Return a short name for the value, the same in every language."""
        if self.metavar is not None:
            return self.metavar
        return "N" if isinstance(self.type, _NUMBERS) else "PATH" if isinstance(self.type, click.Path) else "TEXT"


_NUMBERS = (click.IntRange, click.FloatRange, type(click.INT))


class Command(click.Command):
    """A command that explains itself in the reader's language."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return what may follow the command's name."""
        own = _texts(ctx)
        ours = {self.options_metavar: "usage-any-options", "COMMAND [ARGS]...": "usage-any-command"}
        return [own.say(ours[piece]) if piece in ours else piece for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the usage line."""
        prefix = _texts(ctx).say("usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_texts(ctx).say(message(ctx)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write every option with its explanation."""
        options = [option.get_help_record(ctx) for option in self.params if isinstance(option, Option)]
        with formatter.section(_texts(ctx).say("usage-options")):
            formatter.write_dl(options)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the command line; refuse surplus arguments."""
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group):
            raise LocalizedError("extra-words", words=" ".join(rest))
        return rest


class Group(Command, click.Group):
    """A command that contains others."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write every option, then every command."""
        super().format_options(ctx, formatter)
        own = _texts(ctx)
        with formatter.section(own.say("usage-commands")):
            prefix = "command" if ctx.parent is None else message(ctx)
            formatter.write_dl([(name, own.say(f"{prefix}-{name}")) for name in self.list_commands(ctx)])


def message(ctx: click.Context) -> str:
    """Return the key of the message that explains a command; that of `admin mute` is `command-admin-mute`."""
    names: list[str] = []
    while ctx.parent is not None:
        names.insert(0, str(ctx.command.name))
        ctx = ctx.parent
    return "-".join(["command", *(names or [str(ctx.command.name)])])


def option(*names: str, **facts: Any) -> Callable[[Any], Any]:
    """Return a `click.option` that is explained in the text files."""
    return click.option(*names, cls=Option, **facts)


def _known_language(context: click.Context, parameter: click.Parameter, value: str) -> str:
    """Return a language we have: an unknown one on the command line is an error, in the environment it is not."""
    asked = context.get_parameter_source(parameter.name or "") is ParameterSource.COMMANDLINE
    if asked and not words.is_spoken(value):
        raise LocalizedError("no-such-language", language=value, languages=words.LANGUAGES)
    return words.negotiate([value])


language = option("--language", "-l", default=lambda: spoken(()), callback=_known_language)
_help = click.help_option("-h", "--help", cls=Option)


def command(function: Callable[..., None]) -> Command:
    """Return a `click.command` that is explained in the text files and takes a language."""
    settings = {"allow_extra_args": True}
    return click.command(cls=Command, add_help_option=False, context_settings=settings)(_help(language(function)))


GroupT = TypeVar("GroupT", bound=Group)


def group(kind: type[GroupT]) -> Callable[[Callable[..., None]], GroupT]:
    """Return a `click.group` of a kind, with an option for the version."""
    shown = option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_show_version)
    return lambda function: click.group(cls=kind, add_help_option=False)(_help(shown(function)))


def subgroup(function: Callable[..., None]) -> Group:
    """Return a group inside the command."""
    return click.group(cls=Group, add_help_option=False)(_help(function))


def _show_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    """Print the version that is installed, and whether its hot modules run compiled."""
    if not wanted or context.resilient_parsing:
        return
    click.echo(f"bastide {__version__}, {compiling.runs()}")
    context.exit()


def sentence(error: click.ClickException, lang: str) -> str:
    """Return what is wrong with a command line."""
    key: str
    arguments: Arguments
    match error:
        case click.NoSuchCommand():
            key, arguments = "usage-no-such-command", {"command": error.command_name}
        case click.NoSuchOption():
            key, arguments = "usage-no-such-option", {"option": error.option_name}
        case click.BadOptionUsage():
            key, arguments = "usage-value-or-none", {"option": error.option_name}
        case click.MissingParameter(param=click.Parameter() as missing):
            key, arguments = "usage-missing", {"name": _called(missing)}
        case click.BadParameter(param=click.Parameter() as wrong):
            key, arguments = _wrong_value(wrong, _source(wrong, error.ctx))
        case _:
            return error.format_message().replace("\n", " ")
    return words.say(key, lang, arguments)


def _source(parameter: click.Parameter, context: click.Context | None) -> str:
    """Return what a person wrote to set a parameter: the option, or the variable of the environment."""
    source = None if context is None else context.get_parameter_source(parameter.name or "")
    if source is ParameterSource.ENVIRONMENT and isinstance(parameter.envvar, str):
        return parameter.envvar
    return _called(parameter)


def _wrong_value(parameter: click.Parameter, written: str) -> tuple[str, Arguments]:
    """Return what a parameter takes instead of what it got."""
    name = {"name": written}
    match parameter.type:
        case click.IntRange(min=int(least), max=int(most)):
            return "usage-whole-between", {**name, "least": str(least), "most": str(most)}
        case click.Choice(choices=choices):
            return "usage-choice", {**name, "choices": ", ".join(map(str, choices))}
        case click.IntRange(min=int(least)):
            return "usage-whole-at-least", {**name, "least": str(least)}
        case click.FloatRange(min=least):
            return "usage-number-at-least", {**name, "least": str(least)}
        case click.Path(file_okay=False):
            return "usage-folder", name
        case click.Path():
            return "usage-file", name
    return "usage-whole", name


def _called(parameter: click.Parameter) -> str:
    """Return an option as it is written, or an argument as the help names it."""
    return max(parameter.opts, key=len) if isinstance(parameter, click.Option) else (parameter.name or "").upper()
