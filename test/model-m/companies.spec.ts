import { company as companyExample } from '../../apps/model-m/src/companies/company.examples.js';
import { aRequestBody, codesOf, openModelM, type ModelMWorld } from './model-m.world.js';
import { expectShape } from './shape.verdict.js';

const CNPJ = '11.444.777/0001-61';
const CPF = '529.982.247-25';

describe('Model M, companies', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });

  const newCompany = (with_: object = {}) => ({
    documento: CNPJ,
    tipo_documento: 'CNPJ',
    numero_contrato: 'C-100',
    nome_fantasia: 'Nova Empresa',
    ...with_,
  });
  const company = async (id: string | number) =>
    (await world.get(`/empresa?empresa_id=${id}`).expect(200)).body.response[0];

  it('are created, read and updated', async () => {
    const { body } = await world
      .post(
        '/cadastrarEmpresa',
        newCompany({
          razao_social: 'Nova Empresa LTDA',
          endereco: {
            logradouro: 'Rua A, 10',
            uf: 'sp',
            cidade: 'São Paulo',
            cep: '01000000',
            lat: '-23.55',
            lng: -46.63,
          },
          telefone: { ddd: 11, numero: '988887777' },
          categorias: [world.category.id],
          tipos_pagamento: ['F', 'd'],
          dados_extras: { codigo: 7 },
          cobrar_retorno: false,
        }),
      )
      .expect(200);
    expect(body).toEqual({
      success: true,
      response: {
        status: 'OK',
        mensagem: 'Empresa cadastrada com sucesso.',
        empresa_id: expect.stringMatching(/^\d+$/),
      },
    });
    const { empresa_id: id } = body.response;
    expect(await company(id)).toMatchObject({
      nome: 'Nova Empresa',
      endereco: 'Rua A, 10',
      uf: 'SP',
      lat: '-23.55',
      telefone: '(011) 98888-7777',
      telefone_internacional: '+5511988887777',
      status_empresa: 'A',
      documento: CNPJ,
      tipos_pagamento: ['F', 'D'],
      categorias: [{ id: String(world.category.id), nome: 'Padrão' }],
      dados_extras: { codigo: 7 },
    });
    const updated = await world.put(`/atualizarEmpresa/${id}`, {
      status_empresa: 'S',
      numero_contrato: 101,
      endereco: { bairro: 'Centro' },
      tipos_pagamento: [],
    });
    expect(updated.body).toEqual({
      success: true,
      response: { status: 'OK', mensagem: 'Empresa atualizada com sucesso' },
    });
    expect(await company(id)).toMatchObject({
      status_empresa: 'S',
      numero_contrato: '101',
      endereco: 'Rua A, 10',
      bairro: 'Centro',
      tipos_pagamento: expect.arrayContaining(['F', 'R', 'X', 'C', 'B', 'D', 'P', 'H']),
    });
  });

  it('have one document and one contract number each', async () => {
    const create = (with_: object) => world.post('/cadastrarEmpresa', newCompany(with_));
    await create({ documento: CPF, tipo_documento: 'cpf', numero_contrato: 'C-200' }).expect(200);
    expect(
      codesOf(await create({ documento: CPF, tipo_documento: 'CPF', numero_contrato: 'C-201' })),
    ).toEqual([1004]);
    expect(codesOf(await create({ documento: '04.252.011/0001-10', numero_contrato: 'C-200' }))).toEqual([
      1004,
    ]);
  });

  it('are refused with everything that is missing or wrong', async () => {
    const missing = await world.post('/cadastrarEmpresa', { documento: '' }).expect(400);
    expect(codesOf(missing)).toEqual([2, 2, 2, 2]);
    const wrong = await world
      .post(
        '/cadastrarEmpresa',
        newCompany({ tipo_documento: 'RG', email: 'nada', telefone: { ddd: 1 }, tipos_pagamento: ['Z'] }),
      )
      .expect(400);
    expect(codesOf(wrong).sort()).toEqual([24, 24, 30, 46]);
    expect(
      codesOf(await world.post('/cadastrarEmpresa', newCompany({ documento: '11.444.777/0001-62' }))),
    ).toEqual([24]);
    expect(codesOf(await world.post('/cadastrarEmpresa', newCompany({ categorias: [999] })))).toEqual([1006]);
    expect(
      codesOf(await world.post('/cadastrarEmpresa', newCompany({ area_atuacao_empresa_id: 999 }))),
    ).toEqual([24]);
    expect(codesOf(await world.put('/atualizarEmpresa/999', { status_empresa: 'A' }))).toEqual([1005]);
    expect(
      codesOf(await world.put(`/atualizarEmpresa/${world.away.store.id}`, { status_empresa: 'A' })),
    ).toEqual([1005]);
  });

  it('are an array for the hub and one object for the company', async () => {
    const list = await world.get('/empresa?limite=2').expect(200);
    expect(list.body.response).toHaveLength(2);
    for (const element of list.body.response) expectShape({ ...element, dados_extras: null }, companyExample);
    const own = await world.get('/empresa', world.keys.store).expect(200);
    expect(own.body.response).toMatchObject({ id: String(world.store.id), nome: 'Padaria Alvorada' });
    expect(codesOf(await world.get(`/empresa?empresa_id=${world.rival.id}`, world.keys.store))).toEqual([
      1005,
    ]);
    expect((await world.get('/empresa?empresa_id=999').expect(200)).body.response).toEqual([]);
    expect((await world.get('/empresa?pagina=50').expect(200)).body.response).toEqual([]);
    expect((await world.get(`/empresa?empresa_id=${world.away.store.id}`).expect(200)).body.response).toEqual(
      [],
    );
  });

  it('pay only as their payment codes allow', async () => {
    await world.put(`/atualizarEmpresa/${world.rival.id}`, { tipos_pagamento: ['D', 'R'] }).expect(200);
    const opening = (forma_pagamento: string) =>
      world.post('/abrirSolicitacao', aRequestBody(world, { empresa_id: world.rival.id, forma_pagamento }));
    await opening('D').expect(200);
    for (const refused of ['F', 'B', 'X']) {
      expect((await opening(refused).expect(400)).body.errors).toEqual([
        { code: 24, message: 'Formato da entrada incorreto. forma_pagamento' },
      ]);
    }
    await world.put(`/atualizarEmpresa/${world.rival.id}`, { tipos_pagamento: [] }).expect(200);
    await opening('F').expect(200);
  });

  it('are updated all or none', async () => {
    const { store, rival } = world;
    const statuses = async () => [
      (await company(store.id)).status_empresa,
      (await company(rival.id)).status_empresa,
    ];
    const broken = await world.put('/atualizarEmpresas', { empresas: [store.id, 999], status_empresa: 'S' });
    expect(codesOf(broken)).toEqual([1005]);
    expect(await statuses()).toEqual(['A', 'A']);
    const { body } = await world
      .put('/atualizarEmpresas', { empresas: [String(store.id), rival.id], status_empresa: 'S' })
      .expect(200);
    expect(body).toEqual({ success: true });
    expect(await statuses()).toEqual(['S', 'S']);
    await world
      .put('/atualizarEmpresas', {
        empresas: [
          { empresa_id: store.id, status_empresa: 'A' },
          { id: rival.id, status_empresa: 'A' },
        ],
      })
      .expect(200);
    expect(await statuses()).toEqual(['A', 'A']);
    expect(codesOf(await world.put('/atualizarEmpresas', {}))).toEqual([2]);
  });

  it('have areas, whose ids are numbers', async () => {
    const { body } = await world.get('/listarAreasAtuacaoEmpresa').expect(200);
    expect(body.response).toEqual([{ id: expect.any(Number), nome: 'Cidade', padrao: true }]);
    await world
      .put(`/atualizarEmpresa/${world.store.id}`, { area_atuacao_empresa_id: String(body.response[0].id) })
      .expect(200);
  });

  describe('credits', () => {
    const empresa = (tipo_identificacao: string, identificacao: unknown) => ({
      tipo_identificacao,
      identificacao,
    });

    it('are found by id, CPF, CNPJ, phone and contract', async () => {
      const { body } = await world.post(
        '/cadastrarEmpresa',
        newCompany({ documento: '04.252.011/0001-10', numero_contrato: 'K-9', telefone: '(21) 3333-4444' }),
      );
      const id = body.response.empresa_id as string;
      await world.post('/recarregarCreditosEmpresa', { empresa: empresa('I', id), valor: 120.5 }).expect(200);
      for (const who of [
        empresa('I', Number(id)),
        empresa('j', '04252011000110'),
        empresa('T', '+55 21 33334444'),
        empresa('C', 'K-9'),
      ]) {
        expect((await world.post('/saldoCreditosEmpresa', { empresa: who }).expect(200)).body).toEqual({
          success: true,
          response: { saldo: 120.5 },
        });
      }
      expect(codesOf(await world.post('/saldoCreditosEmpresa', { empresa: empresa('X', 1) }))).toEqual([5]);
      expect(codesOf(await world.post('/saldoCreditosEmpresa', { empresa: empresa('F', CNPJ) }))).toEqual([
        6,
      ]);
      expect(codesOf(await world.post('/saldoCreditosEmpresa', {}))).toEqual([2]);
    });

    it('move once per external_id and never below nothing', async () => {
      const who = empresa('I', world.store.id);
      const move = (path: string, valor: unknown, with_: object = {}) =>
        world.post(path, { empresa: who, valor, ...with_ });
      const first = await move('/recarregarCreditosEmpresa', '50.00', { external_id: 'x-1' }).expect(200);
      const again = await move('/recarregarCreditosEmpresa', 50, { external_id: 'x-1' }).expect(200);
      expect(first.body.response).toEqual({ registro_id: expect.stringMatching(/^\d+$/) });
      expect(again.body).toEqual(first.body);
      expect(codesOf(await move('/sacarCreditosEmpresa', 50.01))).toEqual([1002]);
      await move('/sacarCreditosEmpresa', 50, { observacao: 'fim' }).expect(200);
      for (const bad of [0, -1, '1,555', 'x', 1.005])
        expect(codesOf(await move('/sacarCreditosEmpresa', bad))).toEqual([24]);
      const long = await move('/recarregarCreditosEmpresa', 1, { observacao: 'o'.repeat(192) });
      expect(long.body.errors).toEqual([{ code: 24, message: 'Formato da entrada incorreto. observacao' }]);
      expect(codesOf(await move('/sacarCreditosEmpresa', null))).toEqual([2]);
    });

    it('of a company are read by itself only', async () => {
      const own = await world
        .post('/saldoCreditosEmpresa', { empresa: empresa('I', world.store.id) }, world.keys.store)
        .expect(200);
      expect(own.body.response).toEqual({ saldo: expect.any(Number) });
      const other = await world.post(
        '/saldoCreditosEmpresa',
        { empresa: empresa('I', world.rival.id) },
        world.keys.store,
      );
      expect(codesOf(other)).toEqual([6]);
    });
  });
});
