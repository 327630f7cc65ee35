"""The text files: keys that must never show on a page, and texts that differ between languages."""

import functools
import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import Page

from tests.server.process import ROOT

_EVERYTHING = """() => {
  const texts = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    }
    if (element instanceof HTMLOptionElement) texts.push(element.text);
  }
  return texts;
}"""


def texts_of(page: Page) -> list[str]:
    """Return everything on a page that a person reads or hears, by lines."""
    texts: list[str] = page.evaluate(_EVERYTHING)
    return [line.strip() for text in texts for line in text.splitlines() if line.strip()]


def raw_texts(page: Page) -> list[str]:
    """Return lines in which a key stands for its message, or a variable for its value."""
    return [
        text for text in texts_of(page) if _keys().search(text) or re.search(r"\{ ?\$|undefined|\bNaN\b|\[object", text)
    ]


def untranslated(page: Page, language: str) -> list[str]:
    """Return lines of a page that are in English although it should be in another language."""
    foreign = _english_only(language)
    return [text for text in texts_of(page) if text in foreign] if foreign else []


@functools.cache
def _english_only(language: str) -> frozenset[str]:
    """Return what is said in English but never in that language."""
    english, own = messages("en"), messages(language)
    return frozenset(text for key, text in english.items() if own.get(key) != text) - frozenset(own.values())


@functools.cache
def _keys() -> re.Pattern[str]:
    """Return any key that is not also an ordinary word."""
    keys = sorted(key for key in messages("en") if "-" in key and "." not in key)
    assert len(keys) > 200
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, keys))})(?![\w-])")


@functools.cache
def messages(language: str) -> dict[str, str]:
    """Return all messages of the client, games and server, with their attributes; those with variables are empty."""
    found: dict[str, str] = {}
    for path in (*ROOT.glob(f"web/src/**/{language}.ftl"), *ROOT.glob(f"src/bastide/**/text/{language}.ftl")):
        found |= _messages_in(path)
    return found


def _messages_in(path: Path) -> dict[str, str]:
    messages = [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, Message)]
    parts = {message.id.name: message.value for message in messages}
    parts |= {f"{message.id.name}.{part.id.name}": part.value for message in messages for part in message.attributes}
    return {
        key: "".join(element.value for element in pattern.elements)
        if pattern is not None and all(isinstance(element, TextElement) for element in pattern.elements)
        else ""
        for key, pattern in parts.items()
    }
