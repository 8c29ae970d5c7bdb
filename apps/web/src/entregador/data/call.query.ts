import { answer, api } from './api.store.js';

/** Has the company's telephony ring this courier, and then the recipient of a stop. */
export const callRecipient = (id: number, stopId: string) =>
  answer(
    api.POST('/api/courier/orders/{id}/stops/{stopId}/call', {
      params: { path: { id: String(id), stopId } },
    }),
  );
