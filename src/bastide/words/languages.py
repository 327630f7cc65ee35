"""The languages that people play in, and the choice of one of them."""

import re
from collections.abc import Sequence
from importlib.resources import files

_TEXTS = re.compile(r"([a-zA-Z-]+)\.ftl")

LANGUAGES = tuple(
    sorted(found[1] for file in (files("bastide.words") / "text").iterdir() if (found := _TEXTS.fullmatch(file.name)))
)
"""One for each file `text/<lang>.ftl`: a further language is a matter of texts alone."""
FALLBACK = "en"
"""The language in which every text exists."""

_BY_PRIMARY = {language.split("-")[0]: language for language in LANGUAGES}


def negotiate(preferred: Sequence[str]) -> str:
    """The first of the wanted languages that there is, English if there is none.

    A tag may be one of a browser or of the environment: `de-AT`, `zh-TW`, `fr_CH.UTF-8`. Chinese exists in traditional
    characters only, which serve all who ask for Chinese.
    """
    for tag in preferred:
        if is_spoken(tag):
            return _BY_PRIMARY[_primary(tag)]
    return FALLBACK


def is_spoken(tag: str) -> bool:
    """Whether `negotiate` finds that very language."""
    return _primary(tag) in _BY_PRIMARY


def _primary(tag: str) -> str:
    return tag.split(".")[0].split("@")[0].replace("_", "-").split("-")[0].strip().lower()


def accepted(header: str) -> str:
    """The language that a browser's `Accept-Language` asks for: `de-AT,de;q=0.9,en;q=0.8`."""
    wishes = [wish.partition(";") for wish in header.split(",")]
    return negotiate([tag for tag, _, weight in sorted(wishes, key=lambda wish: -_weight(wish[2]))])


def _weight(parameter: str) -> float:
    """How much a language is wanted: all that is not said otherwise, fully; what is not understood, not at all."""
    name, _, value = parameter.partition("=")
    if not name.strip():
        return 1.0
    return float(value) if re.fullmatch(r"[01](\.\d{1,3})?", value.strip()) else 0.0


def known(lang: str) -> str:
    """`lang` itself if it is one of `LANGUAGES`, otherwise the nearest."""
    return lang if lang in LANGUAGES else negotiate([lang])
