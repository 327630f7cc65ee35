"""The languages that people play in, and the choice of one of them."""

import re
from collections.abc import Sequence
from importlib.resources import files

_TEXTS = re.compile(r"([a-zA-Z-]+)\.ftl")

LANGUAGES = tuple(
    sorted(found[1] for file in (files("bastide.words") / "text").iterdir() if (found := _TEXTS.fullmatch(file.name)))
)
"""One for each file `text/<lang>.ftl`: a new language needs nothing but texts."""
FALLBACK = "en"
"""The language in which every text exists."""

_BY_PRIMARY = {language.split("-")[0]: language for language in LANGUAGES}


def negotiate(preferred: Sequence[str]) -> str:
    """Return the first preferred language that we have, or English.

    A tag may come from a browser or the environment: `de-AT`, `zh-TW`, `fr_CH.UTF-8`. Traditional characters serve
    everyone who asks for Chinese.
    """
    for tag in preferred:
        if is_spoken(tag):
            return _BY_PRIMARY[_primary(tag)]
    return FALLBACK


def is_spoken(tag: str) -> bool:
    """Whether we have exactly this language."""
    return _primary(tag) in _BY_PRIMARY


def _primary(tag: str) -> str:
    return tag.split(".")[0].split("@")[0].replace("_", "-").split("-")[0].strip().lower()


def accepted(header: str) -> str:
    """Return the language that a browser's `Accept-Language` asks for: `de-AT,de;q=0.9,en;q=0.8`."""
    wishes = [wish.partition(";") for wish in header.split(",")]
    return negotiate([tag for tag, _, weight in sorted(wishes, key=lambda wish: -_weight(wish[2]))])


def _weight(parameter: str) -> float:
    """Return the weight of a language: 1 by default, 0 if it can't be read."""
    name, _, value = parameter.partition("=")
    if not name.strip():
        return 1.0
    return float(value) if re.fullmatch(r"[01](\.\d{1,3})?", value.strip()) else 0.0


def known(lang: str) -> str:
    """Return `lang` if it is one of `LANGUAGES`, otherwise the nearest."""
    return lang if lang in LANGUAGES else negotiate([lang])
