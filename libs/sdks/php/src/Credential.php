<?php

declare(strict_types=1);

namespace LastMile;

/** Headers that identify the caller. */
interface Credential
{
    /**
     * @param bool $refused those of the last call were answered 401
     * @return array<string, string>
     */
    public function headers(bool $refused): array;

    /** Whether other headers may be tried after a 401. */
    public function renewable(): bool;
}
