import { useMutation, useQuery } from '@tanstack/react-query';
import { read, again } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';

/** Couriers take shifts while the screen is open, and the stream has no event for them. */
const AGAIN_MS = 30_000;

export function useShifts(week: string) {
  const query = useQuery({ ...read('/api/admin/shifts', { week }), refetchInterval: AGAIN_MS });
  return { list: listOf(query), refetch: query.refetch };
}

/** An act on shifts; what is shown of them is read again. */
export function useShiftAct<A, R>(act: (what: A) => Promise<R>) {
  return useMutation({
    mutationFn: act,
    onSettled: () => again('/api/admin/shifts'),
  });
}

/** Names that the form of a shift offers. */
export function useShiftGround() {
  const vehicles = useQuery(read('/api/admin/vehicle-types'));
  const areas = useQuery(read('/api/admin/service-areas'));
  return { vehicles: vehicles.data?.items ?? [], areas: areas.data?.items ?? [] };
}
