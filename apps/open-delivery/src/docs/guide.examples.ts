import type { Samples } from '#runtime';

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
    sdk: `use LastMile\\OpenDelivery;

$api = new OpenDelivery($base, $clientId, $clientSecret);`,
  },
  python: {
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
    sdk: `const since = new Date('2026-11-22T10:00:00Z');
for await (const delivery of api.changedDeliveries(since)) store(delivery);`,
  },
  php: {
    sdk: `foreach ($api->deliveriesChangedSince(new DateTimeImmutable('2026-11-22T10:00:00Z')) as $delivery) {
    store($delivery);
}`,
  },
  python: {
    sdk: `since = datetime.fromisoformat("2026-11-22T10:00:00+00:00")
for delivery in api.deliveries_changed_since(since):
    store(delivery)`,
  },
};
