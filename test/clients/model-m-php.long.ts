import { OrderLifecycle, OrderQueries } from '#domain';
import { DROPOFF, KNOWN_ADDRESS, PICKUP, sendOnline } from '../support/builders/index.js';
import { openModelM, type ModelMWorld } from '../model-m/model-m.world.js';

type Json = Record<string, unknown>;

/** A typical PHP client: cURL, `json_encode` and the base address of the original. */
describe('A PHP client of Model M that changes only its host', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });

  const send = async (method: string, path: string, body?: string | Buffer, headers: Json = {}) => {
    const response = await fetch(`${world.face.baseUrl}${path}`, {
      method,
      headers: { 'api-key': world.keys.hub, ...(headers as Record<string, string>) },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, body: (await response.json()) as { response: never; errors?: Json[] } };
  };
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = (with_: Json = {}) => ({
    forma_pagamento: 'D',
    empresa_id: world.store.id,
    partida: { endereco: 'Rua da Coleta, 1', lat: String(PICKUP.latitude), lng: String(PICKUP.longitude) },
    paradas: [
      {
        endereco_parada: 'Rua das Acácias, 120, Centro, Campinas - SP, 13010-001',
        lat_parada: String(DROPOFF.latitude),
        lng_parada: String(DROPOFF.longitude),
        telefone_cliente_parada: '(011) 91111-2222',
        valor_cobrar: 89.69999999999999,
        codigo_confirmacao: 421,
      },
    ],
    ...with_,
  });

  it('opens, follows, confirms and reads a request, though cURL calls its JSON a form', async () => {
    const opened = await send(
      'POST',
      '/api/integracao//abrirSolicitacao',
      JSON.stringify(request(), null, 4),
      FORM,
    );
    expect([opened.status, opened.body.errors]).toEqual([200, undefined]);
    const { id_mch: id } = opened.body.response as { id_mch: string };
    const [shown] = (await send('GET', `/api/integracao/v1/solicitacao?id=${id}`)).body.response as Json[];
    expect(shown).toMatchObject({ id, status_solicitacao: 'D' });
    expect((shown!['paradas'] as Json[])[0]).toMatchObject({
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'SP',
      telefone_cliente: '(011) 91111-2222',
    });
    const order = await world.face.get(OrderQueries).byRef(world.scope, id);
    expect(order.stops[0]).toMatchObject({ collectCents: 8970, street: 'Rua das Acácias', number: '120' });

    const links = (await send('GET', `/api/integracao/obterLinkRastreio/${id}`)).body.response as Json[];
    expect(links[0]!['codigo_confirmacao']).toBe(421);
    const lifecycle = world.face.get(OrderLifecycle);
    await sendOnline(world.face, world.scope, world.courierId, PICKUP);
    await lifecycle.reassign(world.scope, Number(id), world.courierId);
    await lifecycle.arriveAtPickup(world.scope, Number(id));
    await lifecycle.collect(world.scope, Number(id));
    await lifecycle.deliverStop(world.scope, Number(id), 1, { code: '0421' });

    const detail = await send('GET', `/api/integracao/v1/request/${id}`);
    expect(detail.body).toMatchObject({ request_id: Number(id), full_code: 'FINISHED' });
    const receipt = await send('GET', `/api/integracao/reciboEntrega?id_mch=${id}`);
    expect(receipt.body.response).toMatchObject({ id_mch: id });
  });

  it('sends JSON without a type and as text/plain', async () => {
    const json = Buffer.from(JSON.stringify(request()));
    for (const headers of [{}, { 'content-type': 'text/plain;charset=UTF-8' }]) {
      expect((await send('POST', '/api/m/abrirSolicitacao', json, headers)).status).toBe(200);
    }
  });

  it('sends ISO-8859-1', async () => {
    const name = 'Açaí São João';
    const [stop] = request().paradas;
    const body = JSON.stringify(request({ paradas: [{ ...stop, nome_cliente_parada: name }] }));
    const { status, body: answer } = await send(
      'POST',
      '/api/m/abrirSolicitacao',
      Buffer.from(body, 'latin1'),
      {
        'content-type': 'application/json; charset=ISO-8859-1',
      },
    );
    expect([status, answer.errors]).toEqual([200, undefined]);
    const { id_mch: id } = answer.response as { id_mch: string };
    const [shown] = (await send('GET', `/api/m/solicitacao?id=${id}`)).body.response as Json[];
    expect((shown!['paradas'] as Json[])[0]!['nome_cliente']).toBe(name);
  });

  it('sends real forms, nested as http_build_query writes them', async () => {
    const fields = new URLSearchParams({
      forma_pagamento: 'D',
      empresa_id: String(world.store.id),
      'partida[lat]': String(PICKUP.latitude),
      'partida[lng]': String(PICKUP.longitude),
      'paradas[0][lat_parada]': String(DROPOFF.latitude),
      'paradas[0][lng_parada]': String(DROPOFF.longitude),
      'paradas[0][valor_cobrar]': '52,30',
    });
    const opened = await send('POST', '/api/m/abrirSolicitacao', fields.toString(), FORM);
    expect([opened.status, opened.body.errors]).toEqual([200, undefined]);
    const { id_mch: id } = opened.body.response as { id_mch: string };
    const order = await world.face.get(OrderQueries).byRef(world.scope, id);
    expect(order.stops[0]?.collectCents).toBe(5230);
    expect((await send('POST', '/api/m/cancelar', `id_mch=${id}&motivo_id=2`, FORM)).status).toBe(200);
    const [shown] = (await send('GET', `/api/m/solicitacao?id=${id}`)).body.response as Json[];
    expect(shown).toMatchObject({ status_solicitacao: 'C', data_hora_pendencia: expect.any(String) });
    expect((await send('GET', `/api/m/v1/request/${id}`)).body).toMatchObject({
      progress: { pending_at: expect.any(String) },
    });
  });

  it('gets the fault of truncated JSON, whatever its type', async () => {
    for (const headers of [FORM, { 'content-type': 'text/plain' }, { 'content-type': 'application/json' }]) {
      const { status, body } = await send('POST', '/api/m/abrirSolicitacao', '{"forma', headers);
      expect([status, body.errors?.map(({ code }) => code)]).toEqual([400, [24]]);
    }
  });

  describe('reads its lists', () => {
    const ids = async (query: Record<string, string>) => {
      const path = `/api/m/solicitacao?limite=100&${new URLSearchParams(query).toString()}`;
      const { status, body } = await send('GET', path);
      return status === 200 ? (body.response as { id: string }[]).map(({ id }) => id) : body.errors;
    };
    const open = async () => {
      const { body } = await send('POST', '/api/m/abrirSolicitacao', JSON.stringify(request()));
      return (body.response as { id_mch: string }).id_mch;
    };

    it('by bounds with Z that are local digits, or true UTC', async () => {
      // The clock of this world stands at 12:00 UTC, which is 09:00 in São Paulo.
      const id = await open();
      const span = (min: string, max: string) =>
        ids({
          data_hora_solicitacao_min: `2026-03-02T${min}:00.000Z`,
          data_hora_solicitacao_max: `2026-03-02T${max}:00.000Z`,
        });
      expect(await span('08:55', '09:05')).toContain(id);
      expect(await span('11:55', '12:05')).toContain(id);
      expect(await span('12:05', '12:10')).not.toContain(id);
      expect(await span('05:00', '05:55')).not.toContain(id);
    });

    it('by dates, whose last day is whole', async () => {
      const id = await open();
      const days = { data_hora_solicitacao_min: '02-03-2026', data_hora_solicitacao_max: '02/03/2026' };
      expect(await ids(days)).toContain(id);
      expect(await ids({ data_hora_solicitacao_max: '2026-03-02' })).toContain(id);
      expect(await ids({ data_hora_solicitacao_max: '2026-03-01' })).not.toContain(id);
    });

    it('from an old beginning until now, and over 30 days between two bounds at most', async () => {
      const id = await open();
      expect(await ids({ data_hora_solicitacao_min: '2025-01-01T00:00:00Z' })).toContain(id);
      const bounds = (min: string) => ({
        data_hora_solicitacao_min: min,
        data_hora_solicitacao_max: '2026-03-02',
      });
      expect(await ids(bounds('2026-01-31'))).toContain(id);
      expect(await ids(bounds('2026-01-30'))).toMatchObject([{ code: 1003 }]);
    });

    it('with a company of 0, which is nobody', async () => {
      const id = await open();
      expect(await ids({ empresa_id: '0', cliente_id: '0' })).toContain(id);
      const { body } = await send(
        'POST',
        '/api/m/abrirSolicitacao',
        JSON.stringify(request({ empresa_id: 0 })),
      );
      expect(body.errors).toEqual([{ code: 2, message: "Atributo 'empresa_id' é obrigatório." }]);
    });
  });

  describe('keeps its records', () => {
    const post = (path: string, body: Json) => send('POST', path, JSON.stringify(body));

    it('of couriers, with the statuses, payments and phones of the original', async () => {
      const id = world.courierId;
      const shown = async (query: string) =>
        (await send('GET', `/api/m/condutor?limite=500&${query}`)).body.response as Json[];
      const pagamentos = ['D', 'V', 'T', 'W', 'C', 'B', 'A', 'X', 'P', 'H', 'R', 'F'];
      const update = (with_: Json) => post(`/api/m/atualizarCondutor/${String(id)}`, with_);
      expect((await update({ telefone: '(083) 97777-6666', pagamentos })).status).toBe(200);
      for (const phone of ['(083) 97777-6666', '083977776666', '977776666', '+5583977776666']) {
        const [found] = await shown(`telefone=${encodeURIComponent(phone)}`);
        expect(found).toMatchObject({ id: String(id), telefone: '(083) 97777-6666', pagamentos });
      }
      const balance = await post('/api/m/saldoCreditosCondutor', {
        condutor: { tipo_identificacao: 'T', identificacao: '(083) 97777-6666' },
      });
      expect(balance.status).toBe(200);
      for (const [word, code] of [
        ['aguardando ativação', 'G'],
        ['inativo', 'I'],
        ['suspenso', 'S'],
        ['r', 'R'],
        ['D', 'D'],
        ['ativo', 'A'],
      ] as const) {
        expect((await update({ status_condutor: word })).status).toBe(200);
        expect((await shown(`id=${String(id)}`))[0]!['status']).toBe(code);
        expect(await shown(`status_condutor=${code}`)).toHaveLength(1);
      }
    });

    it('of companies, found by their street, whose unrestricted categories are all of them', async () => {
      const created = await post('/api/m/cadastrarEmpresa', {
        documento: '11.444.777/0001-61',
        tipo_documento: 'CNPJ',
        numero_contrato: 'C-77',
        nome_fantasia: 'Padaria',
        endereco: { logradouro: KNOWN_ADDRESS },
        telefone: { ddd: '085', numero: '98888-7777' },
      });
      const { empresa_id: id } = created.body.response as { empresa_id: string };
      const company = async () =>
        ((await send('GET', `/api/m/empresa?empresa_id=${id}`)).body.response as Json[])[0]!;
      expect(await company()).toMatchObject({
        telefone: '(085) 98888-7777',
        lat: expect.stringMatching(/^-22\.9/),
        lng: expect.stringMatching(/^-47\./),
        categorias: [{ id: String(world.category.id), nome: 'Padrão' }],
      });
      const suspended = await send('PUT', `/api/m/atualizarEmpresa/${id}`, '{"status_empresa":"deletada"}');
      expect(suspended.status).toBe(200);
      expect(await company()).toMatchObject({ status_empresa: 'D' });
      const categories = await send('GET', '/api/m/categoria');
      expect(categories.body.response).toEqual([{ id: String(world.category.id), nome: 'Padrão' }]);
      expect((await send('GET', '/api/m/categoria?lat=10&lng=10')).body.response).toEqual([]);
    });
  });
});
