import { cents } from '#domain';
import { aHubWorld, anOrder, type HubWorld } from '../../../test/support/builders/index.js';
import { compared, median, type Turn } from '../statistics.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

/** A delivery with cash may take a tenth longer. */
const GOAL_RATIO = 1 / 1.1;
const NAME = 'cash';
const COLLECTED = cents(4_500);

type Collected = typeof COLLECTED | null;

/**
 * Whole deliveries, one after the other, each with cash at the door beside one without, in the benchmark's own process: whatever
 * else the machine does meets both alike. The ratio of a round is the median of its pairs.
 */
export const cash: BenchCase = {
  name: NAME,
  run: async ({ core, sizes, log, waitUntilIdle }) => {
    const hub = await aHubWorld(core);
    const timed = async (collected: Collected) => {
      const began = performance.now();
      await delivered(hub, collected).create(core);
      return performance.now() - began;
    };
    const inPairs = async (seconds: number): Promise<Turn> => {
      const without: number[] = [];
      const ratios: number[] = [];
      const until = performance.now() + seconds * 1_000;
      for (let pair = 0; performance.now() < until; pair++) {
        // Neither is always the second, which finds the processor warm.
        const [first, second] = pair % 2 === 0 ? [COLLECTED, null] : [null, COLLECTED];
        const took = [await timed(first), await timed(second)] as const;
        const [withCash, plain] = first === null ? [took[1], took[0]] : took;
        without.push(plain);
        ratios.push(plain / withCash);
      }
      await waitUntilIdle();
      const floor = 1_000 / median(without);
      return { ours: floor * median(ratios), floor };
    };
    await inPairs(sizes.warmUpSeconds * 2);
    const turns: Turn[] = [];
    for (let round = 1; round <= sizes.rounds; round++) {
      const turn = await inPairs(sizes.seconds * 2);
      turns.push(turn);
      log(`  ${NAME}, round ${String(round)}: ${turn.ours.toFixed(0)}/s, without ${turn.floor.toFixed(0)}/s`);
    }
    return [{ ...EMPTY_RESULT, ...compared(turns), name: NAME, unit: 'deliveries/s', goalRatio: GOAL_RATIO }];
  },
};

function delivered(hub: HubWorld, collectCents: Collected) {
  const stop = { address: 'Rua da Entrega, 1', latitude: -22.9156, longitude: -47.0708 };
  const collected = collectCents === null ? {} : { collectCents, collectMethod: 'cash' as const };
  return anOrder(hub)
    .with({ stops: [{ ...stop, ...collected }] })
    .delivered();
}
