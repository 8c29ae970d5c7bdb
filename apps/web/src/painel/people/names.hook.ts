import { useQuery } from '@tanstack/react-query';
import { everyPage } from '../../desk/every-page.js';
import { call, type Asks } from '../../base/api/client.js';

/** All merchants of the hub, for choices. */
export function useEveryMerchant(enabled = true) {
  return useQuery({
    queryKey: ['admin', 'merchants', 'all'],
    queryFn: () => everyPage((page) => call('/api/admin/merchants', page)),
    enabled,
  });
}

/** All couriers of the hub, for choices. */
export function useEveryCourier(filter: Asks<'/api/admin/couriers'> = {}, enabled = true) {
  return useQuery({
    queryKey: ['admin', 'couriers', 'all', filter],
    queryFn: () => everyPage((page) => call('/api/admin/couriers', { ...filter, ...page })),
    enabled,
  });
}
