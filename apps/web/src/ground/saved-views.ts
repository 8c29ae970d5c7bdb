import { useQuery } from '@tanstack/react-query';
import { answer, api, type Answer } from './api/client.js';

export type SavedView = Answer<'/api/admin/views', 'get'>['items'][number];

const NONE: readonly SavedView[] = [];

export function viewsKey(screen: string) {
  return ['views', screen];
}

/** Views of a screen that the person saved, or that colleagues share. */
export function useSavedViews(screen: string): readonly SavedView[] {
  const list = useQuery({
    queryKey: viewsKey(screen),
    queryFn: () => answer(api.GET('/api/admin/views', { params: { query: { screen } } })),
    staleTime: 60_000,
  });
  return list.data?.items ?? NONE;
}
