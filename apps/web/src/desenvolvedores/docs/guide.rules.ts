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
