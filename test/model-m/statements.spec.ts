import pg from 'pg';
import { aRequestBody, open, openModelM, type ModelMWorld } from './model-m.world.js';

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('Model M, statements of the hot paths', () => {
  let world: ModelMWorld;
  let statements: string[] = [];

  beforeAll(async () => {
    world = await openModelM();
    const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [first] = args as [string | { text?: string }];
      const sql = typeof first === 'string' ? first : (first.text ?? '');
      // Sender and outbox notifier have statements of their own.
      if (!/webhook_|^notify/.test(sql)) statements.push(sql);
      return original.apply(this, args) as never;
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await world.close();
  });

  /**
   * Warms the caches (key, hub, catalog) with one call, then counts three. The least counts, as background work may add
   * statements.
   */
  async function count(call: () => PromiseLike<{ status: number }>): Promise<string[]> {
    const counts: string[][] = [];
    for (let round = 0; round <= 3; round++) {
      statements = [];
      expect((await call()).status).toBe(200);
      if (round > 0) counts.push(statements);
    }
    return counts.reduce((least, next) => (next.length < least.length ? next : least));
  }

  it('opens a request in three', async () => {
    expect(
      (await count(() => world.post('/abrirSolicitacao', aRequestBody(world)))).length,
    ).toBeLessThanOrEqual(3);
  });

  it('reads status, position, a request and a page of twenty in one', async () => {
    for (let n = 0; n < 5; n++) await open(world);
    const { id } = await open(world);
    for (const path of [
      `/solicitacaoStatus?id_mch=${id}`,
      `/posicaoCondutor?id_mch=${id}`,
      `/solicitacao?id=${id}`,
      '/solicitacao?limite=20',
    ]) {
      expect([path, await count(() => world.get(path))]).toEqual([path, [expect.any(String)]]);
    }
  });

  it('estimates without one', async () => {
    const query = new URLSearchParams({
      lat_partida: '-22.9056',
      lng_partida: '-47.0608',
      lat_desejado: '-22.8966',
      lng_desejado: '-47.0508',
    });
    expect(await count(() => world.get(`/estimarSolicitacao?${query.toString()}`))).toEqual([]);
  });
});
