import type { BenchSetup } from './setup/bench-setup.js';

/** Absent: the case does not measure it. */
export interface CaseResult {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly floor?: number;
  readonly ratio?: number;
  /** Distance between the rounds' ratios as a share of their median. */
  readonly spread?: number | undefined;
  /** In `unit`; for times and memory a maximum. */
  readonly goal?: number | undefined;
  readonly goalRatio?: number | undefined;
  readonly p50Ms?: number | undefined;
  readonly p99Ms?: number | undefined;
  readonly memoryMb?: number | undefined;
  /** Processor time per request of the server's process, without PostgreSQL's. NaN: not told. */
  readonly cpuUs?: number | undefined;
  readonly floorCpuUs?: number | undefined;
}

export interface BenchCase {
  /** Name for `--only`, which also accepts the part before the first space. */
  readonly name: string;
  /** `--quick` measures a case that is not named, leaves it out, or (absent) only tries whether it works. */
  readonly quick?: 'measured' | 'omitted';
  /** Runs only when `--only` names it. */
  readonly onlyNamed?: boolean;
  run(stage: BenchSetup): Promise<CaseResult[]>;
}

/** A case that cannot be measured here, with the reason. */
export class SkippedCase extends Error {}
