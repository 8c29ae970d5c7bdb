<?php

declare(strict_types=1);

namespace LastMile;

/** Asks for a token once and keeps it until it expires. */
final class CachedToken implements Credential
{
    /** A token is replaced so many seconds before it expires. */
    private const MARGIN = 60;

    /** @var array{string, int}|null */
    private ?array $cached = null;

    /** @param \Closure(): array{string, int} $ask answers the token and when it expires, in seconds since 1970 */
    public function __construct(private readonly \Closure $ask)
    {
    }

    public function headers(bool $refused): array
    {
        if ($refused || $this->cached === null || $this->cached[1] - self::MARGIN < time()) {
            $this->cached = null;
            $this->cached = ($this->ask)();
        }

        return ['authorization' => "Bearer {$this->cached[0]}"];
    }

    public function renewable(): bool
    {
        return true;
    }
}
