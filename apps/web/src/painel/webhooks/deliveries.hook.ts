import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { useList } from '../../ground/api/list.js';
import { now } from '../../ground/time.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { queryOf, resendBodyOf, type Filter } from './deliveries.rules.js';
import { webhookWords as text } from '../words.js';

const KEY = ['webhooks', 'deliveries'];
const PAGE = 50;
/** Deliveries are polled, as the stream has no event for them. */
const AGAIN_MS = 2_000;

export function useDeliveries(filter: Filter) {
  return useList(
    [...KEY, 'list', filter],
    (page) => {
      const query = { ...queryOf(filter, now()), ...page, limit: PAGE };
      return answer(api.GET('/api/admin/webhooks/deliveries', { params: { query } }));
    },
    { refetchInterval: AGAIN_MS },
  );
}

export function useDelivery(id: number) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: () => answer(api.GET('/api/admin/webhooks/deliveries/{id}', { params: { path: { id } } })),
    refetchInterval: AGAIN_MS,
  });
}

async function resendEach(ids: readonly number[]): Promise<number> {
  let sent = 0;
  let failure: unknown = null;
  for (const id of ids)
    try {
      await api.POST('/api/admin/webhooks/deliveries/{id}/resend', { params: { path: { id } } });
      sent++;
    } catch (error) {
      failure ??= error;
    }
  if (failure !== null) refused(failure);
  return sent;
}

/** Sends deliveries again: the named ones, or all that a filter finds. */
export function useResend() {
  const settle = {
    onSuccess: (sent: number) => {
      if (sent > 0) notify(text.resent(sent));
      return cache.invalidateQueries({ queryKey: KEY });
    },
    onError: refused,
  };
  const some = useMutation({ mutationFn: resendEach, ...settle });
  const matching = useMutation({
    mutationFn: async (filter: Filter) => {
      const body = resendBodyOf(filter, now());
      if (!body) return 0;
      return (await answer(api.POST('/api/admin/webhooks/deliveries/resend', { body }))).resent;
    },
    ...settle,
  });
  return { some, matching };
}
