import { useMutation } from '@tanstack/react-query';
import { cache, type Answer } from '../../ground/api/client.js';
import { useNow } from '../../ground/time.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { hubActs } from './hub-acts.query.js';
import { hub } from './hub.query.js';
import { rushWords as text } from '../words.js';

type Rush = Answer<'/api/admin/hub/settings', 'get'>['rush'];

/** The rush that is under way, and its end. */
export function useRush(rush: Rush | undefined) {
  const at = useNow();
  const ending = useMutation({
    mutationFn: hubActs.endRush,
    onSuccess: async () => {
      notify(text.ended);
      await cache.invalidateQueries({ queryKey: hub.key });
    },
    onError: refused,
  });
  return {
    under: rush && Date.parse(rush.until) > at ? rush : null,
    end: () => ending.mutate(),
    ending: ending.isPending,
  };
}
