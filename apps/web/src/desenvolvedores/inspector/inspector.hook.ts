import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { again } from '../data/apps.hook.js';
import { useFeed } from '../data/feed.hook.js';
import { useAskAgainMs } from '../data/live.hook.js';

export type Sent = Answer<'/api/developer/apps/{id}/deliveries', 'get'>['items'][number];

export const STATES = ['queued', 'due', 'delivered', 'given_up', 'skipped', 'merged', 'cancelled'] as const;
export const ANSWERS = ['2xx', '3xx', '4xx', '5xx'] as const;
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface SentFilter {
  readonly state: (typeof STATES)[number] | undefined;
  readonly orderId: number | undefined;
}

interface ReceivedFilter {
  readonly status: (typeof ANSWERS)[number] | undefined;
  readonly method: (typeof METHODS)[number] | undefined;
  readonly path: string | undefined;
}

const PAGE = 50;
const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'due']);
const UNDER_WAY_MS = 5_000;

export function useSentList(id: number, { state, orderId }: SentFilter) {
  const filter = { ...(state && { state }), ...(orderId !== undefined && { orderId }) };
  return useFeed(['app', id, 'deliveries', 'list', filter], (from) => {
    const query = { limit: PAGE, ...filter, ...from };
    return answer(api.GET('/api/developer/apps/{id}/deliveries', { params: { path: { id }, query } }));
  });
}

/** The stream has the newest messages only, so an older one that is under way is looked for again. */
export function useSent(id: number, deliveryId: number) {
  const askAgainMs = useAskAgainMs();
  return useQuery({
    queryKey: ['app', id, 'deliveries', deliveryId],
    refetchInterval: ({ state }) => (UNDER_WAY.has(state.data?.state ?? '') ? UNDER_WAY_MS : askAgainMs),
    queryFn: () =>
      answer(
        api.GET('/api/developer/apps/{id}/deliveries/{deliveryId}', {
          params: { path: { id, deliveryId } },
        }),
      ),
  });
}

export function useResend(id: number) {
  return useMutation({
    mutationFn: (deliveryId: number) =>
      answer(
        api.POST('/api/developer/apps/{id}/deliveries/{deliveryId}/resend', {
          params: { path: { id, deliveryId } },
        }),
      ),
    onSuccess: again(['app', id, 'deliveries']),
  });
}

export type ResentState = 'delivered' | 'given_up' | 'cancelled';

interface Resent {
  readonly state?: ResentState;
  readonly orderId?: number;
  readonly event?: string;
  readonly from?: string;
  readonly to?: string;
}

export function useResendRange(id: number) {
  return useMutation({
    mutationFn: (body: Resent) =>
      answer(api.POST('/api/developer/apps/{id}/deliveries/resend', { params: { path: { id } }, body })),
    onSuccess: again(['app', id, 'deliveries']),
  });
}

export function useReceivedList(id: number, { status, method, path }: ReceivedFilter) {
  const filter = {
    ...(status && { status }),
    ...(method && { method }),
    ...(path !== undefined && { path }),
  };
  return useFeed(['app', id, 'requests', 'list', filter], (from) => {
    const query = { limit: PAGE, ...filter, ...from };
    return answer(api.GET('/api/developer/apps/{id}/requests', { params: { path: { id }, query } }));
  });
}

export function useReceived(id: number, requestId: number) {
  return useQuery({
    queryKey: ['app', id, 'requests', requestId],
    queryFn: () =>
      answer(
        api.GET('/api/developer/apps/{id}/requests/{requestId}', { params: { path: { id, requestId } } }),
      ),
  });
}
