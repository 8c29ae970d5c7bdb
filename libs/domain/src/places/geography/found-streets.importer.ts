import { Injectable } from '@nestjs/common';
import { CHANGED, Database, fold, type RowOf, statement, type Transaction } from '../../base/index.js';
import { type FoundStreet, sameStreet, type StreetIdentity } from './same-street.rules.js';
import {
  streetKey,
  streetRow,
  type StreetRow,
  writeHouses,
  writeStreets,
  writeStretches,
} from './gazetteer.importer.js';

const STREETS_PER_BATCH = 400;

const TABLES = ['streets', 'street_stretches', 'known_houses'];

type KnownStreet = Omit<RowOf<typeof KNOWN_STREETS>, 'box'> & StreetIdentity;

/** Known streets of some names, with the box of all that is known of each. $1 hub, $2 name keys. */
const KNOWN_STREETS = statement(
  'geography.streets_to_merge',
  `select s.id, s.name, s.name_key as "nameKey", s.type_key as "typeKey", s.city_key as "cityKey",
          s.district_key as "districtKey", s.source,
          json_build_object(
            'south', least(s.latitude, t.south, h.south), 'west', least(s.longitude, t.west, h.west),
            'north', greatest(s.latitude, t.north, h.north), 'east', greatest(s.longitude, t.east, h.east)) as box
     from streets s
     left join lateral (select min(least(from_latitude, to_latitude)) as south,
         max(greatest(from_latitude, to_latitude)) as north, min(least(from_longitude, to_longitude)) as west,
         max(greatest(from_longitude, to_longitude)) as east
         from street_stretches where hub_id = $1 and street_id = s.id
     ) t on true
     left join lateral (
       select min(latitude) as south, max(latitude) as north, min(longitude) as west, max(longitude) as east
         from known_houses where hub_id = $1 and street_id = s.id
     ) h on true
    where s.hub_id = $1 and s.name_key = any($2::text[]) and s.alias_of is null`,
);

const ANY_IMPORTED = statement(
  'geography.any_imported_street',
  `select 1 from streets where hub_id = $1 and source = 'imported' limit 1`,
);

interface MergedStreet {
  readonly id: number;
  readonly found: FoundStreet;
}

/** Imports streets of a map: one of the same name, city and place gets the houses; again, nothing changes. */
@Injectable()
export class FoundStreetImporter {
  constructor(private readonly db: Database) {}

  async hasAny(hubId: number): Promise<boolean> {
    return (await this.db.first(ANY_IMPORTED, [hubId])) !== null;
  }

  /** @param onProgress Streets written so far. */
  async import(
    hubId: number,
    streets: Iterable<FoundStreet>,
    onProgress?: (streets: number) => void,
  ): Promise<{ streets: number; houses: number }> {
    const done = { streets: 0, houses: 0 };
    for (const batch of batchesOf(streets)) {
      await this.db.transaction(async (tx) => {
        tx.announce(CHANGED.streets, hubId);
        await this.write(tx, hubId, batch);
      });
      done.streets += batch.length;
      done.houses += batch.reduce((sum, { houses }) => sum + houses.length, 0);
      onProgress?.(done.streets);
    }
    // A search of many new streets is planned by what the tables hold now.
    for (const table of TABLES) await this.db.execute(`analyze ${table}`);
    return done;
  }

