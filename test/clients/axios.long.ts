import { openFullApi, type FullApiWorld } from '../full-api/full-api.world.js';
import { sendRaw, type RawCall } from './raw-http.driver.js';

/** axios: a body of null is sent as the text `null`, fields without a value are left out. */
describe('a TypeScript program with axios on the Full API', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi();
  });

  const axios = (method: RawCall['method'], path: string, body?: string) =>
    sendRaw(api.face.baseUrl, {
      method,
      path: `/api/v1${path}`,
      headers: {
        accept: 'application/json, text/plain, */*',
        'user-agent': 'axios/1.7.9',
        'accept-encoding': 'identity',
        authorization: `Bearer ${api.keys.hub}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });

  it('blocks and unblocks a user with a body of null', async () => {
    const path = `/usuarios/${String(api.rival.id)}/bloqueio`;
    expect((await axios('POST', path, 'null')).body.data.bloqueado).toBe(true);
    expect((await axios('DELETE', path)).body.data.bloqueado).toBe(false);
  });

  it('registers, changes and removes a webhook', async () => {
    const eventos = ['ORDER_CREATED', 'ORDER_UPDATED', 'ORDER_CREATED'];
    const made = await axios('POST', '/webhooks', JSON.stringify({ url: 'https://8.8.8.8/axios', eventos }));
    expect([made.status, made.body.eventos]).toEqual([201, ['ORDER_CREATED', 'ORDER_UPDATED']]);
    const path = `/webhooks/${String(made.body.id)}`;
    expect((await axios('PATCH', path, '{"ativo":"0"}')).body.ativo).toBe(false);
    expect((await axios('DELETE', path)).body).toEqual({ mensagem: 'Webhook removido com sucesso' });
  });

  it('gets the missing fields when it sends null for an order', async () => {
    const { status, body } = await axios('POST', '/orders', 'null');
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining(['tipo_veiculo_id'])]);
  });
});
