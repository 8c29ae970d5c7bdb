import { useMutation } from '@tanstack/react-query';
import { type Answer, read, write } from '../../base/api/client.js';
import { useNow } from '../../base/time.js';
import { notify } from '../../base/ui/toast.js';
import { rushWords as text } from '../words.js';

/** The settings of the hub, for screens that only look something up. */
export const hubSettings = { ...read('/api/admin/hub/settings'), staleTime: 300_000 };

type Rush = Answer<'/api/admin/hub/settings'>['rush'];

/** The rush that is under way, and its end. */
export function useRush(rush: Rush | undefined) {
  const now = useNow();
  const ending = useMutation(write('DELETE /api/admin/hub/rush', { onSuccess: () => notify(text.ended) }));
  return {
    under: rush && Date.parse(rush.until) > now ? rush : null,
    end: () => ending.mutate(undefined),
    ending: ending.isPending,
  };
}
