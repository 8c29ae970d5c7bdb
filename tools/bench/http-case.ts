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
      const ours = await begin(stage, definition, 'ours');
      const floor = await begin(stage, definition, 'floor');
      const result = await inTurn(stage, definition, { ours: ours.drive, floor: floor.drive });
      await ours.end();
      await floor.end();
      return [result];
    },
  };
}

/** A side counts its answers and the rows in its table. */
async function begin(stage: BenchSetup, { name, request, rows }: HttpCase, side: 'ours' | 'floor') {
  const { origin, pid } = side === 'ours' ? stage.gateway : stage.floor;
  const count = async () =>
    rows ? Number((await stage.core.db.first<{ count: number }>(rows[side]))?.count) : 0;
  const sent = traffic(origin, ...(await request(stage, origin)));
  const before = await count();
  let answered = 0;
  return {
    drive: async (seconds: number): Promise<Round> => {
      const usedUs = processorUs(pid);
      const driven = await stage.load.drive({ traffic: sent, connections: CONNECTIONS, seconds });
      answered += driven.answered;
      await stage.waitUntilIdle();
      return { ...driven, cpuUs: (processorUs(pid) - usedUs) / driven.answered, memoryMb: memoryMb(pid) };
    },
    end: async () => {
      const written = (await count()) - before;
      const due = rows ? answered * (rows.perAnswer ?? 1) : 0;
      if (written !== due)
        throw new Error(`${name}: ${String(written)} rows where ${String(due)} were answered for`);
    },
  };
}

export function traffic(origin: string, key: Asked[0], request: Asked[1]): Traffic {
  const [method, json] =
    request.body === undefined
      ? (['GET', {}] as const)
      : (['POST', { 'content-type': 'application/json' }] as const);
  return { origin, method, headers: { ...json, ...key }, expect: { status: 200, includes: [] }, ...request };
}
