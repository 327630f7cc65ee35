"""The page on coverage is written from a report of coverage.py."""

from tools.coverage_page import page


def file(lines: int, missing: list[int], branches: int = 0, missed: list[list[int]] | None = None) -> dict[str, object]:
    summary = {
        "num_statements": lines,
        "covered_lines": lines - len(missing),
        "num_branches": branches,
        "covered_branches": branches - len(missed or []),
    }
    return {"summary": summary, "missing_lines": missing, "missing_branches": missed or []}


def test_packages_are_added_up_and_what_is_missing_is_listed() -> None:
    files = {
        "src/bastide/core/pile.py": file(10, []),
        "src/bastide/games/tournay/plaza.py": file(1999, [3, 4, 5, 9], 8, [[7, 12], [8, -6], [9, 10], [2, 3]]),
        "src/bastide/games/tournay/effects/decks.py": file(1, []),
    }
    text = page(files)
    assert "| `core` | 10 | 100.0 % | 0 | – |" in text
    assert "| `games/tournay` | 2,000 | 99.8 % | 8 | 50.0 % |" in text
    assert "| **all** | 2,010 | 99.8 % | 8 | 50.0 % |" in text
    assert text.count("\n- ") == 1
    assert "- `games/tournay/plaza.py`: 3–5, 9, 7→12, 8→end\n" in text


def test_nearly_all_is_not_all() -> None:
    assert "99.9 %" in page({"src/bastide/core/pile.py": file(100_000, [1])})
