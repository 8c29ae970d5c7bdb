import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { refused, notify } from '../../ground/ui/toast.js';
import { subscriptions } from '../data/subscriptions.query.js';
import type { Subscription } from './deliveries.rules.js';
import { webhookWords as text } from '../words.js';

const KEY = ['webhooks', 'subscriptions'];

export function useSubscriptions() {
  return useQuery({ ...subscriptions.all(), refetchInterval: 30_000 });
}

export function useTestMessage() {
  return useMutation({
    mutationFn: (id: number) =>
      answer(api.POST('/api/admin/webhooks/subscriptions/{id}/test', { params: { path: { id } } })),
    onSettled: () => cache.invalidateQueries({ queryKey: ['webhooks'] }),
    onError: refused,
  });
}

export function useReactivation() {
  return useMutation({
    mutationFn: ({ face, id }: Subscription) =>
      api.POST('/api/admin/webhooks/subscriptions/{face}/{id}/reactivate', {
        params: { path: { face, id } },
      }),
    onSuccess: () => {
      notify(text.reactivated);
      return cache.invalidateQueries({ queryKey: KEY });
    },
    onError: refused,
  });
}

/** Fetches the secret on demand; the audit log records it. */
export function useSecret() {
  return useMutation({
    mutationFn: ({ face, id }: Subscription) =>
      answer(
        api.POST('/api/admin/webhooks/subscriptions/{face}/{id}/secret', { params: { path: { face, id } } }),
      ),
    onError: refused,
    gcTime: 0,
  });
}
