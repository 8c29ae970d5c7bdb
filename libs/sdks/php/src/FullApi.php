<?php

declare(strict_types=1);

namespace LastMile;

use LastMile\Generated\FullApiCalls;

final class FullApi extends FullApiCalls
{
    private const PAGE = 50;

    public function __construct(string $baseUrl, string $key, Manner $manner = new Manner())
    {
        $keyed = '#^/api/v1/(orders|orders/lote|chamar-entregador)$#';
        parent::__construct($baseUrl, new Key('authorization', "Bearer $key"), $keyed, $manner);
    }

    /**
     * Orders, the newest first; with `updated_since`, those changed since then, the oldest change first.
     * @param array<string, mixed> $query
     * @return \Generator<int, array<string, mixed>>
     */
    public function orders(array $query = []): \Generator
    {
        $query += ['limit' => self::PAGE];
        $byChange = isset($query['updated_since']) || isset($query['cursor']);
        while (true) {
            $page = $this->ordersList($query);
            foreach ($page['data'] as $order) {
                yield $order;
            }
            if ($byChange) {
                if ($page['data'] === [] || !isset($page['next_cursor'])) {
                    return;
                }
                $query = ['updated_since' => null, 'cursor' => $page['next_cursor']] + $query;
            } elseif ($page['current_page'] < $page['last_page']) {
                $query = ['page' => $page['current_page'] + 1] + $query;
            } else {
                return;
            }
        }
    }
}
