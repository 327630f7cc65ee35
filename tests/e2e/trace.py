"""What Chromium's trace tells about the work of a page."""

import json

TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def forced_layouts(trace: bytes) -> int:
    """Return how often a script made the page lay itself out at once, instead of with the next frame."""
    events = [event for event in json.loads(trace)["traceEvents"] if event.get("ph") == "X"]
    scripts = [event for event in events if event["name"] == "FunctionCall"]
    layouts = [event for event in events if event["name"] == "Layout"]
    return sum(
        any(
            script["tid"] == layout["tid"] and script["ts"] <= layout["ts"] <= script["ts"] + script["dur"]
            for script in scripts
        )
        for layout in layouts
    )


def repainted_tiles(trace: bytes) -> int:
    """Return how many tiles of its layers, some 256 pixels wide, the page painted again."""
    return sum(event["name"] == "RasterTask" and event.get("ph") == "X" for event in json.loads(trace)["traceEvents"])
