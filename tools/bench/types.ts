import type { BenchSetup } from './setup/bench-setup.js';
import type { Times } from './statistics.js';

/**
 * Traffic of the load process. In path, headers, body and expected texts `{{n}}` is the request's serial number,
 * `{{n12}}` the same in twelve digits, `{{pick}}` one of `picks` in turn and `{{ago 3}}` the instant three seconds ago.
 */
export interface Traffic {
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly picks?: readonly string[];
  /** Another status, or an answer without these texts, fails the run. */
  readonly expect: { readonly status: number; readonly includes: readonly string[] };
}

export interface Drive {
  readonly traffic: Traffic;
  readonly connections: number;
  readonly seconds: number;
  /** Requests start at this rate, however slow the answers; absent: as fast as the connections allow. */
  readonly ratePerSecond?: number;
}

export interface Driven extends Times {
  readonly answered: number;
  readonly perSecond: number;
}

/** Absent: the case does not measure it. */
export interface CaseResult {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly floor?: number;
  readonly ratio?: number;
  /** Distance between the rounds as a share of their median: of the ratio, else of ours. */
  readonly spread?: number | undefined;
  /** In `unit`; for times and memory a maximum. */
  readonly goal?: number | undefined;
  readonly goalRatio?: number | undefined;
  readonly p50Ms?: number | undefined;
  readonly p99Ms?: number | undefined;
  readonly memoryMb?: number | undefined;
  /**
   * Processor time of the server's process per request, and of the floor's, without PostgreSQL's. NaN: the
   * system does not tell.
   */
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
