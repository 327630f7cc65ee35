"""Reports from players about players. Those about faults in the rules are in `reports`.

The chat lines around are evidence: the report keeps their numbers, and the table with its log is kept as long as the
report. So what a deleted person said is gone from reports, too.
"""

from bastide.core.audience import Viewer
from bastide.server.tables.live import LiveTable

MOST_A_DAY = 10
LINES_BEFORE, LINES_AFTER = 10, 10


def lines_around(live: LiveTable, viewer: Viewer, step: int | None) -> list[int]:
    """Return the log numbers of the chat that a viewer read around a step of their stream, or last."""
    said = [
        (number, origin.seq)
        for number, (lines, origin) in enumerate(zip(live.streams[viewer], live.origins[viewer], strict=True), 1)
        if any(line.key == "table-said" for line in lines)
    ]
    if step is None:
        return [seq for _, seq in said[-(LINES_BEFORE + LINES_AFTER) :]]
    before = [seq for number, seq in said if number <= step]
    after = [seq for number, seq in said if number > step]
    return before[-(LINES_BEFORE + 1) :] + after[:LINES_AFTER]
