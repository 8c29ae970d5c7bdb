import { codesOf, openModelM, type ModelMWorld } from './model-m.world.js';

describe('Model M, webhooks', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });

  const url = (n: number | string) => `http://127.0.0.1:8099/eventos?b=2&a=%20x&n=${n}`;
  const register = (body: object, key?: string) =>
    world.post('/cadastrarWebhook', { tipo: 'status', ...body }, key);
  const list = async (key?: string) => (await world.get('/listarWebhook', key).expect(200)).body.response;

  it('are registered, listed, changed and deleted', async () => {
    const { body } = await register({ url: url(1) }).expect(200);
    expect(body).toEqual({
      success: true,
      response: { mensagem: 'Webhook criado com sucesso', id: expect.stringMatching(/^\d+$/) },
    });
    const { id } = body.response;
    expect(await list()).toEqual({
      webhooks: [{ id, tipo: 'status', responsavel: 'solicitante', url: url(1) }],
      quantidade_webhooks: 1,
    });
    const changed = await world.put(`/atualizarWebhook/${id}`, { url: url('novo') }).expect(200);
    expect(changed.body.response).toEqual({ mensagem: 'Webhook atualizado com sucesso' });
    expect((await list()).webhooks[0].url).toBe(url('novo'));
    const deleted = await world.delete(`/deletarWebhook/${id}`).expect(200);
    expect(deleted.body.response).toEqual({ mensagem: 'Webhook deletado com sucesso' });
    expect(await list()).toEqual({ webhooks: [], quantidade_webhooks: 0 });
  });

  it('are refused by their codes', async () => {
    await register({ url: url(2) }).expect(200);
    expect(codesOf(await register({ url: url(2) }))).toEqual([101]);
    expect(codesOf(await register({ url: url(3), tipo: 'posicao' }))).toEqual([1008]);
    expect(codesOf(await register({ url: 'nada' }))).toEqual([24]);
    expect(codesOf(await world.post('/cadastrarWebhook', {}))).toEqual([2, 2]);
    for (const id of ['999', 'abc', '0']) {
      expect(codesOf(await world.put(`/atualizarWebhook/${id}`, { url: url(4) }))).toEqual([119]);
      expect(codesOf(await world.delete(`/deletarWebhook/${id}`))).toEqual([119]);
    }
  });

  it.each([
    ['https://loja.invalid/m', 'host não encontrado no DNS'],
    ['https://10.0.0.1/m', 'deve apontar para um endereço público'],
    ['ftp://8.8.8.8/m', 'deve usar HTTPS'],
    ['https://user:pass@8.8.8.8/m', 'endereço inválido'],
  ])('report the fault of %s: %s', async (address, words) => {
    const answer = await register({ url: address });
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ code: 24, message: `Formato da entrada incorreto. url: ${words}.` }],
    ]);
  });

  it('are five at most', async () => {
    for (let n = (await list()).quantidade_webhooks as number; n < 5; n++)
      await register({ url: url(`m${n}`) }).expect(200);
    expect(codesOf(await register({ url: url('six') }))).toEqual([1012]);
  });

  it('belong to whoever registered them', async () => {
    await register({ url: url(2), responsavel: 'corrida' }, world.keys.store).expect(200);
    const own = await list(world.keys.store);
    expect(own).toMatchObject({ webhooks: [{ responsavel: 'solicitante' }], quantidade_webhooks: 1 });
    expect((await list(world.keys.rival)).quantidade_webhooks).toBe(0);
    expect((await list(world.away.keys.hub)).quantidade_webhooks).toBe(0);
    expect(codesOf(await world.delete(`/deletarWebhook/${own.webhooks[0].id}`, world.keys.rival))).toEqual([
      119,
    ]);
    const [hubs] = (await list()).webhooks;
    expect(codesOf(await world.delete(`/deletarWebhook/${hubs.id}`, world.keys.store))).toEqual([119]);
    await world.delete(`/deletarWebhook/${hubs.id}`).expect(200);
    await register({ url: url('c'), responsabilidade: 'corrida' }).expect(200);
    expect((await list()).webhooks.map((each: { responsavel: string }) => each.responsavel)).toContain(
      'corrida',
    );
  });
});
