import { answer, api } from './api.store.js';

/** Where orders are on the courier's way. */
export const way = {
  demand: async () => (await answer(api.GET('/api/courier/map/demand'))).items,
  /** The own way ahead, by road. */
  ahead: async () => (await answer(api.GET('/api/courier/map/way'))).way,
  /** A stop's address that the courier was told; the answer has the new pay. */
  setStop: (
    id: number,
    stopId: string,
    body: { address: string | null; name: string | null; phone: string | null },
  ) => answer(api.PUT('/api/courier/orders/{id}/stops/{stopId}', { params: { path: { id, stopId } }, body })),
};
