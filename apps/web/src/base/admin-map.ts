import { call } from './api/client.js';
import type { MapSource } from './map-point.js';

export const adminMap: MapSource = {
  background: () => call('/api/admin/map'),
  streets: async (box) => (await call('/api/admin/map/streets', box)).items,
};
