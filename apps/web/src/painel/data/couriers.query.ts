import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';

const at = (id: number) => ({ params: { path: { id } } });
const NAMES_FRESH_MS = 300_000;

async function readNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = await Promise.all(ids.map((id) => answer(api.GET('/api/admin/couriers/{id}', at(id)))));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Couriers' records: what is read of them, and under which key. */
export const couriers = {
  /** All that is cached of one courier; lists begin with `couriers`. */
  key: (id: number) => ['courier', id] as const,
  one: (id: number) =>
    queryOptions({
      queryKey: couriers.key(id),
      queryFn: () => answer(api.GET('/api/admin/couriers/{id}', at(id))),
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
