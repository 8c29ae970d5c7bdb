<?php

declare(strict_types=1);

namespace LastMile;

use LastMile\Generated\ModelMCalls;

/** The protocol has no idempotency keys. */
final class ModelM extends ModelMCalls
{
    private const PAGE = 50;

    public function __construct(string $baseUrl, string $key, Manner $manner = new Manner())
    {
        parent::__construct($baseUrl, new Key('api-key', $key), '#(?!)#', $manner);
    }

    /**
     * @param array<string, mixed> $query
     * @return \Generator<int, array<string, mixed>>
     */
    public function requests(array $query = []): \Generator
    {
        $query = ['pagina' => 1] + $query + ['limite' => self::PAGE];
        do {
            $items = $this->solicitacao($query)['response'];
            foreach ($items as $item) {
                yield $item;
            }
            ++$query['pagina'];
        } while (count($items) === (int) $query['limite']);
    }
}
