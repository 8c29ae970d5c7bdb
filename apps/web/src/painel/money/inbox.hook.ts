import { useQuery } from '@tanstack/react-query';
import { call, read, type Answer } from '../../base/api/client.js';
import { listOf } from '../../base/api/list.js';
import { useHas } from '../../desk/session.js';

export type Contest = Answer<'/api/admin/contests'>['items'][number];

/** Claims and contests are polled, as the stream has no event for all of them. */
const AGAIN_MS = 30_000;
const WAITING_MS = 15_000;

/** All that waits for a decision, as the head of the board lists it. */
export function useWaiting() {
  return listOf(useQuery({ ...read('/api/admin/decisions'), refetchInterval: WAITING_MS }));
}

/** Claims and contests that were decided, the last ones first. */
export function useDecided() {
  const claims = useHas()('claims');
  const found = useQuery({
    queryKey: ['admin', 'decisions', 'decided'],
    queryFn: async () => {
      const [claimed, contested] = await Promise.all([
        claims ? call('/api/admin/claims', { state: 'decided' }) : { items: [] },
        call('/api/admin/contests', { state: 'decided' }),
      ]);
      const items = [
        ...claimed.items.map((one) => ({ ...one, claim: true as const })),
        ...contested.items.map((one) => ({ ...one, claim: false as const })),
      ];
      return { items: items.sort((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? '')) };
    },
    refetchInterval: AGAIN_MS,
  });
  return listOf(found);
}
