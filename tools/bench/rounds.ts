import type { BenchSetup } from './setup/bench-setup.js';
import { compared, median } from './statistics.js';
import type { CaseResult } from './types.js';

/** Measures of one side; absent: not measured. */
export interface Round {
  readonly perSecond: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  /** Processor time of the server per request, with the work that it left for after the answer. */
  readonly cpuUs?: number;
  readonly memoryMb?: number;
}
type Side = (seconds: number) => Promise<Round>;

export interface Named {
  readonly name: string;
  readonly goal?: number | undefined;
  readonly goalRatio?: number;
  readonly perRequest?: number;
}

/** Warms both sides, loads them in turn, and reports medians of the rounds and the most memory. */
export async function inTurn(
  { sizes: { rounds, seconds, warmUpSeconds }, log }: BenchSetup,
  { name, goal, goalRatio, perRequest = 1 }: Named,
  sides: { readonly ours: Side; readonly floor: Side },
): Promise<CaseResult> {
  await sides.ours(warmUpSeconds);
  await sides.floor(warmUpSeconds);
  const turns: { ours: Round; floor: Round }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const turn = { ours: await sides.ours(seconds), floor: await sides.floor(seconds) };
    const [mine, its] = [turn.ours, turn.floor].map(({ perSecond }) => perSecond.toFixed(0));
    log(`  ${name}, round ${round}: ${mine!}/s, floor ${its!}/s`);
    turns.push(turn);
  }
  const found = (side: 'ours' | 'floor', field: keyof Round) =>
    turns.flatMap((turn) => turn[side][field] ?? []);
  const medianOf = (...measure: Parameters<typeof found>) => {
    const values = found(...measure);
    return values.length === 0 ? undefined : median(values);
  };
  const rates = turns.map(({ ours, floor }) => ({
    ours: ours.perSecond * perRequest,
    floor: floor.perSecond * perRequest,
  }));
  const memory = found('ours', 'memoryMb');
  return {
    name,
    unit: '/s',
    goal,
    goalRatio,
    ...compared(rates),
    p50Ms: medianOf('ours', 'p50Ms'),
    p99Ms: medianOf('ours', 'p99Ms'),
    memoryMb: memory.length === 0 ? undefined : Math.max(...memory),
    cpuUs: medianOf('ours', 'cpuUs'),
    floorCpuUs: medianOf('floor', 'cpuUs'),
  };
}
