import { type Answer, read } from '../../base/api/client.js';
import { useNow } from '../../base/time.js';

/** The settings of the hub, for screens that only look something up. */
export const hubSettings = { ...read('/api/admin/hub/settings'), staleTime: 300_000 };

/** The rush that is under way; null: none is. */
export function useRush(rush: Answer<'/api/admin/hub/settings'>['rush'] | undefined) {
  const now = useNow();
  return rush && Date.parse(rush.until) > now ? rush : null;
}
