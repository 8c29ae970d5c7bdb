import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';
import { contests } from '../data/contests.query.js';

/** Contests are polled, as the stream has no event for them. */
const AGAIN_MS = 30_000;

export function useContests(state: 'open' | 'decided') {
  const found = useQuery({
    queryKey: contests.key(state),
    queryFn: () => contests.read(state),
    refetchInterval: AGAIN_MS,
  });
  return listOf(found);
}

export function useContestDecision(id: number) {
  return useMutation({
    mutationFn: (body: Parameters<typeof contests.decide>[1]) => contests.decide(id, body),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['wallet'] });
      return cache.invalidateQueries({ queryKey: ['contests'] });
    },
  });
}
