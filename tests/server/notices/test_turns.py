"""When people are told: their turn has come, or runs out, and they aren't at the table."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bastide.server.notices import choices
from bastide.server.notices.choices import Choices
from bastide.server.notices.notice import invited, paired
from bastide.server.notices.quiet import Quiet
from bastide.server.services import Services
from bastide.server.tables.clocks import DAY, Bank, Days
from tests.server.inside import open_table, say, table_alone
from tests.server.notices.playing import Kept, any_move, end_turn, two_people, was_there, without_background

HOUR = 3600.0
Story = Callable[[Services, Kept], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    """Play a story with a channel that keeps what it is given."""

    async def run(services: Services) -> None:
        kept = Kept()
        services.notices.add_channel(kept)
        await story(services, kept)

    without_background(folder, run)


async def look(services: Services, later: float = 61.0) -> None:
    """Look for turns as if it were some seconds later, and send what is due."""
    await services.notices.look_at_turns(services.entropy.now() + later)
    await services.notices.send_due()


def test_a_turn_is_told_once_until_it_is_seen(tmp_path: Path) -> None:
    async def story(services: Services, kept: Kept) -> None:
        live, people = await two_people(services, Days(3))
        mover = live.to_act[0]
        await look(services, 30.0)
        assert kept.take() == []  # they may just be coming
        await look(services)
        ((notice, text),) = kept.sent
        assert (notice.person, notice.kind, notice.path) == (people[mover].id, "turn", f"/table/{live.facts.id}")
        assert text.title == "Your turn"
        assert text.body == f"Kingdom Builder with {people[1 - mover].nickname}"
        kept.take()
        await look(services)
        await say(services, live.facts.id)
        await look(services)
        assert kept.take() == []  # still unseen
        await was_there(services, live, mover)
        await look(services)
        assert kept.take() == []  # seen, and left again: it is still the same turn
        await end_turn(services, live)
        await look(services)
        assert kept.take() == [f"turn {people[1 - mover].id}"]
        await end_turn(services, live)
        await look(services)
        assert kept.take() == [f"turn {people[mover].id}"]  # a new turn, which they haven't seen

    tell(tmp_path, story)


def test_nobody_is_told_twice_of_a_game_they_never_open(tmp_path: Path) -> None:
    """As when others take a move back and move again."""

    async def story(services: Services, kept: Kept) -> None:
        live, people = await two_people(services)
        mover = live.to_act[0]
        await look(services)
        await end_turn(services, live)
        await end_turn(services, live)  # by a program, without a visit
        assert kept.take() == [f"turn {people[mover].id}"]
        await look(services)
        assert kept.take() == []

    tell(tmp_path, story)


def test_who_is_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def story(services: Services, kept: Kept) -> None:
        live, _ = await two_people(services, Days(3))
        await was_there(services, live, live.to_act[0])
        await look(services)
        assert kept.take() == []

    tell(tmp_path, story)


def test_a_notice_that_is_no_longer_true_is_not_sent(tmp_path: Path) -> None:
    async def story(services: Services, kept: Kept) -> None:
        live, people = await two_people(services)
        mover = live.to_act[0]
        await services.notices.look_at_turns(services.entropy.now() + 61)
        await end_turn(services, live)
        await services.notices.send_due()
        assert kept.take() == []
        await end_turn(services, live)
        await look(services)
        assert kept.take() == [f"turn {people[mover].id}"]  # what wasn't sent doesn't stand in the way

    tell(tmp_path, story)


@pytest.mark.parametrize(("clock", "told"), [(Bank(600, 15), 0), (Bank(3600), 1), (Days(1), 1), (None, 1)])
def test_fast_games_tell_nobody(tmp_path: Path, clock: Bank | Days | None, told: int) -> None:
    async def story(services: Services, kept: Kept) -> None:
        await two_people(services, clock)
        await look(services)
        assert len(kept.take()) == told

    tell(tmp_path, story)


def test_a_player_without_others_is_not_told(tmp_path: Path) -> None:
    async def story(services: Services, kept: Kept) -> None:
        await table_alone(services, Days(3))
        await look(services)
        assert kept.take() == []

    tell(tmp_path, story)


# Warnings


def test_a_turn_that_runs_out_is_warned_of_once(tmp_path: Path) -> None:
    async def story(services: Services, kept: Kept) -> None:
        live, people = await two_people(services, Days(2))
        mover = live.to_act[0]
        await look(services)
        kept.take()
        await look(services, 1.4 * DAY)
        assert kept.take() == []
        await look(services, 1.6 * DAY)  # half a day before, or a quarter of the turn
        ((notice, text),) = kept.sent
        assert (notice.person, notice.kind) == (people[mover].id, "warning")
        assert text.body == "Kingdom Builder: less than 10 h left for your turn"
        kept.take()
        await was_there(services, live, mover)
        await services.tables.command(live.facts.id, any_move)
        assert live.to_act == (mover,)
        await look(services, 1.9 * DAY)
        assert "warning" not in str(kept.take())  # this turn only once, even if they have begun it
        await look(services, 2.1 * DAY)
        await end_turn(services, live)
        await look(services, 1.6 * DAY)
        assert f"warning {people[1 - mover].id}" in kept.take()

    tell(tmp_path, story)


def test_a_warning_comes_before_quiet_hours_that_would_swallow_it(tmp_path: Path) -> None:
    async def story(services: Services, kept: Kept) -> None:
        live, people = await two_people(services, Days(1))
        mover = live.to_act[0]
        began = services.entropy.now()
        ends = began + DAY
        # Quiet from eight hours before the end until it: the warning, due six hours before, would come too late.
        quiet = Quiet(minute(ends - 8 * HOUR), minute(ends), "UTC")
        await services.writer.write(
            lambda connection: choices.write(connection, people[mover].id, Choices(quiet=quiet), "en", "")
        )
        await was_there(services, live, mover)
        await look(services, DAY - 9 * HOUR)
        assert kept.take() == []
        await look(services, DAY - 8 * HOUR + 60)
        assert kept.take() == [f"warning {people[mover].id}"]

    tell(tmp_path, story)


def minute(at: float) -> int:
    """Return the minute of the day, in UTC."""
    return int(at // 60) % (24 * 60)


# Others


def test_an_invitation_is_told_while_the_table_is_open_and_until_it_is_opened(tmp_path: Path) -> None:
    async def story(services: Services, kept: Kept) -> None:
        table = (await open_table(services)).facts.id
        berta = (await services.accounts.new_guest("Berta")).id
        wanted = invited(berta, "Anna", table, "kingdom-builder")
        assert await services.notices.tell(wanted)
        await services.notices.send_due()
        assert [text.body for _, text in kept.sent] == ["Anna invites you to Kingdom Builder"]
        assert not await services.notices.tell(wanted)
        await services.notices.seen(berta, table)  # as the socket says
        assert await services.notices.tell(wanted)
        live, people = await two_people(services)  # where the game has begun already
        await services.notices.tell(invited(people[0].id, "Clara", live.facts.id, "kingdom-builder"))
        await services.notices.tell(paired(people[0].id, live.facts.id, "kingdom-builder"))
        kept.take()
        await services.notices.send_due()
        assert sorted(kept.take()) == sorted([f"invited {berta}", f"paired {people[0].id}"])

    tell(tmp_path, story)
