import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../ground/api/client.js';

const MOST = 200;
/** An application has no event of the live stream. */
const AGAIN_MS = 30_000;

/** Who awaits approval, the longest first. */
export function useApplications() {
  return useQuery({
    queryKey: ['couriers', 'applications'],
    queryFn: () =>
      answer(
        api.GET('/api/admin/couriers', {
          params: { query: { registration: 'awaiting_approval', perPage: MOST } },
        }),
      ),
    refetchInterval: AGAIN_MS,
  });
}
