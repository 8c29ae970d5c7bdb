import { commented, type Samples } from '#runtime';

/** What changed since an instant, page after page. */
export const REQUESTS_SINCE: Samples = {
  curl: {
    http: `curl -s "$BASE/api/m/solicitacao?data_hora_alteracao_min=2026-11-22T10:00:00Z" -H "api-key: $KEY"
curl -s "$BASE/api/m/solicitacao?cursor=$PROXIMO_CURSOR" -H "api-key: $KEY"`,
  },
  typescript: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `const LIMIT = 50;
let query = 'data_hora_alteracao_min=2026-11-22T10:00:00Z';
for (;;) {
  const headers = { 'api-key': KEY };
  const page = await fetch(\`\${BASE}/api/m/solicitacao?limite=\${LIMIT}&\${query}\`, { headers }).then((answer) =>
    answer.json(),
  );
  for (const request of page.response) store(request);
  query = \`cursor=\${page.proximo_cursor}\`; // ${comment}
  if (page.response.length < LIMIT) break;
}`,
    ),
    sdk: `import { answerOf, modelM } from 'last-mile-sdk';

const api = modelM({ baseUrl: BASE, key: KEY });
const query = { data_hora_alteracao_min: '2026-11-22T10:00:00Z' };
const page = await answerOf(api.GET('/api/m/solicitacao', { params: { query } }));`,
  },
  php: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `$query = 'data_hora_alteracao_min=2026-11-22T10:00:00Z';
do {
  $curl = curl_init("$base/api/m/solicitacao?limite=50&$query");
  curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => ["api-key: $key"]]);
  $page = json_decode(curl_exec($curl), true);
  foreach ($page['response'] as $request) {
    store($request);
  }
  $query = 'cursor='.$page['proximo_cursor']; // ${comment}
} while (count($page['response']) === 50);`,
    ),
    sdk: `require 'vendor/autoload.php';

use LastMile\\ModelM;

$api = new ModelM($base, $key);
$page = $api->solicitacao(['data_hora_alteracao_min' => '2026-11-22T10:00:00Z']);`,
  },
  python: {
    http: commented(
      'guarde para a próxima vez',
      'store it for the next time',
      (comment) => `headers = {"api-key": key}
LIMIT = 50
query = {"data_hora_alteracao_min": "2026-11-22T10:00:00Z"}
while True:
    page = requests.get(f"{base}/api/m/solicitacao", params={"limite": LIMIT, **query}, headers=headers, timeout=10).json()
    for request in page["response"]:
        store(request)
    query = {"cursor": page["proximo_cursor"]}  # ${comment}
    if len(page["response"]) < LIMIT:
        break`,
    ),
    sdk: `from last_mile import ModelM

api = ModelM(base, key)
page = api.solicitacao(query={"data_hora_alteracao_min": "2026-11-22T10:00:00Z"})`,
  },
};
