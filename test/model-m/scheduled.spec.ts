import { DueOrders } from '#domain';
import { scheduled as scheduledExample } from '../../apps/model-m/src/requests/request.examples.js';
import { codesOf, open, openModelM, type ModelMWorld } from './model-m.world.js';
import { expectShape } from './shape.verdict.js';

describe('Model M, scheduled requests', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });

  const letterOf = async (id: string) =>
    (await world.get(`/solicitacaoStatus?id_mch=${id}`).expect(200)).body.response.status as string;
  const at = { data: '03/03/2026', hora: '18:30', antecedencia: 30 };

  it('wait, are listed, and stay the same request after dispatch', async () => {
    const { id } = await open(world, at);
    expect(await letterOf(id)).toBe('L');
    const list = await world.get('/consultarProgramada').expect(200);
    const [shown] = list.body.response;
    expectShape(shown, scheduledExample);
    expect(shown).toMatchObject({
      id_mch_programada: id,
      situacao: 'A',
      situacao_formatada: 'Aguardando Distribuição',
      id_mch: null,
      data_previsao_disparo: '03/03/2026',
      hora_previsao_disparo: '18:00:00',
    });
    world.face.core.clock.set('2026-03-03T21:00:00Z');
    await world.face.get(DueOrders).startScheduled(10);
    const one = await world.get(`/consultarProgramada?id_mch_programada=${id}`).expect(200);
    expect(one.body.response).toMatchObject({
      situacao: 'D',
      situacao_formatada: 'Distribuída',
      id_mch: id,
    });
    expect(codesOf(await world.post('/cancelarProgramada', { id_mch_programada: id }))).toEqual([76]);
  });

  it('wait for their payment first, and are listed then too', async () => {
    const { id } = await open(world, { ...at, data: '2026-03-19', forma_pagamento: 'X' });
    expect(await letterOf(id)).toBe('R');
    const { body } = await world.get('/consultarProgramada?limite=100').expect(200);
    expect(body.response).toContainEqual(
      expect.objectContaining({ id_mch_programada: id, situacao: 'A', id_mch: null }),
    );
    await world.post('/cancelarProgramada', { id_mch_programada: id }).expect(200);
  });

  it('are cancelled before dispatch, and only what was scheduled', async () => {
    const { id } = await open(world, { ...at, data: '2026-03-20' });
    const { body } = await world.post('/cancelarProgramada', { id_mch_programada: id }).expect(200);
    expect(body.response).toEqual({
      id_mch_programada: Number(id),
      mensagem: 'Programada cancelada com sucesso',
    });
    const cancelled = await world.get(`/consultarProgramada?id_mch_programada=${id}`);
    expect(cancelled.body.response).toMatchObject({ situacao: 'C', situacao_formatada: 'Cancelada' });
    expect(codesOf(await world.post('/cancelarProgramada', { id_mch_programada: 1 }))).toEqual([75]);
    const now = await open(world);
    expect(codesOf(await world.post('/cancelarProgramada', { id_mch_programada: now.id }))).toEqual([75]);
  });
});
