import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';

const FRESH_MS = 300_000;

/** The hub: its settings and its vehicle types. */
export const hub = {
  key: ['hub'] as const,
  settings: () =>
    queryOptions({
      queryKey: [...hub.key, 'settings'],
      queryFn: () => answer(api.GET('/api/admin/hub/settings')),
      staleTime: FRESH_MS,
    }),
  vehiclesKey: ['vehicle-types'] as const,
  vehicles: () =>
    queryOptions({
      queryKey: hub.vehiclesKey,
      queryFn: () => answer(api.GET('/api/admin/vehicle-types')),
    }),
};
