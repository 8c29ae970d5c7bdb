import type { BenchCase, CaseResult, Driven, Traffic } from './types.js';
import { compared, median } from './statistics.js';
import { memoryMb, processorUs } from './setup/processes.js';
import type { BenchSetup } from './setup/bench-setup.js';

export interface HttpCase extends Pick<BenchCase, 'name' | 'quick'> {
  readonly goal?: number;
  readonly goalRatio?: number;
  /** Units per request. */
  readonly perRequest?: number;
  /** Creates what must exist before rows are counted. */
  prepare?(stage: BenchSetup): Promise<void>;
  /** The same for ours and for the floor, each at its origin. */
  request(stage: BenchSetup, origin: string): Asked | Promise<Asked>;
  /** SQL that counts the rows; each answer must have written `perAnswer` (1) of them. */
  readonly rows?: { readonly ours: string; readonly floor: string; readonly perAnswer?: number };
}

export type Asked = readonly [
  headers: Record<string, string>,
  request: Pick<Traffic, 'path'> & Partial<Traffic>,
];

const CONNECTIONS = 32;

/**
 * Loads ours and the floor in turn, with the same requests and number of connections; reports medians of the rounds.
 */
export function httpCase(definition: HttpCase) {
  return { ...definition, run: async (stage: BenchSetup) => [await measure(definition, stage)] };
}

async function measure(definition: HttpCase, stage: BenchSetup): Promise<CaseResult> {
  const { sizes, gateway } = stage;
  await definition.prepare?.(stage);
  const sides = [new Side(stage, definition, 'ours'), new Side(stage, definition, 'floor')] as const;
  for (const side of sides) await side.begin();
  for (const side of sides) await side.drive(sizes.warmUpSeconds);
  const [ours, floor]: [Round[], Round[]] = [[], []];
  let memory = 0;
  for (let round = 1; round <= sizes.rounds; round++) {
    const mine = await sides[0].drive(sizes.seconds);
    memory = Math.max(memory, memoryMb(gateway.pid));
    const its = await sides[1].drive(sizes.seconds);
    ours.push(mine);
    floor.push(its);
    stage.log(
      `  ${definition.name}, round ${String(round)}: ${mine.perSecond.toFixed(0)}/s, floor ${its.perSecond.toFixed(0)}/s`,
    );
  }
  for (const side of sides) await side.end();
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
  private traffic!: Traffic;

  constructor(
    private readonly stage: BenchSetup,
    private readonly definition: HttpCase,
    private readonly name: 'ours' | 'floor',
  ) {}

  async begin(): Promise<void> {
    const { origin } = this.server;
    this.traffic = traffic(origin, ...(await this.definition.request(this.stage, origin)));
    this.rowsBefore = await this.count();
  }

  async drive(seconds: number): Promise<Round> {
    const before = processorUs(this.server.pid);
    const driven = await this.stage.load.drive({ traffic: this.traffic, connections: CONNECTIONS, seconds });
    this.answered += driven.answered;
    await this.stage.waitUntilIdle();
    return { ...driven, cpuUs: (processorUs(this.server.pid) - before) / driven.answered };
  }

  async end(): Promise<void> {
    const { name, rows } = this.definition;
    const written = (await this.count()) - this.rowsBefore;
    const due = rows ? this.answered * (rows.perAnswer ?? 1) : 0;
    if (written !== due)
      throw new Error(`${name}: ${String(written)} rows where ${String(due)} were answered for`);
  }

  private get server() {
    return this.name === 'ours' ? this.stage.gateway : this.stage.floor;
  }

  private async count(): Promise<number> {
    const { rows } = this.definition;
    if (!rows) return 0;
    return Number((await this.stage.core.db.first<{ count: number }>(rows[this.name]))?.count);
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
    name,
    unit: '/s',
    goal,
    goalRatio,
    ...compared(turns),
    p50Ms: median(ours.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(ours.map(({ p99Ms }) => p99Ms)),
    memoryMb: memory,
    cpuUs: median(ours.map(({ cpuUs }) => cpuUs)),
    floorCpuUs: median(floor.map(({ cpuUs }) => cpuUs)),
  };
}

export function traffic(origin: string, key: Asked[0], request: Asked[1]): Traffic {
  const [method, json] =
    request.body === undefined
      ? (['GET', {}] as const)
      : (['POST', { 'content-type': 'application/json' }] as const);
  return { origin, method, headers: { ...json, ...key }, expect: { status: 200, includes: [] }, ...request };
}
