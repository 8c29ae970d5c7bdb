import { Hubs } from '#domain';
import { DROPOFF, FURTHER, KNOWN_ADDRESS, OUTSIDE, PICKUP } from '../support/builders/index.js';
import { anOrderBody, openFullApi, type FullApiWorld } from './full-api.world.js';

describe('POST /orders/calcular', () => {
  let api: FullApiWorld;

  beforeAll(async () => {
    api = await openFullApi();
  });

  const quote = (changes: object = {}) => api.post('/orders/calcular', anOrderBody(api, changes));
  const errorsOf = async (changes: object) => {
    const { status, body } = await quote(changes);
    expect(status).toBe(400);
    expect(body.mensagem).toBe('Erro de validação');
    return body.errors as Record<string, string[]>;
  };

  it('answers price and distance as numbers and as people read them', async () => {
    const { status, body } = await quote();
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['distancia', 'distanciaDescricao', 'preco', 'precoDescricao']);
    expect(body.precoDescricao).toBe(`R$ ${body.preco.toFixed(2).replace('.', ',')}`);
    expect(body.distanciaDescricao).toBe(`${body.distancia.toFixed(2).replace('.', ',')} km`);
  });

  it('creates nothing', async () => {
    const before = (await api.get('/orders')).body.total;
    await quote();
    expect((await api.get('/orders')).body.total).toBe(before);
  });

  it('measures to the return when there is one, and charges for it', async () => {
    const there = (await quote()).body;
    const andBack = (await quote({ retorno_necessario: true })).body;
    expect(andBack.distancia).toBeGreaterThan(there.distancia);
    expect(andBack.preco).toBeGreaterThan(there.preco);
  });

  it('charges for each stop', async () => {
    const stops = [
      { endereco: 'Um', ...DROPOFF },
      { endereco: 'Dois', ...FURTHER },
    ];
    expect((await quote({ enderecos_entrega: stops })).body.preco).toBeGreaterThan(
      (await quote()).body.preco,
    );
  });

  it('geocodes a text address', async () => {
    const { status, body } = await quote({
      endereco_coleta: { endereco: KNOWN_ADDRESS },
      enderecos_entrega: [{ endereco: KNOWN_ADDRESS }],
    });
    expect(status).toBe(200);
    expect(body.distancia).toBe(0);
  });

  it('takes a pickup by its coordinates alone', async () => {
    expect((await quote({ endereco_coleta: PICKUP })).status).toBe(200);
  });

  it('takes a new customer in place of cliente_id', async () => {
    const cliente = { nome: 'Novo', email: 'novo@example.com', telefone: '1199', senha: 'segredo1' };
    expect((await quote({ cliente_id: undefined, cliente })).status).toBe(200);
  });

  it.each([
    ['tipo_veiculo_id', { tipo_veiculo_id: undefined }, 'O tipo de veículo é obrigatório'],
    ['tipo_veiculo_id', { tipo_veiculo_id: 'moto' }, 'O tipo de veículo deve ser um número inteiro'],
    [
      'tipo_veiculo_id',
      { tipo_veiculo_id: 999_999 },
      'Tipo de veículo não encontrado: os ids estão em GET /api/v1/tipos-veiculos',
    ],
    [
      'categoria_id',
      { categoria_id: 999_999 },
      'Categoria não encontrada: os ids estão em GET /api/v1/tipos-veiculos/{id}/categorias',
    ],
    ['cliente_id', { cliente_id: undefined }, 'O cliente é obrigatório'],
    ['cliente_id', { cliente_id: 999_999 }, 'Usuário não encontrado: os ids estão em GET /api/v1/usuarios'],
    ['cliente', { cliente: [] }, 'O cliente deve ser um objeto'],
    [
      'cliente.senha',
      { cliente: { nome: 'a', email: 'a@b.co', telefone: '1', senha: '12345' } },
      'A senha deve ter no mínimo 6 caracteres',
    ],
    [
      'cliente.email',
      { cliente: { nome: 'a', email: 'a', telefone: '1', senha: '123456' } },
      'O e-mail deve ser um endereço de e-mail válido',
    ],
    ['endereco_coleta', { endereco_coleta: undefined }, 'O endereço de coleta é obrigatório'],
    ['endereco_coleta', { endereco_coleta: 'Rua' }, 'O endereço de coleta deve ser um objeto'],
    ['endereco_coleta.endereco', { endereco_coleta: {} }, 'O endereço de coleta é obrigatório'],
    [
      'endereco_coleta.endereco',
      { endereco_coleta: { endereco: 'Rua que não existe, 9' } },
      'Endereço não encontrado: confira a rua e a cidade, ou envie latitude e longitude, que dispensam a busca',
    ],
    [
      'endereco_coleta.endereco',
      { endereco_coleta: { endereco: 'Longe', ...OUTSIDE } },
      'Endereço fora da área de atendimento',
    ],
    [
      'endereco_coleta.latitude',
      { endereco_coleta: { endereco: 'x', latitude: 91, longitude: 0 } },
      'A latitude deve ser no máximo 90',
    ],
    [
      'endereco_coleta.longitude',
      { endereco_coleta: { endereco: 'x', latitude: 1 } },
      'A longitude é obrigatória',
    ],
    ['enderecos_entrega', { enderecos_entrega: undefined }, 'Os endereços de entrega são obrigatórios'],
    ['enderecos_entrega', { enderecos_entrega: [] }, 'Os endereços de entrega devem ter no mínimo 1 item'],
    ['enderecos_entrega', { enderecos_entrega: {} }, 'Os endereços de entrega devem ser uma lista'],
    [
      'enderecos_entrega.0.endereco',
      { enderecos_entrega: [{ ...DROPOFF }] },
      'O endereço de entrega é obrigatório',
    ],
    [
      'enderecos_entrega.1.endereco',
      {
        enderecos_entrega: [
          { endereco: 'a', ...DROPOFF },
          { endereco: 'b', ...OUTSIDE },
        ],
      },
      'Endereço fora da área de atendimento',
    ],
    ['dimensoes_pacote', { dimensoes_pacote: 3 }, 'As dimensões do pacote devem ser um objeto'],
    ['dimensoes_pacote.peso', { dimensoes_pacote: { peso: -1 } }, 'O peso deve ser no mínimo 0'],
    ['retorno_necessario', { retorno_necessario: 'sim' }, 'O retorno deve ser verdadeiro ou falso'],
  ])('names %s when it gets %j', async (field, changes, text) => {
    expect((await errorsOf(changes))[field]).toEqual([text]);
  });

  describe('of a vehicle type with limits', () => {
    const van = (dimensoes_pacote?: object) => ({ tipo_veiculo_id: api.van.id, dimensoes_pacote });

    it('wants the dimensions of the package', async () => {
      expect(await errorsOf(van())).toEqual({
        dimensoes_pacote: ['O peso e as dimensões do pacote são obrigatórios para este tipo de veículo'],
      });
    });

    it('refuses what exceeds the limits', async () => {
      expect(await errorsOf(van({ peso: 51, largura: 1, altura: 1, comprimento: 1 }))).toEqual({
        dimensoes_pacote: ['O pacote excede os limites de peso e dimensões do tipo de veículo'],
      });
    });

    it('takes what fits', async () => {
      expect((await quote(van({ peso: 50, largura: 1.5, altura: 1, comprimento: 1 }))).status).toBe(200);
    });
  });

  it('holds a price for one order when it is asked to, beside the contract', async () => {
    const given = await quote().set('Prefer', 'respond-async, hold');
    expect([given.status, given.headers['preference-applied']]).toEqual([200, 'hold']);
    expect(given.body).toMatchObject({
      preco: (await quote()).body.preco,
      cotacao_id: expect.any(String),
      expira_em: new Date(api.face.core.clock.millis() + 15 * 60_000).toISOString().replace('Z', '000Z'),
      minutos_prometidos: 40,
    });
    const { surgeBp } = api.hub.settings;
    await api.face.get(Hubs).update(api.hub.id, { settings: { surgeBp: 30_000 } });
    const order = (changes: object = {}, id = given.body.cotacao_id as string) =>
      api.post('/orders', anOrderBody(api, changes)).set('Quote-Id', id);
    const refusal = async (sent: ReturnType<typeof order>) => {
      const { status, body } = await sent;
      return [status, ...Object.keys(body.errors ?? {})];
    };
    expect(await refusal(order({ retorno_necessario: true }))).toEqual([400, 'retorno_necessario']);
    expect(await refusal(order({ endereco_coleta: { endereco: 'Outra', ...FURTHER } }))).toEqual([
      400,
      'endereco_coleta.endereco',
    ]);
    expect(await refusal(order({}, 'inventada'))).toEqual([400, 'Quote-Id']);
    const placed = await order().set('Idempotency-Key', 'cotado-1');
    expect([placed.status, placed.body.total_value]).toEqual([201, given.body.preco]);
    expect((await order().set('Idempotency-Key', 'cotado-1')).body.id).toBe(placed.body.id);
    expect((await order()).body.errors['Quote-Id']).toEqual([expect.stringContaining('já foi usada')]);
    await api.face.get(Hubs).update(api.hub.id, { settings: { surgeBp } });
  });
});
