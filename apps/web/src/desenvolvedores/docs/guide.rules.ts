/** What a program sends; told from the paragraphs by its beginning. */
export const HOLD = `POST /api/v1/orders/calcular
Prefer: hold
→ { "preco": 12.5, "cotacao_id": "…", "expira_em": "…", "minutos_prometidos": 40, … }`;
export const BY_QUOTE = `POST /api/v1/orders
Quote-Id: …
Idempotency-Key: pedido-1042`;

export const BULK = `POST /api/v1/orders/lote
Idempotency-Key: lote-2026-11-25
{ "atomico": false, "pedidos": [ { … }, { … } ] }
→ { "id": null, "total": 2, "criados": 1, "recusados": 1, "resultados": [ … ] }`;
export const WITH_TYPESCRIPT = `import { answerOf, fullApi } from 'last-mile-sdk';
const api = fullApi({ baseUrl: 'https://…', key });
const pedido = await answerOf(api.POST('/api/v1/orders', { body }));
for await (const mudado of api.orders({ updated_since })) console.log(mudado.id);`;
export const WITH_PYTHON = `from last_mile import FullApi
api = FullApi("https://…", key)
pedido = api.orders_create(body)
for mudado in api.orders(updated_since=desde):
    print(mudado["id"])`;
export const WITH_PHP = `use LastMile\\FullApi;
$api = new FullApi('https://…', $key);
$pedido = $api->ordersCreate($body);
foreach ($api->orders(['updated_since' => $desde]) as $mudado) {
    echo $mudado['id'];
}`;
export const VERIFIED = `import { verifyFullApi, verifyModelM, verifyOpenDelivery } from 'last-mile-sdk';
const evento = verifyFullApi(whsec, request.headers, corpoComoVeio);`;
export const COMMANDS = `npx ./cli login --base https://…
npx ./cli listen --forward-to http://localhost:4000/webhook
npx ./cli trigger ORDER_COMPLETED
npx ./cli orders create --scenario late
npx ./cli logs --follow`;
export const AGAIN = `npx ./cli replay --forward-to http://localhost:4000/webhook --since 2h`;
/** Settings of an assistant that speaks the Model Context Protocol. */
export const ASSISTANT = `{
  "mcpServers": {
    "entregas": {
      "type": "http",
      "url": "https://…/mcp",
      "headers": { "Authorization": "Bearer …" }
    }
  }
}`;
