import {
  CashQueries,
  drivingSeconds,
  OrderGroups,
  OrderLifecycle,
  OrderQueries,
  Payments,
  roadMeters,
} from '#domain';
import { detail } from '../../apps/model-m/src/requests/receipt.examples.js';
import { request as requestExample } from '../../apps/model-m/src/requests/request.examples.js';
import { FURTHER, KNOWN_ADDRESS, OUTSIDE, sendOnline, PICKUP } from '../support/builders/index.js';
import {
  aRequestBody,
  codesOf,
  open,
  openModelM,
  parada,
  partida,
  type ModelMWorld,
} from './model-m.world.js';
import { expectShape } from './shape.verdict.js';

describe('Model M, requests', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });

  const lifecycle = () => world.face.get(OrderLifecycle);
  const element = async (id: string) =>
    (await world.get(`/solicitacao?id=${id}`).expect(200)).body.response[0];
  const failing = async (body: unknown, key?: string) => {
    const answer = await world.post('/abrirSolicitacao', body, key);
    expect(answer.status).toBe(400);
    return answer.body.errors as { code: number; message: string }[];
  };

  describe('POST /abrirSolicitacao', () => {
    it('opens one and answers both numbers as strings', async () => {
      const { body } = await world.post('/abrirSolicitacao', aRequestBody(world)).expect(200);
      expect(body).toEqual({
        success: true,
        response: {
          id_mch: expect.stringMatching(/^\d+$/),
          public_id: expect.stringMatching(/^[A-Z2-9]{6,8}$/),
        },
      });
    });

    it('takes numbers as numbers, ids as strings, nulls and blanks everywhere, and `coleta` for `partida`', async () => {
      const { id } = await open(world, {
        empresa_id: String(world.store.id),
        partida: null,
        coleta: {
          endereco_coleta: 'Rua da Coleta, 9',
          bairro_coleta: '',
          lat_coleta: PICKUP.latitude,
          lng_coleta: PICKUP.longitude,
        },
        paradas: [{ ...parada, valor_cobrar: '', observacao_parada: null, id_externo: 77 }],
        retorno: null,
        condutor: { tipo_identificacao: null, identificacao: 0 },
        data: null,
        hora: '',
        categoria_id: null,
        desconhecido: { a: 1 },
      });
      const shown = await element(id);
      expect(shown.coleta).toMatchObject({ endereco: 'Rua da Coleta, 9', lat: String(PICKUP.latitude) });
      expect(shown.paradas[0]).toMatchObject({
        numero_pedido: '77',
        observacao: '',
        ordem: 0,
        entregue: false,
      });
    });

    it('finds coordinates by the address alone', async () => {
      const { id } = await open(world, {
        partida: { endereco: KNOWN_ADDRESS, cidade: 'Campinas', estado: 'SP' },
        paradas: [{ endereco_parada: KNOWN_ADDRESS }],
      });
      expect(Number((await element(id)).coleta.lat)).toBeCloseTo(-22.901, 2);
    });

    it('lets a company order for itself, from its own address', async () => {
      await world
        .put(`/atualizarEmpresa/${world.store.id}`, {
          endereco: { logradouro: 'Rua da Loja, 3', lat: PICKUP.latitude, lng: PICKUP.longitude },
        })
        .expect(200);
      const body = { forma_pagamento: 'F', paradas: [parada] };
      const { body: answer } = await world.post('/abrirSolicitacao', body, world.keys.store).expect(200);
      const shown = await element(answer.response.id_mch);
      expect(shown).toMatchObject({
        empresa_id: String(world.store.id),
        coleta: { endereco: 'Rua da Loja, 3' },
      });
      expect(await failing(body, world.keys.rival)).toEqual([
        { code: 2, message: "Atributo 'partida' é obrigatório." },
      ]);
    });

    it('reports all missing attributes at once', async () => {
      const problems = await failing({});
      expect(problems.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
      expect(problems.map(({ message }) => message)).toEqual(
        expect.arrayContaining(
          ['forma_pagamento', 'paradas', 'empresa_id', 'partida'].map(
            (name) => `Atributo '${name}' é obrigatório.`,
          ),
        ),
      );
    });

    it('distinguishes missing from wrong attributes, by name', async () => {
      const problems = await failing(
        aRequestBody(world, {
          forma_pagamento: 'Z',
          partida: { ...partida, lat: 'abc' },
          paradas: [{ bairro_parada: 'sem endereço' }, { ...parada, valor_cobrar: -1 }],
        }),
      );
      expect(problems).toEqual(
        expect.arrayContaining([
          { code: 24, message: 'Formato da entrada incorreto. forma_pagamento' },
          { code: 24, message: 'Formato da entrada incorreto. partida.lat' },
          { code: 2, message: "Atributo 'paradas.0.endereco_parada' é obrigatório." },
          { code: 24, message: 'Formato da entrada incorreto. paradas.1.valor_cobrar' },
        ]),
      );
      expect(problems).toHaveLength(4);
    });

    it.each([
      ['an unknown company', { empresa_id: 999 }, 1005],
      ['an unknown category', { categoria_id: 999 }, 1006],
      ['an unknown category by name', { categoria_nome: 'Balão' }, 1006],
      ['a point outside the area', { partida: { lat: OUTSIDE.latitude, lng: OUTSIDE.longitude } }, 1007],
      ['an address nobody knows', { partida: { endereco: 'Xyzzy Plugh, 9' } }, 1007],
      ['credit that is not there', { forma_pagamento: 'R' }, 1002],
      ['an unknown courier', { condutor: { tipo_identificacao: 'I', identificacao: 99 } }, 56],
      ['a bad way to name a courier', { condutor: { tipo_identificacao: 'X', identificacao: 1 } }, 5],
      ['a date that does not exist', { data: '2026-02-30', hora: '10:00' }, 24],
      ['a date that has passed', { data: '01/01/2020', hora: '10:00' }, 24],
      ['a date without its hour', { data: '2026-12-24' }, 2],
      ['text that cannot be stored', { observacao: 'a\u0000b' }, 24],
    ])('refuses %s', async (_what, with_, code) => {
      expect((await failing(aRequestBody(world, with_))).map((problem) => problem.code)).toEqual([code]);
    });

    it('names `trajeto` when there is no route', async () => {
      const [problem] = await failing(aRequestBody(world, { partida: { lat: 0, lng: 0 } }));
      expect(problem?.message).toContain('trajeto');
    });

    it('refuses a blocked company with 1010', async () => {
      await world.put(`/atualizarEmpresa/${world.rival.id}`, { status_empresa: 'S' }).expect(200);
      expect(
        codesOf(await world.post('/abrirSolicitacao', aRequestBody(world, { empresa_id: world.rival.id }))),
      ).toEqual([1010]);
      await world.put(`/atualizarEmpresa/${world.rival.id}`, { status_empresa: 'a' }).expect(200);
      await open(world, { empresa_id: world.rival.id });
    });

    it('makes an offer to a named courier, whoever names it', async () => {
      const { id } = await open(
        world,
        { condutor: { tipo_identificacao: 'I', identificacao: world.courierId } },
        world.keys.store,
      );
      expect(await element(id)).toMatchObject({ condutor_especificado: true, condutor_id: '' });
    });
  });

  describe('payment codes', () => {
    it.each(['F', 'D', 'C', 'B', 'P', 'H'])('%s is stored, shown and searched for', async (code) => {
      const { id } = await open(world, { forma_pagamento: code.toLowerCase() });
      expect(await element(id)).toMatchObject({ tipo_pagamento: code, status_solicitacao: 'D' });
    });

    it('R takes from the wallet and gives back on cancellation', async () => {
      const empresa = { tipo_identificacao: 'I', identificacao: world.store.id };
      const balance = async () =>
        (await world.post('/saldoCreditosEmpresa', { empresa })).body.response.saldo as number;
      await world.post('/recarregarCreditosEmpresa', { empresa, valor: '100.00' }).expect(200);
      const before = await balance();
      const { id } = await open(world, { forma_pagamento: 'R' });
      const { valor_corrida: price } = await element(id);
      expect(await balance()).toBeCloseTo(before - Number(price), 2);
      await world.post('/cancelar', { id_mch: id }).expect(200);
      expect(await balance()).toBeCloseTo(before, 2);
    });

    it('X waits for its payment', async () => {
      const { id } = await open(world, { forma_pagamento: 'X' });
      expect((await element(id)).status_solicitacao).toBe('R');
      await world.face.get(Payments).confirm(world.scope, Number(id));
      expect((await element(id)).status_solicitacao).toBe('D');
    });

    it('D, C and B hand each stop’s amount to the courier', async () => {
      const { id } = await open(world, {
        forma_pagamento: 'B',
        paradas: [parada, { ...parada, valor_cobrar: 0 }],
      });
      const { stops } = await world.face.get(OrderQueries).byRef(world.scope, id);
      expect(stops.map(({ collectCents, collectMethod }) => [collectCents, collectMethod])).toEqual([
        [2590, 'debit_card'],
        [null, null],
      ]);
    });

    it.each(['F', 'R'])('%s with money to collect is cash in the courier’s hand', async (code) => {
      const empresa = { tipo_identificacao: 'I', identificacao: world.store.id };
      await world.post('/recarregarCreditosEmpresa', { empresa, valor: '100.00' }).expect(200);
      const inHand = async () =>
        (await world.face.get(CashQueries).ofCourier(world.scope, world.courierId, null))?.inHandCents ?? 0;
      const before = await inHand();
      const deliver = async (said: object) => {
        const { id } = await open(world, {
          forma_pagamento: code,
          paradas: [{ ...parada, valor_cobrar: 600 }],
        });
        await lifecycle().reassign(world.scope, Number(id), world.courierId);
        await lifecycle().collect(world.scope, Number(id));
        await lifecycle().deliverStop(world.scope, Number(id), 1, { byHand: true, ...said });
      };
      await deliver({});
      await deliver({ collected: { cents: 60_000, method: 'cash' } });
      expect(await inHand()).toBe(before + 120_000);
      await deliver({ collected: { cents: 60_000, method: 'pix' } });
      expect(await inHand()).toBe(before + 120_000);
    });
  });

  describe('GET /estimarSolicitacao', () => {
    it('answers numbers, by coordinates or by addresses, with stops on the way', async () => {
      const points = `lat_partida=${partida.lat}&lng_partida=${partida.lng}&lat_desejado=${parada.lat_parada}&lng_desejado=${parada.lng_parada}`;
      const { body } = await world.get(`/estimarSolicitacao?${points}&categoria_nome=padrao`).expect(200);
      expect(body.response).toEqual({
        estimativa_valor: expect.any(Number),
        estimativa_minutos: expect.any(Number),
        estimativa_km: expect.any(Number),
        categoria_nome: 'Padrão',
        tarifa_nome: expect.any(String),
        partida: { lat: Number(partida.lat), lng: Number(partida.lng) },
        desejado: { lat: Number(parada.lat_parada), lng: Number(parada.lng_parada) },
      });
      const longer = await world
        .get(
          `/estimarSolicitacao?${points}&latlng_paradas=${FURTHER.latitude},${FURTHER.longitude}|${partida.lat},${partida.lng}`,
        )
        .expect(200);
      expect(longer.body.response.estimativa_km).toBeGreaterThan(body.response.estimativa_km);
      const address = encodeURIComponent(KNOWN_ADDRESS);
      await world
        .get(`/estimarSolicitacao?endereco_partida=${address}&endereco_desejado=${address}`)
        .expect(200);
    });

    it('estimates what opening then costs', async () => {
      const query = new URLSearchParams({
        lat_partida: partida.lat,
        lng_partida: partida.lng,
        lat_desejado: parada.lat_parada,
        lng_desejado: parada.lng_parada,
        com_retorno: 'true',
        empresa_id: String(world.store.id),
      });
      const { body } = await world.get(`/estimarSolicitacao?${query.toString()}`).expect(200);
      const { id } = await open(world, { retorno: true });
      expect((await element(id)).valor_corrida).toBe((body.response.estimativa_valor as number).toFixed(2));
    });

    it('names what is missing', async () => {
      const { body } = await world.get('/estimarSolicitacao').expect(400);
      expect(body.errors).toEqual([{ code: 2, message: "Atributo 'endereco_partida' é obrigatório." }]);
      expect(codesOf(await world.get('/estimarSolicitacao?latlng_paradas=x,y'))).toEqual([24]);
    });
  });

  describe('GET /solicitacao', () => {
    it('shows every key of the contract in every element, before and after acceptance', async () => {
      const { id } = await open(world);
      const before = await element(id);
      expectShape(before, requestExample);
      expect(before).toMatchObject({ nome_condutor: '', placa_veiculo: '', data_hora_aceite: null });
      await sendOnline(world.face, world.scope, world.courierId, PICKUP);
      await lifecycle().reassign(world.scope, Number(id), world.courierId);
      const after = await element(id);
      expectShape(after, requestExample);
      expect(after).toMatchObject({
        condutor_id: String(world.courierId),
        taxista_id: String(world.courierId),
        telefone_condutor_internacional: expect.stringMatching(/^\+55\d{11}$/),
        data_hora_aceite: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      });
    });

    it('shows the hub’s local time', async () => {
      const { id } = await open(world);
      // Noon in UTC is nine o'clock in São Paulo.
      expect((await element(id)).data_hora_solicitacao).toBe('2026-03-02 09:00:00');
    });

    it('pages newest first and ends in an empty page', async () => {
      const ids = async (query: string) =>
        ((await world.get(`/solicitacao?${query}`).expect(200)).body.response as { id: string }[]).map(
          ({ id }) => Number(id),
        );
      const first = await ids('limite=3&pagina=1');
      const second = await ids('limite=3&pagina=2');
      expect([...first, ...second]).toEqual([...first, ...second].sort((a, b) => b - a));
      expect(await ids('limite=100&pagina=99')).toEqual([]);
      expect((await ids('limite=5000')).length).toBeLessThanOrEqual(100);
    });

    it('knows a request by both of its numbers', async () => {
      const { id, publicId } = await open(world);
      expect((await element(publicId)).id).toBe(id);
      const { body } = await world.get(`/solicitacaoStatus?id_mch=${publicId.toLowerCase()}`).expect(200);
      expect(body).toEqual({ success: true, response: { status: 'D' } });
    });

    it('answers one request whatever the other filters are', async () => {
      const { id } = await open(world);
      const { body } = await world
        .get(`/solicitacao?id_mch=${id}&status_solicitacao=Z&empresa_id=abc&data_hora_solicitacao_min=ontem`)
        .expect(200);
      expect(body.response.map((each: { id: string }) => each.id)).toEqual([id]);
      expect(codesOf(await world.get('/solicitacao?id=1'))).toEqual([25]);
    });

    it('filters by status in either case, company, courier and payment', async () => {
      const count = async (query: string, key?: string) =>
        ((await world.get(`/solicitacao?limite=100&${query}`, key).expect(200)).body.response as unknown[])
          .length;
      expect(await count('status_solicitacao=d')).toBe(await count('status_solicitacao=D'));
      for (const letter of 'GPSUOT') expect(await count(`status_solicitacao=${letter}`)).toBe(0);
      expect(codesOf(await world.get('/solicitacao?status_solicitacao=Z'))).toEqual([24]);
      expect(await count(`condutor_id=${world.courierId}`)).toBe(
        await count(`taxista_id=${world.courierId}`),
      );
      expect(await count(`condutor_id=${world.courierId}`)).toBeGreaterThan(0);
      const onDelivery = await count('tipo_pagamento=D');
      expect(await count('tipo_pagamento=B')).toBe(onDelivery);
      expect(await count('tipo_pagamento=C')).toBe(onDelivery);
      expect(await count('tipo_pagamento=P')).toBe(1);
      expect(await count(`empresa_id=${world.store.id}`, world.keys.rival)).toBe(0);
      expect(await count(`empresa_id=${world.rival.id}`)).toBe(await count('', world.keys.rival));
      expect(await count('', world.away.keys.hub)).toBe(0);
    });

    it('distinguishes not served from cancelled', async () => {
      const [missed, taken] = [await open(world), await open(world)];
      await lifecycle().cancel(world.scope, Number(missed.id), { reason: 'not_served' });
      await world.post('/cancelar', { id_mch: taken.id, motivo_id: '2' }).expect(200);
      const ids = async (letter: string) =>
        (
          (await world.get(`/solicitacao?status_solicitacao=${letter}&limite=100`)).body.response as {
            id: string;
          }[]
        ).map(({ id }) => id);
      expect(await ids('N')).toContain(missed.id);
      expect(await ids('N')).not.toContain(taken.id);
      expect(await ids('C')).toContain(taken.id);
      expect(await ids('C')).not.toContain(missed.id);
    });

    it('looks at 30 days at most', async () => {
      const span = (min: string, max: string) =>
        world.get(
          `/solicitacao?data_hora_solicitacao_min=${encodeURIComponent(min)}&data_hora_solicitacao_max=${encodeURIComponent(max)}`,
        );
      expect(codesOf(await span('2026-01-01T00:00:00.000Z', '2026-02-15T00:00:00.000Z'))).toEqual([1003]);
      const zoned = await span('2026-03-02T08:59:59.000-03:00', '2026-03-02T12:00:01.000Z').expect(200);
      const local = await span('2026-03-02T08:59:59.000', '2026-03-02T09:00:01.000').expect(200);
      expect(zoned.body.response.length).toBeGreaterThan(0);
      expect(local.body).toEqual(zoned.body);
      const early = await world
        .get('/solicitacao?data_hora_solicitacao_max=2026-03-02T08:00:00.000')
        .expect(200);
      expect(early.body.response).toEqual([]);
      expect(codesOf(await span('ontem', '2026-03-02'))).toEqual([24]);
    });

    it('reads the last of a parameter given twice', async () => {
      const { id } = await open(world);
      const { body } = await world.get(`/solicitacao?id=1&id=${id}`).expect(200);
      expect(body.response[0].id).toBe(id);
    });
  });

  describe('on the way', () => {
    it('shows the courier’s position only while there is one to show', async () => {
      const { id } = await open(world);
      const position = async () =>
        (await world.get(`/posicaoCondutor?id_mch=${id}`).expect(200)).body.response;
      const nothing = { lat_condutor: null, lng_condutor: null };
      expect(await position()).toEqual(nothing);
      await sendOnline(world.face, world.scope, world.courierId, PICKUP);
      await lifecycle().reassign(world.scope, Number(id), world.courierId);
      expect(await position()).toEqual({
        lat_condutor: String(PICKUP.latitude),
        lng_condutor: String(PICKUP.longitude),
      });
      await lifecycle().complete(world.scope, Number(id));
      expect(await position()).toEqual(nothing);
    });

    it('hands out tracking links with codes while active', async () => {
      const { id } = await open(world, { paradas: [{ ...parada, codigo_confirmacao: 4821 }, parada] });
      const { body } = await world.get(`/obterLinkRastreio/${id}`).expect(200);
      expect(body.response).toEqual([
        {
          parada_id: `${id}001`,
          link_rastreio: expect.stringContaining('https://m.example.com/'),
          codigo_confirmacao: 4821,
        },
        { parada_id: `${id}002`, link_rastreio: expect.any(String), codigo_confirmacao: expect.any(Number) },
      ]);
      await world.post('/cancelar', { id_mch: id }).expect(200);
      expect(codesOf(await world.get(`/obterLinkRastreio/${id}`))).toEqual([1009]);
    });

    it('gives a receipt once finished', async () => {
      const { id } = await open(world);
      expect(codesOf(await world.get(`/reciboEntrega?id_mch=${id}`))).toEqual([27]);
      await lifecycle().reassign(world.scope, Number(id), world.courierId);
      world.face.core.clock.advance({ minutes: 18 });
      await lifecycle().complete(world.scope, Number(id));
      const { body } = await world.get(`/reciboEntrega?id_mch=${id}`).expect(200);
      expect(body.response).toMatchObject({
        id_mch: id,
        dados_solicitacao: { duracao: '18', tipo_pagamento: 'D' },
      });
      for (const value of Object.values(body.response.dados_solicitacao)) expect(typeof value).toBe('string');
      expect(body.response.partida.data_hora).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    });
  });

  describe('GET /v1/request/{id}', () => {
    it('shows the same in English, without envelope', async () => {
      const { id, publicId } = await open(world);
      const { body: waiting } = await world.get(`/v1/request/${id}`).expect(200);
      expect(waiting).toMatchObject({
        request_id: Number(id),
        public_id: publicId,
        full_code: 'DISTRIBUTING',
        short_code: 'D',
      });
      expect(waiting).not.toHaveProperty('driver');
      expect(waiting.progress).toMatchObject({ accepted_at: null, accept_lat: 0 });
      world.face.core.clock.advance({ minutes: 1 });
      await sendOnline(world.face, world.scope, world.courierId, FURTHER);
      await lifecycle().reassign(world.scope, Number(id), world.courierId);
      const { body: accepted } = await world.get(`/v1/request/${publicId}`).expect(200);
      expectShape(accepted, detail);
      expect(accepted.progress).toMatchObject({
        accept_lat: FURTHER.latitude,
        accept_lng: FURTHER.longitude,
      });
      const away = roadMeters(FURTHER, PICKUP);
      expect(accepted.progress.accept_eta_km).toBeCloseTo(away / 1000, 2);
      expect(accepted.progress.accept_eta_seconds).toBe(drivingSeconds(away, 'motorbike'));
      expect((await element(id)).distancia_coleta_km).toBe((away / 1000).toFixed(2));
      await lifecycle().complete(world.scope, Number(id));
      const { body: done } = await world.get(`/v1/request/${id}`).expect(200);
      expect(done).toMatchObject({
        short_code: 'F',
        finished: { final_value: expect.any(Number) },
        stops: [{ status: 'FINISHED' }],
      });
    });

    it('shows who cancelled and why', async () => {
      const { id } = await open(world);
      await world.post('/cancelar', { id_mch: id, motivo_id: 2 }).expect(200);
      const { body } = await world.get(`/v1/request/${id}`).expect(200);
      expect(body.cancellation).toEqual([
        {
          cancelled_at: expect.any(String),
          cancelled_reason: 'Mudança de planos',
          cancelled_by: 'ENTERPRISE',
          cancelled_by_name: 'hub',
        },
      ]);
    });

    it('has errors of its own', async () => {
      expect((await world.get('/v1/request/1').expect(404)).body).toEqual({ error: 'Request not found' });
      expect((await world.get('/v1/request/1', null).expect(401)).body).toEqual({
        error: 'Invalid credential',
      });
      expect((await world.get('/v1/nothing').expect(404)).body).toEqual({ error: expect.any(String) });
    });
  });

  describe('POST /cancelar', () => {
    it('cancels, and again, until it is finished', async () => {
      const { id } = await open(world);
      const done = {
        success: true,
        response: { status: 'success', mensagem: 'Entrega cancelada com sucesso' },
      };
      expect((await world.post('/cancelar', { id_mch: id, motivo_id: 12 }).expect(200)).body).toEqual(done);
      expect((await world.post('/cancelar', { id_mch: Number(id) }).expect(200)).body).toEqual(done);
      const other = await open(world);
      await lifecycle().reassign(world.scope, Number(other.id), world.courierId);
      await lifecycle().complete(world.scope, Number(other.id));
      expect(codesOf(await world.post('/cancelar', { id_mch: other.id }))).toEqual([1001]);
      expect(codesOf(await world.post('/cancelar', { id_mch: id, motivo_id: 14 }))).toEqual([24]);
      expect(codesOf(await world.post('/cancelar', {}))).toEqual([2]);
      expect(codesOf(await world.post('/cancelar', { id_mch: id }, world.keys.rival))).toEqual([25]);
      expect(codesOf(await world.post('/cancelar', { id_mch: id }, world.away.keys.hub))).toEqual([25]);
    });

    it('refers callers of a grouped one to its leader', async () => {
      const [leader, member] = [await open(world), await open(world)];
      await world.face.get(OrderGroups).group(world.scope, Number(leader.id), [Number(member.id)]);
      const { body } = await world.post('/cancelar', { id_mch: member.publicId }).expect(400);
      expect(body.errors).toEqual([
        { code: 97, message: expect.any(String), solicitacao_agrupadora_id: leader.id },
      ]);
      await world.post('/cancelar', { id_mch: leader.id }).expect(200);
    });
  });
});
