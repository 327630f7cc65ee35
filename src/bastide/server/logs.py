"""Log lines, as text for people or as JSON for programs, each with the id of the request that it belongs to."""

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

FORMATS = ("text", "json")
NONE = "-"

request: ContextVar[str] = ContextVar("request", default=NONE)
"""The id of the request that is being answered. A command of a socket has the socket's id and its own number."""

_STANDARD = frozenset({*vars(logging.makeLogRecord({})), "message", "asctime", "request", "taskName", "color_message"})


def set_up(written: str) -> None:
    """Write log lines to standard error, as `text` or `json`."""
    handler = logging.StreamHandler()
    handler.addFilter(_with_request)
    handler.setFormatter(JsonLines() if written == "json" else logging.Formatter(_TEXT))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for chatty in ("alembic", "uvicorn.error"):  # each step of a migration, of starting and of a socket
        logging.getLogger(chatty).setLevel(logging.WARNING)


_TEXT = "%(asctime)s %(levelname)s %(name)s %(request)s %(message)s"


def _with_request(record: logging.LogRecord) -> bool:
    record.request = request.get()
    return True


class JsonLines(logging.Formatter):
    """One JSON object a line; what a caller passed as `extra` is in fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": getattr(record, "request", NONE),
            "message": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)
