"""The section of the benchmark on clicks: its part of the page from made-up numbers, and a trace like Chromium's."""

from datetime import date

from bastide.lab.machine import Machine
from bench import clicks
from bench.play import Play, tasks_in

MACHINE = Machine("Abacus 3000", 8, "Linux", "CPython 3.11.7", date(2026, 1, 31))


def test_the_page_has_percentiles_and_long_tasks() -> None:
    times = [float(time) for time in range(1, 102)]
    played = Play("kingdom-builder")
    played.add(((time, 2 * time) for time in times[:60]), [(51.0, 20.0)] + [(1.0, 1.0)] * 1232)
    played.add(((time, 2 * time) for time in times[60:]), [(90.0, 60.0)])  # another game
    lines = clicks.section([played], 0.34, MACHINE).splitlines()
    row = "| kingdom-builder | 101 | 51.0 ms | 100 ms | 102 ms | 200 ms | 2 | 1 | 1,234 |"
    assert row in lines
    assert any("Abacus 3000 (8 cores, load average 0.3 before the start)" in line for line in lines)


def test_only_tasks_of_the_busiest_main_thread_count() -> None:
    def named(pid: int, tid: int, name: str) -> dict[str, object]:
        return {"name": "thread_name", "pid": pid, "tid": tid, "args": {"name": name}}

    def task(pid: int, tid: int, dur: int) -> dict[str, object]:
        return {"name": "RunTask", "ph": "X", "pid": pid, "tid": tid, "dur": dur, "tdur": dur // 2}

    names = [named(1, 1, "CrRendererMain"), named(1, 2, "Compositor"), named(2, 1, "CrRendererMain")]
    trace = [*names, task(1, 1, 60_000), task(1, 1, 2_000), task(1, 2, 900_000), task(2, 1, 3_000)]
    assert tasks_in(trace) == [(60.0, 30.0), (2.0, 1.0)]
