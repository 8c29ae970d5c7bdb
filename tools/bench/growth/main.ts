import { parseArgs } from 'node:util';
import pg from 'pg';
import { aHubWorld, anOrder } from '../../../test/support/builders/index.js';
import { OrderLifecycle } from '#domain';
import { drainOurs, withReceivers } from '../cases/webhooks.case.js';
import { LoadClient } from '../load/load-client.js';
import { benchFolder, progress, startPostgres, withClosers } from '../setup/bench-setup.js';
import type { BenchCore } from '../setup/core.js';
import { median } from '../statistics.js';
import { cleanUp } from './clean-up.js';
import { openSide, type GrowthSide } from './growth-side.js';
import { OrderHistory } from './order-history.js';
import { diskPerOrder, vacuumAll } from './table-sizes.js';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    /** Of those that came before today. */
    years: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    /** Leaves everything running until Enter, and tells where the large database is. */
    hold: { type: 'boolean', default: false },
  },
});

const FEW = 10_000;
const GOAL = 1.3;
/** Few connections, so that the time of a request is measured rather than a queue. */
const CONNECTIONS = 4;
const EVENTS = 3_000;
/** The measured hub's part of all orders, and those of the hubs beside it. */
const SHARES = [0.6, 0.2, 0.1, 0.1];
const SETTINGS = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  // A crash of the load would begin it anew anyway.
  full_page_writes: 'off',
  checkpoint_timeout: '30min',
  autovacuum: 'off',
};

type Measure = (side: GrowthSide) => Promise<number>;

await withClosers(async (closers) => {
  const say = progress();
  const folder = benchFolder(closers);
  const postgres = await startPostgres(folder, closers, ['few', 'many'], SETTINGS);
  const load = await LoadClient.start();
  closers.push(() => load.stop());
  const client = new pg.Client({ connectionString: postgres.url('many') });
  await client.connect();
  closers.push(() => client.end());

  say('10,000 orders');
  const few = await openSide(folder, postgres.url('few'), closers, {
    load,
    orders: FEW,
    fill: () => Promise.resolve(),
  });
  const many = await openSide(folder, postgres.url('many'), closers, {
    load,
    orders: FEW,
    fill: async (core, { hubId }) => {
      await client.query('alter system set fsync = off');
      await client.query('select pg_reload_conf()');
      const hubs = [hubId, ...(await otherHubs(core, SHARES.length - 1))];
      const orders = Number(options.orders) - FEW;
      await new OrderHistory(core.db, client, Number(options.years), say).load(
        hubs.map((id, i) => ({ hubId: id, orders: Math.round(orders * SHARES[i]!) })),
      );
      await client.query('alter system reset fsync');
      await client.query('select pg_reload_conf()');
      await client.query('checkpoint');
    },
  });
  console.log(await vacuumAll(client));
  console.log(await diskPerOrder(client, Number(options.orders)));
  await few.core.db.execute('vacuum analyze');
  console.log(await compare([few, many], say));
  console.log(await cleanUp(many, CONNECTIONS));
  if (options.hold) {
    console.log(postgres.url('many'));
    await new Promise((done) => process.stdin.once('data', done));
  }
});

/** Hubs with an order that the core carried through. */
async function otherHubs(core: BenchCore, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const world = await aHubWorld(core);
    const order = await anOrder(world).delivered().create(core);
    const row = await core.db.first<{ status: string }>('select status from orders where id = $1', [
      order.id,
    ]);
    if (row?.status !== 'completed') await core.get(OrderLifecycle).complete(world.scope, order.id);
    ids.push(world.hub.id);
  }
  await core.db.execute('update outbox set processed_at = now() where processed_at is null');
  return ids;
}

/** Each measure in turns, so that what else the machine does burdens both alike. */
async function compare(
  sides: readonly [GrowthSide, GrowthSide],
  say: (line: string) => void,
): Promise<string> {
  const lines: string[] = [];
  const requests = Object.keys(sides[0].requests).map((name): [string, Measure] => [
    name,
    (side) => timeOf(side, name),
  ]);
  const drain: Measure = async (side) =>
    ((await withReceivers(side, () => drainOurs(side, EVENTS))) / EVENTS) * 1_000;
  for (const [name, measure] of [...requests, ['webhook, of a drain', drain] as [string, Measure]]) {
    lines.push(`${name.padEnd(24)} ${await compared(sides, measure)}`);
    say(lines.at(-1)!);
  }
  return [`${'ms'.padEnd(24)} ${'10 k'.padStart(9)} ${options.orders.padStart(9)}   ratio`, ...lines].join(
    '\n',
  );
}

/** A request that fails, as by the time limit, is told; the others are still measured. */
async function compared(sides: readonly [GrowthSide, GrowthSide], measure: Measure): Promise<string> {
  try {
    const rounds: [number, number][] = [];
    for (const side of sides) await measure(side);
    for (let round = 0; round < Number(options.rounds); round++)
      rounds.push([await measure(sides[0]), await measure(sides[1])]);
    const ratio = median(rounds.map(([few, many]) => many / few));
    const [few, many] = [0, 1].map((i) => median(rounds.map((round) => round[i]!)).toFixed(2));
    return `${few!.padStart(9)} ${many!.padStart(9)} ${ratio.toFixed(2).padStart(7)}${ratio > GOAL ? '  above the goal' : ''}`;
  } catch (error) {
    process.exitCode = 1;
    return String(error);
  }
}

async function timeOf(side: GrowthSide, name: string): Promise<number> {
  const { p50Ms } = await side.load.drive({
    traffic: side.requests[name]!,
    connections: CONNECTIONS,
    seconds: Number(options.seconds),
  });
  await side.waitUntilIdle();
  return p50Ms;
}
