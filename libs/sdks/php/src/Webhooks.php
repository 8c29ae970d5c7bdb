<?php

declare(strict_types=1);

namespace LastMile;

/** Whether a webhook is from the platform. `$headers` are those of `getallheaders()`; the body is `php://input` as it came. */
final class Webhooks
{
    private const PREFIX = 'whsec_';

    /**
     * Signed as Standard Webhooks ask: `$secret` begins with `whsec_`. The header may have several signatures.
     * @param string $secret
     * @param array<string, string|list<string>> $headers those of `getallheaders()` or PSR-7
     * @param string $body
     * @return array<string, mixed> the body
     * @throws WebhookVerificationError
     */
    public static function verifyFullApi(mixed $secret, array $headers, mixed $body, int $toleranceSeconds = 300, ?int $now = null): array
    {
        self::requireVerifiable($secret, $body);
        $at = self::header($headers, 'webhook-timestamp');
        if (!ctype_digit($at) || abs((int) $at - ($now ?? time())) > $toleranceSeconds) {
            throw new WebhookVerificationError('Too old');
        }
        $key = (string) base64_decode(substr($secret, strlen(self::PREFIX)));
        if (!str_starts_with($secret, self::PREFIX) || $key === '') {
            throw new WebhookVerificationError('The secret begins with whsec_');
        }
        $signed = self::header($headers, 'webhook-id').".$at.$body";
        $right = 'v1,'.base64_encode(hash_hmac('sha256', $signed, $key, true));
        $found = false;
        foreach (explode(' ', self::header($headers, 'webhook-signature')) as $given) {
            $found = hash_equals($right, $given) || $found;
        }

        return self::parsed($found, $body);
    }

    /**
     * `X-App-Signature`, by the client_secret.
     * @param string $clientSecret
     * @param array<string, string|list<string>> $headers those of `getallheaders()` or PSR-7
     * @param string $body
     * @return array<string, mixed> the body
     * @throws WebhookVerificationError
     */
    public static function verifyOpenDelivery(mixed $clientSecret, array $headers, mixed $body): array
    {
        return self::verifyHex('sha256', 'x-app-signature', $clientSecret, $headers, $body);
    }

    /**
     * `Signature-V2`, by the key that registered the webhook.
     * @param string $apiKey
     * @param array<string, string|list<string>> $headers those of `getallheaders()` or PSR-7
     * @param string $body
     * @return array<string, mixed> the body
     * @throws WebhookVerificationError
     */
    public static function verifyModelM(mixed $apiKey, array $headers, mixed $body): array
    {
        return self::verifyHex('sha512', 'signature-v2', $apiKey, $headers, $body);
    }

    /** @param array<string, string> $headers */
    private static function verifyHex(string $hash, string $name, mixed $secret, array $headers, mixed $body): array
    {
        self::requireVerifiable($secret, $body);

        return self::parsed(hash_equals(hash_hmac($hash, $body, $secret), self::header($headers, $name)), $body);
    }

    /** What `getenv` and a body parser may give is refused like a wrong signature. */
    private static function requireVerifiable(mixed $secret, mixed $body): void
    {
        if (!is_string($secret) || $secret === '') {
            throw new WebhookVerificationError('There is no secret');
        }
        if (!is_string($body)) {
            throw new WebhookVerificationError('The body is verified as it came, before any parser');
        }
    }

    /** @param array<string, string|list<string>> $headers */
    private static function header(array $headers, string $name): string
    {
        $given = array_change_key_case($headers)[$name] ?? '';

        return (string) (is_array($given) ? ($given[0] ?? '') : $given);
    }

    /** @return array<string, mixed> */
    private static function parsed(bool $isRight, string $body): array
    {
        if (!$isRight) {
            throw new WebhookVerificationError('The signature is wrong');
        }

        return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
    }
}
