import { useMutation, useQuery } from '@tanstack/react-query';
import { call, read, again } from '../../ground/api/client.js';
import { refused } from '../../ground/ui/toast.js';

export function useSubscriptions() {
  return useQuery({ ...read('/api/admin/webhooks/subscriptions'), refetchInterval: 30_000 });
}

export function useTestMessage() {
  return useMutation({
    mutationFn: (id: number) => call('POST /api/admin/webhooks/subscriptions/{id}/test', { id }),
    onSettled: () => again('/api/admin/webhooks/deliveries', '/api/admin/webhooks/subscriptions'),
    onError: refused,
  });
}
