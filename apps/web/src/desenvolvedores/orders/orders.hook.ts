import { useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../ground/api/list.js';
import { type Answer, read } from '../../ground/api/client.js';
import { useFeed } from '../data/feed.hook.js';
import { useAskAgainMs } from '../data/live.hook.js';

type TestOrder = Answer<'/api/developer/apps/{id}/orders/{orderId}'>;
type Step = TestOrder['steps'][number];

export const SCENARIOS = ['normal', 'fail_stop', 'give_back', 'late', 'nobody'] as const;
export type Scenario = (typeof SCENARIOS)[number];

const PAGE = 30;

export function useTestOrders(id: number) {
  return useFeed('/api/developer/apps/{id}/orders', { id, limit: PAGE });
}

export function useTestOrder(id: number, orderId: number) {
  const refetchInterval = useAskAgainMs();
  return useQuery({ ...read('/api/developer/apps/{id}/orders/{orderId}', { id, orderId }), refetchInterval });
}

/** The last texts that recipients of the sandbox's orders would have got. */
export function useSandboxMessages(id: number) {
  return useQuery({
    ...read('/api/developer/apps/{id}/messages', { id }),
    select: itemsOf,
    refetchInterval: useAskAgainMs(),
  });
}
