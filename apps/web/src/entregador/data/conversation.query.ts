import { answer, api } from './api.store.js';

/** What recipient and courier of a stop have written. */
export const conversationOf = (id: number, stopId: string) =>
  answer(
    api.GET('/api/courier/orders/{id}/stops/{stopId}/messages', {
      params: { path: { id: String(id), stopId } },
    }),
  );
