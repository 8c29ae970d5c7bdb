import { boxOf, type CityHouse, type CityStreet } from '#city';
import type { FoundStreet } from '#domain';

/** House numbers are metres: a stretch, told by its first and last house, is about so long. */
const STRETCH_NUMBERS = 200;

type Stretch = FoundStreet['stretches'][number];

export function foundStreet(street: CityStreet, state: string): FoundStreet {
  const { name, otherNames, district, city, middle, lines, houses } = street;
  return {
    name,
    otherNames,
    district,
    city,
    state,
    ...middle,
    box: boxOf([...lines.flat(), ...houses]),
    houses: houses.map(({ number, postalCode, latitude, longitude }) => ({
      number,
      postalCode,
      latitude,
      longitude,
    })),
    stretches: stretchesOf(houses, lines),
  };
}

/**
 * Each run of houses has one side and one CEP; a street without houses has its longest line, without numbers.
 */
function stretchesOf(houses: readonly CityHouse[], lines: CityStreet['lines']): Stretch[] {
  const runs = new Map<string, CityHouse[]>();
  for (const house of [...houses].sort((a, b) => a.number - b.number)) {
    const key = `${house.postalCode ?? ''} ${house.number % 2} ${Math.floor(house.number / STRETCH_NUMBERS)}`;
    runs.set(key, [...(runs.get(key) ?? []), house]);
  }
  if (runs.size > 0)
    return [...runs.values()].flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return first && last ? [stretch(first, last, first.postalCode)] : [];
    });
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), []);
  const [first, last] = [longest[0], longest.at(-1)];
  return first && last ? [stretch({ ...first, number: 0 }, { ...last, number: 0 }, null)] : [];
}

type End = Pick<CityHouse, 'number' | 'latitude' | 'longitude'>;

function stretch(from: End, to: End, postalCode: string | null): Stretch {
  return {
    postalCode,
    side: from.number === 0 ? 'both' : from.number % 2 === 0 ? 'even' : 'odd',
    numberFrom: from.number,
    numberTo: to.number,
    fromLatitude: from.latitude,
    fromLongitude: from.longitude,
    toLatitude: to.latitude,
    toLongitude: to.longitude,
  };
}
