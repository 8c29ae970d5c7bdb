import { useMutation, useQuery } from '@tanstack/react-query';
import { again, type Answer, call, read } from '../../ground/api/client.js';
import { useFeed } from '../data/feed.hook.js';
import { useAskAgainMs } from '../data/live.hook.js';

export type Sent = Answer<'/api/developer/apps/{id}/deliveries'>['items'][number];

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
  return useFeed('/api/developer/apps/{id}/deliveries', { id, limit: PAGE, ...filter });
}

/** The stream has the newest messages only, so an older one that is under way is looked for again. */
export function useSent(id: number, deliveryId: number) {
  const askAgainMs = useAskAgainMs();
  return useQuery({
    ...read('/api/developer/apps/{id}/deliveries/{deliveryId}', { id, deliveryId }),
    refetchInterval: ({ state }) => (UNDER_WAY.has(state.data?.state ?? '') ? UNDER_WAY_MS : askAgainMs),
  });
}

export function useResend(id: number) {
  return useMutation({
    mutationFn: (deliveryId: number) =>
      call('POST /api/developer/apps/{id}/deliveries/{deliveryId}/resend', { id, deliveryId }),
    onSuccess: () => again('/api/developer/apps'),
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
    mutationFn: (body: Resent) => call('POST /api/developer/apps/{id}/deliveries/resend', { id, ...body }),
    onSuccess: () => again('/api/developer/apps'),
  });
}

export function useReceivedList(id: number, { status, method, path }: ReceivedFilter) {
  const filter = {
    ...(status && { status }),
    ...(method && { method }),
    ...(path !== undefined && { path }),
  };
  return useFeed('/api/developer/apps/{id}/requests', { id, limit: PAGE, ...filter });
}

export function useReceived(id: number, requestId: number) {
  return useQuery(read('/api/developer/apps/{id}/requests/{requestId}', { id, requestId }));
}
