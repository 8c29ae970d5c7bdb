import { cents, Database, Merchants } from '#domain';
import { fullApiFace } from '../../apps/full-api/src/face.js';
import { anOrderBody, openFullApi, type FullApiWorld } from '../full-api/full-api.world.js';
import { openFaces, type FaceHarness } from '../support/face-harness.js';
import { sentStatements } from '../support/sent-statements.js';

/**
 * Without what no call waits for: when a key was last used, once a minute, and the NOTIFY after commits, which one sends for
 * several (`OutboxNotifier`), so that a call is counted with none, its own or that of the call before.
 */
const names = (sent: readonly string[]) =>
  sent.filter((sql) => !sql.includes('credential_last_uses') && sql !== 'notify outbox');

/** Round trips to PostgreSQL are the cost of a hot path; more of them is a regression. */
describe('Full API, statements of the hot paths', () => {
  let face: FaceHarness;
  let api: FullApiWorld;
  let statements: string[];

  beforeAll(async () => {
    face = await openFaces([fullApiFace]);
    api = await openFullApi(face);
    expect(api.face.get(Database)).toBeInstanceOf(Database);
  });
  beforeEach(() => void (statements = sentStatements(face.core)));
  afterAll(() => face.close());

  /**
   * Warms the caches (key, hub, catalog) with one call, then counts three. The least counts, as background work such as
   * storing last uses may add statements.
   */
  async function count(call: () => PromiseLike<{ status: number }>, status: number): Promise<string[]> {
    expect((await call()).status).toBe(status);
    const runs: string[][] = [];
    for (let i = 0; i < 3; i++) {
      statements.splice(0);
      expect((await call()).status).toBe(status);
      runs.push(statements.splice(0));
    }
    return runs.reduce((least, run) => (run.length < least.length ? run : least));
  }

  it('quotes without one', async () => {
    expect(await count(() => api.post('/orders/calcular', anOrderBody(api)), 200)).toEqual([]);
  });

  it('creates an order in one', async () => {
    const made = await count(() => api.post('/orders', anOrderBody(api)), 201);
    expect(names(made).length).toBeLessThanOrEqual(1);
  });

  it('places by a quote with the statements of an order without one', async () => {
    const without = await count(() => api.post('/orders', anOrderBody(api)), 201);
    const quotes: string[] = [];
    while (quotes.length < 4) {
      const held = await api.post('/orders/calcular', anOrderBody(api)).set('Prefer', 'hold').expect(200);
      quotes.push(String(held.body.cotacao_id));
    }
    const by = await count(
      () => api.post('/orders', anOrderBody(api)).set('Quote-Id', quotes.shift() ?? ''),
      201,
    );
    expect(names(by)).toEqual(names(without));
  });

  it('places under a limit of the day in no more round trips than without', async () => {
    const body = () => anOrderBody(api, { cliente_id: api.clerk.id });
    const without = await count(() => api.post('/orders', body()), 201);
    await api.face.get(Merchants).update(api.scope, api.clerk.id, { dayLimitCents: cents(10_000_000) });
    const limited = await count(() => api.post('/orders', body()), 201);
    expect([names(limited).length, limited.some((sql) => sql.includes('spending_take'))]).toEqual([
      names(without).length,
      true,
    ]);
  });

  it('reads an order in two', async () => {
    const { id } = (await api.post('/orders', anOrderBody(api))).body;
    expect((await count(() => api.get(`/orders/${id}`), 200)).length).toBeLessThanOrEqual(2);
  });

  it('lists fifty orders in two', async () => {
    expect((await count(() => api.get('/orders'), 200)).length).toBeLessThanOrEqual(2);
    expect((await count(() => api.get('/orders', api.keys.store), 200)).length).toBeLessThanOrEqual(2);
  });

  it('credits a wallet in one', async () => {
    const path = `/usuarios/${api.store.id}/carteira/creditos`;
    expect((await count(() => api.post(path, { valor: 1 }), 201)).length).toBeLessThanOrEqual(1);
  });

  it('reads a page of couriers without a query for each', async () => {
    expect((await count(() => api.get('/entregadores'), 200)).length).toBeLessThanOrEqual(6);
  });
});
