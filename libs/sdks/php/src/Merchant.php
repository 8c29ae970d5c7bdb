<?php

declare(strict_types=1);

namespace LastMile;

use LastMile\Generated\MerchantCalls;

/** A person of a merchant; the token of the log-in is kept until it expires. */
final class Merchant extends MerchantCalls
{
    public function __construct(string $baseUrl, string $email, string $password, Manner $manner = new Manner())
    {
        $ask = static function () use ($baseUrl, $email, $password): array {
            $session = Http::posted(rtrim($baseUrl, '/').'/api/merchant/login', ['email' => $email, 'password' => $password]);

            return [$session['token'], (new \DateTimeImmutable($session['expiresAt']))->getTimestamp()];
        };
        parent::__construct($baseUrl, new CachedToken($ask), '#^/api/merchant/orders(/bulk)?$#', $manner);
    }

    /**
     * The merchant's orders, the newest first.
     * @param array<string, mixed> $query
     * @return \Generator<int, array<string, mixed>>
     */
    public function orders(array $query = []): \Generator
    {
        do {
            $page = $this->ordersList($query);
            foreach ($page['items'] as $order) {
                yield $order;
            }
            $query = ['cursor' => $page['nextCursor']] + $query;
        } while ($page['nextCursor'] !== null);
    }
}
