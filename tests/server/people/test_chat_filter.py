"""The chat filter is off by default. It compares plain words, so it is quick whatever a host or a person writes."""

import time
from pathlib import Path

import pytest

from bastide import words
from bastide.server.people import chat_filter
from bastide.server.people.chat_filter import ChatFilter
from bastide.server.services import Services
from bastide.words import LocalizedError
from tests.server.inside import refused_with, with_services

FILTER = ChatFilter(["Rotten", "foul*", "*悪い*", "very bad egg"])


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("A rotten apple", "A ****** apple"),
        ("RÖTTEN, really", "******, really"),
        ("ｒｏｔｔｅｎ", "******"),
        ("Fouls and fouling, not befoul", "***** and *******, not befoul"),
        ("とても悪いです", "*******"),
        ("a very, very BAD egg!", "a very, ************!"),
        ("very bad eggs", "very bad eggs"),
        ("unrotten", "unrotten"),
    ],
)
def test_words_are_found_whatever_their_case_and_accents(text: str, masked: str) -> None:
    assert FILTER.masked(text) == masked
    assert FILTER.finds(text) == (text != masked)


def test_no_file_and_no_text_make_it_slow() -> None:
    """The largest file against the longest text takes some milliseconds."""
    lines = [f"{'a' * 40}{number}*" for number in range(2500)] + [f"*{'a' * 40}{number}b*" for number in range(2500)]
    slow = ChatFilter(lines)
    began = time.perf_counter()
    assert not slow.finds("a" * 500) and not slow.finds("a " * 250)
    assert time.perf_counter() - began < 0.5


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"\xff\xfe\x00", "filter-not-text"),
        (b"good\n...\n", "filter-line"),
        (b"x" * 61, "filter-line"),
        (b"a b c d e f g", "filter-line"),
        (b"word\n" * 5001, "filter-too-many"),
        (b"#" * 200_001, "filter-too-large"),
        (None, "cannot-use"),
    ],
)
def test_a_file_that_is_no_filter_is_refused_in_a_sentence(tmp_path: Path, content: bytes | None, key: str) -> None:
    file = tmp_path / "words.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(LocalizedError) as refused:
        chat_filter.read(file)
    assert refused.value.key == key and words.error(refused.value, "en").endswith(".")


def test_comments_and_empty_lines_are_no_words(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("# apples\n\nrotten # bad\n", "utf-8")
    found = chat_filter.read(file)
    assert found.finds("rotten") and not found.finds("apples are bad")


@pytest.mark.parametrize("masks", [False, True])
def test_a_message_is_refused_or_masked_if_the_host_wants_a_filter(tmp_path: Path, masks: bool) -> None:
    file = tmp_path / "words.txt"
    file.write_text("rotten", "utf-8")

    async def chat(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        assert await services.moderation.allowed(anna.id, "fresh") == "fresh"
        if masks:
            assert await services.moderation.allowed(anna.id, "a rotten egg") == "a ****** egg"
        else:
            with refused_with("filtered"):
                await services.moderation.allowed(anna.id, "a rotten egg")

    with_services(tmp_path / "data", chat, chat_filter=file, chat_filter_masks=masks)


def test_without_a_file_nothing_is_filtered(tmp_path: Path) -> None:
    async def chat(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        assert await services.moderation.allowed(anna.id, "a rotten egg") == "a rotten egg"

    with_services(tmp_path / "data", chat)
