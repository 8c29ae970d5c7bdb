import { answer, api } from './api/client.js';
import type { MapSource } from './map-source.js';

/** Maps of operators. */
export const adminMap: MapSource = {
  ground: () => answer(api.GET('/api/admin/map')),
  streets: async (box) =>
    (await answer(api.GET('/api/admin/map/streets', { params: { query: { ...box } } }))).items,
};
