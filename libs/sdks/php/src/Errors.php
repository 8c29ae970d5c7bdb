<?php

declare(strict_types=1);

namespace LastMile;

/** A refusal of the server. */
class ApiError extends \RuntimeException
{
    /**
     * @param string|int|null $reason what the protocol calls the reason (`type` of the merchant API, the code of Model M)
     * @param array<string, list<string>> $fields messages by field, where fields are at fault
     * @param mixed $body the answer as it came
     * @param string|null $requestId names the request in the server's log
     */
    public function __construct(
        public readonly int $status,
        string $message,
        public readonly string|int|null $reason,
        public readonly array $fields,
        public readonly mixed $body,
        public readonly ?string $requestId,
    ) {
        parent::__construct($message, $status);
    }

    /**
     * Reads a refusal in the form of any of the protocols.
     * @param array<string, string> $headers
     */
    public static function of(int $status, string $raw, array $headers): self
    {
        $body = json_decode($raw, true) ?? $raw;
        $said = is_array($body) ? $body : [];
        $errors = is_array($said['errors'] ?? null) ? $said['errors'] : [];
        $first = array_is_list($errors) ? ($errors[0] ?? []) : [];
        $texts = [$said['mensagem'] ?? null, $first['message'] ?? null, $said['detail'] ?? null, $said['message'] ?? null, $said['error'] ?? null];
        $message = array_values(array_filter($texts, 'is_string'))[0] ?? "HTTP $status";
        $kind = match (true) {
            $status === 400, $status === 422 => ValidationError::class,
            $status === 401, $status === 403 => AuthenticationError::class,
            $status === 404 => NotFoundError::class,
            $status === 409 => ConflictError::class,
            $status === 429 => RateLimitError::class,
            $status >= 500 => ServerError::class,
            default => self::class,
        };
        $reason = $first['code'] ?? $said['type'] ?? $said['code'] ?? null;
        $fields = array_is_list($errors) ? [] : $errors;

        return new $kind($status, $message, $reason, $fields, $body, $headers['x-request-id'] ?? null);
    }
}

/** 401, 403: the credential is wrong, or not for this. */
class AuthenticationError extends ApiError
{
}

/** 404. */
class NotFoundError extends ApiError
{
}

/** 409: another state, or another request, was first. */
class ConflictError extends ApiError
{
}

/** 400, 422: what was sent is refused. */
class ValidationError extends ApiError
{
}

/** 429, after the last retry. */
class RateLimitError extends ApiError
{
}

/** 5xx, after the last retry. */
class ServerError extends ApiError
{
}

/** There was no answer at all, after the last retry. */
class NoAnswerError extends \RuntimeException
{
}

/** The message is not from the platform, or it is too old. Answer 401. */
class WebhookVerificationError extends \RuntimeException
{
}
