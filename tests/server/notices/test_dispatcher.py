"""The queue: sent once by one server, again if it fails, never in quiet hours, in the language of the person."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from bastide.server.notices import choices, dispatcher, queue
from bastide.server.notices.choices import Choices
from bastide.server.notices.notice import Notice
from bastide.server.notices.quiet import Quiet, best_time
from bastide.server.services import Services
from bastide.server.store import private, rounds, schema
from tests.server.notices.playing import NEVER, Kept, without_background

DAY = 24 * 3600.0


async def reader(services: Services, name: str = "Anna", **chosen: object) -> str:
    """Return a person who has chosen how to be told."""
    person = (await services.accounts.new_guest(name)).id
    await services.writer.write(
        lambda connection: choices.write(connection, person, Choices(**chosen), "fr", "https://example.org")  # type: ignore[arg-type]
    )
    return person


def tournament(person: str, path: str = "/tournament/cup") -> Notice:
    return Notice(person, "tournament", None, None, "notice-test", {}, path)


def test_a_notice_is_sent_in_the_language_of_the_person(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        kept = Kept()
        services.notices.add_channel(kept)
        anna = await reader(services)
        assert await services.notices.tell(tournament(anna))
        await services.notices.send_due()
        assert kept.sent[0][1] == (
            "Tournoi",
            "Les notifications de Bastide arrivent ici.",
            "https://example.org/tournament/cup",
        )
        await services.writer.write(lambda connection: private.set_settings(connection, anna, '{"language": "de"}'))
        await services.notices.tell(tournament(anna, "/tournament/other"))
        await services.notices.send_due()
        assert kept.sent[1][1].title == "Turnier"

    without_background(tmp_path, story)


def test_the_same_is_not_told_twice(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        kept = Kept()
        services.notices.add_channel(kept)
        anna, berta = await reader(services), await reader(services, "Berta")
        told = await asyncio.gather(*(services.notices.tell(tournament(anna)) for _ in range(5)))
        assert sorted(told) == [False, False, False, False, True]
        assert await services.notices.tell(tournament(berta))
        await services.notices.send_due()
        assert sorted(kept.take()) == sorted([f"tournament {anna}", f"tournament {berta}"])
        assert not await services.notices.tell(tournament("nobody"))

    without_background(tmp_path, story)


def test_what_a_person_switched_off_is_not_sent(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        kept = Kept()
        services.notices.add_channel(kept)
        anna = await reader(services, off={"tournament": ["push"]})
        await services.notices.tell(tournament(anna))
        await services.notices.send_due()
        assert kept.take() == []

    without_background(tmp_path, story)


def test_a_failure_is_tried_again_later_and_later_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "BACKOFF_SECONDS", (10.0, 20.0))

    async def story(services: Services) -> None:
        kept = Kept(*[OSError("unreachable")] * 2)
        services.notices.add_channel(kept)
        anna = await reader(services)
        await services.notices.tell(tournament(anna))
        await services.notices.send_due()
        assert [round(await due_in(services)), kept.take()] == [10, []]
        await hurry(services)
        assert [round(await due_in(services)), kept.take()] == [20, []]
        await hurry(services)
        assert kept.take() == [f"tournament {anna}"]
        kept.failures = [OSError("unreachable")] * 9
        await services.notices.tell(tournament(anna, "/tournament/other"))
        await services.notices.send_due()
        for _ in range(5):
            await hurry(services)
        assert len(kept.failures) == 6  # three attempts

    without_background(tmp_path, story)


def test_what_can_not_be_delivered_is_not_tried_again(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        kept = Kept(NEVER)
        services.notices.add_channel(kept)
        await services.notices.tell(tournament(await reader(services)))
        await services.notices.send_due()
        await hurry(services)
        assert kept.take() == [] and kept.failures == []

    without_background(tmp_path, story)


def test_only_the_channel_that_failed_is_tried_again(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        good, bad = Kept(), Kept(OSError("unreachable"))
        bad.name = "mail"
        for channel in (good, bad):
            services.notices.add_channel(channel)
        await services.notices.tell(tournament(await reader(services)))
        await services.notices.send_due()
        await hurry(services)
        assert (len(good.sent), len(bad.sent)) == (1, 1)

    without_background(tmp_path, story)


def test_quiet_hours_hold_a_notice_back_until_they_end(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        kept = Kept()
        services.notices.add_channel(kept)
        now = services.entropy.now()
        minute = int(now // 60) % 1440
        quiet = Quiet((minute - 60) % 1440, (minute + 60) % 1440, "UTC")
        anna = await reader(services, quiet=quiet)
        await services.notices.tell(tournament(anna))
        await services.notices.send_due()
        assert kept.take() == []
        assert 59 * 60 <= await due_in(services) <= 60 * 60
        await services.writer.write(lambda connection: choices.write(connection, anna, Choices(), "en", ""))
        await hurry(services)
        assert kept.take() == [f"tournament {anna}"]

    without_background(tmp_path, story)


def test_a_claim_is_for_one_server_until_it_ends(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await services.notices.tell(tournament(await reader(services)))
        now = services.entropy.now()

        claimed = [
            await services.writer.write(lambda connection, at=at: queue.claim(connection, at, 5))  # type: ignore[misc]
            for at in (now + 1, now + 2, now + 2 + queue.LEASE_SECONDS)
        ]
        assert [len(some) for some in claimed] == [1, 0, 1]

    without_background(tmp_path, story)


def test_a_round_is_done_by_one_server(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async def take(now: float) -> bool:
            return await services.writer.write(lambda connection: rounds.take(connection, "test", now, 10.0))

        assert [await take(now) for now in (100.0, 105.0, 110.0, 111.0)] == [True, False, True, False]

    without_background(tmp_path, story)


# Quiet hours


@pytest.mark.parametrize(
    ("at", "around"),
    [
        ("2026-07-01T20:00", ("2026-07-01T20:00", "2026-07-02T05:30")),  # 22:00 in Paris
        ("2026-07-01T19:59", None),
        ("2026-07-02T05:29", ("2026-07-01T20:00", "2026-07-02T05:30")),
        ("2026-07-02T05:30", None),
        ("2026-12-01T20:30", None),  # 21:30: in winter an hour earlier
        ("2026-12-01T21:00", ("2026-12-01T21:00", "2026-12-02T06:30")),
        ("2026-03-29T00:00", ("2026-03-28T21:00", "2026-03-29T05:30")),  # the night in which the clocks change
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(at: str, around: tuple[str, str] | None) -> None:
    quiet = Quiet(22 * 60, 7 * 60 + 30, "Europe/Paris")
    assert quiet.around(utc(at)) == (None if around is None else tuple(map(utc, around)))


def test_quiet_hours_within_a_day() -> None:
    quiet = Quiet(9 * 60, 17 * 60, "UTC")
    assert quiet.around(utc("2026-07-01T12:00")) == (utc("2026-07-01T09:00"), utc("2026-07-01T17:00"))
    assert quiet.around(utc("2026-07-01T18:00")) is None


def test_the_best_time_around_quiet_hours() -> None:
    quiet = Quiet(22 * 60, 7 * 60, "UTC")
    wanted, early, late = utc("2026-07-01T23:00"), utc("2026-07-02T03:00"), utc("2026-07-02T08:00")
    assert best_time(wanted, late, quiet) == utc("2026-07-02T07:00")
    assert best_time(wanted, early, quiet) == utc("2026-07-01T22:00")
    assert best_time(wanted, late, None) == wanted


def utc(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


async def due_in(services: Services) -> float:
    """Return in how many seconds the last notice is sent."""

    def read(connection: Connection) -> float:
        due = connection.execute(select(schema.notices.c.due).order_by(schema.notices.c.id.desc())).scalars().first()
        assert due is not None
        return float(due)

    return await services.tables.read(read) - services.entropy.now()


async def hurry(services: Services) -> None:
    """Send now what waits for a later time."""

    def write(connection: Connection) -> None:
        waiting = update(schema.notices).where(schema.notices.c.due.is_not(None))
        connection.execute(waiting.values(due=0.0))

    await services.writer.write(write)
    await services.notices.send_due()


def test_two_servers_send_each_notice_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        other = Services(services.config)
        await other.open()
        try:
            await other.notices.stop()
            assert services.push.key is not None and other.push.key is not None
            assert services.push.key.public == other.push.key.public  # the key is the database's
            here, there = Kept(), Kept()
            services.notices.add_channel(here)
            other.notices.add_channel(there)
            anna = await reader(services)
            both = [services.notices, other.notices]
            wanted = [tournament(anna, f"/tournament/{number}") for number in range(30)]
            told = await asyncio.gather(*(notices.tell(notice) for notice in wanted for notices in both))
            assert sum(told) == len(wanted)
            await asyncio.gather(*(notices.send_due() for notices in both))
            sent = sorted(notice.path for notice, _ in [*here.sent, *there.sent])
            assert sent == sorted(notice.path for notice in wanted)
        finally:
            await other.close()

    without_background(tmp_path, story, alone=False)
