import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock, Database, hubWorks, isUniqueViolation, newUuid, statement } from '../../base/index.js';
import { type Hub, Hubs } from '../../company/index.js';
import { Cities, cityOfHub, FoundStreetImporter, type KnownCity } from '../../places/index.js';
import { CityImport, type CityImportFault, type CityImportStep } from './city-import.entity.js';
import { percentOf } from './city-imports.service.js';
import { CityBuilder } from './city-builder.port.js';
import type { ProgressListener } from './city-file.importer.js';

/** Longer than a worker's claim: preparing a large city's roads keeps the process busy, renewing nothing. */
const TURN_MS = 15 * 60_000;

/** An import by hand has no file in the data folder: its size is 0. */
const BEGIN = statement(
  'city-imports.begin_by_hand',
  `insert into city_imports (hub_id, file, file_name, city, size, received, state, percent, attempts, started_by, created_at,
          started_at, claimed_until)
   values ($1, $2, $3, $4, 0, 0, 'running', 0, 1, $5, $6, $6, $7) returning id`,
);
/** $3: when the attempt began, by which a worker whose claim ended changes nothing of the next attempt. */
const PROGRESS = statement(
  'city-imports.progress',
  `update city_imports set step = $4, percent = $5, claimed_until = $6
    where hub_id = $1 and id = $2 and started_at = $3 and state = 'running'`,
);
/** An import that was cancelled, or whose claim ended, stays as it is. */
const END = statement(
  'city-imports.finish',
  `update city_imports set state = $4, fault = $5, streets = $6, houses = $7, finished_at = $8, claimed_until = null,
          percent = case when $4 = 'done' then 100 else percent end
    where hub_id = $1 and id = $2 and started_at = $3 and state = 'running'`,
);
const BY_HAND = { state: 'running', size: 0 } as const;
const STOPPED = { state: 'failed', fault: 'stopped', claimedUntil: null } as const;

/** Null: another city is being made. An import by hand ends with its process: nobody else has its file. */
export async function beginTurn<T>(db: Database, now: Date, begin: () => Promise<T>): Promise<T | null> {
  const dead = { ...BY_HAND, claimedUntil: LessThan(now) };
  await db.manager.update(CityImport, dead, { ...STOPPED, finishedAt: now });
  try {
    return await begin();
  } catch (error) {
    if (isUniqueViolation(error, 'city_imports_running_idx')) return null;
    throw error;
  }
}

type Begun = Pick<CityImport, 'hubId' | 'id' | 'kind'> & { readonly began: Date | null };
type Written = Readonly<Record<'streets' | 'houses', number>>;

/** Turn of a running import: each progress renews it; a cancelled or restarted import loses it. */
export class CityImportTurn {
  private readonly stop = new AbortController();
  private wanted: readonly [CityImportStep, number] | null = null;
  private writing: Promise<void> | null = null;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly begun: Begun,
    private readonly claimMs: number,
  ) {}

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  lose(reason: string): void {
    this.stop.abort(new Error(reason));
  }

  /** Progress is written one at a time; of what is told meanwhile only the last. @throws the turn is lost */
  readonly onStep: ProgressListener = (step, share) => {
    this.signal.throwIfAborted();
    this.wanted = [step, percentOf(step, share, this.begun.kind)];
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
  };

  /** false: the turn was lost, and the import stays as it is. */
  async end(fault: CityImportFault | null, written: Written | null = null): Promise<boolean> {
    await this.writing;
    const { hubId, id, began } = this.begun;
    const { streets = null, houses = null } = written ?? {};
    const state = fault === null ? 'done' : 'failed';
    const values = [state, fault, streets, houses, this.clock.now()];
    return (await this.db.execute(END, [hubId, id, began, ...values])) === 1;
  }

  private async writeAll(): Promise<void> {
    const { hubId, id, began } = this.begun;
    while (this.wanted) {
      const claimedUntil = new Date(this.clock.millis() + this.claimMs);
      const values = [hubId, id, began, ...this.wanted, claimedUntil];
      this.wanted = null;
      // A database that is away for a moment costs nothing: the next progress renews the claim.
      const renewed = await this.db.execute(PROGRESS, values).catch(() => 1);
      if (renewed === 0) this.lose('The import was cancelled or begun again');
    }
  }
}

