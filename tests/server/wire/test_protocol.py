"""Commands and entries join the protocol when declared: each has a tag and defines what it does."""

from typing import Any

import msgspec
import pytest

from bastide.server.tables.entries import Entry, Unreadable, read, write
from bastide.server.wire import commands
from bastide.server.wire.caller import Caller
from bastide.server.wire.commands import Command, every_command
from bastide.server.wire.frames import Frame, Pong


@pytest.mark.parametrize(("base", "method"), [(Command, "carry_out"), (Entry, "fold")])
def test_every_subclass_has_a_tag_and_says_what_it_does(base: type[msgspec.Struct], method: str) -> None:
    kinds = base.__subclasses__()
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert kinds and len(set(tags)) == len(tags) and all(tags)
    assert [kind.__name__ for kind in kinds if method not in vars(kind)] == []
    assert not any(kind.__subclasses__() for kind in kinds)  # they would have no place in the union


def test_a_new_command_needs_only_its_class(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wave(Command, tag="wave", frozen=True):
        times: int

        async def carry_out(self, caller: Caller) -> Frame:
            return Pong()

    monkeypatch.setattr(Command, "__subclasses__", lambda: [commands.Ping, Wave])
    assert msgspec.json.Decoder(every_command()).decode(b'{"type": "wave", "times": 2}') == Wave(2)
    described: Any = msgspec.json.schema(every_command())
    assert set(described["$defs"]) == {"Ping", "Wave"}


def test_an_entry_is_read_as_it_was_written() -> None:
    for kind in Entry.__subclasses__():
        if kind is not Unreadable:
            tag = kind.__struct_config__.tag
            fields = {field.name: field.type for field in msgspec.structs.fields(kind) if field.required}
            samples = {int: 1, str: "a", bool: True, float: 1.5}
            entry = kind(**{name: samples.get(type_, ("a",)) for name, type_ in fields.items()})  # type: ignore[call-overload]
            assert f'"type":"{tag}"' in write(entry) and read(write(entry)) == entry
