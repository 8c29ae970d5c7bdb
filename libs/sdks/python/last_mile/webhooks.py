"""Whether a webhook is from the platform. Each function returns the body, or raises WebhookVerificationError."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Any, Mapping

_PREFIX = "whsec_"


class WebhookVerificationError(Exception):
    """The message is not from the platform, is too old, or cannot be verified as it was given. Answer 401."""


def verify_full_api(
    secret: str, headers: Mapping[str, str], body: bytes, *, tolerance_s: float = 300, now: float | None = None
) -> Any:
    """Signed as Standard Webhooks ask: `secret` begins with `whsec_`. The header may have several signatures."""
    _require_verifiable(secret, body)
    told = _lower(headers)
    at = told.get("webhook-timestamp", "")
    if not (at.isascii() and at.isdigit()) or abs(int(at) - (time.time() if now is None else now)) > tolerance_s:
        raise WebhookVerificationError("Too old")
    try:
        key = base64.b64decode(secret.removeprefix(_PREFIX))
    except binascii.Error:
        key = b""
    if not secret.startswith(_PREFIX) or not key:
        raise WebhookVerificationError("The secret begins with whsec_")
    signed = f"{told.get('webhook-id', '')}.{at}.".encode() + bytes(body)
    right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = told.get("webhook-signature", "").split(" ")
    return _parsed(any(_same(one, right) for one in given), body)


def verify_open_delivery(client_secret: str, headers: Mapping[str, str], body: bytes) -> Any:
    """`X-App-Signature`, by the client_secret."""
    _require_verifiable(client_secret, body)
    right = hmac.new(client_secret.encode(), body, hashlib.sha256).hexdigest()
    return _parsed(_same(_lower(headers).get("x-app-signature", ""), right), body)


def verify_model_m(api_key: str, headers: Mapping[str, str], body: bytes) -> Any:
    """`Signature-V2`, by the key that registered the webhook."""
    _require_verifiable(api_key, body)
    right = hmac.new(api_key.encode(), body, hashlib.sha512).hexdigest()
    return _parsed(_same(_lower(headers).get("signature-v2", ""), right), body)


def _require_verifiable(secret: object, body: object) -> None:
    if not isinstance(secret, str) or not secret:
        raise WebhookVerificationError("There is no secret")
    if not isinstance(body, (bytes, bytearray, memoryview)):
        raise WebhookVerificationError("The body is verified as bytes, as it came, before any parser")


def _same(given: str, right: str) -> bool:
    return hmac.compare_digest(given.encode(), right.encode())


def _parsed(is_right: bool, body: bytes) -> Any:
    if not is_right:
        raise WebhookVerificationError("The signature is wrong")
    return json.loads(bytes(body))


def _lower(headers: Mapping[str, str]) -> dict[str, str]:
    return {name.lower(): value for name, value in (headers or {}).items()}
