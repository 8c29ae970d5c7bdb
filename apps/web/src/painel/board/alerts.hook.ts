import { useQuery } from '@tanstack/react-query';
import { call, type Answer, read, again } from '../../ground/api/client.js';
import { useLive } from '../../ground/live.js';
import { refused } from '../../ground/ui/toast.js';

export type Alert = Answer<'/api/admin/alerts'>['items'][number];
const NONE: readonly Alert[] = [];
/** Alerts that a colleague closed leave the board by then. */
const AGAIN_MS = 30_000;

/** Open alerts, as the stream tells of them. */
export function useAlerts() {
  const { data } = useQuery({ ...read('/api/admin/alerts'), refetchInterval: AGAIN_MS });
  const reread = () => void again('/api/admin/alerts');
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
      await call('POST /api/admin/alerts/{id}/close', { id });
    } catch (error) {
      refused(error);
    }
    reread();
  };
  return { alerts: data?.items ?? NONE, close };
}
