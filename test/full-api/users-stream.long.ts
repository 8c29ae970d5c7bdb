import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Pool } from 'undici';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

const USERS = 100_000;
const SECONDS = 5;
/** Memory for a few batches of a thousand and buffers; all rows at once would take ten times as much. */
const GROWTH_BYTES = 24 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe(`GET /usuarios of a hub with ${String(USERS)} users`, () => {
  let api: FullApiWorld;
  let pool: Pool;

  beforeAll(async () => {
    api = await openFullApi();
    pool = new Pool(api.face.baseUrl);
    await api.face.core.db.query(
      `insert into merchants select (m).* from (
         select jsonb_populate_record(m, jsonb_build_object('id', m.id + 100000 + n, 'email', 'many' || n || '@example.com')) as m
           from merchants m, generate_series(1, $2) n where m.id = $1) many`,
      [api.rival.id, USERS],
    );
  }, 60_000);
  afterAll(async () => {
    await pool.close();
  });

  /** Reads the answer in pieces and keeps none of them. */
  async function read(each: () => void): Promise<number> {
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: '/api/v1/usuarios',
      headers: { authorization: `Bearer ${api.keys.hub}` },
    });
    expect(statusCode).toBe(200);
    let users = 0;
    let rest = '';
    for await (const piece of body) {
      const parts = (rest + String(piece)).split('"nome":');
      users += parts.length - 1;
      rest = (parts.at(-1) ?? '').slice(-8);
      each();
    }
    return users;
  }

  it('takes a few seconds', async () => {
    const begun = performance.now();
    expect(await read(() => undefined)).toBeGreaterThanOrEqual(USERS);
    expect((performance.now() - begun) / 1_000).toBeLessThan(SECONDS);
  });

  it('takes no more memory at the end than on the way', async () => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    let pieces = 0;
    let most = 0;
    await read(() => {
      if (++pieces % 50 !== 0) return;
      collectGarbage();
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    });
    expect(pieces).toBeGreaterThan(300);
    expect(most).toBeLessThan(GROWTH_BYTES);
  });
});
