import { commented, type Samples } from '#runtime';

/** An order that is placed once, however often it is sent. */
export const PLACED_ONCE: Samples = {
  curl: {
    http: `curl -s $BASE/api/v1/orders \\
  -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: pedido-1042' \\
  -d @pedido.json`,
  },
  typescript: {
    http: `const response = await fetch(\`\${BASE}/api/v1/orders\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'pedido-1042',
  },
  body: JSON.stringify(pedido),
});`,
    sdk: `import { answerOf, fullApi } from 'last-mile-sdk';

const api = fullApi({ baseUrl: BASE, key: KEY });
const headers = { 'idempotency-key': 'pedido-1042' };
const order = await answerOf(api.POST('/api/v1/orders', { body: pedido, headers }));`,
  },
  php: {
    http: `$curl = curl_init("$base/api/v1/orders");
curl_setopt_array($curl, [
  CURLOPT_POSTFIELDS => json_encode($pedido),
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [
    "Authorization: Bearer $key",
    'Content-Type: application/json',
    'Idempotency-Key: pedido-1042',
  ],
]);
$order = json_decode(curl_exec($curl), true);`,
    sdk: `require 'vendor/autoload.php';

use LastMile\\FullApi;

$api = new FullApi($base, $key);
$order = $api->ordersCreate($pedido, headers: ['Idempotency-Key' => 'pedido-1042']);`,
  },
  python: {
    http: `headers = {"Authorization": f"Bearer {key}", "Idempotency-Key": "pedido-1042"}
order = requests.post(f"{base}/api/v1/orders", json=pedido, headers=headers, timeout=10).json()`,
    sdk: `from last_mile import FullApi

api = FullApi(base, key)
order = api.orders_create(pedido, headers={"Idempotency-Key": "pedido-1042"})`,
  },
};

/** What changed since an instant, page after page. */
export const ORDERS_SINCE: Samples = {
  curl: {
    http: `curl -s "$BASE/api/v1/orders?updated_since=2026-11-22T10:00:00Z" -H "Authorization: Bearer $KEY"
curl -s "$BASE/api/v1/orders?cursor=$NEXT_CURSOR" -H "Authorization: Bearer $KEY"`,
  },
  typescript: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `let query = 'updated_since=2026-11-22T10:00:00Z';
for (;;) {
  const headers = { Authorization: \`Bearer \${KEY}\` };
  const page = await fetch(\`\${BASE}/api/v1/orders?\${query}\`, { headers }).then((answer) => answer.json());
  for (const order of page.data) store(order);
  query = \`cursor=\${page.next_cursor}\`; // ${comment}
  if (page.next_page_url === null) break;
}`,
    ),
    sdk: `for await (const order of api.orders({ updated_since: '2026-11-22T10:00:00Z' })) store(order);`,
  },
  php: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `$query = 'updated_since=2026-11-22T10:00:00Z';
do {
  $curl = curl_init("$base/api/v1/orders?$query");
  curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ["Authorization: Bearer $key"],
  ]);
  $page = json_decode(curl_exec($curl), true);
  foreach ($page['data'] as $order) {
    store($order);
  }
  $query = 'cursor='.$page['next_cursor']; // ${comment}
} while ($page['next_page_url'] !== null);`,
    ),
    sdk: `foreach ($api->orders(['updated_since' => '2026-11-22T10:00:00Z']) as $order) {
    store($order);
}`,
  },
  python: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `headers = {"Authorization": f"Bearer {key}"}
query = {"updated_since": "2026-11-22T10:00:00Z"}
while True:
    page = requests.get(f"{base}/api/v1/orders", params=query, headers=headers, timeout=10).json()
    for order in page["data"]:
        store(order)
    query = {"cursor": page["next_cursor"]}  # ${comment}
    if page["next_page_url"] is None:
        break`,
    ),
    sdk: `for order in api.orders(updated_since="2026-11-22T10:00:00Z"):
    store(order)`,
  },
};
