import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { useItems } from '../../ground/api/list.js';
import { again, pathOf } from '../data/apps.hook.js';
import { useFeed } from '../data/feed.hook.js';
import { useAskAgainMs } from '../data/live.hook.js';

type TestOrder = Answer<'/api/developer/apps/{id}/orders/{orderId}', 'get'>;
type Step = TestOrder['steps'][number];

export const SCENARIOS = ['normal', 'fail_stop', 'give_back', 'late', 'nobody'] as const;
export type Scenario = (typeof SCENARIOS)[number];

const PAGE = 30;

export function useTestOrders(id: number) {
  return useFeed(['app', id, 'orders', 'list'], (from) => {
    const query = { limit: PAGE, ...from };
    return answer(api.GET('/api/developer/apps/{id}/orders', { params: { path: { id }, query } }));
  });
}

export function useTestOrder(id: number, orderId: number) {
  const refetchInterval = useAskAgainMs();
  return useQuery({
    queryKey: ['app', id, 'orders', orderId],
    refetchInterval,
    queryFn: () =>
      answer(api.GET('/api/developer/apps/{id}/orders/{orderId}', { params: { path: { id, orderId } } })),
  });
}

/** The last texts that recipients of the sandbox's orders would have got. */
export function useSandboxMessages(id: number) {
  const refetchInterval = useAskAgainMs();
  const read = () => api.GET('/api/developer/apps/{id}/messages', pathOf(id));
  return useItems(['app', id, 'messages'], read, { refetchInterval });
}

export function useCreateOrder(id: number) {
  return useMutation({
    mutationFn: (scenario: Scenario) =>
      answer(api.POST('/api/developer/apps/{id}/orders', { ...pathOf(id), body: { scenario } })),
    onSuccess: again(['app', id, 'orders']),
  });
}

export function useStep(id: number, orderId: number) {
  return useMutation({
    mutationFn: (step: Step) =>
      answer(
        api.POST('/api/developer/apps/{id}/orders/{orderId}/steps', {
          params: { path: { id, orderId } },
          body: { step },
        }),
      ),
    onSettled: again(['app', id, 'orders'], ['app', id, 'deliveries'], ['app', id, 'messages']),
  });
}
