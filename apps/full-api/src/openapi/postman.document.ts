import type { CollectionItem, CollectionPlan } from '#runtime';

const USER = { path: { id: '{{usuario_id}}' } };
const COURIER = { path: { id: '{{entregador_id}}' } };
const ORDER = { path: { id: '{{pedido_id}}' } };
const VEHICLE = { path: { id: '{{tipo_veiculo_id}}' } };
const WEBHOOK = { path: { id: '{{webhook_id}}' } };
/** New names in every run. */
const PERSON = { email: 'loja-{{$timestamp}}@example.com', external_id: 'LOJA-{{$timestamp}}' };
const entry = (kind: string, of: string) => ({ external_id: `${kind}-${of}-{{$timestamp}}` });
const NEED = {
  cliente_id: '{{usuario_id}}',
  tipo_veiculo_id: '{{tipo_veiculo_id}}',
  categoria_id: undefined,
  external_id: 'PEDIDO-{{$timestamp}}',
};

const wallet = (owner: 'usuarios' | 'entregadores', at: Pick<CollectionItem, 'path'>): CollectionItem[] => [
  { call: `POST /${owner}/{id}/carteira/creditos`, ...at, body: entry('CRED', owner) },
  { call: `POST /${owner}/{id}/carteira/recargas`, ...at, body: entry('REC', owner) },
  { call: `POST /${owner}/{id}/carteira/debitos`, ...at, body: entry('DEB', owner) },
  { call: `GET /${owner}/{id}/carteira`, ...at },
  { call: `GET /${owner}/{id}/carteira/transacoes`, ...at },
];

const blocks = (owner: 'usuarios' | 'entregadores', at: Pick<CollectionItem, 'path'>): CollectionItem[] => [
  { call: `POST /${owner}/{id}/bloqueio`, ...at },
  { call: `DELETE /${owner}/{id}/bloqueio`, ...at },
];

/** Fill in `chave`, the hub's key, and send the requests in their order. */
export const FULL_API_COLLECTION: CollectionPlan = {
  name: 'Full API',
  basePath: '/api/v1',
  key: { kind: 'bearer', variable: 'chave' },
  variables: {
    chave: 'a chave da central (painel, Integrações; na demonstração, fullApi.hubKey de data/demo.json).',
  },
  items: [
    { call: 'GET /tipos-veiculos', keeps: { tipo_veiculo_id: '0.id' } },
    { call: 'GET /tipos-veiculos/{id}', ...VEHICLE },
    { call: 'GET /tipos-veiculos/{id}/categorias', ...VEHICLE },
    { call: 'POST /usuarios', body: PERSON, keeps: { usuario_id: 'data.id' } },
    { call: 'GET /usuarios' },
    { call: 'GET /usuarios/{id}', ...USER },
    { call: 'PUT /usuarios/{id}', ...USER, body: { external_id: PERSON.external_id } },
    { call: 'PATCH /usuarios/{id}', ...USER, body: { external_id: PERSON.external_id } },
    ...blocks('usuarios', USER),
    { call: 'POST /generateAccessToken', body: { email: PERSON.email } },
    ...wallet('usuarios', USER),
    { call: 'POST /orders/calcular', body: NEED },
    { call: 'POST /orders', body: NEED, keeps: { pedido_id: 'id' } },
    {
      call: 'POST /orders/lote',
      body: Object.fromEntries(
        Object.entries({ ...NEED, external_id: 'LOTE-{{$timestamp}}' }).map(([field, value]) => [
          `pedidos.0.${field}`,
          value,
        ]),
      ),
    },
    // A small batch is answered at once and has no id.
    { call: 'GET /orders/lote/{id}', ...ORDER, answers: [404] },
    { call: 'GET /orders' },
    { call: 'GET /orders/{id}', ...ORDER },
    { call: 'DELETE /orders/{id}', ...ORDER },
    {
      call: 'POST /chamar-entregador',
      body: { cliente_id: '{{usuario_id}}', tipo_veiculo_id: '{{tipo_veiculo_id}}' },
      keeps: { pedido_id: 'id' },
    },
    { call: 'DELETE /orders/{id}', name: 'Cancela a chamada', ...ORDER },
    { call: 'GET /entregadores', keeps: { entregador_id: 'data.0.id' } },
    { call: 'GET /entregadores/online' },
    { call: 'GET /entregadores/{id}', ...COURIER },
    ...wallet('entregadores', COURIER),
    ...blocks('entregadores', COURIER),
    { call: 'POST /entregadores/{id}/bloqueio-saque', ...COURIER },
    { call: 'DELETE /entregadores/{id}/bloqueio-saque', ...COURIER },
    {
      call: 'POST /webhooks',
      body: { url: '{{webhook_url}}/{{$guid}}' },
      keeps: { webhook_id: 'id' },
    },
    { call: 'GET /webhooks' },
    { call: 'GET /webhooks/{id}', ...WEBHOOK },
    { call: 'PATCH /webhooks/{id}', ...WEBHOOK },
    { call: 'DELETE /webhooks/{id}', ...WEBHOOK },
  ],
};
