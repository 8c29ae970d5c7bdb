import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock, Database, hubWorks, isUniqueViolation, newUuid, statement } from '../../base/index.js';
import { type Hub, Hubs } from '../../company/index.js';
import { Cities, cityOfHub, FoundStreetImporter, type KnownCity } from '../../places/index.js';
import { CityImport, type CityImportStep } from './city-import.entity.js';
import { percentOf } from './city-imports.service.js';
import { CityWorkshop } from './city-workshop.port.js';

/** Longer than a worker's claim: the process is busy while it prepares the roads of a large city, and renews nothing. */
const TURN_MS = 15 * 60_000;
const RENEWED_MS = 10_000;

/** An import by hand has no file in the data folder: its size is 0. */
const BEGIN = statement(
  'city-imports.begin_by_hand',
  `insert into city_imports (hub_id, file, file_name, city, size, received, state, percent, attempts, started_by, created_at,
          started_at, claimed_until)
   values ($1, $2, $3, $4, 0, 0, 'running', 0, 1, $5, $6, $6, $7) returning id`,
);
/** $3: when the attempt began, by which a worker whose claim ended changes nothing of the next attempt. */
export const PROGRESS = statement(
  'city-imports.progress',
  `update city_imports set step = $4, percent = $5, claimed_until = $6
    where hub_id = $1 and id = $2 and started_at = $3 and state = 'running'`,
);
/** An import that was cancelled, or whose claim ended, stays as it is. */
export const END = statement(
  'city-imports.finish',
  `update city_imports set state = $4, fault = $5, streets = $6, houses = $7, finished_at = $8, claimed_until = null,
          percent = case when $4 = 'done' then 100 else percent end
    where hub_id = $1 and id = $2 and started_at = $3 and state = 'running'`,
);
const BY_HAND = { state: 'running', size: 0 } as const;
const STOPPED = { state: 'failed', fault: 'stopped', claimedUntil: null } as const;

/** An import by hand whose process died is over: nobody else has its file. */
export async function endDeadImports(db: Database, now: Date): Promise<void> {
  const dead = { ...BY_HAND, claimedUntil: LessThan(now) };
  await db.manager.update(CityImport, dead, { ...STOPPED, finishedAt: now });
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

type Written = Readonly<Record<'streets' | 'houses', number>>;

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
    work: (tell: (step: CityImportStep, share: number) => void) => Promise<T>,
    writtenOf: (made: T) => Written | null = () => null,
  ): Promise<{ readonly made: T } | null> {
    const began = this.clock.now();
    await endDeadImports(this.db, began);
    const id = await this.begin([hubId, turn, fileName.slice(0, 200), city, startedBy, began]);
    if (id === null) return null;
    let renewed = began.getTime();
    let renewing = Promise.resolve(0);
    const end = async (fault: CityImport['fault'], written: Written | null) => {
      const state = fault === null ? 'done' : 'failed';
      await renewing;
      const { streets = null, houses = null } = written ?? {};
      await this.db.execute(END, [hubId, id, began, state, fault, streets, houses, this.clock.now()]);
    };
    try {
      const made = await work((step, share) => {
        if (this.clock.millis() - renewed < RENEWED_MS) return;
        renewed = this.clock.millis();
        const values = [hubId, id, began, step, percentOf(step, share), this.until()];
        // A database that is away for a moment costs nothing: the next one renews the claim.
        renewing = renewing.then(() => this.db.execute(PROGRESS, values)).catch(() => 0);
      });
      await end(null, writtenOf(made));
      return { made };
    } catch (error) {
      await end('failed', null);
      throw error;
    }
  }

  /** Ends the import of a process that is known to be dead, so that nobody waits for its claim to end. */
  async giveUp(hubId: number, turn: string): Promise<void> {
    const killed = { ...BY_HAND, hubId, file: turn };
    await this.db.manager.update(CityImport, killed, { ...STOPPED, finishedAt: this.clock.now() });
  }

  private async begin(values: readonly unknown[]): Promise<number | null> {
    try {
      return (await this.db.one(BEGIN, [...values, this.until()])).id;
    } catch (error) {
      if (isUniqueViolation(error, 'city_imports_running_idx')) return null;
      throw error;
    }
  }

  private until(): Date {
    return new Date(this.clock.millis() + TURN_MS);
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
    private readonly workshop: CityWorkshop,
    private readonly streets: FoundStreetImporter,
    private readonly turns: CityImportTurns,
  ) {}

  /** true: there may be more. */
  async runDue(): Promise<boolean> {
    const cities = await this.cities.list();
    if (cities.length === 0) return false;
    for (const { hub, city } of await this.due(cities)) {
      if (await this.streets.hasAny(hub.id)) continue;
      const kept = await this.workshop.kept(city.name, hub.state);
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
