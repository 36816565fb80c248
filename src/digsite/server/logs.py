"""Structured logs: one JSON object a line, on standard error."""

from __future__ import annotations

import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

import orjson

REQUEST_ID: ContextVar[str] = ContextVar("REQUEST_ID", default="")  # of the request that is answered here
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """A log record as JSON: time, level, what happened, whatever else was said about it, and in which request."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        said: dict[str, Any] = {"at": f"{at}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        said |= {"from": record.name, "event": record.getMessage()}
        said |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if request_id := REQUEST_ID.get():
            said["request_id"] = request_id
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return orjson.dumps(said, default=str).decode()


def _tells_no_address(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's is not about who listens, whom it names by their address."""
    return '"WebSocket ' not in str(record.msg)


def set_up(level: str) -> None:
    """Send all logs through the formatter."""
    # Where in the code a line comes from and who runs it is not told: finding out takes longer than writing the line
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None  # the documented way
    output = logging.StreamHandler(sys.stderr)
    output.setFormatter(JsonFormatter())
    own = logging.getLogger("digsite")
    own.setLevel(level.upper())
    # What the server is built on tells the headers of every handshake if asked for details, cookies and tokens too.
    logging.basicConfig(level=max(own.level, logging.INFO), handlers=[output], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_tells_no_address)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # the guard writes a line for each request already
