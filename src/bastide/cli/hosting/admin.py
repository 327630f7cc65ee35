"""`bastide admin`: what operators do about people, while the server runs. Every act is stored with its reason."""

import asyncio
import getpass
import json
import sys
import time
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click
from sqlalchemy import Connection

from bastide import words
from bastide.cli.common import as_json, echo_json
from bastide.cli.hosting.keeping import data, database, engines, printable
from bastide.cli.wording import Option, command, subgroup
from bastide.server.people import administration
from bastide.server.people.administration import Act
from bastide.server.store import moderation
from bastide.server.store.moderation import BAN, MUTE, moment
from bastide.server.store.people import Person
from bastide.words import LocalizedError

MOST_DAYS = 3650
LISTS = ("people", "reports", "audit")


class AdminOption(Option):
    """An option that several of these commands share."""

    sections = ("command-admin", "command-shared")


def _option(*names: str, **facts: Any) -> Callable[[Any], Any]:
    return click.option(*names, cls=AdminOption, **facts)


def _me() -> str:
    """The name of whoever runs the command."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a container without an entry for the user
        return "operator"


def _asked_reason(context: click.Context, _option: click.Parameter, given: str | None) -> str:
    """Return the reason, asking for it at a terminal."""
    if given is not None:
        return given
    if not sys.stdin.isatty():
        raise LocalizedError("reason-missing")
    answer: str = click.prompt(words.say("cli-admin-reason", context.find_root().obj or "en"), err=True)
    return answer


_reason = _option("--reason", callback=_asked_reason, metavar="TEXT")
_operator = _option("--operator", default=_me, metavar="NAME")
_days = _option("--days", type=click.IntRange(1, MOST_DAYS))
_who = click.argument("who")


def _acting(function: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of an act; it gets them as one `Act`."""

    @wraps(function)
    def with_act(reason: str, operator: str, **given: Any) -> None:
        function(act=Act(operator, reason, time.time()), **given)

    for one in (database, data, _operator, _reason):
        with_act = one(with_act)
    return with_act


def _on(data: Path, database: str, who: str, do: Callable[[Connection, Person], Any]) -> tuple[str, Any]:
    """Do something about somebody in one transaction; return their name and the answer."""
    with engines(data, database) as (_, writing), writing.begin() as connection:
        person = administration.find(connection, who)
        return person.nickname, do(connection, person)


@subgroup
def admin() -> None:
    """Moderate: list people and reports, mute, ban, rename, delete. Every act is kept with its reason."""


@command
@click.argument("what", type=click.Choice(LISTS))
@_option("--name", default="", metavar="TEXT")
@_option("--about", metavar="WHO")
@_option("--muted", is_flag=True)
@_option("--banned", is_flag=True)
@_option("--settled", is_flag=True)
@_option("--limit", type=click.IntRange(1, 10_000), default=50, show_default=True)
@data
@database
@as_json
def list_(
    data: Path, database: str, what: str, about: str | None, as_json: bool, language: str, **filters: Any
) -> None:
    """List people, reports about players, or what operators did."""
    with engines(data, database) as (reading, _), reading.begin() as connection:
        person = None if about is None else administration.find(connection, about).id
        rows = [dict(row) for row in _LISTS[what](connection, person, **filters)]
    if as_json:
        echo_json(rows)
        return
    if not rows:
        click.echo(words.say("cli-admin-nothing", language))
    for row in rows:
        click.echo(_LINES[what](row, language))


list_.name = "list"


def _people(connection: Connection, about: str | None, **filters: Any) -> list[dict[str, Any]]:
    now = time.time()
    kind = MUTE if filters["muted"] else BAN if filters["banned"] else None
    rows = moderation.people(connection, now, filters["name"], kind, filters["limit"])
    return [
        {
            "id": row.id,
            "name": row.nickname,
            "account": row.name_key is not None,
            "created": row.created,
            "seen": row.seen,
            "muted": moderation.restriction(connection, row.id, MUTE, now) is not None,
            "banned": moderation.restriction(connection, row.id, BAN, now) is not None,
        }
        for row in rows
        if about in (None, row.id)
    ]


def _reports(connection: Connection, about: str | None, **filters: Any) -> list[dict[str, Any]]:
    rows = moderation.reports(connection, about, settled=filters["settled"], limit=filters["limit"])
    names = ("id", "at", "reason", "text", "table", "settled")
    return [
        {
            **{name: getattr(row, name) for name in names},
            "about": {"id": row.about, "name": row.about_name},
            "by": {"id": row.person, "name": row.by_name},
        }
        for row in rows
    ]


def _audit(connection: Connection, about: str | None, **filters: Any) -> list[dict[str, Any]]:
    rows = moderation.audited(connection, about, limit=filters["limit"])
    return [{**row._mapping, "details": json.loads(row.details)} for row in rows]


_MARKS = {"muted": "cli-admin-is-muted", "banned": "cli-admin-is-banned"}


def _person_line(row: dict[str, Any], language: str) -> str:
    marks = [words.say(key, language) for mark, key in _MARKS.items() if row[mark]]
    kind = words.say("cli-admin-account" if row["account"] else "cli-admin-guest", language)
    return "  ".join([f"id:{row['id']}", printable(row["name"]), kind, moment(row["created"]), *marks])


