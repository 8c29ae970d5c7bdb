import { useQuery } from '@tanstack/react-query';
import { type Answer, read } from '../../ground/api/client.js';
import { useAskAgainMs } from '../data/live.hook.js';

export type Sent = Answer<'/api/developer/apps/{id}/deliveries'>['items'][number];

const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'due']);
const UNDER_WAY_MS = 5_000;

/** The stream has the newest messages only, so an older one that is under way is looked for again. */
export function useSent(id: number, deliveryId: number) {
  const askAgainMs = useAskAgainMs();
  return useQuery({
    ...read('/api/developer/apps/{id}/deliveries/{deliveryId}', { id, deliveryId }),
    refetchInterval: ({ state }) => (UNDER_WAY.has(state.data?.state ?? '') ? UNDER_WAY_MS : askAgainMs),
  });
}

export type ResentState = 'delivered' | 'given_up' | 'cancelled';

export function useReceived(id: number, requestId: number) {
  return useQuery(read('/api/developer/apps/{id}/requests/{requestId}', { id, requestId }));
}
