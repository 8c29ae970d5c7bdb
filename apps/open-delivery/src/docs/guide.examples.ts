import { commented, type Samples } from '#runtime';

/** A token, which is kept until it expires. */
export const TOKEN_KEPT: Samples = {
  curl: {
    http: `curl -s $BASE/api/opendelivery/oauth/token \\
  -d grant_type=client_credentials -d client_id=$CLIENT_ID -d client_secret=$CLIENT_SECRET`,
  },
  typescript: {
    http: `let kept = { token: '', until: 0 };
async function token() {
  if (Date.now() < kept.until) return kept.token;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
  });
  const answer = await fetch(\`\${BASE}/api/opendelivery/oauth/token\`, { method: 'POST', body });
  const { access_token, expires_in } = await answer.json();
  kept = { token: access_token, until: Date.now() + (expires_in - 60) * 1000 };
  return kept.token;
}`,
    sdk: `import { openDelivery } from 'last-mile-sdk';

const api = openDelivery({ baseUrl: BASE, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET });`,
  },
  php: {
    http: commented(
      'guarde até então:',
      'keep it until then:',
      (comment) => `$curl = curl_init("$base/api/opendelivery/oauth/token");
curl_setopt_array($curl, [
  CURLOPT_POSTFIELDS => http_build_query([
    'grant_type' => 'client_credentials',
    'client_id' => $clientId,
    'client_secret' => $clientSecret,
  ]),
  CURLOPT_RETURNTRANSFER => true,
]);
$answer = json_decode(curl_exec($curl), true);
$token = $answer['access_token']; // ${comment}
$until = time() + $answer['expires_in'] - 60;`,
    ),
    sdk: `require 'vendor/autoload.php';

use LastMile\\OpenDelivery;

$api = new OpenDelivery($base, $clientId, $clientSecret);`,
  },
  python: {
    http: commented(
      'guarde até então:',
      'keep it until then:',
      (
        comment,
      ) => `pair = {"grant_type": "client_credentials", "client_id": client_id, "client_secret": client_secret}
answer = requests.post(f"{base}/api/opendelivery/oauth/token", data=pair, timeout=10).json()
token = answer["access_token"]  # ${comment}
until = time.time() + answer["expires_in"] - 60`,
    ),
    sdk: `from last_mile import OpenDelivery

api = OpenDelivery(base, client_id, client_secret)`,
  },
};

/** What changed since an instant, page after page. */
export const DELIVERIES_SINCE: Samples = {
  curl: {
    http: `curl -s "$BASE/api/opendelivery/v1/logistics/delivery?updated_since=2026-11-22T10:00:00Z" \\
  -H "Authorization: Bearer $TOKEN"
curl -s "$BASE/api/opendelivery/v1/logistics/delivery?cursor=$NEXT_CURSOR" \\
  -H "Authorization: Bearer $TOKEN"`,
  },
  typescript: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `let query = 'updated_since=2026-11-22T10:00:00Z';
for (;;) {
  const headers = { Authorization: \`Bearer \${await token()}\` };
  const at = \`\${BASE}/api/opendelivery/v1/logistics/delivery?\${query}\`;
  const page = await fetch(at, { headers }).then((answer) => answer.json());
  for (const delivery of page.deliveries) store(delivery);
  query = \`cursor=\${page.nextCursor}\`; // ${comment}
  if (!page.more) break;
}`,
    ),
    sdk: `const since = new Date('2026-11-22T10:00:00Z');
for await (const delivery of api.changedDeliveries(since)) store(delivery);`,
  },
  php: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `$query = 'updated_since=2026-11-22T10:00:00Z';
do {
  $curl = curl_init("$base/api/opendelivery/v1/logistics/delivery?$query");
  curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ["Authorization: Bearer $token"],
  ]);
  $page = json_decode(curl_exec($curl), true);
  foreach ($page['deliveries'] as $delivery) {
    store($delivery);
  }
  $query = 'cursor='.$page['nextCursor']; // ${comment}
} while ($page['more']);`,
    ),
    sdk: `foreach ($api->deliveriesChangedSince(new DateTimeImmutable('2026-11-22T10:00:00Z')) as $delivery) {
    store($delivery);
}`,
  },
  python: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `headers = {"Authorization": f"Bearer {token}"}
query = {"updated_since": "2026-11-22T10:00:00Z"}
while True:
    url = f"{base}/api/opendelivery/v1/logistics/delivery"
    page = requests.get(url, params=query, headers=headers, timeout=10).json()
    for delivery in page["deliveries"]:
        store(delivery)
    query = {"cursor": page["nextCursor"]}  # ${comment}
    if not page["more"]:
        break`,
    ),
    sdk: `since = datetime.fromisoformat("2026-11-22T10:00:00+00:00")
for delivery in api.deliveries_changed_since(since):
    store(delivery)`,
  },
};
