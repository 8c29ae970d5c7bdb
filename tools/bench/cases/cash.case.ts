import { cents } from '#domain';
import { aHubWorld, anOrder, type HubWorld } from '../../../test/support/builders/index.js';
import { measuredInTurns } from '../turns.js';
import { EMPTY_RESULT, type BenchCase } from '../types.js';

/** A delivery with cash may take a tenth longer. */
const GOAL_RATIO = 1 / 1.1;
const NAME = 'cash';
const COLLECTED = cents(4_500);

/** Whole deliveries a second, one after the other, with cash at the door; the floor is without. In the benchmark's own process. */
export const cash: BenchCase = {
  name: NAME,
  run: async (stage) => {
    const hub = await aHubWorld(stage.core);
    const rate = (collectCents: typeof COLLECTED | null) => async (seconds: number) => {
      const began = performance.now();
      let count = 0;
      for (; performance.now() - began < seconds * 1_000; count++)
        await delivered(hub, collectCents).create(stage.core);
      return (count * 1_000) / (performance.now() - began);
    };
    const rates = await measuredInTurns(stage, NAME, { ours: rate(COLLECTED), floor: rate(null) });
    return [{ ...EMPTY_RESULT, ...rates, name: NAME, unit: 'deliveries/s', goalRatio: GOAL_RATIO }];
  },
};

function delivered(hub: HubWorld, collectCents: typeof COLLECTED | null) {
  const stop = { address: 'Rua da Entrega, 1', latitude: -22.9156, longitude: -47.0708 };
  const collected = collectCents === null ? {} : { collectCents, collectMethod: 'cash' as const };
  return anOrder(hub)
    .with({ stops: [{ ...stop, ...collected }] })
    .delivered();
}
