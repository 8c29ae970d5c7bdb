import { Injectable } from '@nestjs/common';
import { CHANGED, Database, groupedBy, type Transaction, statement } from '../../base/index.js';
import { nameKey, streetName } from './street-name.parser.js';
import { type GazetteerRow, parseGazetteer } from './gazetteer.parser.js';
import type { FoundHouse, FoundStreet } from './same-street.rules.js';

/** From a file, a map or a census, or learned from an order that came with coordinates. */
type StreetSource = 'imported' | 'seen';

export const STREETS_PER_BATCH = 500;

export type StreetRow = ReturnType<typeof streetRow>;

/** Called after each batch: streets written, streets in the file. */
type ImportProgress = (done: number, total: number) => void;

export interface StreetGroup {
  readonly street: StreetRow;
  readonly lines: GazetteerRow[];
}

/** Imports streets from a file into the gazetteer; the same file again changes nothing. */
@Injectable()
export class GazetteerImporter {
  constructor(private readonly db: Database) {}

  /** @throws invalid_value with `lines` */
  async importCsv(hubId: number, csv: string, onProgress?: ImportProgress) {
    return this.import(hubId, parseGazetteer(csv), onProgress);
  }

  async import(hubId: number, lines: readonly GazetteerRow[], onProgress?: ImportProgress) {
    const groups = groupByStreet(lines);
    await this.db.transaction(async (tx) => {
      tx.announce(CHANGED.streets, hubId);
      for (let i = 0; i < groups.length; i += STREETS_PER_BATCH) {
        await this.writeGroups(tx, hubId, groups.slice(i, i + STREETS_PER_BATCH));
        onProgress?.(Math.min(i + STREETS_PER_BATCH, groups.length), groups.length);
      }
    });
    return { streets: groups.length, stretches: lines.length };
  }

  async writeGroups(tx: Transaction, hubId: number, groups: readonly StreetGroup[]): Promise<void> {
    const streets = groups.map(({ street }) => street);
    const ids = await writeStreets(tx, hubId, streets, 'imported');
    await writeStretches(
      tx,
      hubId,
      groups.flatMap(({ street, lines }) => {
        const streetId = ids.get(streetKey(street));
        return streetId === undefined ? [] : lines.map((line) => ({ ...line, streetId }));
      }),
    );
  }
}

type WrittenStretch = FoundStreet['stretches'][number] & { readonly streetId: number };

export async function writeStretches(
  tx: Transaction,
  hubId: number,
  stretches: readonly WrittenStretch[],
): Promise<void> {
  await tx.execute(
    `insert into street_stretches (hub_id, street_id, number_from, number_to, side, postal_code,
                                   from_latitude, from_longitude, to_latitude, to_longitude)
     select distinct on ("streetId", "numberFrom", "numberTo", side) $1::bigint, "streetId", "numberFrom", "numberTo", side,
            "postalCode", "fromLatitude", "fromLongitude", "toLatitude", "toLongitude"
       from jsonb_to_recordset($2::jsonb) as row("streetId" bigint, "numberFrom" int, "numberTo" int, side text,
            "postalCode" text, "fromLatitude" float8, "fromLongitude" float8, "toLatitude" float8, "toLongitude" float8)
     on conflict (hub_id, street_id, number_from, number_to, side) do update
       set postal_code = excluded.postal_code, from_latitude = excluded.from_latitude,
           from_longitude = excluded.from_longitude, to_latitude = excluded.to_latitude,
           to_longitude = excluded.to_longitude`,
    [hubId, JSON.stringify(stretches)],
  );
}

export interface WrittenHouse extends FoundHouse {
  readonly streetId: number;
}

