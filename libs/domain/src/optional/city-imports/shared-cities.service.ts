import { Injectable } from '@nestjs/common';
import { Database, hubWorks, statement } from '../../base/index.js';
import { type Hub, Hubs } from '../../company/index.js';
import { Cities, cityOfHub, FoundStreetImporter, type KnownCity } from '../../places/index.js';
import { CityImportTurns } from './city-import-turn.service.js';
import { CityWorkshop } from './city-workshop.port.js';

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
