import { setTimeout as pause } from 'node:timers/promises';
import { recordFaults } from '../../../test/faults/torn-records.queries.js';
import { REAL_QUARTER } from '../../../test/support/real-quarter.js';
import { idleCouriers } from '../../simulation/company/overload-figures.calculator.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { seedCity } from '../setup/city.world.js';
import { familyUs, memoryMb, processorUs } from '../setup/processes.js';
import { SkippedCase, type BenchCase, type CaseResult } from '../types.js';

const POLL_MS = 1_000;
/** After the last order, for orders under way. */
const FINISH_LIMIT_MS = 900_000;
const GOAL_MS = { acts: 250, webhooks: 2_000 };
const GOAL_MB = 20;

/** A busy city of four hundred couriers: everything that a company's people and programs do, at once. */
export const cityHour: BenchCase = {
  name: 'city-hour',
  onlyNamed: true,
  run: async (stage) => {
    if (REAL_QUARTER === null) throw new SkippedCase('the real quarter is not beside the repository');
    const { load, gateway } = stage;
    const city = await seedCity(stage, REAL_QUARTER);
    const before = await recordFaults(stage.core.db);
    await load.call('resetReceivers');
    await load.call('beginCity', city);
    const watched = watch(stage, city.hubId);
    const orders = await load.call('placeCityOrders', stage.sizes.citySeconds);
    const delivered = await finish(stage, city.hubId, orders);
    const { told, memory } = await watched.end();
    const { times, streams } = await load.call('endCity');
    stage.log(`  ${delivered} orders delivered, ${streams} streams open; ${told}`);
    await checkRecords(stage, city.hubId, before);
    const webhooks = await webhookTimes(stage, city.hubId);
    const rows = Object.entries({ ...times, webhooks }).map(([kind, { p50Ms, p99Ms }]): CaseResult => {
      const goal = kind === 'offers' ? undefined : GOAL_MS[kind === 'webhooks' ? kind : 'acts'];
      return { name: `city-hour ${kind}`, unit: ' ms', ours: p99Ms, goal, p50Ms, p99Ms };
    });
    // From the second tenth of the time, when the gateway is warm, to the last one.
    const grown = { ours: memory.at(-1)! - memory[1]!, goal: GOAL_MB, memoryMb: memoryMb(gateway.pid) };
    return [...rows, { name: 'city-hour memory', unit: ' MB', ...grown }];
  },
};

/** Samples free couriers, planning and memory each second, until it is ended. */
function watch(stage: BenchSetup, hubId: number) {
  const { core, gateway } = stage;
  const began = performance.now();
  const before = processors(stage);
  let watching = true;
  const memory: number[] = [];
  let [passes, planning, idle, onShift] = [0, 0, 0, 0];
  const look = async () => {
    await pause(POLL_MS);
    memory.push(memoryMb(gateway.pid));
    const pass = await core.db.unchecked.first<{ lease: number; running: boolean }>(
      'select lease, leased_until > now() as running from planning_passes where hub_id = $1',
      [hubId],
    );
    planning += pass?.running ? 1 : 0;
    passes = pass?.lease ?? 0;
    const { free, online } = await idleCouriers(core.db, hubId, 0, core.core.clock.now());
    idle += free;
    onShift += online;
  };
  const looking = (async () => {
    while (watching) await look();
  })();
  return {
    end: async () => {
      watching = false;
      await looking;
      const seconds = (performance.now() - began) / 1_000;
      const passMs = (1_000 * seconds * planning) / memory.length / Math.max(1, passes);
      const shares = Object.entries(processors(stage)).map(
        ([name, us]) => `${name} ${((us - before[name]!) / 1e4 / seconds).toFixed(0)} %`,
      );
      const tenths = tenthsOf(memory);
      const told = [
        `${passes} planning passes of ${passMs.toFixed(0)} ms`,
        `couriers free while an order waits ${((100 * idle) / Math.max(1, onShift)).toFixed(2)} %`,
        `processor ${shares.join(', ')}`,
        `memory ${tenths.map((mb) => mb.toFixed(0)).join(' ')} MB`,
      ].join('; ');
      return { told, memory: tenths };
    },
  };
}

