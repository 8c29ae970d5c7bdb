import { type Answer, read } from '../../base/api/client.js';
import { useNow } from '../../base/time.js';

export const hubSettings = { ...read('/api/admin/hub/settings'), staleTime: 300_000 };

/** Null: no rush is on. */
export function useRush(rush: Answer<'/api/admin/hub/settings'>['rush'] | undefined) {
  const now = useNow();
  return rush && Date.parse(rush.until) > now ? rush : null;
}
