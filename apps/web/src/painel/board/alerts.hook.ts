import { useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import type { paths } from '../../ground/generated/console.js';
import { useLive } from '../../ground/live.js';
import { refused } from '../../ground/ui/toast.js';

export type Alert =
  paths['/api/admin/alerts']['get']['responses'][200]['content']['application/json']['items'][number];

const ALERTS = ['alerts'];
const NONE: readonly Alert[] = [];
/** Alerts that a colleague closed leave the board by then. */
const AGAIN_MS = 30_000;

/** Open alerts, as the stream tells of them. */
export function useAlerts() {
  const { data } = useQuery({
    queryKey: ALERTS,
    queryFn: () => answer(api.GET('/api/admin/alerts')),
    refetchInterval: AGAIN_MS,
  });
  const reread = () => void cache.invalidateQueries({ queryKey: ALERTS });
  useLive({
    order: ({ type }) => {
      if (type === 'order.act_refused') reread();
    },
    courier: ({ type }) => {
      if (type === 'courier.emergency') reread();
    },
  });
  const close = async (id: number) => {
    try {
      await api.POST('/api/admin/alerts/{id}/close', { params: { path: { id: String(id) } } });
    } catch (error) {
      refused(error);
    }
    reread();
  };
  return { alerts: data?.items ?? NONE, close };
}
