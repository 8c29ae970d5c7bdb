import { useQuery } from '@tanstack/react-query';
import { itemsOf } from '../../base/api/list.js';
import { type Answer, read } from '../../base/api/client.js';
import { useAskAgainMs } from '../data/live.hook.js';

export type Review = Answer<'/api/developer/apps/{id}/reviews'>['items'][number];

export function useChecklist(id: number) {
  return useQuery({
    ...read('/api/developer/apps/{id}/checklist', { id }),
    select: itemsOf,
    refetchInterval: useAskAgainMs(),
  });
}
