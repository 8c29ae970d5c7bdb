import { fold } from '../../base/index.js';
import type { KnownCity } from './city-folder.port.js';

const LONGEST = 60;

/** Under which name the city of a hub is kept: `São José dos Campos` is `sao-jose-dos-campos`. */
export function cityNameOf(town: string): string {
  const name = fold(town)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return name === '' ? 'cidade' : name;
}

/**
 * The city that a hub works in: the one of its town, else the only one of which nobody said whose it is; null: nobody
 * can tell.
 */
export function cityOfHub<City extends Pick<KnownCity, 'name' | 'town'>>(
  town: string,
  cities: readonly City[],
): City | null {
  const wanted = cityNameOf(town);
  const nobodys = cities.filter((city) => city.town === undefined);
  return (
    cities.find(({ name }) => name === wanted) ??
    cities.find((city) => city.town !== undefined && cityNameOf(city.town) === wanted) ??
    (nobodys.length === 1 ? (nobodys[0] ?? null) : null)
  );
}
