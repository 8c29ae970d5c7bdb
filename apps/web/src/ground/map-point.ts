/** A separate file from `map.ts`, so that rules about points load without a browser. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A box in degrees. */
export interface MapBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Where something is, if that is known. */
export function pointOf(place: { latitude: number | null; longitude: number | null }): MapPoint | null {
  const { latitude, longitude } = place;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
