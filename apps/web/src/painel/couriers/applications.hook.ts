import { useQuery } from '@tanstack/react-query';
import { couriers } from '../data/couriers.query.js';

const MOST = 200;
/** Applications are polled, as the stream has no event for them. */
const AGAIN_MS = 30_000;

/** Couriers who await approval, the oldest application first. */
export function useApplications() {
  return useQuery({
    queryKey: ['couriers', 'applications'],
    queryFn: () => couriers.read({ registration: 'awaiting_approval', perPage: MOST }),
    refetchInterval: AGAIN_MS,
  });
}
