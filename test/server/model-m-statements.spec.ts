import { modelM } from '../../apps/model-m/src/face.js';
import { aRequestBody, open, openModelM, type ModelMWorld } from '../model-m/model-m.world.js';
import { openFaces, type FaceHarness } from '../support/face-harness.js';
import { sentStatements } from '../support/sent-statements.js';

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('Model M, statements of the hot paths', () => {
  let face: FaceHarness;
  let world: ModelMWorld;
  let statements: string[];

  beforeAll(async () => {
    face = await openFaces([modelM]);
    world = await openModelM(face);
  });
  // Sender and outbox notifier have statements of their own.
  beforeEach(() => void (statements = sentStatements(face.core, (sql) => !/webhook_|^notify/.test(sql))));
  afterAll(() => face.close());

  /**
   * Warms the caches (key, hub, catalog) with one call, then counts three. The least counts, as background work may add
   * statements.
   */
  async function count(call: () => PromiseLike<{ status: number }>): Promise<string[]> {
    const counts: string[][] = [];
    for (let round = 0; round <= 3; round++) {
      statements.splice(0);
      expect((await call()).status).toBe(200);
      if (round > 0) counts.push(statements.splice(0));
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
