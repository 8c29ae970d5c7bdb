import { testCore, type TestCore } from '../../../test/support/index.js';
import { HubComparison } from './hub-comparison.store.js';
import { movedTables } from './moved-tables.queries.js';

const HUB = 77;
const COURIERS = 300;

const FILL = `
  insert into courier_positions (courier_id, hub_id, at, latitude, longitude)
  select n, ${String(HUB)}, timestamptz '2026-03-01T12:00:00.125Z' + n * interval '1 s', -23.5, -46.6
    from generate_series(1, ${String(COURIERS)}) n;
  insert into order_counters (hub_id, merchant_id, slot, total)
  select ${String(HUB)}, n, 0, n from generate_series(1, ${String(COURIERS)}) n`;
/** Tables whose keys have an instant, and several columns. */
const TABLES = ['courier_positions', 'order_counters', 'tracks'];
const MOVE_A_COURIER = 'update courier_positions set latitude = latitude + 1 where courier_id = 42';

describe('the comparison of a hub in two cells', () => {
  let here: TestCore;
  let there: TestCore;

  beforeEach(async () => {
    [here, there] = await Promise.all([testCore(), testCore()]);
    await inBothCells(FILL);
  });
  afterEach(() => Promise.all([here.close(), there.close()]));

  /** Hashes are of the same texts whatever a session's time zone. */
  const write = (sql: string) =>
    here.db.transaction((tx) => tx.execute(`set local timezone = 'America/Sao_Paulo'; ${sql}`));
  const replicate = (sql: string) => there.db.execute(sql);
  const inBothCells = async (sql: string) => {
    await write(sql);
    await replicate(sql);
  };
  async function comparison(): Promise<HubComparison> {
    const tables = (await movedTables(here.db)).filter(({ name }) => TABLES.includes(name));
    return new HubComparison(here.db, there.db, HUB, tables);
  }
  const refusal = (table: string) => ({
    code: 'invalid_value',
    facts: { problem: `The copy differs in ${table}` },
  });

  it('finds nothing in an equal copy, whatever other hubs have', async () => {
    await write('insert into order_counters values (78, 1, 0, 1)');
    const compared = await comparison();
    expect(await compared.round()).toBe(0);
    expect(compared.allRows).toBe(2 * COURIERS);
    await compared.finish();
  });

  it.each([
    ['a changed row', MOVE_A_COURIER],
    ['a row that is gone', 'delete from courier_positions where courier_id = 42'],
    [
      'a new row',
      `insert into courier_positions (courier_id, hub_id, at, latitude, longitude)
       values (42, ${String(HUB)}, '2026-03-02T00:00:00Z', -23.5, -46.6)`,
    ],
    ['a row of another key', 'update courier_positions set courier_id = 4200 where courier_id = 42'],
  ])('refuses, in either cell, %s', async (_what, sql) => {
    for (const tamper of [write, replicate]) {
      await tamper(sql);
      const compared = await comparison();
      expect(await compared.round()).toBeGreaterThan(0);
      await expect(compared.finish()).rejects.toMatchObject(refusal('courier_positions'));
      await inBothCells('delete from courier_positions; delete from order_counters');
      await inBothCells(FILL);
    }
  });

  it('waits for rows that were on their way when it looked at them, and looks at nothing else again', async () => {
    await write(MOVE_A_COURIER);
    const compared = await comparison();
    expect(await compared.round()).toBe(1);
    await replicate(MOVE_A_COURIER);
    await write('delete from order_counters where merchant_id = 9');
    await compared.finish();
  });

  it('takes a partitioned table as one', async () => {
    const partition = (day: number) =>
      `create table tracks_${String(day)} partition of tracks
         for values from ('2026-03-0${String(day)}') to ('2026-03-0${String(day + 1)}')`;
    const insert = (id: number, day: number) =>
      `insert into tracks values (${String(id)}, ${String(HUB)}, '2026-03-0${String(day)}T12:00:00Z')`;
    await inBothCells(`
      create table tracks (id bigint, hub_id bigint not null, at timestamptz, primary key (id, at))
      partition by range (at); ${partition(1)}; ${partition(2)}; ${insert(1, 1)}; ${insert(2, 2)}`);
    const tracks = (await movedTables(here.db)).filter(({ name }) => name.startsWith('tracks'));
    expect(tracks.map(({ name, parts }) => [name, parts])).toEqual([['tracks', ['tracks_1', 'tracks_2']]]);
    const compared = await comparison();
    expect(await compared.round()).toBe(0);
    expect(compared.allRows).toBe(2 * COURIERS + 2);
    await replicate(`update tracks set at = at + interval '1 s' where id = 2`);
    await expect((await comparison()).finish()).rejects.toMatchObject(refusal('tracks'));
  });
});
