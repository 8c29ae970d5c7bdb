import { useQuery } from '@tanstack/react-query';
import { everyPage } from '../../ground/every-page.js';
import { couriers } from '../data/couriers.query.js';
import { merchants } from '../data/merchants.query.js';

/** All merchants of the hub, for choices. */
export function useEveryMerchant(enabled = true) {
  return useQuery({
    queryKey: ['merchants', 'all'],
    queryFn: () => everyPage(merchants.read),
    enabled,
  });
}

/** All couriers of the hub, for choices. */
export function useEveryCourier(filter: { approved?: 'true' } = {}, enabled = true) {
  return useQuery({
    queryKey: ['couriers', 'all', filter],
    queryFn: () => everyPage((page) => couriers.read({ ...filter, ...page })),
    enabled,
  });
}
