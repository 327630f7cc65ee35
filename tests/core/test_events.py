"""Who hears what."""

from bastide.core.events import Event, Secret


def test_a_secret_argument_reaches_only_its_audience() -> None:
    event = Event("draws-card", {"player": 1, "terrain": Secret("grass", (1,))})
    assert event.seen_by(1) == Event("draws-card", {"player": 1, "terrain": "grass"})
    assert event.seen_by(0) == Event("draws-card", {"player": 1})
    assert event.seen_by(None) == Event("draws-card", {"player": 1})


def test_an_event_for_some_is_hidden_from_others() -> None:
    event = Event("looks", {"player": 0}, audience=(0,))
    assert event.seen_by(0) == event
    assert event.seen_by(1) is None
    assert event.seen_by(None) is None
