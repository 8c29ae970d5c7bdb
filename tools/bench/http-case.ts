import type { BenchCase, Traffic } from './types.js';
import { inTurn, type Named, type Round } from './rounds.js';
import { memoryMb, processorUs } from './setup/processes.js';
import type { BenchSetup } from './setup/bench-setup.js';

export interface HttpCase extends Named, Pick<BenchCase, 'quick'> {
  /** Creates what must exist before rows are counted. */
  prepare?(stage: BenchSetup): Promise<void>;
  /** The same for ours and for the floor. */
  request(stage: BenchSetup, origin: string): Asked | Promise<Asked>;
  /** SQL that counts the rows; each answer must have written `perAnswer` (1) of them. */
  readonly rows?: { readonly ours: string; readonly floor: string; readonly perAnswer?: number };
}

export type Asked = readonly [
  headers: Record<string, string>,
  request: Pick<Traffic, 'path'> & Partial<Traffic>,
];

const CONNECTIONS = 32;

/** Ours and the floor get the same requests over as many connections, in turn. */
export function httpCase(definition: HttpCase) {
  return {
    ...definition,
    run: async (stage: BenchSetup) => {
      await definition.prepare?.(stage);
      const [ours, floor] = [new Side(stage, definition, 'ours'), new Side(stage, definition, 'floor')];
      for (const side of [ours, floor]) await side.begin();
      const sides = {
        ours: (seconds: number) => ours.drive(seconds),
        floor: (seconds: number) => floor.drive(seconds),
      };
      const result = await inTurn(stage, definition, sides);
      for (const side of [ours, floor]) await side.end();
      return [result];
    },
  };
}

/** Counts its answers and the rows in its table. */
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
    const cpuUs = (processorUs(this.server.pid) - before) / driven.answered;
    return { ...driven, cpuUs, memoryMb: memoryMb(this.server.pid) };
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

export function traffic(origin: string, key: Asked[0], request: Asked[1]): Traffic {
  const [method, json] =
    request.body === undefined
      ? (['GET', {}] as const)
      : (['POST', { 'content-type': 'application/json' }] as const);
  return { origin, method, headers: { ...json, ...key }, expect: { status: 200, includes: [] }, ...request };
}
