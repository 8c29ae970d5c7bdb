import { call, again } from './api/client.js';
import type { SavedView } from './saved-views.js';
import { refused } from './ui/toast.js';

type Content = SavedView['content'];

/**
 * What can be done with the saved views of a screen. A form says why one was not made; a change answers what it did; null:
 * it was refused, and that was said.
 */
export function viewActs(screen: string) {
  const fresh = () => again('/api/admin/views');
  const act = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      const done = await call;
      await fresh();
      return done;
    } catch (error) {
      refused(error);
      return null;
    }
  };
  return {
    create: async (name: string, shared: boolean, content: Content) => {
      const made = await call('POST /api/admin/views', { screen, name, shared, content });
      await fresh();
      return made;
    },
    change: (id: number, body: { content?: Content; shared?: boolean }) =>
      act(call('PATCH /api/admin/views/{id}', { id, ...body })),
    remove: (id: number) => act(call('DELETE /api/admin/views/{id}', { id })),
  };
}
