import { useQuery } from '@tanstack/react-query';
import { read, type Answer } from './api/client.js';

export type SavedView = Answer<'/api/admin/views'>['items'][number];

const NONE: readonly SavedView[] = [];

/** Views of a screen that the person saved, or that colleagues share. */
export function useSavedViews(screen: string): readonly SavedView[] {
  const list = useQuery({ ...read('/api/admin/views', { screen }), staleTime: 60_000 });
  return list.data?.items ?? NONE;
}
