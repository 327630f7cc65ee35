"""Points with their reasons, as plain values."""

from bastide.core.scores import Earning, Score, ranks, report


def test_a_report_has_ranks_totals_sources_and_reasons() -> None:
    winner = Score((Earning("knights", 4, "KB-59", ("1.1", "1.2"), (("at", "1"),)), Earning("castles", 3, "KB-51")))
    loser = Score((Earning("knights", 2, "KB-59"),))
    first, second = report([winner, loser], ranks([7, 2]))
    assert (first["rank"], first["total"], first["by_source"]) == (1, 7, {"knights": 4, "castles": 3})
    assert first["earnings"][0] == {
        "source": "knights", "points": 4, "rule": "KB-59", "places": ["1.1", "1.2"], "details": {"at": "1"}
    }  # fmt: skip
    assert (second["rank"], second["total"]) == (2, 2)
