"""The words of letters, in the reader's language."""

import json
from collections.abc import Mapping

from bastide import words
from bastide.server.mail.letter import Letter
from bastide.server.store.mail import Address


def language_of(to: Address) -> str:
    """Return the language to write to a person in: what the settings say, or else the one they gave the address in."""
    chosen = json.loads(to.settings).get("language") if to.settings else None
    return chosen if chosen in words.LANGUAGES else to.language


def letter(
    key: str, to: Address, link: str, *, language: str | None = None, headers: Mapping[str, str] | None = None
) -> Letter:
    """Return the letter `mail-<key>`: what happened, a link, and what to know about it."""
    language = language or language_of(to)
    named = {"name": to.name}
    before, after = (words.say(f"mail-{key}-{part}", language, named) for part in ("text", "after"))
    subject = words.say(f"mail-{key}-subject", language, named)
    return Letter(to.address, subject, f"{before}\n\n{link}\n\n{after}\n", headers or {}, language)
