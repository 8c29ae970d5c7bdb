import { Hubs } from '#domain';
import { aHubWorld, anOrder } from '../../../test/support/builders/index.js';
import { LoadClient } from '../load/load-client.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { couriersWithTokens } from '../setup/courier-tokens.js';
import { memoryMb } from '../setup/processes.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

const COURIERS = 200;
const FIRST_PHONE = 11_610_000_000;
/** As the app sends while moving. */
const REPORT = { reportEveryMs: 10_000, batch: 10 };
const ORDERS_PER_SECOND = 5;
/** A short run must still have every courier report, and orders delivered. */
const LEAST_SECONDS = 2;
const FINISH_LIMIT_MS = 30_000;
/** The gateway looks for events twice a second. */
const GOAL_MS = 1_000;
const GOAL_MB = 60;

/** Two hundred couriers with the app open: they report positions, race for offers and deliver. */
export const couriers: BenchCase = {
  name: 'couriers',
  run: async (stage) => {
    const { core, sizes, gateway } = stage;
    const hub = await aHubWorld(core);
    await core.get(Hubs).update(hub.hub.id, { settings: { dispatch: { strategy: 'broadcast' } } });
    const original = { id: hub.courierId, phone: FIRST_PHONE };
    const tokens = await couriersWithTokens({ core }, original, COURIERS);
    const load = await LoadClient.start();
    try {
      const before = memoryMb(gateway.pid);
      await load.beginShift({ origin: gateway.origin, tokens, ...REPORT });
      const seconds = Math.max(LEAST_SECONDS, sizes.seconds * sizes.rounds);
      const orders = await placeOrders(() => anOrder(hub).create(core), seconds);
      await untilDelivered(stage, hub.hub.id, orders);
      const during = memoryMb(gateway.pid);
      const worked = await load.endShift();
      const { streams, positions, offers, deliveries, times } = worked;
      if (streams !== COURIERS || deliveries !== orders)
        throw new Error(`${String(streams)} streams, ${String(deliveries)} of ${String(orders)} delivered`);
      stage.log(
        `  ${String(streams)} streams, ${String(positions)} positions, ${String(offers)} offers, ` +
          `${String(deliveries)} deliveries; memory ${before.toFixed(0)} MB, then ${during.toFixed(0)} MB`,
      );
      const grown = { ours: during - before, goal: GOAL_MB, memoryMb: during };
      return [
        {
          ...EMPTY_RESULT,
          name: 'couriers offers',
          unit: ' ms',
          ours: times['offers']!.p99Ms,
          goal: GOAL_MS,
          ...times['offers'],
        },
        ...['acts', 'positions'].map((kind) => ({
          ...EMPTY_RESULT,
          name: `couriers ${kind}`,
          unit: ' ms',
          ours: times[kind]!.p99Ms,
          ...times[kind],
        })),
        { ...EMPTY_RESULT, name: 'couriers memory', unit: ' MB', ...grown },
      ];
    } finally {
      load.stop();
    }
  },
};

/** Places orders at a steady pace and returns how many. */
async function placeOrders(place: () => Promise<unknown>, seconds: number): Promise<number> {
  const count = Math.round(seconds * ORDERS_PER_SECOND);
  const began = performance.now();
  for (let placed = 0; placed < count; placed++) {
    const due = began + (placed / ORDERS_PER_SECOND) * 1_000;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    await place();
  }
  return count;
}

/** Waits until every order of the hub is delivered, as the rows say. */
async function untilDelivered({ core }: BenchSetup, hubId: number, orders: number): Promise<void> {
  const until = performance.now() + FINISH_LIMIT_MS;
  const delivered = async () =>
    (await core.db.first<{ count: number }>(
      `select count(*)::int as count from orders where hub_id = $1 and status = 'completed'`,
      [hubId],
    ))!.count;
  while ((await delivered()) < orders) {
    if (performance.now() > until)
      throw new Error(`${String(await delivered())} of ${String(orders)} orders were delivered in time`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
