from .clients import FullApi, Merchant, ModelM, OpenDelivery
from .errors import (
    ApiError,
    AuthenticationError,
    ConflictError,
    NoAnswerError,
    NotFoundError,
    RateLimitError,
    ServerError,
    ValidationError,
)
from .transport import Manner
from .webhooks import WebhookVerificationError, verify_full_api, verify_model_m, verify_open_delivery

__all__ = [
    "ApiError",
    "AuthenticationError",
    "ConflictError",
    "FullApi",
    "Manner",
    "Merchant",
    "ModelM",
    "NoAnswerError",
    "NotFoundError",
    "OpenDelivery",
    "RateLimitError",
    "ServerError",
    "ValidationError",
    "WebhookVerificationError",
    "verify_full_api",
    "verify_model_m",
    "verify_open_delivery",
]
