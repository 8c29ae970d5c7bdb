import type { BenchSetup } from './setup/bench-setup.js';
import { compared, type Turn } from './statistics.js';

/** Rates a second of what is measured and of its floor, each for so many seconds. */
interface Rates {
  ours(seconds: number): Promise<number>;
  floor(seconds: number): Promise<number>;
}

/** Both sides warm, then measured in turn; the side that begins changes with each round. */
export async function measuredInTurns(
  { sizes, log, waitUntilIdle }: Pick<BenchSetup, 'sizes' | 'log' | 'waitUntilIdle'>,
  name: string,
  rates: Rates,
) {
  const rate = async (side: keyof Rates, seconds: number) => {
    const perSecond = await rates[side](seconds);
    await waitUntilIdle();
    return perSecond;
  };
  await rate('ours', sizes.warmUpSeconds);
  await rate('floor', sizes.warmUpSeconds);
  const turns: Turn[] = [];
  for (let round = 1; round <= sizes.rounds; round++) {
    const turn = { ours: 0, floor: 0 };
    const sides = ['ours', 'floor'] as const;
    for (const side of round % 2 === 1 ? sides : sides.toReversed())
      turn[side] = await rate(side, sizes.seconds);
    turns.push(turn);
    log(`  ${name}, round ${String(round)}: ${turn.ours.toFixed(0)}/s, floor ${turn.floor.toFixed(0)}/s`);
  }
  return compared(turns);
}
