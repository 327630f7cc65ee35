"""The section on compiled modules, from made-up numbers."""

from bench import compiled
from bench.measure import Plan, Run
from tests.bench.test_report import MACHINE, result


def part(plain: int, compiled_steps: int) -> list[str]:
    """Return the lines for a build of each kind that makes so many decisions, and so many plans, a second."""
    names = ["kingdom-builder, 2 players", "kingdom-builder, master"]
    results = {"catanatron": result(40_000)}
    for name in names:
        results |= {f"{name}, plain": result(plain), f"{name}, compiled": result(compiled_steps)}
    run = Run(results, 0.01, 0.009, 0.02, 0.98)
    pairs = compiled.compared(run, names)
    return compiled.section(pairs, run, "compiled by mypyc 9", Plan(9, 0.5, print), MACHINE).splitlines()


def test_goals_are_reached() -> None:
    lines = part(320_000, 640_000)
    assert (
        "| kingdom-builder, 2 players | 320,000 ± 0 % | 640,000 ± 0 % | 2.00 (at least 2), reached | 8.00 "
        "| 16.0 (at least 12), reached |"
    ) in lines
    assert "| kingdom-builder, master | 0.00 ± 0 % | 0.00 ± 0 % | 2.00 (at least 1.7), reached |" in lines
    assert any("compiled by mypyc 9" in line for line in lines)


def test_goals_are_missed() -> None:
    lines = part(320_000, 400_000)
    assert (
        "| kingdom-builder, 2 players | 320,000 ± 0 % | 400,000 ± 0 % | 1.25 (at least 2), **missed** | 8.00 "
        "| 10.0 (at least 12), **missed** |"
    ) in lines
    assert "| kingdom-builder, master | 0.00 ± 0 % | 0.00 ± 0 % | 1.25 (at least 1.7), **missed** |" in lines
