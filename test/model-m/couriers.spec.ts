import { CourierBlocks, Hubs, WalletQueries } from '#domain';
import { courier as courierExample } from '../../apps/model-m/src/couriers/courier.examples.js';
import { aCourier } from '../support/builders/index.js';
import { codesOf, openModelM, type ModelMWorld } from './model-m.world.js';
import { expectShape } from './shape.verdict.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('Model M, couriers', () => {
  let world: ModelMWorld;
  let id: number;

  beforeAll(async () => {
    world = await openModelM();
    id = world.courierId;
  });

  const courier = async (query = `id=${id}`) =>
    (await world.get(`/condutor?${query}`).expect(200)).body.response as Record<string, unknown>[];
  const update = (body: object) => world.post(`/atualizarCondutor/${id}`, body);

  it('are updated and shown, key by key', async () => {
    const { body } = await update({
      nome: 'Condutora',
      sexo: 'f',
      data_nascimento: '20/05/1990',
      email: 'C@Exemplo.com',
      telefone: '+55 (11) 97777-6666',
      endereco: 'Rua B',
      numero_endereco: 12,
      cep: '01000-000',
      cpf: '529.982.247-25',
      cnh: '12345678900',
      veiculo_tipo: 'M',
      placa: 'abc-1d23',
      modelo: 'CG 160',
      ano_modelo: '2024',
      cor: '#FF0000',
      numero_viatura: 7,
      categorias: [world.category.id],
      pagamentos: ['D', 'C', 'F'],
      observacao_interna_2: 'nota',
      informacoes_adicionais: 'info',
      status_condutor: null,
    }).expect(200);
    expect(body).toEqual({
      success: true,
      response: { status: 'OK', mensagem: 'Motorista atualizado com sucesso' },
    });
    const [shown] = await courier();
    expectShape(shown, courierExample);
    expect(shown).toMatchObject({
      id: String(id),
      nome: 'Condutora',
      email: 'c@exemplo.com',
      telefone: '(011) 97777-6666',
      telefone_internacional: '+5511977776666',
      status: 'A',
      cpf: '529.982.247-25',
      pagamentos: ['D', 'C', 'F'],
      numero_viatura: '7',
      observacao_interna_1: '',
      observacao_interna_2: 'nota',
      dados_extras: 'info',
      endereco: 'Rua B',
    });
  });

  it('are found by status, phone, id and a part of the CPF', async () => {
    for (const query of [
      'status_condutor=A',
      'telefone=977776666',
      `telefone=${encodeURIComponent('(011) 97777-6666')}`,
      'telefone=%2B5511977776666',
      'cpf=529.982',
      `id=${id}`,
    ]) {
      expect((await courier(query)).map((each) => each['id'])).toContain(String(id));
    }
    expect(await courier('status_condutor=R')).toEqual([]);
    expect(await courier('id=999')).toEqual([]);
    expect(await courier(`id=${world.away.courierId}`)).toEqual([]);
    expect(codesOf(await world.get('/condutor?status_condutor=Z'))).toEqual([24]);
  });

  it('get all their faults at once, each by its code', async () => {
    const answer = await update({
      telefone: '123',
      data_nascimento: '1990-02-30',
      sexo: 'Q',
      email: 'x',
      cor: 'roxo!',
      cpf: '111.111.111-11',
      ano_modelo: 'ontem',
    }).expect(400);
    expect(codesOf(answer).sort((a, b) => a - b)).toEqual([24, 30, 43, 45, 46, 49, 54]);
    expect(answer.body.errors).toContainEqual({ code: 54, message: 'CPF inválido' });
    expect(codesOf(await world.post('/atualizarCondutor/999', { nome: 'X' }))).toEqual([56]);
    expect(codesOf(await world.post('/atualizarCondutor/abc', { nome: 'X' }))).toEqual([56]);
  });

  it('do not share a phone or a CPF', async () => {
    const other = await aCourier(world.face, world.scope, [world.motorbike.id]);
    const taken = await world.post(`/atualizarCondutor/${other}`, {
      telefone: '11977776666',
      cpf: '52998224725',
    });
    expect(codesOf(taken).sort()).toEqual([30, 54]);
  });

  it('are kept out of areas, all or none', async () => {
    const [area] = (await world.get('/listarAreasAtuacaoEmpresa')).body.response as { id: number }[];
    const { body } = await world
      .put('/atualizarCondutores', { condutores: [id], areas_bloqueio: [area!.id] })
      .expect(200);
    expect(body).toEqual({ success: true });
    expect(
      codesOf(await world.put('/atualizarCondutores', { condutores: [id, 999], areas_bloqueio: [] })),
    ).toEqual([56]);
    expect(
      codesOf(await world.put('/atualizarCondutores', { condutores: [id], areas_bloqueio: [999] })),
    ).toEqual([24]);
    expect(codesOf(await world.put('/atualizarCondutores', { areas_bloqueio: [] }))).toEqual([2]);
  });

  describe('documents', () => {
    const condutor = () => ({ condutor: { tipo_identificacao: 'I', identificacao: id } });
    const upload = (tipo: string | null, file: Buffer | null, name = 'foto.png') => {
      const started = world.face.call().post(`/api/m/documentoCondutor/${id}`).set('api-key', world.keys.hub);
      if (tipo !== null) void started.field('tipo', tipo);
      return file === null ? started.field('x', '1') : started.attach('foto', file, name);
    };
    const token = async () =>
      (await world.post('/obterDocumentosCadastroCondutor', condutor()).expect(200)).body.response
        .documentos[1].tipo as string;

    it('are typed by tokens, uploaded, listed and read back with the key', async () => {
      const { body } = await upload(await token(), PNG).expect(200);
      expect(body).toEqual({
        success: true,
        response: { status: 'success', mensagem: 'Foto alterada com sucesso' },
      });
      const list = await world.post('/obterDocumentosCondutor', condutor()).expect(200);
      expect(list.body.response).toEqual({
        documentos: [{ tipo: await token(), nome: 'CNH', url_foto: expect.stringMatching(/^\/api\/m\//) }],
        quantidade_documentos: 1,
      });
      const path = (list.body.response.documentos[0].url_foto as string).replace('/api/m', '');
      const file = await world.get(path).expect(200);
      expect(file.headers['content-type']).toBe('image/png');
      expect(Buffer.compare(file.body as Buffer, PNG)).toBe(0);
      await world.get(path, null).expect(401);
      await world.get(path, world.keys.store).expect(403);
      expect(codesOf(await world.get(path, world.away.keys.hub))).toEqual([60]);
    });

    it('include the face, which is the photo', async () => {
      await upload('rosto', PNG).expect(200);
      const [shown] = await courier();
      expect(shown!['foto_url']).toMatch(/^\/api\/m\//);
      await world.get((shown!['foto_url'] as string).replace('/api/m', '')).expect(200);
    });

    it('are checked by their content', async () => {
      expect(codesOf(await upload(await token(), Buffer.from('<svg/>'), 'foto.png'))).toEqual([24]);
      expect(codesOf(await upload(await token(), Buffer.alloc(0)))).toEqual([62]);
      expect(codesOf(await upload('nada', PNG))).toEqual([60]);
      expect(codesOf(await upload(null, PNG))).toEqual([2]);
      expect(codesOf(await upload(await token(), null))).toEqual([2]);
      const large = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
      expect(codesOf(await upload(await token(), large))).toEqual([24]);
      await upload(await token(), large.subarray(0, 10 * 1024 * 1024)).expect(200);
    });
  });

  describe('credits', () => {
    const move = (
      path: string,
      valor: unknown,
      who: object = { tipo_identificacao: 'I', identificacao: id },
    ) => world.post(path, { condutor: who, valor });
    const balance = async (who: object = { tipo_identificacao: 'I', identificacao: id }) =>
      (await world.post('/saldoCreditosCondutor', { condutor: who }).expect(200)).body.response
        .saldo as number;

    it('are found by id, CPF, phone, plate and fleet number', async () => {
      await move('/recarregarCreditosCondutor', '30.00').expect(200);
      for (const [tipo_identificacao, identificacao] of [
        ['I', id],
        ['C', '52998224725'],
        ['T', '(11) 97777-6666'],
        ['P', 'ABC1D23'],
        ['V', 7],
      ]) {
        expect(await balance({ tipo_identificacao, identificacao })).toBe(30);
      }
      expect(
        codesOf(
          await world.post('/saldoCreditosCondutor', {
            condutor: { tipo_identificacao: 'J', identificacao: 1 },
          }),
        ),
      ).toEqual([5]);
      expect(
        codesOf(
          await world.post('/saldoCreditosCondutor', {
            condutor: { tipo_identificacao: 'C', identificacao: 1 },
          }),
        ),
      ).toEqual([6]);
    });

    it('are withdrawn as the courier’s own app withdraws them: same kind, and done at once', async () => {
      const { body } = await world
        .post('/sacarCreditosCondutor', {
          condutor: { tipo_identificacao: 'I', identificacao: id },
          valor: 6,
          observacao: 'Saque',
        })
        .expect(200);
      const wallets = world.face.get(WalletQueries);
      const [entry] = await wallets.withdrawalsOf(world.scope, { kind: 'courier', id }, 1);
      expect(entry).toMatchObject({
        id: Number(body.response.registro_id),
        kind: 'withdrawal',
        operation: 'debit',
        status: 'completed',
        amount: 600,
        description: 'Saque',
      });
      await move('/recarregarCreditosCondutor', 6).expect(200);
    });

    it('are withdrawn from the hub’s least amount on', async () => {
      const { hub, face } = world;
      const { settings } = await face.get(Hubs).get(hub.id);
      await face.get(Hubs).update(hub.id, { settings: { ...settings, leastWithdrawalCents: 1_250 } });
      const before = await balance();
      const { body } = await move('/sacarCreditosCondutor', 12.49).expect(400);
      expect(body.errors).toEqual([
        { code: 1015, message: 'Valor menor que o saque mínimo da central: R$ 12,50.' },
      ]);
      expect(await balance()).toBe(before);
      expect(codesOf(await move('/sacarCreditosCondutor', 0))).toEqual([24]);
      await move('/sacarCreditosCondutor', 12.5).expect(200);
      await move('/recarregarCreditosCondutor', 12.5).expect(200);
      await face.get(Hubs).update(hub.id, { settings: { ...settings, leastWithdrawalCents: 500 } });
    });

    it('may go below zero, unless withdrawals are blocked or the hub forbids it', async () => {
      await move('/sacarCreditosCondutor', 42.5).expect(200);
      expect(await balance()).toBe(-12.5);
      await world.face.get(CourierBlocks).setWithdrawalBlock(world.scope, id, true);
      expect(codesOf(await move('/sacarCreditosCondutor', 10))).toEqual([1002]);
      await world.face.get(CourierBlocks).setWithdrawalBlock(world.scope, id, false);
      await world.face.get(Hubs).update(world.hub.id, { settings: { courierOverdraftAllowed: false } });
      expect(codesOf(await move('/sacarCreditosCondutor', 10))).toEqual([1002]);
      expect(await balance()).toBe(-12.5);
    });
  });
});
