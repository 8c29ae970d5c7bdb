import type { BenchCase, CaseResult, Driven, Traffic } from './types.js';
import { compared, median } from './statistics.js';
import { memoryMb, processorUs } from './setup/processes.js';
import type { BenchSetup } from './setup/bench-setup.js';

export interface HttpCase {
  readonly name: string;
  readonly quick?: BenchCase['quick'];
  readonly goal?: number;
  readonly goalRatio?: number;
  /** Units per request. */
  readonly perRequest?: number;
  /** Creates what must exist before rows are counted. */
  prepare?(stage: BenchSetup): Promise<void>;
  ours(stage: BenchSetup): Traffic | Promise<Traffic>;
  floor(stage: BenchSetup): Traffic | Promise<Traffic>;
  /** SQL that counts the rows; each answer must have written `rowsPerAnswer` (1) of them. */
  readonly rows?: { readonly ours: string; readonly floor: string; readonly perAnswer?: number };
}

const CONNECTIONS = 32;

/**
 * Loads ours and the floor in turn, with the same requests and number of connections; reports medians of the rounds.
 */
export function httpCase(definition: HttpCase): BenchCase {
  const { name, quick } = definition;
  return {
    name,
    ...(quick && { quick }),
    run: async (stage) => [await measure(definition, stage)],
  };
}

async function measure(definition: HttpCase, stage: BenchSetup): Promise<CaseResult> {
  const { sizes, gateway } = stage;
  await definition.prepare?.(stage);
  const sides = {
    ours: new Side(stage, definition, await definition.ours(stage), definition.rows?.ours),
    floor: new Side(stage, definition, await definition.floor(stage), definition.rows?.floor),
  };
  await sides.ours.begin();
  await sides.floor.begin();
  await sides.ours.drive(sizes.warmUpSeconds);
  await sides.floor.drive(sizes.warmUpSeconds);
  const ours: Round[] = [];
  const floor: Round[] = [];
  let memory = 0;
  for (let round = 1; round <= sizes.rounds; round++) {
    const mine = await sides.ours.drive(sizes.seconds);
    memory = Math.max(memory, memoryMb(gateway.pid));
    const its = await sides.floor.drive(sizes.seconds);
    ours.push(mine);
    floor.push(its);
    stage.log(
      `  ${definition.name}, round ${String(round)}: ${mine.perSecond.toFixed(0)}/s, floor ${its.perSecond.toFixed(0)}/s`,
    );
  }
  await sides.ours.end();
  await sides.floor.end();
  return summary(definition, ours, floor, memory);
}

/** `cpuUs`: what a request cost the server's process, with what it left to be done after the answer. */
interface Round extends Driven {
  readonly cpuUs: number;
}

/** Ours or the floor, with a count of its answers and of the rows in its table. */
class Side {
  private answered = 0;
  private rowsBefore = 0;

  constructor(
    private readonly stage: BenchSetup,
    private readonly definition: HttpCase,
    private readonly traffic: Traffic,
    private readonly countSql: string | undefined,
  ) {}

  async begin(): Promise<void> {
    this.rowsBefore = await this.count();
  }

  async drive(seconds: number): Promise<Round> {
    const before = this.processorUs();
    const driven = await this.stage.load.drive({ traffic: this.traffic, connections: CONNECTIONS, seconds });
    this.answered += driven.answered;
    await this.stage.waitUntilIdle();
    return { ...driven, cpuUs: (this.processorUs() - before) / driven.answered };
  }

  async end(): Promise<void> {
    if (this.countSql === undefined) return;
    const written = (await this.count()) - this.rowsBefore;
    const due = this.answered * (this.definition.rows?.perAnswer ?? 1);
    if (written !== due)
      throw new Error(
        `${this.definition.name}: ${String(written)} rows where ${String(due)} were answered for`,
      );
  }

  /** NaN for a server that is neither the gateway nor the floors. */
  private processorUs(): number {
    const { gateway, floor } = this.stage;
    const server = [gateway, floor].find(({ origin }) => origin === this.traffic.origin);
    return server ? processorUs(server.pid) : NaN;
  }

  private async count(): Promise<number> {
    if (this.countSql === undefined) return 0;
    return Number((await this.stage.core.db.first<{ count: number }>(this.countSql))?.count);
  }
}

function summary(
  { name, goal, goalRatio, perRequest = 1 }: HttpCase,
  ours: readonly Round[],
  floor: readonly Round[],
  memory: number,
): CaseResult {
  const turns = ours.map((mine, i) => ({
    ours: mine.perSecond * perRequest,
    floor: floor[i]!.perSecond * perRequest,
  }));
  return {
    ...{ name, unit: '/s', goal, goalRatio },
    ...compared(turns),
    p50Ms: median(ours.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(ours.map(({ p99Ms }) => p99Ms)),
    memoryMb: memory,
    cpuUs: median(ours.map(({ cpuUs }) => cpuUs)),
    floorCpuUs: median(floor.map(({ cpuUs }) => cpuUs)),
  };
}

type Request = Pick<Traffic, 'path'> & Partial<Traffic>;

export function traffic(origin: string, key: Record<string, string>, request: Request): Traffic {
  const [method, json] =
    request.body === undefined
      ? (['GET', {}] as const)
      : (['POST', { 'content-type': 'application/json' }] as const);
  return { origin, method, headers: { ...json, ...key }, expect: { status: 200, includes: [] }, ...request };
}

type Asked = readonly [key: Record<string, string>, request: Request];

/** The same traffic for ours and for the floor. */
export function both(
  make: (stage: BenchSetup, origin: string) => Asked | Promise<Asked>,
): Record<'ours' | 'floor', (stage: BenchSetup) => Promise<Traffic>> {
  const at = (side: 'gateway' | 'floor') => async (stage: BenchSetup) => {
    const { origin } = stage[side];
    return traffic(origin, ...(await make(stage, origin)));
  };
  return { ours: at('gateway'), floor: at('floor') };
}