  private async write(tx: Transaction, hubId: number, batch: readonly FoundStreet[]): Promise<void> {
    const rows = batch.map((found) => ({
      found,
      row: streetRow({ ...found, street: found.name }, found.latitude, found.longitude),
    }));
    const names = [...new Set(rows.map(({ row }) => row.name_key))];
    const known = await tx.query<KnownStreet>(KNOWN_STREETS, [hubId, names]);
    const meant = rows.map(({ found, row }) => ({ found, row, same: knownStreet(found, row, known) }));
    const fresh = new Map(meant.filter(({ same }) => !same).map(({ row }) => [streetKey(row), row]));
    const ids = await writeStreets(tx, hubId, [...fresh.values()], 'imported');
    const merged = meant.map(({ found, row, same }): MergedStreet => {
      const id = same?.id ?? ids.get(streetKey(row));
      if (id === undefined) throw new Error('A street was not written');
      return { id, found };
    });
    await renameStreets(tx, hubId, meant);
    await writeAliases(tx, hubId, merged);
    await writeStretches(
      tx,
      hubId,
      merged.flatMap(({ id, found }) => found.stretches.map((line) => ({ ...line, streetId: id }))),
    );
    const houses = merged.flatMap(({ id, found }) =>
      found.houses.map((house) => ({ ...house, streetId: id })),
    );
    await writeHouses(tx, hubId, houses, null);
  }
}

function knownStreet(found: FoundStreet, row: StreetRow, known: readonly KnownStreet[]): KnownStreet | null {
  const candidates = known.filter(
    ({ nameKey, cityKey }) => nameKey === row.name_key && (cityKey === row.city_key || cityKey === ''),
  );
  return sameStreet({ typeKey: row.type_key, districtKey: row.district_key, box: found.box }, candidates);
}

function* batchesOf(streets: Iterable<FoundStreet>): Generator<FoundStreet[]> {
  let batch: FoundStreet[] = [];
  let last = '';
  for (const street of streets) {
    // Streets of one name come together and are compared in one transaction.
    if (batch.length >= STREETS_PER_BATCH && street.name !== last) {
      yield batch;
      batch = [];
    }
    batch.push(street);
    last = street.name;
  }
  if (batch.length > 0) yield batch;
}

/** A street that orders taught is a known one now; a name gets the accents that the census leaves out. */
async function renameStreets(
  tx: Transaction,
  hubId: number,
  meant: readonly { readonly found: FoundStreet; readonly same: KnownStreet | null }[],
): Promise<void> {
  const names = new Map<number, string>();
  for (const { found, same } of meant)
    if (same && (same.source !== 'imported' || isBetter(found.name, same.name)))
      names.set(same.id, found.name);
  if (names.size === 0) return;
  await tx.execute(
    `update streets s set name = row.name, source = 'imported'
       from unnest($2::bigint[], $3::text[]) as row(id, name) where s.hub_id = $1 and s.id = row.id`,
    [hubId, [...names.keys()], [...names.values()]],
  );
}

function isBetter(name: string, known: string): boolean {
  return name !== known && fold(name) === fold(known) && fold(known) === known.toLowerCase();
}

/** Other names are found and lead to the same street, unless a street of its own has that name. */
async function writeAliases(tx: Transaction, hubId: number, merged: readonly MergedStreet[]): Promise<void> {
  const rows = new Map<string, { row: StreetRow; of: number }>();
  for (const { id, found } of merged)
    for (const name of found.otherNames) {
      const row = streetRow({ ...found, street: name }, found.latitude, found.longitude);
      if (row.name_key !== '') rows.set(streetKey(row), { row, of: id });
    }
  if (rows.size === 0) return;
  const ids = await writeStreets(
    tx,
    hubId,
    [...rows.values()].map(({ row }) => row),
    'imported',
    false,
  );
  const pairs = [...rows].flatMap(([key, { of }]) => {
    const id = ids.get(key);
    return id === undefined || id === of ? [] : [{ id, of }];
  });
  await tx.execute(
    `update streets s set alias_of = row.of
       from unnest($2::bigint[], $3::bigint[]) as row(id, of)
      where s.hub_id = $1 and s.id = row.id
        and not exists (select 1 from street_stretches where hub_id = $1 and street_id = s.id)
        and not exists (select 1 from known_houses where hub_id = $1 and street_id = s.id)`,
    [hubId, pairs.map(({ id }) => id), pairs.map(({ of }) => of)],
  );
}
