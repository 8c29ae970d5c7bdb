import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock, Database, hubWorks, type RowOf, statement } from '../../base/index.js';
import { Hubs } from '../../company/index.js';
import { CityFiles, CityNotMade } from './city-builder.port.js';
import { CityImport, type CityImportFault } from './city-import.entity.js';
import { beginTurn, CityImportTurn } from './city-import-turn.service.js';
import { CityFileImporter } from './city-file.importer.js';

/** A worker that has not renewed its claim for this long has died. */
const CLAIM_MS = 60_000;
/** An import that kills its process is not tried more often. */
const MAX_ATTEMPTS = 2;
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

/** Runs one import at a time; an interrupted one begins again. */
@Injectable()
export class CityImportRunner implements OnModuleDestroy {
  private readonly log = new Logger(CityImportRunner.name);
  private turn: CityImportTurn | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly files: CityFiles,
    private readonly importer: CityFileImporter,
    private readonly hubs: Hubs,
  ) {}

  /** true: more may wait. */
  async runDue(): Promise<boolean> {
    const files = await this.files.list();
    // Nothing can wait without a file, so the database is not asked each second.
    if (files.length === 0) return false;
    const now = this.clock.millis();
    const values = [new Date(now), new Date(now + CLAIM_MS), files];
    const job = await beginTurn(this.db, new Date(now), () => this.db.first(CLAIM, values));
    if (!job) return false;
    this.turn = new CityImportTurn(this.db, this.clock, job, CLAIM_MS);
    try {
      if (job.attempts > MAX_ATTEMPTS) await this.turn.end('stopped');
      else await this.run(job, this.turn);
    } catch (error) {
      await this.failed(job, this.turn, error);
    } finally {
      this.turn = null;
    }
    return true;
  }

  /** An import takes minutes, longer than a process may take to stop: another process begins it again. */
  onModuleDestroy(): void {
    this.turn?.lose('The process stops');
  }

  private async run(job: ClaimedImport, turn: CityImportTurn): Promise<void> {
    const written = await this.importer.import(job, turn);
    if (job.kind === 'city') await this.priceByRoad(job.hubId);
    if (await turn.end(null, written)) await this.files.remove(job.file);
  }

  /** The hub prices by roads from now on, unless it has chosen already. */
  private async priceByRoad(hubId: number): Promise<void> {
    const { settings } = await this.hubs.get(hubId);
    if (settings.priceDistances === null)
      await this.hubs.update(hubId, { settings: { priceDistances: 'roads' } });
  }

  private async failed(job: ClaimedImport, turn: CityImportTurn, error: unknown): Promise<void> {
    // Cancelled, or the process stops: the row says so already, or another worker begins the import again.
    if (turn.signal.aborted) {
      const { hubId, id } = job;
      const cancelled = await this.db.manager.existsBy(CityImport, { hubId, id, state: 'cancelled' });
      if (cancelled) await this.files.remove(job.file);
      return;
    }
    const fault = error instanceof CityNotMade ? error.fault : 'failed';
    const what = `No city was made of file ${job.file} (${fault}): ${String(error)}`;
    if (fault === 'failed') this.log.error(what);
    else this.log.warn(what);
    if ((await turn.end(fault)) && FINAL_FAULTS.has(fault)) await this.files.remove(job.file);
  }
}
