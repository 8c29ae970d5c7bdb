import { LoadClient } from '../load/load-client.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import { median, spread } from '../statistics.js';
import { type CaseResult, type Drive, type Driven, EMPTY_RESULT } from '../types.js';

type Load = Omit<Drive, 'seconds'>;

/**
 * p99 of requests at a steady pace beside a burden, divided by that without: rounds in turn, and the median of each side, as
 * a single pause of the machine decides the p99 of one round.
 */
export async function burdenedRequests(
  stage: BenchSetup,
  name: string,
  steady: Load,
  burden: Load,
): Promise<CaseResult[]> {
  const { load, sizes } = stage;
  const burdening = await LoadClient.start();
  try {
    const measured: Drive = { ...steady, seconds: sizes.seconds };
    await load.drive({ ...steady, seconds: sizes.warmUpSeconds });
    const [without, beside, burdens]: [Driven[], Driven[], Driven[]] = [[], [], []];
    for (let round = 0; round < sizes.rounds; round++) {
      without.push(await load.drive(measured));
      const under = burdening.drive({ ...burden, seconds: sizes.seconds + 2 * sizes.marginSeconds });
      await new Promise((begun) => setTimeout(begun, sizes.marginSeconds * 1_000));
      beside.push(await load.drive(measured));
      burdens.push(await under);
      await stage.waitUntilIdle();
    }
    stage.log(`  ${name}, p99 without: ${each(without)}`);
    stage.log(`  ${name}, p99 beside: ${each(beside)}`);
    stage.log(`  beside it: ${burdens.map(({ perSecond }) => perSecond.toFixed(0)).join(', ')} requests/s`);
    const p99Ms = median(beside.map((one) => one.p99Ms));
    const ours = p99Ms / median(without.map((one) => one.p99Ms));
    const apart = spread(beside.map((one, i) => one.p99Ms / without[i]!.p99Ms));
    const p50Ms = median(beside.map((one) => one.p50Ms));
    return [{ ...EMPTY_RESULT, name, unit: '×', ours, spread: apart, goal: 2, p50Ms, p99Ms }];
  } finally {
    burdening.stop();
  }
}

const each = (rounds: readonly Driven[]) => rounds.map(({ p99Ms }) => `${p99Ms.toFixed(1)} ms`).join(', ');
