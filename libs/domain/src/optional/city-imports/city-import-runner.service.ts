import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock, Database, hubWorks, isUniqueViolation, type RowOf, statement } from '../../base/index.js';
import { Hubs } from '../../company/index.js';
import { CityFiles, CityNotMade } from './city-workshop.port.js';
import {
  CityImport,
  type CityImportFault,
  type CityImportKind,
  type CityImportStep,
} from './city-import.entity.js';
import { percentOf } from './city-imports.service.js';
import { END, endDeadImports, PROGRESS } from './city-import-turn.service.js';
import { FileMaker, type TellStep } from './file-maker.service.js';

/** A worker that has not renewed its claim for this long has died. */
const CLAIM_MS = 60_000;
/** An import that kills its process is not tried more often. */
const MOST_ATTEMPTS = 2;
/** Faults that would come again: the file is deleted. */
const FINAL_FAULTS: ReadonlySet<CityImportFault> = new Set([
  'foreign',
  'truncated',
  'broken',
  'empty',
  'too_large',
]);

/** $3: files that this worker can read. One import runs at a time in the whole installation. */
const CLAIM = statement(
  'city-imports.claim',
  `update city_imports set state = 'running', claimed_until = $2, started_at = $1, step = null, percent = 0,
          attempts = attempts + 1
    where id = (select id from city_imports
                 where (state = 'waiting' or (state = 'running' and claimed_until < $1)) and file = any($3::uuid[])
                   and not exists (select from city_imports where state = 'running' and claimed_until >= $1)
                   and ${hubWorks()}
                 order by state, id limit 1 for update skip locked)
   returning id, hub_id as "hubId", kind, file, city, size, attempts, started_at as began`,
);
type ClaimedImport = RowOf<typeof CLAIM>;

interface Outcome {
  readonly fault?: CityImportFault;
  readonly streets?: number;
  readonly houses?: number;
}

/** Runs one import at a time; an interrupted one begins again. */
@Injectable()
export class CityImportRunner implements OnModuleDestroy {
  private readonly log = new Logger(CityImportRunner.name);
  private stop: AbortController | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: CityFiles,
    private readonly maker: FileMaker,
    private readonly hubs: Hubs,
  ) {}

  /** true: more may wait. */
  async runDue(): Promise<boolean> {
    const files = await this.files.list();
    // Nothing can wait without a file, so the database is not asked each second.
    if (files.length === 0) return false;
    const job = await this.claim(files);
    if (!job) return false;
    this.stop = new AbortController();
    try {
      if (job.attempts > MOST_ATTEMPTS) await this.end(job, { fault: 'stopped' });
      else await this.run(job, this.stop);
    } catch (error) {
      await this.failed(job, error, this.stop.signal);
    } finally {
      this.stop = null;
    }
    return true;
  }

  /** An import takes minutes, longer than a process may take to stop: another process begins it again. */
  onModuleDestroy(): void {
    this.stop?.abort(new Error('The process stops'));
  }

  private async claim(files: readonly string[]): Promise<ClaimedImport | null> {
    const now = this.clock.millis();
    await endDeadImports(this.db, new Date(now));
    try {
      return await this.db.first(CLAIM, [new Date(now), new Date(now + CLAIM_MS), files]);
    } catch (error) {
      // Another worker was first.
      if (isUniqueViolation(error, 'city_imports_running_idx')) return null;
      throw error;
    }
  }

  private async run(job: ClaimedImport, stop: AbortController): Promise<void> {
    const progress = new Progress(job.kind, (step, percent) => this.saveProgress(job, step, percent), stop);
    const tell: TellStep = (step, share) => {
      stop.signal.throwIfAborted();
      progress.tell(step, share);
    };
    const written = await this.maker.make(job, { signal: stop.signal, tell });
    await progress.written();
    if (job.kind === 'city') await this.priceByRoad(job.hubId);
    await this.end(job, written);
  }

  /** The hub prices by roads from now on, unless it has chosen already. */
  private async priceByRoad(hubId: number): Promise<void> {
    const { settings } = await this.hubs.get(hubId);
    if (settings.priceDistances === null)
      await this.hubs.update(hubId, { settings: { priceDistances: 'roads' } });
  }

  private async failed(job: ClaimedImport, error: unknown, { aborted }: AbortSignal): Promise<void> {
    // Cancelled, or the process stops: the row says so already, or another worker begins the import again.
    if (aborted) {
      const { hubId, id } = job;
      const cancelled = await this.db.manager.existsBy(CityImport, { hubId, id, state: 'cancelled' });
      if (cancelled) await this.files.remove(job.file);
      return;
    }
    const fault = error instanceof CityNotMade ? error.fault : 'failed';
    const what = `No city was made of file ${job.file} (${fault}): ${String(error)}`;
    if (fault === 'failed') this.log.error(what);
    else this.log.warn(what);
    await this.end(job, { fault });
  }

  /** Also renews the claim. false: the import was cancelled, or another worker has begun it again. */
  private async saveProgress({ hubId, id, began }: ClaimedImport, step: CityImportStep, percent: number) {
    const claimedUntil = new Date(this.clock.millis() + CLAIM_MS);
    return (await this.db.execute(PROGRESS, [hubId, id, began, step, percent, claimedUntil])) === 1;
  }

  private async end(job: ClaimedImport, { fault, streets, houses }: Outcome): Promise<void> {
    const state = fault === undefined ? 'done' : 'failed';
    const values = [state, fault ?? null, streets ?? null, houses ?? null, this.clock.now()];
    const ended = await this.db.execute(END, [job.hubId, job.id, job.began, ...values]);
    if (ended === 1 && (fault === undefined || FINAL_FAULTS.has(fault))) await this.files.remove(job.file);
  }
}

/** Writes progress one write at a time; of what is reported meanwhile only the last is written. */
class Progress {
  private wanted: readonly [CityImportStep, number] | null = null;
  private writing: Promise<void> | null = null;

  constructor(
    private readonly kind: CityImportKind,
    private readonly write: (step: CityImportStep, percent: number) => Promise<boolean>,
    private readonly stop: AbortController,
  ) {}

  tell(step: CityImportStep, share: number): void {
    this.wanted = [step, percentOf(step, share, this.kind)];
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
  }

  async written(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.wanted) {
      const [step, percent] = this.wanted;
      this.wanted = null;
      // A database that is away for a moment costs nothing: the next progress renews the claim.
      const continues = await this.write(step, percent).catch(() => true);
      if (!continues) this.stop.abort(new Error('The import was cancelled or begun again'));
    }
  }
}
