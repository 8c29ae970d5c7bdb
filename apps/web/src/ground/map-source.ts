import type { Answer } from './api/client.js';
import type { MapBox, MapPoint } from './map-point.js';

/** What is drawn below a map's marks: tiles, an archive of the region, or the streets of the gazetteer. */
export interface MapSource {
  ground(): Promise<Answer<'/api/admin/map'>>;
  streets(box: MapBox): Promise<readonly { readonly lines: readonly (readonly MapPoint[])[] }[]>;
}
