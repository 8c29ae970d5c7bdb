import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';
import { claims } from '../data/claims.query.js';
import { contests } from '../data/contests.query.js';
import { decisions } from '../data/unserved.query.js';

/** Claims and contests are polled, as the stream has no event for all of them. */
const AGAIN_MS = 30_000;

/** All that waits for a decision, as the head of the board lists it. */
export function useWaiting() {
  return listOf(useQuery(decisions.all()));
}

/** Claims and contests that were decided, the last ones first. */
export function useDecided() {
  const found = useQuery({
    queryKey: ['decisions', 'decided'],
    queryFn: async () => {
      const [claimed, contested] = await Promise.all([claims.read('decided'), contests.read('decided')]);
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

export function useOpenContest(id: number) {
  const query = { queryKey: contests.key('open'), queryFn: () => contests.read('open') };
  return useQuery({ ...query, enabled: id > 0 }).data?.items.find((one) => one.id === id);
}

export function useClaimFile(id: number) {
  return useQuery({ queryKey: ['claims', 'file', id], queryFn: () => claims.file(id) });
}

const settled = {
  onSettled: () =>
    Promise.all(
      [['wallet'], ['claims'], ['contests'], ['decisions']].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    ),
};

export function useClaimDecision(id: number) {
  return useMutation({
    mutationFn: (body: Parameters<typeof claims.decide>[1]) => claims.decide(id, body),
    ...settled,
  });
}

export function useContestDecision(id: number) {
  return useMutation({
    mutationFn: (body: Parameters<typeof contests.decide>[1]) => contests.decide(id, body),
    ...settled,
  });
}
