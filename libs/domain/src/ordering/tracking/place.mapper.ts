import type { Point } from '../../base/index.js';

export interface MaybePlaced {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** null: the address has no coordinates yet. */
export function placeOf({ latitude, longitude }: MaybePlaced): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