def _report_line(row: dict[str, Any], _language: str) -> str:
    about, by = (f"{printable(row[side]['name'])} (id:{row[side]['id']})" for side in ("about", "by"))
    return f"{row['id']}  {moment(row['at'])}  {row['reason']}  {about} ← {by}  {printable(row['text'])[:80]}"


def _audit_line(row: dict[str, Any], _language: str) -> str:
    details = " ".join(f"{name}={value}" for name, value in row["details"].items() if value not in (None, 0))
    whom = f"{printable(row['name'])} (id:{row['person']})".strip()
    parts = (moment(row["at"]), row["operator"], row["action"], whom, printable(details), printable(row["reason"]))
    return "  ".join(part for part in parts if part)


_LISTS = {"people": _people, "reports": _reports, "audit": _audit}
_LINES = {"people": _person_line, "reports": _report_line, "audit": _audit_line}


@command
@click.argument("report")
@data
@database
@as_json
def report(report: str, data: Path, database: str, as_json: bool, language: str) -> None:
    """Show a report about a player, with the chat around."""
    with engines(data, database) as (reading, _), reading.begin() as connection:
        found = moderation.report(connection, report)
        if found is None:
            raise LocalizedError("no-such-report", report=report)
        chat = administration.chat_in(connection, found)
        facts = {**found._mapping, "lines": chat}
    if as_json:
        echo_json(facts)
        return
    click.echo(f"{moment(found.at)}  {found.reason}  id:{found.about} ← id:{found.person}")
    click.echo(printable(found.text))
    if not chat:
        click.echo(words.say("cli-admin-no-chat", language))
    for line in chat:
        mark = "▸" if line["person"] == found.about else " "
        click.echo(f"{mark} {moment(line['at'])}  {printable(line['name'])}: {printable(line['text'])}")


@command
@click.argument("report")
@_acting
def settle(act: Act, data: Path, database: str, report: str, language: str) -> None:
    """Be done with a report."""
    with engines(data, database) as (_, writing), writing.begin() as connection:
        act.settle(connection, report)
    click.echo(words.say("cli-admin-settled", language, {"report": report}))


@command
@_who
@_days
@_acting
def mute(act: Act, data: Path, database: str, who: str, days: int | None, language: str) -> None:
    """Let somebody read, but not write."""
    name, muted = _on(data, database, who, lambda connection, person: act.mute(connection, person, days))
    _say_until(("cli-admin-muted", "cli-admin-muted-until"), name, muted.until, language)


@command
@_who
@_acting
def unmute(act: Act, data: Path, database: str, who: str, language: str) -> None:
    """Let somebody chat again."""
    name, _ = _on(data, database, who, lambda connection, person: act.lift(connection, person, "mute"))
    click.echo(words.say("cli-admin-unmuted", language, {"name": name}))


@command
@_who
@_days
@_acting
def ban(act: Act, data: Path, database: str, who: str, days: int | None, language: str) -> None:
    """Sign somebody out everywhere, and let them in no more."""
    name, banned = _on(data, database, who, lambda connection, person: act.ban(connection, person, days))
    _say_until(("cli-admin-banned", "cli-admin-banned-until"), name, banned.until, language)


@command
@_who
@_acting
def unban(act: Act, data: Path, database: str, who: str, language: str) -> None:
    """Let somebody in again."""
    name, _ = _on(data, database, who, lambda connection, person: act.lift(connection, person, "ban"))
    click.echo(words.say("cli-admin-unbanned", language, {"name": name}))


def _say_until(keys: tuple[str, str], name: str, until: float | None, language: str) -> None:
    """Say what was done: for good, or until a time."""
    key, arguments = (keys[0], {}) if until is None else (keys[1], {"until": moment(until)})
    click.echo(words.say(key, language, {"name": name, **arguments}))


@command
@_who
@click.argument("name")
@_acting
def rename(act: Act, data: Path, database: str, who: str, name: str, language: str) -> None:
    """Give somebody another name."""
    before, now = _on(data, database, who, lambda connection, person: act.rename(connection, person, name))
    click.echo(words.say("cli-admin-renamed", language, {"before": before, "name": now}))


@command
@_who
@_option("--yes", is_flag=True)
@_acting
def delete(act: Act, data: Path, database: str, who: str, yes: bool, language: str) -> None:
    """Delete somebody for good."""
    with engines(data, database) as (reading, writing):
        with reading.begin() as connection:
            person = administration.find(connection, who)
        if not yes and not (sys.stdin.isatty() and click.confirm(_sure(person.nickname, language), err=True)):
            raise LocalizedError("deletion-unconfirmed", name=person.nickname)
        asyncio.run(administration.delete(reading, writing, act, person))
    click.echo(words.say("cli-admin-deleted", language, {"name": person.nickname}))


def _sure(name: str, language: str) -> str:
    return words.say("cli-admin-sure", language, {"name": name})


for one in (list_, report, settle, mute, unmute, ban, unban, rename, delete):
    admin.add_command(one)
