import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';

const FRESH_MS = 300_000;

/** The hub: its settings, its vehicle types and its areas. */
export const hub = {
  key: ['hub'] as const,
  /** The company with all of its settings. */
  whole: () => queryOptions({ queryKey: hub.key, queryFn: () => answer(api.GET('/api/admin/hub')) }),
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
  areasKey: ['service-areas'] as const,
  areas: () =>
    queryOptions({
      queryKey: hub.areasKey,
      queryFn: () => answer(api.GET('/api/admin/service-areas')),
    }),
};
