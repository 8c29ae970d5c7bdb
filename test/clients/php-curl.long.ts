import { DROPOFF, PICKUP } from '../support/builders/index.js';
import { openFullApi, type FullApiWorld } from '../full-api/full-api.world.js';
import { sendRaw, type RawCall } from './raw-http.driver.js';

/** PHP with cURL: values come from forms and arrays, so numbers and flags are texts, empty arrays `[]`. */
describe('a PHP program with cURL on the Full API', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi();
  });

  const curl = (method: RawCall['method'], path: string, body?: string, type = 'application/json') =>
    sendRaw(api.face.baseUrl, {
      method,
      path: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${api.keys.hub}`,
        accept: '*/*',
        ...(body !== undefined && type !== '' && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
  const order = () =>
    JSON.stringify({
      tipo_veiculo_id: String(api.motorbike.id),
      cliente_id: String(api.store.id),
      external_id: 'PHP-1',
      valor_pedidos: 120.19999999999999,
      retorno_necessario: '0',
      prova_entrega_necessaria: 1,
      endereco_coleta: {
        endereco: 'Rua da Coleta, 1',
        latitude: String(PICKUP.latitude),
        longitude: String(PICKUP.longitude),
      },
      enderecos_entrega: [{ endereco: 'Rua da Entrega, 2', ...DROPOFF }],
    });

  it('simulates, creates, finds and cancels an order', async () => {
    const quoted = await curl('POST', '/orders/calcular', order());
    expect([quoted.status, typeof quoted.body.preco]).toEqual([200, 'number']);
    const created = await curl('POST', '/orders', order());
    expect([created.status, created.body]).toEqual([
      201,
      expect.objectContaining({
        valor_pedidos: 120.2,
        need_return_to_pickup_location: false,
        need_delivery_proof: true,
      }),
    ]);
    const found = await curl('GET', '/orders?external_id=PHP-1');
    expect([found.body.total, found.body.data[0].id]).toEqual([1, created.body.id]);
    const cancelled = await curl('DELETE', `/orders/${String(created.body.id)}`, '[]');
    expect([cancelled.status, cancelled.body]).toEqual([200, { mensagem: 'Pedido cancelado' }]);
  });

  it('credits a wallet with a sum of floats, once for an external_id', async () => {
    const path = `/usuarios/${String(api.store.id)}/carteira/creditos`;
    const body = '{"valor":"89.69999999999999","external_id":"PHP-CRED-1"}';
    const [first, again] = [await curl('POST', path, body), await curl('POST', path, body)];
    expect([first.status, first.body.data.valor, first.body.duplicada]).toEqual([201, 89.7, false]);
    expect([again.status, again.body.duplicada]).toEqual([200, true]);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'text/plain;charset=UTF-8', ''])(
    'is read under the Content-Type %j, which cURL sends by default',
    async (type) => {
      const body = JSON.stringify({ ...JSON.parse(order()), external_id: `PHP-${type}` });
      expect((await curl('POST', '/orders', body, type)).status).toBe(201);
    },
  );

  it('gets the fields that an empty array or a form leaves out, in the usual form', async () => {
    const calls = [
      await curl('POST', '/orders', '[]'),
      await curl('POST', '/orders', 'tipo=1', 'application/x-www-form-urlencoded'),
    ];
    for (const { status, body } of calls)
      expect([status, body.mensagem, body.errors.tipo_veiculo_id]).toEqual([
        400,
        'Erro de validação',
        ['O tipo de veículo é obrigatório'],
      ]);
  });
});
