/** Apart from `map.ts`, so that rules which know points need no browser. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}
