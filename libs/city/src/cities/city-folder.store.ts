import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CityDraft, type DraftSource } from './city-draft.store.js';
import type { OsmBounds } from '../osm/osm.types.js';

export const CITIES_FOLDER = 'cities';
const ABOUT = 'city.json';
/** Version of the files in a city's folder. A city of another version is made anew, not guessed. */
export const CITY_VERSION = 1;
const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/;

export interface City {
  readonly version: number;
  readonly name: string;
  /** Name of the city, as its hub calls it; absent: nobody said. */
  readonly town?: string | undefined;
  readonly bounds: OsmBounds;
  readonly nodes: number;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** `Campo Grande.osm.gz` is `campo-grande`; null: the text has no letter and no digit. */
export function cityName(text: string): string | null {
  const name = text
    .replace(/\.(osm\.pbf|osm\.gz|osm|pbf)$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return NAME.test(name) ? name : null;
}

/** A new city is made in a hidden folder while the old one serves; the next look mends what a kill left. */
export class CityFolders {
  constructor(private readonly root: string) {}

  path(name: string): string {
    if (!NAME.test(name)) throw new RangeError(`"${name}" is no name of a city`);
    return join(this.root, name);
  }

  /** A folder for a new city: empty, or with what a killed import of the same source left ready. */
  async begin(name: string, made: DraftSource): Promise<CityDraft> {
    await this.recover();
    return CityDraft.begin(this.hidden(name, 'new'), made);
  }

  /** The turn of an import by hand that was killed on this machine and can go on; null: there is none. */
  deadTurn(name: string): Promise<string | null> {
    return CityDraft.deadTurn(this.hidden(name, 'new'));
  }

  async put(city: City): Promise<void> {
    const [fresh, old, place] = [
      this.hidden(city.name, 'new'),
      this.hidden(city.name, 'old'),
      this.path(city.name),
    ];
    await writeFile(join(fresh, ABOUT), `${JSON.stringify(city, null, 2)}\n`);
    await rm(old, { recursive: true, force: true });
    if (existsSync(place)) await rename(place, old);
    await rename(fresh, place);
    await rm(old, { recursive: true, force: true });
  }

  async drop(name: string): Promise<void> {
    await rm(this.hidden(name, 'new'), { recursive: true, force: true });
  }

  async list(): Promise<City[]> {
    await this.recover();
    return this.known();
  }

  /** The cities as they are, also while one takes another's place. */
  async known(): Promise<City[]> {
    const names = (await this.names()).filter((name) => NAME.test(name)).sort();
    const cities = await Promise.all(names.map((name) => this.about(name)));
    return cities.filter((city) => city !== null);
  }

  /** False: there is no such city. */
  async remove(name: string): Promise<boolean> {
    if (!NAME.test(name) || !existsSync(this.path(name))) return false;
    await rm(this.path(name), { recursive: true });
    return true;
  }

  private hidden(name: string, kind: 'new' | 'old'): string {
    this.path(name);
    return join(this.root, `.${name}.${kind}`);
  }

  private async names(): Promise<string[]> {
    return existsSync(this.root) ? readdir(this.root) : [];
  }

  /** A kill between the two renames leaves the old city hidden. */
  private async recover(): Promise<void> {
    for (const entry of await this.names()) {
      const name = /^\.(.+)\.old$/.exec(entry)?.[1];
      if (name === undefined || !NAME.test(name)) continue;
      if (existsSync(this.path(name))) await rm(join(this.root, entry), { recursive: true });
      else await rename(join(this.root, entry), this.path(name));
    }
  }

  private async about(name: string): Promise<City | null> {
    try {
      return JSON.parse(await readFile(join(this.path(name), ABOUT), 'utf8')) as City;
    } catch {
      // A folder without its description is no city.
      return null;
    }
  }
}
