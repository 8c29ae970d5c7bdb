import type { Traffic } from './load/load.driver.js';
import { inTurn, type Named, type Round } from './rounds.js';
import type { BenchSetup } from './setup/bench-setup.js';
import { memoryMb, processorUs } from './setup/processes.js';
import type { BenchCase } from './types.js';

export type Request = Omit<Traffic, 'origin'>;

/** The same for ours and for the floor. */
type Asking = (stage: BenchSetup, origin: string) => Request | Promise<Request>;

interface HttpCase extends Named, Pick<BenchCase, 'quick'> {
  readonly request: Asking;
  /** Creates what must exist before rows are counted. */
  prepare?(stage: BenchSetup): Promise<void>;
  /** SQL that counts the rows; each answer must have written `perAnswer` (1) of them. */
  readonly rows?: { readonly ours: string; readonly floor: string; readonly perAnswer?: number };
}

const CONNECTIONS = 32;

/** Ours and the floor get the same requests over as many connections, in turn. */
export function httpCase(name: string, measure: Omit<HttpCase, 'name' | 'request'>, request: Asking) {
  const definition = { ...measure, name, request };
  const run = async (stage: BenchSetup) => {
    await measure.prepare?.(stage);
    const ours = await begin(stage, definition, 'ours');
    const floor = await begin(stage, definition, 'floor');
    const result = await inTurn(stage, definition, { ours: ours.drive, floor: floor.drive });
    await ours.end();
    await floor.end();
    return [result];
  };
  return { ...definition, run };
}

/** A side counts its answers and the rows in its table. */
async function begin(stage: BenchSetup, { name, request, rows }: HttpCase, side: 'ours' | 'floor') {
  const { origin, pid } = side === 'ours' ? stage.gateway : stage.floor;
  const count = async () =>
    rows ? Number((await stage.core.db.unchecked.first<{ count: number }>(rows[side]))?.count) : 0;
  const traffic = { origin, ...(await request(stage, origin)) };
  const before = await count();
  let answered = 0;
  return {
    drive: async (seconds: number): Promise<Round> => {
      const usedUs = processorUs(pid);
      const driven = await stage.load.call('drive', { traffic, connections: CONNECTIONS, seconds });
      answered += driven.answered;
      await stage.waitUntilIdle();
      return { ...driven, cpuUs: (processorUs(pid) - usedUs) / driven.answered, memoryMb: memoryMb(pid) };
    },
    end: async () => {
      const written = (await count()) - before;
      const due = rows ? answered * (rows.perAnswer ?? 1) : 0;
      if (written !== due) throw new Error(`${name}: ${written} rows where ${due} were answered for`);
    },
  };
}
