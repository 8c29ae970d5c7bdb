<?php

declare(strict_types=1);

namespace LastMile;

/** Sends calls with the caller's credential, and again after failures that pass. */
abstract class Calls
{
    private const MAX_WAIT_MS = 30_000;
    private const READING = ['GET', 'HEAD', 'PUT', 'DELETE'];
    /** Statuses of calls that were not begun, so that they may be sent again whatever they are. */
    private const NOT_BEGUN = [429, 503];
    private const PASSING = [0, 500, 502, 503, 504];

    /**
     * @param string $baseUrl origin of the server, without a path
     * @param string $keyed pattern of the paths of POST that get an Idempotency-Key, so that a call whose answer was lost is not done twice
     */
    protected function __construct(
        protected readonly string $baseUrl,
        private readonly Credential $credential,
        private readonly string $keyed,
        private readonly Manner $manner,
    ) {
    }

    /**
     * @param array<string, string|int> $params
     * @param array<string, mixed> $query
     * @param array<mixed>|null $body
     * @param array<string, string> $headers
     */
    protected function call(string $verb, string $path, array $params = [], array $query = [], ?array $body = null, array $headers = []): mixed
    {
        foreach ($params as $name => $value) {
            $path = str_replace('{'.$name.'}', rawurlencode((string) $value), $path);
        }
        $sent = array_change_key_case($headers);
        $isKeyed = $verb === 'POST' && preg_match($this->keyed, $path) === 1;
        if ($isKeyed) {
            $sent['idempotency-key'] ??= bin2hex(random_bytes(16));
        }
        $json = null;
        if ($body !== null) {
            $json = json_encode($body === [] ? new \stdClass() : $body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
            $sent['content-type'] = 'application/json';
        }
        $given = array_map(
            static fn (mixed $value) => is_bool($value) ? ($value ? 'true' : 'false') : (string) $value,
            array_filter($query, static fn (mixed $value) => $value !== null),
        );
        $url = rtrim($this->baseUrl, '/').$path.($given === [] ? '' : '?'.http_build_query($given));

        return $this->send($verb, $url, $sent, $json, in_array($verb, self::READING, true) || $isKeyed);
    }

    /** @param array<string, string> $headers */
    private function send(string $verb, string $url, array $headers, ?string $json, bool $repeatable): mixed
    {
        $refused = false;
        for ($tried = 0; ; $tried++) {
            $own = $this->credential->headers($refused);
            [$status, $answer, $told] = Http::send($verb, $url, [...$headers, ...$own], $json, $this->manner->timeoutMs);
            if ($status >= 200 && $status < 300) {
                return $answer === '' ? null : json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
            }
            $passes = in_array($status, self::NOT_BEGUN, true) || ($repeatable && in_array($status, self::PASSING, true));
            if ($status === 401 && $this->credential->renewable() && !$refused) {
                $refused = true;
            } elseif (!$passes || $tried >= $this->manner->retries) {
                throw $status === 0 ? new NoAnswerError($answer) : ApiError::of($status, $answer, $told);
            }
            usleep($this->waitMs($tried, $told['retry-after'] ?? '') * 1_000);
        }
    }

    private function waitMs(int $tried, string $retryAfter): int
    {
        if (ctype_digit($retryAfter)) {
            return min((int) $retryAfter * 1_000, self::MAX_WAIT_MS);
        }
        $wait = min($this->manner->backoffMs * 2 ** $tried, self::MAX_WAIT_MS);

        return random_int(intdiv($wait, 2), $wait);
    }
}
