<?php

declare(strict_types=1);

namespace LastMile;

/** A credential that does not change. */
final class Key implements Credential
{
    public function __construct(private readonly string $name, private readonly string $secret)
    {
    }

    public function headers(bool $refused): array
    {
        return [$this->name => $this->secret];
    }

    public function renewable(): bool
    {
        return false;
    }
}
