import { queryOptions } from '@tanstack/react-query';
import { answer, api, type Answer, type Body, cache } from '../../ground/api/client.js';

export type StopFault = Answer<'/api/admin/orders/{id}/faults', 'get'>['items'][number];

const key = (orderId: number) => ['faults', orderId] as const;

/** Who answers for the stops of an order that went wrong. */
export const faults = {
  of: (orderId: number) =>
    queryOptions({
      queryKey: key(orderId),
      queryFn: () => answer(api.GET('/api/admin/orders/{id}/faults', { params: { path: { id: orderId } } })),
    }),
  change: async (
    orderId: number,
    stop: number,
    body: Body<'/api/admin/orders/{id}/faults/{stop}', 'post'>,
  ): Promise<void> => {
    const params = { path: { id: orderId, stop } };
    const changed = await answer(api.POST('/api/admin/orders/{id}/faults/{stop}', { params, body }));
    cache.setQueryData(key(orderId), changed);
    void cache.invalidateQueries({ queryKey: ['wallet'] });
  },
};
