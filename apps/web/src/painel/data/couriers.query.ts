import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';
import type { paths } from '../../ground/generated/console.js';

const at = (id: number) => ({ params: { path: { id } } });
const NAMES_FRESH_MS = 300_000;

type CourierQuery = NonNullable<paths['/api/admin/couriers']['get']['parameters']['query']>;

async function readNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await Promise.all(ids.map(couriers.record));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Couriers' records: what is read of them, and under which key. */
export const couriers = {
  /** All that is cached of one courier; lists begin with `couriers`. */
  key: (id: number) => ['courier', id] as const,
  read: (query: CourierQuery) => answer(api.GET('/api/admin/couriers', { params: { query } })),
  record: (id: number) => answer(api.GET('/api/admin/couriers/{id}', at(id))),
  one: (id: number) =>
    queryOptions({
      queryKey: couriers.key(id),
      queryFn: () => couriers.record(id),
      staleTime: 5_000,
    }),
  /** Where a courier opens the app on a phone. */
  app: () =>
    queryOptions({
      queryKey: ['courier-app'],
      queryFn: () => answer(api.GET('/api/admin/courier-app')),
      staleTime: NAMES_FRESH_MS,
    }),
  names: (ids: readonly number[]) =>
    queryOptions({
      queryKey: ['courier-names', ids],
      queryFn: () => readNames(ids),
      staleTime: NAMES_FRESH_MS,
    }),
  onlineNames: () =>
    queryOptions({
      queryKey: ['couriers', 'online', 'names'],
      queryFn: () => answer(api.GET('/api/admin/couriers/online', { params: { query: { perPage: 200 } } })),
    }),
};
