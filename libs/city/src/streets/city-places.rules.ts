import type { Spot } from './street-pieces.calculator.js';

interface NamedPlace extends Spot {
  readonly name: string;
  /** A larger place reaches further. */
  readonly rank: number;
}

export interface CityPlaces {
  readonly towns: NamedPlace[];
  readonly districts: NamedPlace[];
}

/** The name of the place that a spot belongs to; null: none is near. */
export function nearestPlace(places: readonly NamedPlace[], spot: Spot, reach: number): string | null {
  let [best, closest] = ['', Infinity];
  for (const { name, rank, latitude, longitude } of places) {
    const away = Math.hypot(latitude - spot.latitude, longitude - spot.longitude);
    if (away > reach || away / rank >= closest) continue;
    [best, closest] = [name, away / rank];
  }
  return best === '' ? null : best;
}
