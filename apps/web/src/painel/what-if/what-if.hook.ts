import { useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, cache } from '../../ground/api/client.js';
import { goQuery } from '../../ground/router.js';
import { notify, refused } from '../../ground/ui/toast.js';
import { hub } from '../data/hub.query.js';
import { hubActs } from '../data/hub-acts.query.js';
import type { Dispatch } from '../settings/settings.rules.js';
import { isUnderWay } from './what-if.rules.js';
import { whatIfWords as text } from '../words.js';

const REPLAYS = ['dispatch-replays'];
const WORKING_MS = 1_000;
const IDLE_MS = 30_000;

/** Polls while a replay runs, also one that was started before a reload. */
export function useReplays() {
  return useQuery({
    queryKey: REPLAYS,
    queryFn: () => answer(api.GET('/api/admin/dispatch-replays')),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? WORKING_MS : IDLE_MS),
  });
}

interface NewReplay {
  readonly day: string;
  readonly dispatch: Dispatch;
}

export function useBeginReplay() {
  return useMutation({
    mutationFn: (body: NewReplay) => answer(api.POST('/api/admin/dispatch-replays', { body })),
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: REPLAYS });
      goQuery({ simulacao: String(id) });
    },
  });
}

export function useCancelReplay() {
  return useMutation({
    mutationFn: (id: number) =>
      api.POST('/api/admin/dispatch-replays/{id}/cancel', { params: { path: { id } } }),
    onError: refused,
    onSettled: () => cache.invalidateQueries({ queryKey: REPLAYS }),
  });
}

async function save(dispatch: Dispatch): Promise<void> {
  await hubActs.saveSettings({ dispatch });
  await cache.invalidateQueries({ queryKey: hub.key });
}

/** Saves the tried settings as the hub's own. The notice offers the former ones again. */
export function useAdopt(present: Dispatch) {
  return useMutation({
    mutationFn: save,
    onSuccess: () => notify(text.adopted, () => save(present).catch(refused)),
    onError: refused,
  });
}
