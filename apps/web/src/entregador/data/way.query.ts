import { call } from './api.store.js';

/** Where orders are on the courier's way. */
export const way = {
  demand: async () => (await call('/api/courier/map/demand')).items,
  /** The own way ahead, by road. */
  ahead: async () => (await call('/api/courier/map/way')).way,
};
