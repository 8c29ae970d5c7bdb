import { useMutation, useQuery } from '@tanstack/react-query';
import { cache } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';
import { hub } from '../data/hub.query.js';
import { shifts } from '../data/shifts.query.js';

/** Couriers take shifts while the screen is open, and the stream has no event for them. */
const AGAIN_MS = 30_000;

export function useShifts(week: string) {
  const query = useQuery({
    queryKey: shifts.key(week),
    queryFn: () => shifts.read(week),
    refetchInterval: AGAIN_MS,
  });
  return { list: listOf(query), refetch: query.refetch };
}

/** An act on shifts; what is shown of them is read again. */
export function useShiftAct<A, R>(act: (what: A) => Promise<R>) {
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: ['shifts'] }),
  });
}

/** Names that the form of a shift offers. */
export function useShiftGround() {
  const vehicles = useQuery(hub.vehicles());
  const areas = useQuery(hub.areas());
  return { vehicles: vehicles.data?.items ?? [], areas: areas.data?.items ?? [] };
}
