import { useMutation } from '@tanstack/react-query';
import { call, again } from '../../ground/api/client.js';
import { now } from '../../ground/time.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { resendBodyOf, type Filter } from './deliveries.rules.js';
import { webhookWords as text } from '../words.js';

async function resendEach(ids: readonly number[]): Promise<number> {
  let sent = 0;
  let failure: unknown = null;
  for (const id of ids)
    try {
      await call('POST /api/admin/webhooks/deliveries/{id}/resend', { id });
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
      return again('/api/admin/webhooks/deliveries');
    },
    onError: refused,
  };
  const some = useMutation({ mutationFn: resendEach, ...settle });
  const matching = useMutation({
    mutationFn: async (filter: Filter) => {
      const body = resendBodyOf(filter, now());
      if (!body) return 0;
      return (await call('POST /api/admin/webhooks/deliveries/resend', body)).resent;
    },
    ...settle,
  });
  return { some, matching };
}
