"""Sends calls with the caller's credential, and again after failures that pass."""

from __future__ import annotations

import http.client
import json
import random
import re
import threading
import time
import urllib.error
import urllib.request
import uuid
from dataclasses import dataclass
from typing import Any, Callable, Mapping
from urllib.parse import quote, urlencode

from .errors import NoAnswerError, error_of

_MAX_WAIT_S = 30.0
#: A token is replaced so long before it expires.
_MARGIN_S = 60.0
_READING = {"GET", "HEAD", "PUT", "DELETE"}
#: Statuses of calls that were not begun, so that they may be sent again whatever they are.
_NOT_BEGUN = {429, 503}
_PASSING = {500, 502, 503, 504}


@dataclass(frozen=True)
class Manner:
    """How calls are sent."""

    #: Tries after the first.
    retries: int = 3
    #: Of one try.
    timeout_s: float = 30.0
    #: The wait before the first retry; it doubles, up to 30 seconds, and is spread by half.
    backoff_s: float = 0.5


class Key:
    """A credential that does not change."""

    renewable = False

    def __init__(self, name: str, secret: str):
        self._headers = {name: secret}

    def headers(self, refused: bool) -> Mapping[str, str]:
        return self._headers


class CachedToken:
    """Asks for a token once and keeps it until it expires; threads that call together ask once."""

    renewable = True

    def __init__(self, ask: Callable[[], tuple[str, float]]):
        self._ask = ask
        self._cached: tuple[str, float] | None = None
        self._lock = threading.Lock()

    def headers(self, refused: bool) -> Mapping[str, str]:
        with self._lock:
            if refused or self._cached is None or self._cached[1] - _MARGIN_S < time.time():
                self._cached = None
                self._cached = self._ask()
            return {"authorization": f"Bearer {self._cached[0]}"}


class Calls:
    """What the generated classes call. `keyed` are the paths of POST that get an Idempotency-Key, so that a call whose
    answer was lost is not done twice."""

    def __init__(self, base_url: str, credential: Key | CachedToken, keyed: str, manner: Manner):
        self._base_url = base_url.rstrip("/")
        self._credential = credential
        self._keyed = re.compile(keyed)
        self._manner = manner

    def _call(
        self,
        verb: str,
        path: str,
        *,
        params: Mapping[str, str | int] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        for name, value in (params or {}).items():
            path = path.replace("{%s}" % name, quote(str(value), safe=""))
        given = {name: _text(value) for name, value in (query or {}).items() if value is not None}
        url = self._base_url + path + ("?" + urlencode(given) if given else "")
        sent = {name.lower(): value for name, value in (headers or {}).items()}
        is_keyed = verb == "POST" and self._keyed.fullmatch(path) is not None
        if is_keyed:
            sent.setdefault("idempotency-key", str(uuid.uuid4()))
        data = None
        if body is not None:
            data = json.dumps(body, ensure_ascii=False).encode()
            sent["content-type"] = "application/json"
        return self._send(verb, url, sent, data, verb in _READING or is_keyed)

    def _send(self, verb: str, url: str, headers: Mapping[str, str], data: bytes | None, repeatable: bool) -> Any:
        refused = False
        tried = 0
        while True:
            own = self._credential.headers(refused)
            request = urllib.request.Request(url, data=data, method=verb, headers={**headers, **own})
            again = tried < self._manner.retries
            wait: str | None = None
            try:
                with urllib.request.urlopen(request, timeout=self._manner.timeout_s) as answer:
                    raw = answer.read()
                    return json.loads(raw) if raw else None
            except urllib.error.HTTPError as refusal:
                with refusal:
                    passes = refusal.code in _NOT_BEGUN or (repeatable and refusal.code in _PASSING)
                    if refusal.code == 401 and self._credential.renewable and not refused:
                        refused = True
                    elif not (passes and again):
                        raise error_of(refusal.code, refusal.read(), _lower(refusal.headers)) from None
                    wait = refusal.headers.get("retry-after")
            except (OSError, http.client.HTTPException) as failure:
                if not (repeatable and again):
                    raise NoAnswerError(str(failure)) from failure
            time.sleep(self._wait_s(tried, wait))
            tried += 1

    def _wait_s(self, tried: int, retry_after: str | None) -> float:
        if retry_after is not None and retry_after.isdigit():
            return min(float(retry_after), _MAX_WAIT_S)
        wait = min(self._manner.backoff_s * 2**tried, _MAX_WAIT_S)
        return wait * (0.5 + random.random() / 2)


def posted(base_url: str, path: str, body: Mapping[str, str]) -> Any:
    """The answer to a call without a credential."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(base_url.rstrip("/") + path, data=json.dumps(body).encode(), headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=Manner.timeout_s) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as refusal:
        with refusal:
            raise error_of(refusal.code, refusal.read(), _lower(refusal.headers)) from None
    except (OSError, http.client.HTTPException) as failure:
        raise NoAnswerError(str(failure)) from failure


def _lower(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