/** `seenAt`: when orders named them; null: of a map or a census, which stands above what orders taught. */
export async function writeHouses(
  tx: Transaction,
  hubId: number,
  houses: readonly WrittenHouse[],
  seenAt: Date | null,
): Promise<void> {
  if (houses.length === 0) return;
  await tx.execute(
    `insert into known_houses (hub_id, street_id, number, postal_code, latitude, longitude, last_seen_at)
     select distinct on ("streetId", number) $1::bigint, "streetId", number, "postalCode", latitude, longitude, $3::timestamptz
       from jsonb_to_recordset($2::jsonb) as row("streetId" bigint, number int, "postalCode" text,
            latitude float8, longitude float8)
      order by "streetId", number
     on conflict (hub_id, street_id, number) do update
       set postal_code = coalesce(excluded.postal_code, known_houses.postal_code),
           latitude = excluded.latitude, longitude = excluded.longitude, last_seen_at = excluded.last_seen_at
     where known_houses.last_seen_at is not null
        or (excluded.last_seen_at is null and excluded.postal_code is not null)`,
    [hubId, JSON.stringify(houses), seenAt],
  );
}

/** Returns the ids by `streetKey`. An imported street stays imported. */
export async function writeStreets(
  tx: Transaction,
  hubId: number,
  streets: readonly StreetRow[],
  source: StreetSource,
  replaces = source === 'imported',
): Promise<ReadonlyMap<string, number>> {
  if (streets.length === 0) return new Map();
  const rows = await tx.query(WRITE, [hubId, JSON.stringify(streets), source, replaces]);
  return new Map(rows.map((row) => [streetKey(row), row.id]));
}

const WRITE = statement(
  'geography.streets_write',
  `insert into streets as known (hub_id, name, name_key, type_key, district, district_key, city, city_key, state,
                                   source, latitude, longitude)
     select $1::bigint, name, name_key, type_key, district, district_key, city, city_key, state, $3::text,
            latitude, longitude
       from jsonb_to_recordset($2::jsonb) as row(name text, name_key text, type_key text, district text,
            district_key text, city text, city_key text, state text, latitude float8, longitude float8)
      order by name_key, type_key, city_key, district_key
     on conflict (hub_id, name_key, type_key, city_key, district_key) do update
       set name = case when $4 then excluded.name else known.name end,
           district = case when $4 then excluded.district else known.district end,
           city = case when $4 then excluded.city else known.city end,
           state = case when $4 then excluded.state else known.state end,
           latitude = case when $4 then excluded.latitude else known.latitude end,
           longitude = case when $4 then excluded.longitude else known.longitude end,
           source = case when $3 = 'imported' then $3 else known.source end
     returning id, name_key, type_key, city_key, district_key`,
);

type Keyed = Pick<StreetRow, 'name_key' | 'type_key' | 'city_key' | 'district_key'>;

export function streetKey({ name_key, type_key, city_key, district_key }: Keyed): string {
  return [name_key, type_key, city_key, district_key].join('|');
}

type StreetPlace = Pick<GazetteerRow, 'street' | 'district' | 'city' | 'state'>;

export function streetRow(place: StreetPlace, latitude: number, longitude: number) {
  const { type, words } = streetName(place.street);
  return {
    name: place.street,
    name_key: words.join(' '),
    type_key: type ?? '',
    district: place.district,
    district_key: nameKey(place.district),
    city: place.city,
    city_key: nameKey(place.city),
    state: place.state,
    latitude,
    longitude,
  };
}

/** The streets of a file, in the order of their first lines. */
export function groupByStreet(lines: readonly GazetteerRow[]): StreetGroup[] {
  const groups = groupedBy(lines, (line) => streetKey(streetRow(line, 0, 0)));
  return [...groups.values()].map(streetGroupOf);
}

/** The street's own point is the middle of its middle stretch, so that it lies on the street. */
function streetGroupOf(lines: GazetteerRow[]): StreetGroup {
  const sorted = [...lines].sort((a, b) => a.numberFrom - b.numberFrom);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('A street without stretches cannot be imported');
  const latitude = (middle.fromLatitude + middle.toLatitude) / 2;
  const longitude = (middle.fromLongitude + middle.toLongitude) / 2;
  return { street: streetRow(middle, latitude, longitude), lines };
}
