"""Which names look alike, and which hide something: Unicode's security mechanisms (UTS 39).

The data comes from the package `confusable-homoglyphs`: the scripts of all characters, and pairs that look alike.
"""

import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from functools import cache

LONGEST_SKELETON = 200

_ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})
_TOGETHER = tuple(
    frozenset(scripts.split()) for scripts in ("LATIN HAN HIRAGANA KATAKANA", "LATIN HAN BOPOMOFO", "LATIN HAN HANGUL")
)
"""Scripts that are written together (UTS 39, "highly restrictive"): Japanese, Chinese, Korean, and Latin with each."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Characters that count as letters, marks or symbols and show nothing."""
_MARK = "\u200e"  # around letters written from right to left, in the data


def hides_something(name: str) -> bool:
    """Whether a name has characters that nobody can see."""
    return any(not letter.isprintable() or letter in _BLANK for letter in name)


def mixes_scripts(name: str) -> bool:
    """Whether a name takes letters from scripts, or digits from systems, that aren't written together."""
    from confusable_homoglyphs.categories import unique_aliases  # slow to import, and only names need it

    scripts = unique_aliases(name) - _ANY_SCRIPT
    zeros = {ord(digit) - unicodedata.decimal(digit) for digit in name if digit.isdecimal()}
    return len(zeros) > 1 or (len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER))


def skeleton(name: str) -> str:
    """Return what names that look alike have in common, whatever their case: "PaypaI" and "раураӀ" give "paypal"."""
    shown = _prototype(unicodedata.normalize("NFKC", name))
    return _prototype(shown.casefold())[:LONGEST_SKELETON]  # before the case: a capital I looks like an l


def _prototype(text: str) -> str:
    prototypes = _prototypes()
    mapped = "".join(prototypes.get(letter, letter) for letter in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", mapped)


@cache
def _prototypes() -> Mapping[str, str]:
    """Return what stands for each character that looks like others.

    The package lists each pair in both directions. A character has one prototype; a prototype, which may be longer, has
    one or many characters.
    """
    from confusable_homoglyphs.confusables import confusables_data

    alike: defaultdict[str, set[str]] = defaultdict(set)
    for text, others in confusables_data.items():
        alike[text.replace(_MARK, "")] |= {other["c"].replace(_MARK, "") for other in others}

    def stands_for(letter: str) -> str:
        (other, *more) = alike[letter]
        if more:
            return letter
        return other if len(other) > 1 or len(alike[other]) > 1 else min(letter, other)

    return {letter: stands_for(letter) for letter in alike if len(letter) == 1}
