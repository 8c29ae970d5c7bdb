import { CourierWorld, testCore, type TestCore } from '../../../../../test/support/index.js';
import { until } from '../../../../../test/support/running-gateway.js';
import { hubScope } from '../shared/index.js';

const SQUARE = { latitude: -23.5, longitude: -46.6 };
const scope = hubScope(1);
const DAY_S = 86_400;

describe('the days of positions', () => {
  let core: TestCore;
  let world: CourierWorld;

  beforeEach(async () => {
    core = await testCore();
    world = new CourierWorld(core);
  });
  afterEach(() => core.close());

  const ago = (seconds: number) => new Date(core.clock.millis() - seconds * 1000);
  const record = (id: number, ...at: Date[]) =>
    world.positions.record(
      id,
      at.map((one) => ({ ...SQUARE, at: one })),
    );
  const trackOf = async (id: number) =>
    (await world.queries.track(scope, id, new Date(0), core.clock.now())).map(({ at }) => at);
  const partitions = async () =>
    (
      await core.db.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits
          where inhparent = 'courier_positions'::regclass order by 1`,
      )
    ).map(({ name }) => name.replace('courier_positions_', ''));
  const day = (seconds: number) => ago(seconds).toISOString().slice(0, 10).replaceAll('-', '');

  it('are made for a week ahead, and positions that came before their day was made are moved into it', async () => {
    const id = await world.aCourier();
    await record(id, ago(1));
    const inDay = () => core.db.query(`select from courier_positions_${day(1)}`);
    await world.positions.prune();
    expect(await partitions()).toEqual([...Array.from({ length: 8 }, (_, i) => day(-i * DAY_S)), 'default']);
    await record(id, ago(0));
    expect(await core.db.query('select from courier_positions_default')).toEqual([]);
    expect(await inDay()).toHaveLength(2);
    expect(await trackOf(id)).toEqual([ago(1)]);
  });

  it('are dropped, not emptied, when the last instant of them is too old', async () => {
    const id = await world.aCourier();
    await world.positions.prune();
    await record(id, ago(0));
    const first = day(0);
    core.clock.advance({ days: 30 });
    await world.positions.prune();
    expect(await partitions()).toContain(first);
    core.clock.advance({ days: 1 });
    expect(await world.positions.prune()).toBe(0);
    expect(await partitions()).not.toContain(first);
    expect(await trackOf(id)).toEqual([]);
  });

  it('neither come nor go while they are asked to stay, and do so afterwards', async () => {
    const stay = (answer: boolean) =>
      core.db.execute(
        `create or replace function partitions_stay() returns boolean language sql stable as $$ select ${String(answer)} $$`,
      );
    await stay(true);
    const before = await partitions();
    await world.positions.prune();
    expect(await partitions()).toEqual(before);
    await stay(false);
    await world.positions.prune();
    expect(await partitions()).toContain(day(0));
  });

  it('are made once by workers that look at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => world.positions.prune()));
    expect(new Set(await partitions()).size).toBe(9);
  });

  it('take the positions that come in the moment in which their day is made', async () => {
    const id = await world.aCourier();
    const { db } = core;
    // Holds the day back, attached and not committed.
    const gate = await db.pool.connect();
    await gate.query('select pg_advisory_lock(1)');
    await db.execute(`
      create function wait_at_gate() returns event_trigger language plpgsql as $$
        -- Held until the test lets go, though whoever alters a table waits for a quarter of a second only.
        begin perform set_config('lock_timeout', '0', true); perform pg_advisory_xact_lock(1); end $$;
      create event trigger gate on ddl_command_end when tag in ('ALTER TABLE') execute function wait_at_gate()`);
    const waits = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = $1`;
    const someWaitFor = (event: string) =>
      until(event, async () => (await db.query(waits, [event])).length > 0);
    const made = world.positions.prune();
    await someWaitFor('advisory');
    const recorded = record(id, ago(0));
    await someWaitFor('relation');
    await gate.query('select pg_advisory_unlock(1)');
    gate.release();
    await Promise.all([made, recorded]);
    expect(await db.query(`select from courier_positions_${day(0)}`)).toHaveLength(1);
  });

  it('are read only as far as asked, by the plan that a connection keeps', async () => {
    await world.positions.prune();
    const plan = await core.db.transaction(async (tx) => {
      await tx.execute(
        `prepare track as select from courier_positions where courier_id = $1 and at >= $2 and at < $3 order by at`,
      );
      return tx.unchecked.query<{ 'QUERY PLAN': string }>(
        `explain execute track(1, '${ago(60).toISOString()}', '${ago(0).toISOString()}')`,
      );
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('Subplans Removed: 8');
    expect(lines).not.toContain('Seq Scan');
  });
});
