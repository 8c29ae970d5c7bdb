import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';
import { claims } from '../data/claims.query.js';

/** Claims are polled, as the stream has no event for them. */
const AGAIN_MS = 30_000;

export function useClaims(state: 'open' | 'decided') {
  const found = useQuery({
    queryKey: claims.key(state),
    queryFn: () => claims.read(state),
    refetchInterval: AGAIN_MS,
  });
  return listOf(found);
}

export function useClaimFile(id: number) {
  return useQuery({ queryKey: ['claims', 'file', id], queryFn: () => claims.file(id) });
}

export function useClaimDecision(id: number) {
  return useMutation({
    mutationFn: (body: Parameters<typeof claims.decide>[1]) => claims.decide(id, body),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['wallet'] });
      void cache.invalidateQueries({ queryKey: ['decisions'] });
      return cache.invalidateQueries({ queryKey: ['claims'] });
    },
  });
}
