import { queryOptions } from '@tanstack/react-query';
import { call } from '../../ground/api/client.js';

/** The server keeps a forecast for so long. */
const QUEUE_MS = 15_000;

/** Orders of the account that wait for a busy courier, by id. */
export const queue = queryOptions({
  queryKey: ['merchant', 'queue', 'by-order'],
  queryFn: async () => {
    const { items } = await call('/api/merchant/queue');
    return new Map(items.map((item) => [item.orderId, item]));
  },
  refetchInterval: QUEUE_MS,
});
