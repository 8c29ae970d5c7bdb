import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';

/** Where events are sent to. */
export const subscriptions = {
  all: () =>
    queryOptions({
      queryKey: ['webhooks', 'subscriptions'],
      queryFn: () => answer(api.GET('/api/admin/webhooks/subscriptions')),
      staleTime: 300_000,
    }),
};
