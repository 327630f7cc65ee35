"""The machine that the numbers were measured on."""

import os
import platform
from dataclasses import dataclass
from datetime import date
from pathlib import Path

_CPU_FACTS = Path("/proc/cpuinfo")


@dataclass(frozen=True, slots=True)
class Machine:
    """Processor, system and Python, and the day."""

    processor: str
    cores: int
    system: str
    python: str
    day: date

    @staticmethod
    def here() -> "Machine":
        """Return this machine, today."""
        return Machine(
            processor=_processor(),
            cores=os.cpu_count() or 1,
            system=platform.system(),
            python=f"{platform.python_implementation()} {platform.python_version()}",
            day=date.today(),
        )


def _processor() -> str:
    if _CPU_FACTS.exists():
        for line in _CPU_FACTS.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
