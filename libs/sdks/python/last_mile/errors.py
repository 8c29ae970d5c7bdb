"""Refusals of the server, by kind."""

from __future__ import annotations

import json
from typing import Any, Mapping


class ApiError(Exception):
    """A refusal. `code` is what the protocol calls the reason (`type` of the merchant API, the code of Model M)."""

    def __init__(self, status: int, message: str, code: Any, fields: dict[str, list[str]], body: Any, request_id: str | None):
        super().__init__(message)
        self.status = status
        self.message = message
        self.code = code
        #: Messages by field, where fields are at fault.
        self.fields = fields
        #: The answer as it came.
        self.body = body
        #: Names the request in the server's log.
        self.request_id = request_id


class AuthenticationError(ApiError):
    """401, 403: the credential is wrong, or not for this."""


class NotFoundError(ApiError):
    """404."""


class ConflictError(ApiError):
    """409: another state, or another request, was first."""


class ValidationError(ApiError):
    """400, 422: what was sent is refused."""


class RateLimitError(ApiError):
    """429, after the last retry."""


class ServerError(ApiError):
    """5xx, after the last retry."""


class NoAnswerError(Exception):
    """There was no answer at all, after the last retry."""


_BY_STATUS: dict[int, type[ApiError]] = {
    400: ValidationError,
    401: AuthenticationError,
    403: AuthenticationError,
    404: NotFoundError,
    409: ConflictError,
    422: ValidationError,
    429: RateLimitError,
}


def error_of(status: int, raw: bytes, headers: Mapping[str, str]) -> ApiError:
    """Reads a refusal in the form of any of the protocols."""
    text = raw.decode("utf-8", "replace")
    try:
        body = json.loads(text)
    except ValueError:
        body = text
    said = body if isinstance(body, dict) else {}
    errors = said.get("errors")
    first = errors[0] if isinstance(errors, list) and errors else {}
    texts = (said.get("mensagem"), first.get("message"), said.get("detail"), said.get("message"), said.get("error"))
    message = next((one for one in texts if isinstance(one, str)), f"HTTP {status}")
    code = first.get("code", said.get("type", said.get("code")))
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    fields = errors if isinstance(errors, dict) else {}
    return kind(status, message, code, fields, body, headers.get("x-request-id"))
