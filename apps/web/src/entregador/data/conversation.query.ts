import { call } from './api.store.js';

/** What recipient and courier of a stop have written. */
export const conversationOf = (id: number, stopId: string) =>
  call('/api/courier/orders/{id}/stops/{stopId}/messages', { id, stopId });
