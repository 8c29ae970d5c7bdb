import { DROPOFF, PICKUP } from '../support/builders/index.js';
import { openFullApi, type FullApiWorld } from '../full-api/full-api.world.js';
import { sendRaw, type RawCall } from './raw-http.driver.js';

/** C# with a typed client sends every property of its classes, absent ones as null. */
describe('a C# program with typed bodies on the Full API', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi();
  });

  const csharp = (method: RawCall['method'], path: string, body?: object) =>
    sendRaw(api.face.baseUrl, {
      method,
      path: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${api.keys.hub}`,
        ...(body && { 'content-type': 'application/json; charset=utf-8' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const place = (endereco: string, point: object) => ({
    endereco,
    ...point,
    nome: null,
    telefone: null,
    external_id: null,
  });

  it('creates an order whose optional properties are all null, and reads the types it declared', async () => {
    const { status, body } = await csharp('POST', '/orders', {
      tipo_veiculo_id: api.motorbike.id,
      categoria_id: null,
      cliente_id: api.store.id,
      cliente: null,
      endereco_coleta: place('Rua da Coleta, 1', PICKUP),
      enderecos_entrega: [{ ...place('Rua da Entrega, 2', DROPOFF), order_display_id: null }],
      dimensoes_pacote: null,
      retorno_necessario: null,
      prova_entrega_necessaria: null,
      external_id: null,
      observacao: null,
      metodo_pagamento: null,
      status_inicial: null,
      agendamento_segundos: null,
      valor_pedidos: null,
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(
      [body.id, body.total_value, body.distance, body.need_delivery_proof].map((value) => typeof value),
    ).toEqual(['number', 'number', 'number', 'boolean']);
    expect([body.valor_pedidos, body.finished_at, body.scheduled_at]).toEqual([null, null, null]);
  });

  it('gets all faults, and none for objects that are null', async () => {
    const { status, body } = await csharp('POST', '/orders', {
      tipo_veiculo_id: null,
      cliente_id: api.store.id,
      cliente: null,
      dimensoes_pacote: null,
      endereco_coleta: null,
      enderecos_entrega: null,
    });
    expect([status, Object.keys(body.errors).sort()]).toEqual([
      400,
      ['endereco_coleta', 'enderecos_entrega', 'tipo_veiculo_id'],
    ]);
  });
});
