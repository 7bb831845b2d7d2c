"""Logging: one line per event, as text or JSON, with time, level and request id.

Secrets are removed from every line, wherever it came from: ids of games are cut short; tokens,
hashes and passwords are left out.
"""

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Final, Literal, TextIO

Form = Literal["text", "json"]
FORMS: Final[tuple[Form, ...]] = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")

REQUESTS: Final = logging.getLogger("teotihuacan.requests")
"""A line for each request that was answered, at the level `info`."""
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered."""
OURS: Final = ("teotihuacan", "uvicorn", "asyncio", "concurrent.futures")
FACTS: Final = ("method", "route", "status", "ms")  # of a request, as fields of their own

STRUCK_OUT: Final = (
    # ids of games in paths: enough is left to tell them apart
    (re.compile(r"(/(?:games|game|join|replay|review|watch|seat)/[\w-]{6})[\w-]{6,}"), r"\1…"),
    (re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])"), "…"),  # tokens and invites
    (re.compile(r"(?<![0-9A-Fa-f])[0-9A-Fa-f]{32,64}(?![0-9A-Fa-f])"), "…"),  # hashes, seeds
    (re.compile(r"(://[^:/@\s]*):[^@\s/]+@"), r"\1:…@"),  # passwords of databases
    (re.compile(r"(?i)(bearer\s+)\S+"), r"\1…"),
)


def discreet(text: str) -> str:
    """A text without secrets."""
    for secret, instead in STRUCK_OUT:
        text = secret.sub(instead, text)
    return text


def moment(record: logging.LogRecord) -> str:
    """When it was, in UTC."""
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{whole}.{int(record.msecs):03}Z"


class Text(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        facts = [f"{name}={getattr(record, name)}" for name in FACTS if hasattr(record, name)]
        request = REQUEST.get()
        named = [f"[{request}]"] if request else []
        said = " ".join([*named, record.getMessage(), *facts])
        if record.exc_info:
            said += "\n" + self.formatException(record.exc_info)
        return discreet(f"{moment(record)} {record.levelname.lower()} {said}")


class Json(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        if request := REQUEST.get():
            line["request"] = request
        for name in FACTS:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["exception"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def write_log(form: Form = "text", level: str = "warning", stream: TextIO | None = None) -> None:
    """Let this process write its log in a form; called again, it is written anew."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    for name in OURS:
        logger = logging.getLogger(name)
        for known in logger.handlers[:]:
            logger.removeHandler(known)
        logger.addHandler(handler)
        logger.setLevel(level.upper())
        logger.propagate = False
    # At `info` uvicorn only logs its own start and stop; its child loggers are set as well.
    for name in ("uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        child = logging.getLogger(name)
        for known in child.handlers[:]:
            child.removeHandler(known)
        child.propagate = True
