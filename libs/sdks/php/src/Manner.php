<?php

declare(strict_types=1);

namespace LastMile;

/** How calls are sent. */
final class Manner
{
    /**
     * @param int $retries tries after the first
     * @param int $timeoutMs of one try
     * @param int $backoffMs the wait before the first retry; it doubles, up to 30 seconds, and is spread by half
     */
    public function __construct(
        public readonly int $retries = 3,
        public readonly int $timeoutMs = 30_000,
        public readonly int $backoffMs = 500,
    ) {
    }
}
