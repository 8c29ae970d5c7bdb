import { useMutation } from '@tanstack/react-query';
import { answer, api, type Answer } from '../../ground/api/client.js';
import { useItems } from '../../ground/api/list.js';
import { again, pathOf } from '../data/apps.hook.js';
import { useAskAgainMs } from '../data/live.hook.js';

export type Review = Answer<'/api/developer/apps/{id}/reviews', 'get'>['items'][number];
export type Connection = Answer<'/api/developer/apps/{id}/connections', 'get'>['items'][number];

export function useChecklist(id: number) {
  const refetchInterval = useAskAgainMs();
  const read = () => api.GET('/api/developer/apps/{id}/checklist', pathOf(id));
  return useItems(['app', id, 'checklist'], read, { refetchInterval });
}

export function useProbes(id: number) {
  return useMutation({
    mutationFn: () => api.POST('/api/developer/apps/{id}/checklist/probes', pathOf(id)),
    onSuccess: again(['app', id, 'checklist'], ['app', id, 'deliveries']),
  });
}

export function useReviews(id: number) {
  return useItems(['app', id, 'reviews'], () => api.GET('/api/developer/apps/{id}/reviews', pathOf(id)));
}

export function useSubmit(id: number) {
  return useMutation({
    mutationFn: (reason: string | null) =>
      answer(api.POST('/api/developer/apps/{id}/reviews', { ...pathOf(id), body: { reason } })),
    onSuccess: again(['app', id], ['apps']),
  });
}

export function useConnections(id: number) {
  return useItems(['app', id, 'connections'], () =>
    api.GET('/api/developer/apps/{id}/connections', pathOf(id)),
  );
}

const SHOW = '/api/developer/apps/{id}/connections/{connectionId}/credentials';

export type ConnectionCredentials = Answer<typeof SHOW, 'post'>;

/** The credentials of a connection: shown once, or made anew, which ends the old ones. */
export function useConnectionCredentials(id: number) {
  return useMutation({
    mutationFn: ({ connectionId, renewed }: { connectionId: number; renewed: boolean }) => {
      const of = { params: { path: { id, connectionId } } };
      return answer(renewed ? api.POST(`${SHOW}/renew`, of) : api.POST(SHOW, of));
    },
    // Also after a failure: the answer may be lost of what was done.
    onSettled: again(['app', id, 'connections']),
  });
}
