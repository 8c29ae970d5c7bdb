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
export const WITH_PHP = `require 'vendor/autoload.php';
use LastMile\\FullApi;
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
/** The conformance kit, against a sandbox. */
export const JUDGED = `npx ./conformance --base https://… --key $HUB_KEY \\
  --customer 10001 --vehicle 10001 --junit report.xml --html report.html`;

/** The same by the SDKs. */
export const HELD_WITH_TYPESCRIPT = `import { answerOf, fullApi } from 'last-mile-sdk';
const hold = { header: { Prefer: 'hold' } };
const cotacao = await answerOf(api.POST('/api/v1/orders/calcular', { params: hold, body }));
const used = { header: { 'Quote-Id': cotacao.cotacao_id } };
const pedido = await answerOf(api.POST('/api/v1/orders', { params: used, body }));`;
export const HELD_WITH_PYTHON = `from last_mile import FullApi
cotacao = api.orders_quote(body, headers={"Prefer": "hold"})
pedido = api.orders_create(body, headers={"Quote-Id": cotacao["cotacao_id"]})`;
export const HELD_WITH_PHP = `require 'vendor/autoload.php';
use LastMile\\FullApi;
$cotacao = $api->ordersQuote($body, headers: ['Prefer' => 'hold']);
$pedido = $api->ordersCreate($body, headers: ['Quote-Id' => $cotacao['cotacao_id']]);`;
export const BULK_WITH_TYPESCRIPT = `import { answerOf, fullApi } from 'last-mile-sdk';
const lote = await answerOf(api.POST('/api/v1/orders/lote', { body: { atomico: false, pedidos } }));
for (const { status, id, mensagem } of lote.resultados) console.log(status, id ?? mensagem);`;
export const BULK_WITH_PYTHON = `from last_mile import FullApi
lote = api.order_batches_place({"atomico": False, "pedidos": pedidos})
for linha in lote["resultados"]:
    print(linha["status"], linha["id"] or linha["mensagem"])`;
export const BULK_WITH_PHP = `require 'vendor/autoload.php';
use LastMile\\FullApi;
$lote = $api->orderBatchesPlace(['atomico' => false, 'pedidos' => $pedidos]);
foreach ($lote['resultados'] as $linha) {
    echo $linha['status'], ' ', $linha['id'] ?? $linha['mensagem'], "\\n";
}`;
