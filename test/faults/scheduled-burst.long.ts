import { SystemClock } from '#domain';
import { startProgram, type Child } from '../support/child-process.js';
import { DispatchWorld } from '../support/index.js';
import { until } from '../support/running-gateway.js';

const CROWD = 1_000;
const TOLERANCE_MS = 1_000;
/** How far ahead the orders are scheduled: enough for the worker to be idle by then. */
const AHEAD_MS = 3_000;

/** A real worker on the machine's clock must be as punctual as documented. */
describe('a thousand orders scheduled for the same instant', () => {
  const clock = new SystemClock();
  let world: DispatchWorld;
  let worker: Child;

  beforeAll(async () => {
    world = await DispatchWorld.open();
    world.clock.set(clock.now());
    const env = { PORT: '0', DATABASE_URL: world.domain.url, SECRET_KEY: 'a-secret-only-for-tests' };
    worker = startProgram('apps/worker/src/main.ts', [], env);
    const { id } = await world.createOrder({ scheduledFor: new Date(clock.millis() + 1) });
    await until('the worker works', async () => (await world.order(id)).status === 'pending');
  });
  afterAll(async () => {
    worker.process.kill('SIGTERM');
    await worker.ended;
    await world.close();
  });

  async function aCrowd(): Promise<number> {
    const far = new Date(clock.millis() + 3_600_000);
    const { id } = await world.createOrder({ scheduledFor: far });
    await world.domain.db.execute(
      `insert into orders
       select (jsonb_populate_record(o, jsonb_build_object('id', o.id * 1000 + n, 'uuid', gen_random_uuid(),
                 'public_id', 'C' || o.id || n, 'tracking_token', 'copy' || o.id || n))).*
         from orders o, generate_series(1, $2) n where o.id = $1`,
      [id, CROWD - 1],
    );
    const due = clock.millis() + AHEAD_MS;
    await world.domain.db.execute(
      `update orders set search_at = $1, scheduled_for = $1 where status = 'scheduled'`,
      [new Date(due)],
    );
    return due;
  }

  const scheduled = async () =>
    (
      await world.domain.db.first<{ n: number }>(
        `select count(*)::int as n from orders where status = 'scheduled'`,
      )
    )?.n;

  it.each([1, 2, 3])('all enter within a second of it, and none before (round %i)', async () => {
    const due = await aCrowd();
    await until('the first enters', async () => (await scheduled()) !== CROWD);
    const first = clock.millis() - due;
    await until('the last has entered', async () => (await scheduled()) === 0);
    const last = clock.millis() - due;
    console.log(`The first entered ${String(first)} ms after they were due, the last ${String(last)} ms`);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(last).toBeLessThanOrEqual(TOLERANCE_MS);
  });
});
