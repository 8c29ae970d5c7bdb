import { fullApiFace } from '../../apps/full-api/src/face.js';
import { openFaces, type FaceHarness } from '../support/face-harness.js';
import { until } from '../support/until.js';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

const LIMIT = 2;
const FLOOD = 12;

/** One hub sends more at once than there are connections to PostgreSQL, and none of it gets on. */
describe('a hub that floods', () => {
  let face: FaceHarness;
  let api: FullApiWorld;

  beforeAll(async () => {
    face = await openFaces([fullApiFace], { poolSize: 6, env: { HUB_CONCURRENCY: String(LIMIT) } });
    api = await openFullApi(face);
  });
  afterAll(() => face.close());

  it('waits for its own turns; another hub is answered, and in the end everything is', async () => {
    const { store, otherHub } = api;
    const { db, hubTurns } = face.core;
    const credit = () => api.post(`/usuarios/${String(store.id)}/carteira/creditos`, { valor: 1 });
    await credit().expect(201);
    await api.get('/orders', otherHub.keys.hub).expect(200);
    let flood: Promise<{ status: number }>[] = [];
    await db.transaction(async (tx) => {
      await tx.unchecked.query('select from ledger_accounts where hub_id = $1 for update', [store.hubId]);
      flood = Array.from({ length: FLOOD }, () => credit().then(({ status }) => ({ status })));
      await until('all of it is there', () => hubTurns.waiting === FLOOD - LIMIT);
      for (let i = 0; i < 3; i++) await api.get('/orders', otherHub.keys.hub).expect(200);
      expect(hubTurns.waiting).toBe(FLOOD - LIMIT);
    });
    expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(Array(FLOOD).fill(201));
    expect(hubTurns.waiting).toBe(0);
  });

  it('leaves no place to requests whose callers have gone', async () => {
    const { store, otherHub } = api;
    const { db, hubTurns } = face.core;
    const path = `${face.baseUrl}/api/v1/usuarios/${String(store.id)}/carteira/creditos`;
    const headers = { Authorization: `Bearer ${api.keys.hub}`, 'Content-Type': 'application/json' };
    const credits = async () =>
      (await db.first<{ n: number }>('select count(*)::int as n from ledger_transactions where hub_id = $1', [
        store.hubId,
      ]))!.n;
    const gone = new AbortController();
    await api.get('/orders', otherHub.keys.hub).expect(200);
    const before = await credits();
    let held: Promise<Response>[] = [];
    await db.transaction(async (tx) => {
      await tx.unchecked.query('select from ledger_accounts where hub_id = $1 for update', [store.hubId]);
      held = Array.from({ length: LIMIT }, () =>
        fetch(path, { method: 'POST', headers, body: '{"valor":1}' }),
      );
      await until('the turns are taken', async () => {
        const [row] = await db.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return (row?.n ?? 0) >= 1;
      });
      const late = fetch(path, { method: 'POST', headers, body: '{"valor":1}', signal: gone.signal });
      await until('one waits', () => hubTurns.waiting > 0);
      gone.abort();
      await expect(late).rejects.toThrow();
      await api.get('/orders', otherHub.keys.hub).expect(200);
    });
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(LIMIT).fill(201));
    await until('nobody waits', () => hubTurns.waiting === 0);
    expect(await credits()).toBe(before + LIMIT);
  });
});