/** The mean of each tenth. */
function tenthsOf(values: readonly number[]): number[] {
  return Array.from({ length: 10 }, (_, i) => {
    const tenth = values.slice((i * values.length) / 10, ((i + 1) * values.length) / 10);
    return tenth.reduce((sum, value) => sum + value, 0) / tenth.length;
  });
}

const processors = ({ gateway, load, postgresPid }: BenchSetup): Record<string, number> => ({
  gateway: processorUs(gateway.pid),
  PostgreSQL: familyUs(postgresPid),
  driver: processorUs(load.pid),
});

/** Waits until so many orders and the sheets' are delivered and every event is sent; returns how many. */
async function finish({ core, load, log }: BenchSetup, hubId: number, orders: number): Promise<number> {
  const until = performance.now() + FINISH_LIMIT_MS;
  for (;;) {
    // Fails where a courier's or a board's request failed: the process has ended.
    await load.call('received');
    const { delivered, rows, refusals, states, unsent } = (await core.db.unchecked.first<Progress>(PROGRESS, [
      hubId,
    ]))!;
    if (delivered === orders + rows && !unsent) return delivered;
    if (refusals !== null) throw new Error(`Of the sheets were refused: ${refusals}`);
    if (performance.now() > until) throw new Error(`Of ${orders} and ${rows} orders are ${states}`);
    log(`  ${states}`);
    await pause(10 * POLL_MS);
  }
}

interface Progress {
  readonly delivered: number;
  readonly rows: number;
  readonly refusals: string | null;
  readonly states: string;
  readonly unsent: boolean;
}

const PROGRESS = `
  select (select count(*)::int from orders where hub_id = $1 and status = 'completed') as delivered,
         (select coalesce(sum(total), 0)::int from jobs where hub_id = $1 and kind = 'sheet') as rows,
         (select string_agg(refusal, ', ') from job_rows where hub_id = $1) as refusals,
         (select string_agg(status || ' ' || n, ', ') from
           (select status, count(*) as n from orders where hub_id = $1 group by status) s) as states,
         exists (select from outbox where processed_at is null)
           or exists (select from webhook_deliveries_open) as unsent`;

/** Nothing lost, nothing doubled, books right. Orders of the benchmark were copied and have no events. */
async function checkRecords(
  { core, load }: BenchSetup,
  hubId: number,
  before: Readonly<Record<string, number>>,
): Promise<void> {
  const faults = Object.entries(await recordFaults(core.db));
  const sent = await core.db.unchecked.first<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries where hub_id = $1 and state = 'delivered'`,
    [hubId],
  );
  const { taken, different } = await load.call('received');
  const wrong = faults
    .filter(([what, count]) => count !== before[what])
    .map(([what, count]) => `${what}: ${count}`);
  if (taken !== different || taken !== sent!.count)
    wrong.push(`${sent!.count} webhooks sent, ${taken} received, ${different} different`);
  if (wrong.length > 0) throw new Error(wrong.join(', '));
}

/** From the commit of an event to its receiver's answer. */
async function webhookTimes({ core }: BenchSetup, hubId: number) {
  const row = await core.db.unchecked.first<{ p50Ms: number; p99Ms: number }>(
    `select percentile_cont(0.5) within group (order by ms) as "p50Ms",
            percentile_cont(0.99) within group (order by ms) as "p99Ms"
       from (select extract(epoch from d.settled_at - o.created_at)::float8 * 1000 as ms
               from webhook_deliveries d join outbox o on o.id = d.outbox_id where d.hub_id = $1) waits`,
    [hubId],
  );
  return row!;
}
