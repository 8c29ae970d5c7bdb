import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import {
  CITIES_FOLDER,
  CITY_PROGRAM,
  type CityFault,
  cityFaultOf,
  CityFolders,
  type CityReply,
  type CityStep,
  type CityStreet,
  importWholeCity,
  keptStreets,
  type WholeCity,
} from '#city';
import type { FoundStreet } from '#domain';
import { type CityJob, type CityJobWatch, CityNotMade, CityBuilder } from '#domain/modules';
import { foundStreet } from '../../geography/found-street.js';
import { cityFilesIn } from './folder-city-files.js';

/** Progress is reported this often, also while a step says nothing. */
const ALIVE_MS = 10_000;

/** Between two looks memory can hardly grow beyond the limit. */
const POLL_MS = 200;
/** Memory of the process that makes a city. Its heap gets three quarters. */
const MAX_MB = 1_024;

interface CityBuilderOptions {
  readonly dataDir: string;
  /** Node options; absent: those of this process without its memory limits. */
  readonly execArgv?: string[];
  /** Absent: 1 GB. */
  readonly maxMb?: number;
}

const withoutLimits = (flags: readonly string[]) => flags.filter((flag) => !flag.startsWith('--max-'));

abstract class FolderCityBuilder extends CityBuilder {
  constructor(private readonly dataDir: string) {
    super();
  }

  override async kept(city: string, state: string): Promise<readonly FoundStreet[] | null> {
    const folders = new CityFolders(join(this.dataDir, CITIES_FOLDER));
    const streets = await keptStreets(folders.path(city));
    return streets && streets.map((street) => foundStreet(street, state));
  }
}

/** For tests: in the calling process. */
export class InProcessCityBuilder extends FolderCityBuilder {
  constructor(private readonly options: Pick<CityBuilderOptions, 'dataDir'>) {
    super(options.dataDir);
  }

  override async build(job: CityJob, { signal, onProgress }: CityJobWatch): Promise<FoundStreet[]> {
    const found: FoundStreet[] = [];
    const onStreets = (streets: readonly CityStreet[]) => {
      for (const street of streets) found.push(foundStreet(street, job.state));
    };
    try {
      await importWholeCity(cityOf(job, this.options.dataDir), { signal, onProgress, onStreets });
    } catch (error) {
      signal.throwIfAborted();
      throw notMade(cityFaultOf(error), error);
    }
    return found;
  }
}

/**
 * A process of its own: making a city takes minutes and much memory, and when it wants more than 1 GB, it is
 * ended and not the server.
 */
export class ForkedCityBuilder extends FolderCityBuilder {
  constructor(private readonly options: CityBuilderOptions) {
    super(options.dataDir);
  }

  override async build(job: CityJob, watch: CityJobWatch): Promise<FoundStreet[]> {
    watch.signal.throwIfAborted();
    const { dataDir, execArgv = withoutLimits(process.execArgv), maxMb = MAX_MB } = this.options;
    const city = cityOf(job, dataDir);
    const heap = `--max-old-space-size=${String(Math.ceil(maxMb * 0.75))}`;
    const child = fork(CITY_PROGRAM, [JSON.stringify(city)], {
      serialization: 'advanced',
      execArgv: [...execArgv, heap],
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      yieldTo(child.pid);
      return await within(maxMb, child, streetsOf(child, job.state, watch));
    } catch (error) {
      child.kill('SIGKILL');
      await ended;
      await new CityFolders(city.root).drop(city.name);
      throw error;
    }
  }
}

/** Requests have priority. */
function yieldTo(pid: number | undefined): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/**
 * @throws CityNotMade: the process takes more memory than it may. Where the system does not tell its memory,
 * only the heap is limited.
 */
async function within<Made>(maxMb: number, { pid }: ChildProcess, made: Promise<Made>): Promise<Made> {
  let look: NodeJS.Timeout | undefined;
  const tooMuch = new Promise<never>((_, reject) => {
    look = setInterval(() => {
      void residentMb(pid).then((mb) => {
        if (mb > maxMb) reject(notMade('too_large', `the process took ${String(mb)} MB of memory`));
      });
    }, POLL_MS);
  });
  return await Promise.race([made, tooMuch]).finally(() => clearInterval(look));
}

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024);
}

function streetsOf(
  child: ChildProcess,
  state: string,
  { signal, onProgress }: CityJobWatch,
): Promise<FoundStreet[]> {
  const found: FoundStreet[] = [];
  let last: readonly [CityStep, number] = ['read', 0];
  const alive = setInterval(() => onProgress(...last), ALIVE_MS);
  let abort: () => void;
  return new Promise<FoundStreet[]>((resolve, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
    child.on('message', (message) => {
      const reply = message as CityReply;
      if ('step' in reply) onProgress(...(last = [reply.step, reply.share]));
      else if ('streets' in reply) for (const street of reply.streets) found.push(foundStreet(street, state));
      else if ('made' in reply) resolve(found);
      else reject(notMade(reply.fault, reply.message));
    });
    child.once('error', (error) => reject(notMade('failed', error)));
    child.once('close', (code) => {
      // Node ends itself when its memory is full; the system kills the process that has the most.
      reject(notMade('too_large', `the process ended (${String(code)})`));
    });
  }).finally(() => {
    clearInterval(alive);
    signal.removeEventListener('abort', abort);
  });
}

function cityOf({ file, city, town, madeAt }: CityJob, dataDir: string): WholeCity {
  return {
    root: join(dataDir, CITIES_FOLDER),
    file: join(cityFilesIn(dataDir), file),
    name: city,
    town,
    madeAt: madeAt.toISOString(),
  };
}

function notMade(fault: CityFault, error: unknown): CityNotMade {
  return new CityNotMade(fault, error instanceof Error ? error.message : String(error));
}
