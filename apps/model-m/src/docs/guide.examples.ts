import type { Samples } from '#runtime';

/** What changed since an instant, page after page. */
export const REQUESTS_SINCE: Samples = {
  curl: {
    http: `curl -s "$BASE/api/m/solicitacao?data_hora_alteracao_min=2026-11-22T10:00:00Z" -H "api-key: $KEY"
curl -s "$BASE/api/m/solicitacao?cursor=$PROXIMO_CURSOR" -H "api-key: $KEY"`,
  },
  typescript: {
    http: `let query = 'data_hora_alteracao_min=2026-11-22T10:00:00Z';
for (;;) {
  const headers = { 'api-key': KEY };
  const page = await fetch(\`\${BASE}/api/m/solicitacao?\${query}\`, { headers }).then((answer) => answer.json());
  for (const request of page.response) store(request);
  query = \`cursor=\${page.proximo_cursor}\`; // store it for the next time
  if (page.response.length === 0) break;
}`,
    sdk: `import { answerOf, modelM } from 'last-mile-sdk';

const api = modelM({ baseUrl: BASE, key: KEY });
const query = { data_hora_alteracao_min: '2026-11-22T10:00:00Z' };
const page = await answerOf(api.GET('/api/m/solicitacao', { params: { query } }));`,
  },
  php: {
    sdk: `use LastMile\\ModelM;

$api = new ModelM($base, $key);
$page = $api->solicitacao(['data_hora_alteracao_min' => '2026-11-22T10:00:00Z']);`,
  },
  python: {
    sdk: `from last_mile import ModelM

api = ModelM(base, key)
page = api.solicitacao(query={"data_hora_alteracao_min": "2026-11-22T10:00:00Z"})`,
  },
};
