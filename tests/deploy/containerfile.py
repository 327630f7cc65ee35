"""Reads deploy/Containerfile as far as it goes, so that its steps can run without a container runtime."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
KNOWN = {
    "FROM",
    "RUN",
    "COPY",
    "WORKDIR",
    "USER",
    "VOLUME",
    "EXPOSE",
    "ENV",
    "STOPSIGNAL",
    "HEALTHCHECK",
    "ENTRYPOINT",
    "CMD",
}


@dataclass(frozen=True)
class Step:
    """One instruction."""

    word: str
    rest: str

    def words(self) -> list[str]:
        """Return the arguments: of the JSON form, or as they stand."""
        return json.loads(self.rest) if self.rest.startswith("[") else self.rest.split()


def stages() -> list[list[Step]]:
    """Return the instructions of each stage, the first of which is its FROM."""
    text = re.sub(r"^\s*#.*\n", "", CONTAINERFILE.read_text("utf-8"), flags=re.MULTILINE)
    found: list[list[Step]] = []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        if not line.strip():
            continue
        word, _, rest = line.strip().partition(" ")
        assert word in KNOWN, f"what does {word} do?"
        if word == "FROM":
            found.append([])
        found[-1].append(Step(word, rest))
    return found
