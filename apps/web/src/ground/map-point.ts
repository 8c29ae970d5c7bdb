/** A separate file from `map.ts`, so that rules about points load without a browser. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}
