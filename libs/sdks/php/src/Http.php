<?php

declare(strict_types=1);

namespace LastMile;

/** One try of one call. */
final class Http
{
    /**
     * @param array<string, string> $headers
     * @return array{int, string, array<string, string>} status, body and headers; the status is 0 when there was no answer, and the body says why
     */
    public static function send(string $verb, string $url, array $headers, ?string $body, int $timeoutMs): array
    {
        $curl = curl_init($url);
        $lines = array_map(static fn (string $name, string $value) => "$name: $value", array_keys($headers), $headers);
        $answered = [];
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $verb,
            CURLOPT_HTTPHEADER => $lines,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => $timeoutMs,
            CURLOPT_HEADERFUNCTION => static function ($_, string $line) use (&$answered): int {
                [$name, $value] = array_pad(explode(':', $line, 2), 2, '');
                $answered[strtolower(trim($name))] = trim($value);

                return strlen($line);
            },
        ]);
        if ($body !== null) {
            curl_setopt($curl, CURLOPT_POSTFIELDS, $body);
        }
        $answer = curl_exec($curl);

        return $answer === false
            ? [0, curl_error($curl), []]
            : [curl_getinfo($curl, CURLINFO_RESPONSE_CODE), (string) $answer, $answered];
    }

    /**
     * The answer to a call without a credential.
     * @param array<string, string> $body
     * @return array<string, mixed>
     */
    public static function posted(string $url, array $body): array
    {
        $json = json_encode($body, JSON_THROW_ON_ERROR);
        [$status, $answer, $headers] = self::send('POST', $url, ['content-type' => 'application/json'], $json, (new Manner())->timeoutMs);
        if ($status === 0) {
            throw new NoAnswerError($answer);
        }
        if ($status >= 300) {
            throw ApiError::of($status, $answer, $headers);
        }

        return json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
    }
}
