import { openModelM, type ModelMWorld } from './model-m.world.js';

/** Those of one attribute are with their calls. */
describe('Model M, errors', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
  });

  it('of unknown paths and unreadable bodies have the envelope', async () => {
    const lost = await world.get('/nada').expect(404);
    expect(lost.body).toEqual({
      success: false,
      errors: [{ code: expect.any(Number), message: expect.any(String) }],
    });
    const broken = await world.post('/cancelar', '{"id_mch":').type('json').expect(400);
    expect(broken.body).toEqual({
      success: false,
      errors: [{ code: 24, message: 'Formato da entrada incorreto.' }],
    });
  });

  it('of ours show nothing from inside', async () => {
    const { db } = world.face.core;
    await db.query('alter table orders rename to orders_elsewhere');
    const answer = await world.get('/posicaoCondutor?id_mch=1');
    const english = await world.get('/v1/request/1');
    await db.query('alter table orders_elsewhere rename to orders');
    expect([answer.status, answer.body]).toEqual([
      500,
      { success: false, errors: [{ code: 0, message: 'Erro interno. Tente novamente em instantes.' }] },
    ]);
    expect([english.status, english.body]).toEqual([500, { error: 'Internal error, try again in a moment' }]);
  });

  it('of too many requests are counted by key', async () => {
    const burst = Array.from({ length: 100 }, () => '/listarWebhook');
    const answers = [];
    for (let n = 0; n < 6; n++)
      answers.push(...(await Promise.all(burst.map((path) => world.get(path, world.keys.rival)))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(100);
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]!.body).toMatchObject({ success: false });
    await world.get('/listarWebhook').expect(200);
  });
});
