import { cents } from '#domain';
import { aHubWorld, anOrder, type HubWorld } from '../../../test/support/builders/index.js';
import { median } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

/** A delivery with cash may take a tenth longer. */
const GOAL_RATIO = 1 / 1.1;
const COLLECTED = cents(4_500);

/** Whole deliveries a second, one after the other, with cash at the door; the floor is without. In the benchmark's own process. */
export const cash: BenchCase = {
  name: 'cash',
  run: async ({ core, sizes, log, waitUntilIdle }) => {
    const hub = await aHubWorld(core);
    const rate = async (collectCents: typeof COLLECTED | null, seconds: number) => {
      const until = performance.now() + seconds * 1_000;
      let count = 0;
      const began = performance.now();
      while (performance.now() < until) {
        await delivered(hub, collectCents).create(core);
        count++;
      }
      const perSecond = (count * 1_000) / (performance.now() - began);
      await waitUntilIdle();
      return perSecond;
    };
    await rate(COLLECTED, sizes.warmUpSeconds);
    await rate(null, sizes.warmUpSeconds);
    const rates: { ours: number; floor: number }[] = [];
    for (let round = 1; round <= sizes.rounds; round++) {
      const ours = await rate(COLLECTED, sizes.seconds);
      const floor = await rate(null, sizes.seconds);
      rates.push({ ours, floor });
      log(`  cash, round ${String(round)}: ${ours.toFixed(0)}/s, without ${floor.toFixed(0)}/s`);
    }
    const ours = median(rates.map((one) => one.ours));
    const floor = median(rates.map((one) => one.floor));
    const ratio = median(rates.map((one) => one.ours / one.floor));
    const result = { name: 'cash', unit: 'deliveries/s', ours, floor, ratio, goalRatio: GOAL_RATIO };
    return [{ ...EMPTY_RESULT, ...result }];
  },
};

function delivered(hub: HubWorld, collectCents: typeof COLLECTED | null) {
  const stop = { address: 'Rua da Entrega, 1', latitude: -22.9156, longitude: -47.0708 };
  const collected = collectCents === null ? {} : { collectCents, collectMethod: 'cash' as const };
  return anOrder(hub)
    .with({ stops: [{ ...stop, ...collected }] })
    .delivered();
}
