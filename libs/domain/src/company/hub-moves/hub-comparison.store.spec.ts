import { testCore, type TestCore } from '../../../../../test/support/index.js';
import { clearHub } from './hub-clearing.store.js';
import { HubComparison } from './hub-comparison.store.js';
import { HubMoveStateStore } from './hub-move-state.store.js';
import { tenantTables } from './tenant-tables.queries.js';

const HUB = 77;
const COURIERS = 300;
/** The notes are the same whatever a session's time zone. */
const ZONE = `set local timezone = 'America/Sao_Paulo'`;

const FILL = `
  insert into courier_positions (courier_id, hub_id, at, latitude, longitude)
  select n, ${String(HUB)}, timestamptz '2026-03-01T12:00:00.125Z' + n * interval '1 s', -23.5, -46.6
    from generate_series(1, ${String(COURIERS)}) n;
  insert into order_counters (hub_id, merchant_id, slot, total)
  select ${String(HUB)}, n, 0, n from generate_series(1, ${String(COURIERS)}) n`;
/** Their keys: with an instant, and of several columns. */
const TABLES = ['courier_positions', 'order_counters', 'tracks'];
const ROWS = 2 * COURIERS;
const MOVE_A_COURIER = 'update courier_positions set latitude = latitude + 1 where courier_id = 42';

describe('the comparison of a hub in two cells', () => {
  let here: TestCore;
  let there: TestCore;
  let comparison: HubComparison;

  beforeEach(async () => {
    [here, there] = await Promise.all([testCore(), testCore()]);
    await inBothCells(FILL);
    await new HubMoveStateStore(here.db, here.clock, HUB).enter('copying');
    await new HubMoveStateStore(there.db, there.clock, HUB).enter('arriving');
    const tables = (await tenantTables(here.db)).filter(({ name }) => TABLES.includes(name));
    comparison = new HubComparison(here.db, there.db, HUB, tables);
  });
  afterEach(() => Promise.all([here.close(), there.close()]));

  const write = (sql: string) => here.db.transaction((tx) => tx.execute(`${ZONE}; ${sql}`));
  /** As the replication writes, and whoever goes round the triggers that refuse writes of a hub that arrives. */
  const replicate = (sql: string) =>
    there.db.transaction((tx) => tx.execute(`set local session_replication_role = replica; ${sql}`));
  const inBothCells = async (sql: string) => {
    await write(sql);
    await replicate(sql);
  };
  const refusal = (table: string, key: string) => ({
    code: 'invalid_value',
    facts: { problem: expect.stringMatching(new RegExp(`differs in ${table} \\(.*${key}`)) },
  });
  async function clearedRows(): Promise<Record<string, number>> {
    const cleared: Record<string, number> = {};
    await clearHub(there.db, HUB, (table, rows) => (cleared[table] = rows));
    return cleared;
  }
  const COURIER_42 = '"courier_id": 42';

  it('finds a row that was tampered with in the other cell after it was compared', async () => {
    await comparison.begin();
    expect(comparison.allRows).toBe(ROWS);
    expect(await comparison.again()).toBe(0);
    await replicate(MOVE_A_COURIER);
    await expect(comparison.finish()).rejects.toMatchObject(refusal('courier_positions', COURIER_42));
  });

  it('finds it before writes are refused, when nobody writes it', async () => {
    await replicate(`delete from order_counters where merchant_id = 9`);
    await comparison.begin();
    await expect(comparison.again()).rejects.toMatchObject(refusal('order_counters', '"merchant_id": 9'));
  });

  it('compares what was written later again, and only that', async () => {
    await comparison.begin();
    await inBothCells(MOVE_A_COURIER);
    expect(await comparison.again()).toBe(1);
    await inBothCells(`insert into order_counters values (${String(HUB)}, 9, 1, 5)`);
    await inBothCells('delete from courier_positions where courier_id = 43');
    await inBothCells('update order_counters set merchant_id = 5000 where merchant_id = 10');
    expect(await comparison.finish()).toBe(4);
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
  ])('refuses what was written later and has not arrived: %s', async (_what, sql) => {
    await comparison.begin();
    await write(sql);
    await expect(comparison.finish()).rejects.toMatchObject(refusal('courier_positions', COURIER_42));
  });

  it('waits for rows that were on their way when it looked at them', async () => {
    await write(MOVE_A_COURIER);
    await comparison.begin();
    await replicate(MOVE_A_COURIER);
    expect(await comparison.again()).toBe(1);
    await write(MOVE_A_COURIER);
    // Noted now, so it may still be on its way.
    expect(await comparison.again()).toBe(1);
    await replicate(MOVE_A_COURIER);
    expect(await comparison.finish()).toBe(1);
  });

  it('takes a partitioned table as one, with partitions that come later', async () => {
    const partition = (day: number) =>
      `create table tracks_${String(day)} partition of tracks
         for values from ('2026-03-0${String(day)}') to ('2026-03-0${String(day + 1)}')`;
    const insert = (id: number, day: number) =>
      `insert into tracks values (${String(id)}, ${String(HUB)}, '2026-03-0${String(day)}T12:00:00Z')`;
    await inBothCells(`
      create table tracks (id bigint, hub_id bigint not null, at timestamptz, primary key (id, at)) partition by range (at);
      ${partition(1)}; ${partition(2)}; ${insert(1, 1)}; ${insert(2, 2)}`);
    const tables = (await tenantTables(here.db)).filter(({ name }) => name.startsWith('tracks'));
    expect(tables.map(({ name, parts }) => [name, parts.map((part) => part.name)])).toEqual([
      ['tracks', ['tracks_1', 'tracks_2']],
    ]);
    const partitioned = new HubComparison(here.db, there.db, HUB, tables);
    await partitioned.begin();
    expect(partitioned.allRows).toBe(2);
    await inBothCells(`${partition(3)}; ${insert(3, 3)}; ${insert(4, 1)}`);
    expect(await partitioned.again()).toBe(2);
    await replicate(`update tracks set at = at + interval '1 s' where id = 3`);
    await expect(partitioned.finish()).rejects.toMatchObject(refusal('tracks', '"id": 3'));
    expect(await clearedRows()).toEqual({ tracks: 4, courier_positions: COURIERS, order_counters: COURIERS });
  });

  it('notes nothing of other hubs, nor of a hub that has begun in the other cell', async () => {
    await comparison.begin();
    await write('insert into order_counters values (78, 1, 0, 1)');
    await new HubMoveStateStore(there.db, there.clock, HUB).leave(['arriving']);
    await there.db.execute(MOVE_A_COURIER);
    for (const { db } of [here, there]) expect(await db.query('select from hub_move_changes')).toEqual([]);
  });
});
