import { useQuery } from '@tanstack/react-query';
import type { Asks } from '../../base/api/client.js';
import { everyItem } from '../../base/api/list.js';

export function useEveryMerchant(enabled = true) {
  return useQuery({
    queryKey: ['admin', 'merchants', 'all'],
    queryFn: () => everyItem('/api/admin/merchants', { perPage: 200 }),
    enabled,
  });
}

export function useEveryCourier(filter: Asks<'/api/admin/couriers'> = {}, enabled = true) {
  return useQuery({
    queryKey: ['admin', 'couriers', 'all', filter],
    queryFn: () => everyItem('/api/admin/couriers', { ...filter, perPage: 200 }),
    enabled,
  });
}
