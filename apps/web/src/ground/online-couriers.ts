import { useQuery } from '@tanstack/react-query';
import { answer, api, cache, type Courier } from './api/client.js';
import { useLive } from './live.js';

const KEY = ['couriers', 'online'];
const PAGE = 200;

async function readOnline(): Promise<Courier[]> {
  const items: Courier[] = [];
  for (let page = 1; ; page += 1) {
    const found = await answer(
      api.GET('/api/admin/couriers/online', { params: { query: { page, perPage: PAGE } } }),
    );
    items.push(...found.items);
    if (items.length >= found.total || found.items.length === 0) return items;
  }
}

/** Couriers on shift; the stream keeps their positions up to date. */
export function useOnlineCouriers() {
  const couriers = useQuery({ queryKey: KEY, queryFn: readOnline });
  useLive({
    courier: (event) => {
      const known = cache.getQueryData<Courier[]>(KEY)?.some(({ id }) => id === event.id) ?? false;
      if (known !== event.online) void cache.invalidateQueries({ queryKey: KEY });
      else
        cache.setQueryData<Courier[]>(KEY, (all = []) =>
          all.map((one) =>
            one.id === event.id
              ? { ...one, status: event.status, lastSeenAt: event.lastSeenAt, location: event.location }
              : one,
          ),
        );
    },
  });
  return couriers;
}

/** Puts a courier's new record into the cached list of those on shift. */
export function keepCourier(courier: Courier): void {
  cache.setQueryData<Courier[]>(KEY, (all) =>
    all?.map((one) => (one.id === courier.id ? { ...one, ...courier } : one)),
  );
}
