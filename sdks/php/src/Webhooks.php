<?php

declare(strict_types=1);

namespace LastMile;

/** Whether a webhook is from the platform. `$headers` are those of `getallheaders()`; the body is `php://input` as it came. */
final class Webhooks
{
    private const PREFIX = 'whsec_';

    /**
     * Signed as Standard Webhooks ask: `$secret` begins with `whsec_`. The header may have several signatures.
     * @param array<string, string> $headers
     * @return array<string, mixed> the body
     * @throws WebhookVerificationError
     */
    public static function verifyFullApi(string $secret, array $headers, string $body, int $toleranceSeconds = 300, ?int $now = null): array
    {
        $told = array_change_key_case($headers);
        $at = $told['webhook-timestamp'] ?? '';
        if (!ctype_digit($at) || abs((int) $at - ($now ?? time())) > $toleranceSeconds) {
            throw new WebhookVerificationError('Too old');
        }
        $key = (string) base64_decode(substr($secret, strlen(self::PREFIX)));
        $signed = ($told['webhook-id'] ?? '').".$at.$body";
        $right = 'v1,'.base64_encode(hash_hmac('sha256', $signed, $key, true));
        $found = false;
        foreach (explode(' ', $told['webhook-signature'] ?? '') as $given) {
            $found = hash_equals($right, $given) || $found;
        }

        return self::parsed($found, $body);
    }

    /**
     * `X-App-Signature`, by the client_secret.
     * @param array<string, string> $headers
     * @return array<string, mixed> the body
     * @throws WebhookVerificationError
     */
    public static function verifyOpenDelivery(string $clientSecret, array $headers, string $body): array
    {
        return self::verifyHex('sha256', 'x-app-signature', $clientSecret, $headers, $body);
    }

    /**
     * `Signature-V2`, by the key that registered the webhook.
     * @param array<string, string> $headers
     * @return array<string, mixed> the body
     * @throws WebhookVerificationError
     */
    public static function verifyModelM(string $apiKey, array $headers, string $body): array
    {
        return self::verifyHex('sha512', 'signature-v2', $apiKey, $headers, $body);
    }

    /** @param array<string, string> $headers */
    private static function verifyHex(string $hash, string $name, string $secret, array $headers, string $body): array
    {
        $given = array_change_key_case($headers)[$name] ?? '';

        return self::parsed(hash_equals(hash_hmac($hash, $body, $secret), $given), $body);
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
