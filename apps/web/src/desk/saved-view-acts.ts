import { type Answer, sendChange, useRead } from '../base/api/client.js';
import { refused } from '../base/ui/toast.js';
import { listViewsWords as text } from '../base/words.js';
import type { MenuItem } from './ui/menu.js';

type Content = SavedView['content'];

/**
 * Acts on the saved views of a screen. A form shows why `create` was refused; `change` and `remove` announce
 * it and answer null.
 */
export function viewActs(screen: string) {
  const orRefused = <T>(change: Promise<T>) =>
    change.catch((error: unknown) => {
      refused(error);
      return null;
    });
  return {
    create: (name: string, shared: boolean, content: Content) =>
      sendChange('POST /api/admin/views', { screen, name, shared, content }),
    change: (id: number, body: { content?: Content; shared?: boolean }) =>
      orRefused(sendChange('PATCH /api/admin/views/{id}', { id, ...body })),
    remove: (id: number) => orRefused(sendChange('DELETE /api/admin/views/{id}', { id })),
  };
}

/** A view in a menu: those of colleagues with their names. */
export function viewItem(view: SavedView, mine: number, act: () => void): MenuItem {
  const { name, operatorId, operatorName: who, shared } = view;
  const label = operatorId === mine ? name : text.sharedBy({ name, who });
  return { label, icon: shared ? 'people' : 'filter', act };
}

export type SavedView = Answer<'/api/admin/views'>['items'][number];

const NONE: readonly SavedView[] = [];

/** Views of a screen that the person saved, or that colleagues share. */
export function useSavedViews(screen: string): readonly SavedView[] {
  const list = useRead('/api/admin/views', { screen }, { staleTime: 60_000 });
  return list.data?.items ?? NONE;
}
