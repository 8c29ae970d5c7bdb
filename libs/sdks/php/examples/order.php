<?php

/**
 * A whole order in a sandbox: quoted, placed at the quoted price, followed until it is over, found in the list. With
 * `npm start`: BASE_URL=http://localhost:3000, and KEY, CUSTOMER_ID and VEHICLE_TYPE_ID of `sandbox` in data/demo.json.
 */

declare(strict_types=1);

use LastMile\FullApi;
use LastMile\ValidationError;

require __DIR__.'/../autoload.php';

$api = new FullApi(getenv('BASE_URL') ?: 'http://localhost:3000', (string) getenv('KEY'));
$wanted = [
    'cliente_id' => (int) getenv('CUSTOMER_ID'),
    'tipo_veiculo_id' => (int) getenv('VEHICLE_TYPE_ID'),
    'endereco_coleta' => ['endereco' => 'Rua das Acácias, 100', 'latitude' => -22.898391, 'longitude' => -47.062014],
    'enderecos_entrega' => [
        ['endereco' => 'Rua dos Ipês, 42', 'nome' => 'Maria', 'latitude' => -22.915808, 'longitude' => -47.057995],
    ],
];

$quote = $api->ordersQuote($wanted, headers: ['Prefer' => 'hold']);
echo 'quote ', isset($quote['cotacao_id']) ? 'true' : 'false', "\n";

$placed = $api->ordersCreate($wanted, headers: ['Quote-Id' => $quote['cotacao_id']]);
echo 'placed ', isset($placed['public_id']) ? 'true' : 'false', "\n";

$seen = '';
while (!in_array($seen, ['completed', 'cancelled'], true)) {
    $order = $api->ordersRead($placed['id']);
    if ($order['order_status'] !== $seen) {
        $seen = $order['order_status'];
        echo "status $seen\n";
    }
    usleep(300_000);
}

$found = false;
foreach ($api->orders(['limit' => 1]) as $order) {
    $found = $order['id'] === $placed['id'];
    if ($found) {
        break;
    }
}
echo 'listed ', $found ? 'true' : 'false', "\n";

try {
    $api->ordersQuote([...$wanted, 'enderecos_entrega' => []]);
} catch (ValidationError $refusal) {
    echo 'refused ', implode(',', array_keys($refusal->fields)), "\n";
}
