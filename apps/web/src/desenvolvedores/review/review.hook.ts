import { useMutation, useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../base/api/list.js';
import { again, type Answer, call, read } from '../../base/api/client.js';
import { useAskAgainMs } from '../data/live.hook.js';

export type Review = Answer<'/api/developer/apps/{id}/reviews'>['items'][number];
export type Connection = Answer<'/api/developer/apps/{id}/connections'>['items'][number];

export function useChecklist(id: number) {
  return useQuery({
    ...read('/api/developer/apps/{id}/checklist', { id }),
    select: itemsOf,
    refetchInterval: useAskAgainMs(),
  });
}

const SHOW = '/api/developer/apps/{id}/connections/{connectionId}/credentials';

export type ConnectionCredentials = Answer<`POST ${typeof SHOW}`>;

/** The credentials of a connection: shown once, or made anew, which ends the old ones. */
export function useConnectionCredentials(id: number) {
  return useMutation({
    mutationFn: ({ connectionId, renewed }: { connectionId: number; renewed: boolean }) =>
      call(`POST ${SHOW}${renewed ? '/renew' : ''}`, { id, connectionId }),
    // Also after a failure: the answer may be lost of what was done.
    onSettled: () => again('/api/developer/apps'),
  });
}
