import { SystemClock } from '#domain';
import pg from 'pg';
import { startProgram, type Child } from '../support/child-process.js';
import { expectWithin } from '../support/test-mode.js';
import { DispatchWorld } from '../support/index.js';
import { until } from '../support/running-gateway.js';

const WITHIN_MS = 10_000;

/** Two real workers on one database, on the clock of the machine. */
describe('a worker that is killed in the middle of a search', () => {
  let world: DispatchWorld;
  const workers: Child[] = [];

  beforeAll(async () => {
    world = await DispatchWorld.open();
    world.clock.set(new SystemClock().now());
  });
  afterAll(async () => {
    for (const { process } of workers) process.kill('SIGKILL');
    await Promise.all(workers.map(({ ended }) => ended));
    await world.close();
  });

  const startWorker = () => {
    const env = { PORT: '0', DATABASE_URL: world.domain.url, SECRET_KEY: 'a-secret-only-for-tests' };
    const worker = startProgram('apps/worker/src/main.ts', [], env);
    workers.push(worker);
    return worker.process;
  };
  /** Ids of orders whose search no worker holds. */
  const unheld = async () => {
    const rows = await world.domain.db.query<{ id: number }>(
      'select order_id as id from order_searches where ended_at is null for update skip locked',
    );
    return rows.map(({ id }) => id);
  };
  /** Whether a step has claimed a search and waits for offers. A look at due searches locks them shortly. */
  const stepWaits = async () => {
    const waiting = await world.domain.db.query(
      `select from pg_locks waits join pg_locks holds using (database, pid)
        where waits.relation = 'order_offers'::regclass and not waits.granted
          and holds.relation = 'order_searches'::regclass and holds.mode = 'RowShareLock' and holds.granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    return waiting.length > 0;
  };

  it('leaves it to another, which makes the offer within 10 s', async () => {
    await world.aCourier(100);
    const { id } = await world.createOrder();
    // A lock stops the first worker at the offers, while it holds the search's row.
    const gate = new pg.Client({ connectionString: world.domain.url });
    await gate.connect();
    await gate.query('begin; lock table order_offers in share mode');
    const first = startWorker();
    await until('the first worker holds the search', stepWaits);
    first.kill('SIGSTOP');
    await gate.end();

    startWorker();
    await world.aCourier(200);
    const other = await world.createOrder();
    await until('the second worker works', async () => (await world.offeredTo(other.id)).length > 0);
    await until('only its own is free again', async () => (await unheld()).join() === String(other.id));
    expect(await world.offeredTo(id)).toEqual([]);

    const killed = performance.now();
    first.kill('SIGKILL');
    await until('somebody is asked', async () => (await world.offeredTo(id)).length > 0);
    expectWithin(performance.now() - killed, WITHIN_MS);
    expect(await world.offeredTo(id)).toHaveLength(1);
  });
});
