<?php

declare(strict_types=1);

namespace LastMile;

use LastMile\Generated\OpenDeliveryCalls;

/** The token is asked for once and kept. No call takes an idempotency key: the `orderId` is the request's name. */
final class OpenDelivery extends OpenDeliveryCalls
{
    public function __construct(string $baseUrl, string $clientId, string $clientSecret, Manner $manner = new Manner())
    {
        $pair = ['grant_type' => 'client_credentials', 'client_id' => $clientId, 'client_secret' => $clientSecret];
        $ask = static function () use ($baseUrl, $pair): array {
            $token = Http::posted(rtrim($baseUrl, '/').'/api/opendelivery/oauth/token', $pair);

            return [$token['access_token'], time() + $token['expires_in']];
        };
        parent::__construct($baseUrl, new CachedToken($ask), '#(?!)#', $manner);
    }

    /**
     * The oldest change first.
     * @return \Generator<int, array<string, mixed>>
     */
    public function deliveriesChangedSince(\DateTimeInterface $since): \Generator
    {
        $query = ['updated_since' => $since->format(\DateTimeInterface::RFC3339_EXTENDED)];
        do {
            $page = $this->changedDeliveries($query);
            foreach ($page['deliveries'] as $delivery) {
                yield $delivery;
            }
            $query = ['cursor' => $page['nextCursor']];
        } while ($page['more']);
    }
}
