import { Injectable } from '@nestjs/common';
import { Database, DomainError, statement } from '../../base/index.js';
import { CensusAddresses } from './census-addresses.store.js';
import { CensusLines, linesOf } from './census-line.parser.js';
import { FoundStreetImporter } from './found-streets.importer.js';
import { nameKey } from './street-name.parser.js';

interface CensusFile {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** The municipality's name: the file has its number only. */
  readonly city: string;
}

/** @param names How many names of streets were read. */
type CensusProgress = (step: 'read' | 'written', count: number, names: number) => void;

/** `5002704_CAMPO_GRANDE.csv`: the census names its files by the municipality. */
const CENSUS_FILE = /^\d{7}_([a-z_]+)\./i;

/** null: the name of the file does not tell it. */
export function municipalityOf(fileName: string): string | null {
  return CENSUS_FILE.exec(fileName)?.[1]?.replaceAll('_', ' ') ?? null;
}

/** How the gazetteer writes the city. $1 hub, $2 its key. */
const CITY_NAME = statement(
  'geography.gazetteer_city_name',
  `select city from streets where hub_id = $1 and city_key = $2 and source = 'imported' limit 1`,
);

/** Brings the addresses of a municipality, as the census of 2022 has them (CNEFE), into a hub's gazetteer. */
@Injectable()
export class CensusImporter {
  constructor(
    private readonly db: Database,
    private readonly streets: FoundStreetImporter,
  ) {}

  /** The same file again changes nothing. @throws invalid_value with `lines` · required_value */
  async import(hubId: number, { pieces, city }: CensusFile, onProgress?: CensusProgress) {
    if (nameKey(city) === '') throw new DomainError('required_value', { field: 'city' });
    const { doors, skipped, state } = await read(pieces, onProgress);
    if (doors.size === 0)
      throw new DomainError('invalid_value', {
        field: 'file',
        lines: ['the file has no addresses'],
        problems: 1,
      });
    const known = await this.db.first(CITY_NAME, [hubId, nameKey(city)]);
    const place = { city: known?.city ?? city, state };
    const written = await this.streets.import(hubId, doors.found(place), (count) =>
      onProgress?.('written', count, doors.names),
    );
    return { addresses: doors.size, skipped, ...written };
  }
}

async function read(pieces: AsyncIterable<Uint8Array>, onProgress?: CensusProgress) {
  const doors = new CensusAddresses();
  let reader: CensusLines | null = null;
  let skipped = 0;
  for await (const lines of linesOf(pieces)) {
    for (const line of lines) {
      if (!reader) {
        reader = new CensusLines(line);
        continue;
      }
      const address = reader.read(line);
      if (address) doors.add(address);
      else skipped++;
    }
    onProgress?.('read', doors.size + skipped, doors.names);
  }
  return { doors, skipped, state: reader?.state ?? '' };
}
