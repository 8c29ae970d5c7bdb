import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import { everyPage } from '../../ground/every-page.js';

/** All merchants of the hub, for choices. */
export function useEveryMerchant(enabled = true) {
  return useQuery({
    queryKey: ['merchants', 'all'],
    queryFn: () => everyPage((query) => answer(api.GET('/api/admin/merchants', { params: { query } }))),
    enabled,
  });
}

/** All couriers of the hub, for choices. */
export function useEveryCourier(filter: { approved?: 'true' } = {}, enabled = true) {
  return useQuery({
    queryKey: ['couriers', 'all', filter],
    queryFn: () =>
      everyPage((page) =>
        answer(api.GET('/api/admin/couriers', { params: { query: { ...filter, ...page } } })),
      ),
    enabled,
  });
}