interface ByHand {
  /** The hub in whose list the import stands. */
  readonly hubId: number;
  readonly fileName: string;
  readonly city: string;
  readonly startedBy: string;
  /** A UUID by which the turn is given up if its process is killed. */
  readonly turn?: string;
}

/** Imports that somebody begins by hand take turns with those of workers: one city is made at a time. */
@Injectable()
export class CityImportTurns {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** null: another city is being made. */
  async take<T>(
    { hubId, fileName, city, startedBy, turn = newUuid() }: ByHand,
    work: (onStep: ProgressListener) => Promise<T>,
    writtenOf: (made: T) => Written | null = () => null,
  ): Promise<{ readonly made: T } | null> {
    const began = this.clock.now();
    const until = new Date(began.getTime() + TURN_MS);
    const values = [hubId, turn, fileName.slice(0, 200), city, startedBy, began, until];
    const row = await beginTurn(this.db, began, () => this.db.one(BEGIN, values));
    if (row === null) return null;
    const taken = new CityImportTurn(this.db, this.clock, { hubId, kind: 'city', began, ...row }, TURN_MS);
    try {
      const made = await work(taken.onStep);
      await taken.end(null, writtenOf(made));
      return { made };
    } catch (error) {
      await taken.end('failed');
      throw error;
    }
  }

  /** Ends the import of a process that is known to be dead, so that nobody waits for its claim to end. */
  async giveUp(hubId: number, turn: string): Promise<void> {
    const killed = { ...BY_HAND, hubId, file: turn };
    await this.db.manager.update(CityImport, killed, { ...STOPPED, finishedAt: this.clock.now() });
  }
}

/** $1: hubs. A hub that brought a city, or got the streets of one, is not given them again. */
const WITHOUT_CITY = statement(
  'city-imports.hubs_without',
  `select hub.id from unnest($1::bigint[]) as hub(id)
    where not exists (select from city_imports where hub_id = hub.id and kind = 'city') and ${hubWorks('hub.id')}
    order by hub.id`,
);

/** A hub whose city is here gets its streets without a file: maps serve every hub, addresses one. */
@Injectable()
export class SharedCities {
  constructor(
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly cities: Cities,
    private readonly builder: CityBuilder,
    private readonly streets: FoundStreetImporter,
    private readonly turns: CityImportTurns,
  ) {}

  /** true: there may be more. */
  async runDue(): Promise<boolean> {
    const cities = await this.cities.list();
    if (cities.length === 0) return false;
    for (const { hub, city } of await this.due(cities)) {
      if (await this.streets.hasAny(hub.id)) continue;
      const kept = await this.builder.kept(city.name, hub.state);
      if (kept === null) continue;
      const entry = {
        hubId: hub.id,
        fileName: city.name,
        city: city.name,
        startedBy: city.town ?? city.name,
      };
      const turn = await this.turns.take(
        entry,
        (tell) => this.streets.import(hub.id, kept, (count) => tell('streets', count / kept.length)),
        (written) => written,
      );
      return turn !== null;
    }
    return false;
  }

  private async due(cities: readonly KnownCity[]): Promise<{ hub: Hub; city: KnownCity }[]> {
    const near = (await this.hubs.list()).flatMap((hub) => {
      const city = cityOfHub(hub.city, cities);
      return city ? [{ hub, city }] : [];
    });
    const rows = await this.db.query(WITHOUT_CITY, [near.map(({ hub }) => hub.id)]);
    const without = new Set(rows.map(({ id }) => id));
    return near.filter(({ hub }) => without.has(hub.id));
  }
}
